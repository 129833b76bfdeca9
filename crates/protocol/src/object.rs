//! Accepts objects only as objects.
//!
//! serde also reads the fields of a structure from a list, in the order of the code, which no client may rely on.
//! This reader behaves like serde, except that lists are lists at every depth.

use std::fmt;

use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

/// A value read from JSON whose structures are all objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(Strict(deserializer)).map(Object)
    }
}

/// Wraps a reader so that nested values are read as strictly.
struct Strict<R>(R);

/// Visits any value, or the fields of a structure.
struct StrictVisitor<V> {
    visitor: V,
    is_structure: bool,
}

impl<V> StrictVisitor<V> {
    const fn anything(visitor: V) -> Self {
        Self { visitor, is_structure: false }
    }

    const fn structure(visitor: V) -> Self {
        Self { visitor, is_structure: true }
    }
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Strict<D> {
    type Error = D::Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_any(StrictVisitor::anything(visitor))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_option(StrictVisitor::anything(visitor))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_newtype_struct(name, StrictVisitor::anything(visitor))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_struct(name, fields, StrictVisitor::structure(visitor))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        self.0.deserialize_enum(name, variants, StrictVisitor::anything(visitor))
    }

    // Skipped values need not be understood.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.0.deserialize_ignored_any(visitor)
    }

    // JSON itself tells the types of these.
    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map identifier
    }
}

macro_rules! pass_on {
    ($($method:ident($value:ty))*) => {$(
        fn $method<E: Error>(self, value: $value) -> Result<V::Value, E> {
            self.visitor.$method(value)
        }
    )*};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for StrictVisitor<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    pass_on! {
        visit_bool(bool) visit_i64(i64) visit_u64(u64) visit_f64(f64)
        visit_str(&str) visit_borrowed_str(&'de str) visit_string(String)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.visitor.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.visitor.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, some: D) -> Result<V::Value, D::Error> {
        self.visitor.visit_some(Strict(some))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        self.visitor.visit_newtype_struct(Strict(inner))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        if self.is_structure {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        }
        self.visitor.visit_seq(Strict(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_map(Strict(fields))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.visitor.visit_enum(Strict(variant))
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Strict<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(Strict(deserializer))
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(Strict(seed))
    }
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Strict<A> {
    type Error = A::Error;

    // Field names are texts.
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_key_seed(seed)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        self.0.next_value_seed(Strict(seed))
    }
}

impl<'de, A: EnumAccess<'de>> EnumAccess<'de> for Strict<A> {
    type Error = A::Error;
    type Variant = Strict<A::Variant>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self::Variant), A::Error> {
        let (name, content) = self.0.variant_seed(seed)?;
        Ok((name, Strict(content)))
    }
}

impl<'de, A: VariantAccess<'de>> VariantAccess<'de> for Strict<A> {
    type Error = A::Error;

    fn unit_variant(self) -> Result<(), A::Error> {
        self.0.unit_variant()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, A::Error> {
        self.0.newtype_variant_seed(Strict(seed))
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, A::Error> {
        self.0.tuple_variant(length, StrictVisitor::anything(visitor))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, A::Error> {
        self.0.struct_variant(fields, StrictVisitor::structure(visitor))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, Deed, MyGames, NewRoom};

    fn read<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, String> {
        serde_json::from_str(text).map(|Object(read)| read).map_err(|error| error.to_string())
    }

    #[test]
    fn only_objects_are_objects() {
        let command: Command = read(r#"{"do":"ping","id":"a","list":[1]}"#).expect("a command");
        assert_eq!((command.id.as_str(), command.version), ("a", 0));
        let error = read::<Command>(r#"["a",5,"ping"]"#).expect_err("a list");
        assert!(error.contains("invalid type: sequence, expected struct Command"), "{error}");
        assert!(read::<Command>("null").is_err());
        assert!(read::<Command>(r#"{"id":"a","id":"b","do":"ping"}"#).is_err());
    }

    #[test]
    fn lists_are_refused_wherever_an_object_belongs() {
        for (object, list) in [
            (r#"{"hello":{"protocol":1}}"#, r#"{"hello":[1,null,null,null]}"#),
            (r#"{"add-bot":{"level":"master"}}"#, r#"{"add-bot":["master"]}"#),
            (r#"{"settings":{}}"#, r#"{"settings":["standard","random",null,120,true]}"#),
            (r#"{"settings":{}}"#, r#"{"settings":[]}"#),
        ] {
            assert!(
                serde_json::from_str::<Deed>(list).is_ok() || list.ends_with("[]}"),
                "serde takes {list}"
            );
            for deed in [object, list] {
                let command = read::<Command>(&format!(r#"{{"id":"a","do":{deed}}}"#));
                assert_eq!(command.is_ok(), deed == object, "{deed}: {command:?}");
            }
        }
        assert!(read::<NewRoom>(r#"{"name":"Ann","settings":{}}"#).is_ok());
        assert!(read::<NewRoom>(r#"{"name":"Ann","settings":["standard","A",60,120,false]}"#).is_err());
        assert!(read::<MyGames>(r#"{"seats":[{"room":"a","token":"b"}]}"#).is_ok());
        assert!(read::<MyGames>(r#"{"seats":[["a","b"]]}"#).is_err());
        assert!(read::<MyGames>(r#"[[{"room":"a","token":"b"}]]"#).is_err());
    }
}
