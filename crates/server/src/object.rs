use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

/// A JSON object. serde also takes the fields of a structure from a list, in their order in the code, which no client may
/// rely on.
///
/// This is about the outermost value only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Object<T>(pub(crate) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(ObjectVisitor(PhantomData))
    }
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = Object<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<Object<T>, A::Error> {
        T::deserialize(MapAccessDeserializer::new(fields)).map(Object)
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::Command;

    use super::*;

    #[test]
    fn only_objects_are_objects() {
        let read = |text| serde_json::from_str::<Object<Command>>(text).map_err(|error| error.to_string());
        let Object(command) = read(r#"{"do":"ping","id":"a","list":[1]}"#).expect("a command");
        assert_eq!((command.id.as_str(), command.version), ("a", 0));
        let error = read(r#"["a",5,"ping"]"#).expect_err("a list");
        assert!(error.contains("invalid type: sequence, expected an object"), "{error}");
        assert!(read("null").is_err() && read(r#"{"id":"a","id":"b","do":"ping"}"#).is_err());
    }
}
