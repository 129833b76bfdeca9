use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// How many hexadecimal digits a nonce has.
pub const NONCE_LENGTH: usize = 32;

/// A player's contribution to the seed of a game: 32 random hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nonce(String);

/// A text that is not a nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a nonce has {NONCE_LENGTH} hexadecimal digits")]
pub struct NotANonce;

impl FromStr for Nonce {
    type Err = NotANonce;

    fn from_str(text: &str) -> Result<Self, NotANonce> {
        let is_nonce = text.len() == NONCE_LENGTH && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_nonce.then(|| Self(text.to_ascii_lowercase())).ok_or(NotANonce)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
