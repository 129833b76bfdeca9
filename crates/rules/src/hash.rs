use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::hex;

/// A SHA-256 hash. As text it is 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash256(pub [u8; 32]);

impl Hash256 {
    /// Hashes bytes; a text is hashed as UTF-8.
    pub fn of(bytes: impl AsRef<[u8]>) -> Self {
        Self(Sha256::digest(bytes).into())
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a SHA-256 has 64 hexadecimal digits")]
pub struct NotAHash;

impl FromStr for Hash256 {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        hex::read(text).map(Self).ok_or(NotAHash)
    }
}

impl fmt::Display for Hash256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Hash256 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash256({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_written_and_read_as_digits() {
        // SHA-256 of "abc", from FIPS 180-2.
        let digits = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Hash256::of("abc").to_string(), digits);
        assert_eq!(digits.to_uppercase().parse(), Ok(Hash256::of("abc")));
        assert_eq!(digits[1..].parse::<Hash256>(), Err(NotAHash));
    }
}
