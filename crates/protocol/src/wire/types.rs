//! How the types in messages are read and written.

use std::fmt::Display;
use std::str::FromStr;

use sideboards_bots::Level;
use sideboards_rules::{CardText, Variant};

use super::{Faults, Json, Wire, quote};
use crate::GoalsWish;

impl Wire for String {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        json.text(faults).to_owned()
    }

    fn write(&self, text: &mut String) {
        quote(self, text);
    }
}

impl Wire for bool {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        if let Json::Bool(value) = json {
            return *value;
        }
        faults.malformed();
        false
    }

    fn write(&self, text: &mut String) {
        text.push_str(if *self { "true" } else { "false" });
    }
}

impl Wire for u64 {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        if let Json::Number(value) = json {
            return *value;
        }
        faults.malformed();
        0
    }

    fn write(&self, text: &mut String) {
        text.push_str(&self.to_string());
    }
}

macro_rules! smaller_number {
    ($($number:ty)*) => {$(
        impl Wire for $number {
            fn read(json: &Json, faults: &mut Faults) -> Self {
                let number = u64::read(json, faults);
                if number > Self::MAX.into() {
                    faults.malformed();
                }
                number as Self
            }

            fn write(&self, text: &mut String) {
                u64::from(*self).write(text);
            }
        }
    )*};
}

smaller_number!(u8 u16 u32);

impl<T: Wire> Wire for Option<T> {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        (*json != Json::Null).then(|| T::read(json, faults))
    }

    fn write(&self, text: &mut String) {
        match self {
            Some(value) => value.write(text),
            None => text.push_str("null"),
        }
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        json.list(faults).iter().map(|item| T::read(item, faults)).collect()
    }

    fn write(&self, text: &mut String) {
        write_list(self, text);
    }
}

impl Wire for [u8; 3] {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        let numbers = Vec::read(json, faults);
        numbers.try_into().unwrap_or_else(|_| {
            faults.malformed();
            Self::default()
        })
    }

    fn write(&self, text: &mut String) {
        write_list(self, text);
    }
}

impl<T: Wire> Wire for Box<T> {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        Self::new(T::read(json, faults))
    }

    fn write(&self, text: &mut String) {
        T::write(self, text);
    }
}

impl Wire for CardText {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        Self::from(json.text(faults)).unwrap_or_else(|_| {
            faults.malformed();
            Self::new()
        })
    }

    fn write(&self, text: &mut String) {
        quote(self, text);
    }
}

impl Wire for Level {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        parsed(json, faults).unwrap_or(Self::Random)
    }

    fn write(&self, text: &mut String) {
        write_text(self, text);
    }
}

impl Wire for Variant {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        parsed(json, faults).unwrap_or_default()
    }

    fn write(&self, text: &mut String) {
        write_text(self, text);
    }
}

impl Wire for GoalsWish {
    fn read(json: &Json, faults: &mut Faults) -> Self {
        parsed(json, faults).unwrap_or_default()
    }

    fn write(&self, text: &mut String) {
        write_text(self, text);
    }
}

fn parsed<T: FromStr>(json: &Json, faults: &mut Faults) -> Option<T> {
    let text = json.text(faults);
    let value = text.parse().ok();
    if value.is_none() {
        faults.newer(text);
    }
    value
}

fn write_text(value: &impl Display, text: &mut String) {
    quote(&value.to_string(), text);
}

/// Reads one word of a table.
pub(crate) fn read_word<T: Copy>(words: &[(T, &str)], json: &Json, faults: &mut Faults) -> T {
    let text = json.text(faults);
    let known = words.iter().find(|(_, word)| *word == text);
    if known.is_none() {
        faults.newer(text);
    }
    known.unwrap_or(&words[0]).0
}

pub(crate) fn write_word<T: PartialEq>(words: &[(T, &str)], value: &T, text: &mut String) {
    quote(word(words, value), text);
}

/// Finds the word for a value in a table of all values.
pub(crate) fn word<'w, T: PartialEq>(words: &[(T, &'w str)], value: &T) -> &'w str {
    words.iter().find(|(known, _)| known == value).map_or("", |(_, word)| word)
}

/// Reads a field that may be missing.
pub(crate) fn field_or<T: Wire>(
    json: &Json,
    name: &str,
    faults: &mut Faults,
    default: impl FnOnce() -> T,
) -> T {
    if !matches!(json, Json::Object(_)) {
        faults.malformed();
    }
    match json.get(name) {
        Json::Null => default(),
        value => T::read(value, faults),
    }
}

pub(crate) fn write_field(text: &mut String, name: &str, value: &impl Wire) {
    write_name(text, name);
    value.write(text);
}

/// Writes the name of a field, with a comma if it is not the first one of its object.
pub(crate) fn write_name(text: &mut String, name: &str) {
    if !text.ends_with('{') {
        text.push(',');
    }
    quote(name, text);
    text.push(':');
}

fn write_list<T: Wire>(items: &[T], text: &mut String) {
    text.push('[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        item.write(text);
    }
    text.push(']');
}
