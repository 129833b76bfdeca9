use std::fmt;
use std::str::FromStr;

use sideboards_rules::{Hash256, NotAHash, Seed};

use super::{DealSeat, Nonce, NotANonce};

/// The server's part of a seed: 32 random bytes, drawn before the players add theirs.
///
/// As text it is 64 hexadecimal digits. `Debug` does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl Secret {
    /// Hashes the secret, so that it can be announced without revealing it.
    pub fn hash(&self) -> Hash256 {
        Hash256::of(format!("sideboards secret 1\nsecret {self}\n"))
    }

    /// Mixes the secret with the nonces of the seats into the seed of a game.
    pub fn seed(&self, seats: &[DealSeat]) -> Result<Seed, NotANonce> {
        let mut text = format!("sideboards seed 1\nsecret {self}\n");
        for (number, seat) in (1..).zip(seats) {
            let nonce = seat.nonce().map(str::parse::<Nonce>).transpose()?;
            text += &match nonce {
                Some(nonce) => format!("nonce {number} {nonce}\n"),
                None => format!("nonce {number} -\n"),
            };
        }
        Ok(Seed(Hash256::of(&text).0))
    }
}

impl FromStr for Secret {
    type Err = NotAHash;

    fn from_str(text: &str) -> Result<Self, NotAHash> {
        text.parse().map(|Hash256(bytes)| Self(bytes))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hash256(self.0).fmt(f)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
