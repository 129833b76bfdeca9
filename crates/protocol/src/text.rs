//! Types of other crates that are serialised as text: `#[serde(with = "text")]`.

use std::borrow::Cow;
use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a value as its text.
pub fn serialize<T: Display, S: Serializer>(item: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(item)
}

/// Reads a value from its text.
pub fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}
