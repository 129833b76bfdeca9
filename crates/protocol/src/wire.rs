//! Reads and writes messages: `#[derive(Wire)]` follows the attributes of serde, so each message is defined once.
//!
//! All clients use it: the page, where a general JSON library would be a tenth of the program, and native ones, so
//! that tests read like the page. The server uses serde, which is faster. Tests compare the two.

mod faults;
mod json;
mod types;

use thiserror::Error;

pub use self::faults::Faults;
pub use self::json::{Json, quote};
pub(crate) use self::types::{field_or, read_word, word, write_field, write_name, write_word};

/// A value that is sent as JSON.
pub trait Wire {
    /// Reads a value. If it cannot be read, the result is arbitrary and a fault is recorded: continuing takes half
    /// the code of stopping at each field.
    fn read(json: &Json, faults: &mut Faults) -> Self;

    /// Appends the value to a text.
    fn write(&self, text: &mut String);
}

/// Why a message cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// It does not belong to this protocol.
    #[error("not a message of this protocol")]
    Malformed,
    /// It has a word that this program does not know: the other side is newer. No meaning is guessed.
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
