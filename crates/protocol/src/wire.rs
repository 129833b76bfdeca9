//! Reads and writes messages: `#[derive(Wire)]` follows the attributes that serde has too, so each message is defined once.
//!
//! All clients read with it: the page, where a library for all of JSON would be a tenth of the program, and native ones, so that
//! the tests read as the page does. The server reads with serde, which is quicker. Tests compare the two.

mod faults;
mod json;
mod types;

use thiserror::Error;

pub use self::faults::Faults;
pub use self::json::Json;
pub(crate) use self::json::quote;
pub(crate) use self::types::{field_or, read_word, word, write_field, write_name, write_word};

/// Something that is sent as JSON.
pub trait Wire {
    /// Reads a value. There is one even if it cannot be read, and then there is a fault too: going on takes half the code of
    /// stopping at each field.
    fn read(json: &Json, faults: &mut Faults) -> Self;

    /// Writes it behind a text.
    fn write(&self, text: &mut String);
}

/// Why something cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// It is nothing of this protocol.
    #[error("not a message of this protocol")]
    Malformed,
    /// It has a word that this program does not know: the other side is newer. Nothing is guessed.
    #[error("this program is out of date: it does not know {word:?}")]
    Newer {
        /// The unknown word: a stage, a code, an event.
        word: String,
    },
}

/// Reads a message or a body.
pub fn read<T: Wire>(text: &str) -> Result<T, Unread> {
    let json = Json::parse(text).ok_or(Unread::Malformed)?;
    let mut faults = Faults::default();
    let value = T::read(&json, &mut faults);
    faults.verdict().map(|()| value)
}

/// Writes a message or a body.
pub fn write(value: &impl Wire) -> String {
    let mut text = String::new();
    value.write(&mut text);
    text
}

#[cfg(test)]
mod tests;
