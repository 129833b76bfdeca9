use std::fmt;
use std::str::FromStr;

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::hex;

/// The 32 bytes that decide all chance in a game.
///
/// As text it is 64 hexadecimal digits. Any other text stands for the seed that is its SHA-256, so that people can
/// play "the Tuesday deal" without copying digits. `docs/DEAL.md` specifies how other programs get the same deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// The purpose of a stream of random words. Each purpose has its own words, so that none can shift another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stream {
    /// The first shuffle, then each time the discard pile is shuffled again.
    Shuffle {
        /// 0 for the deal, 1 for the first reshuffle, and so on.
        number: u32,
    },
    /// Drawing the three goals.
    Goals,
    /// The seed of one game of many.
    Child {
        /// The number of the game.
        number: u32,
    },
}

impl Stream {
    /// Returns the nonce; the numbers never change, see `docs/DEAL.md`.
    const fn nonce(self) -> u64 {
        match self {
            Self::Shuffle { number } => number as u64,
            Self::Goals => 1 << 32,
            Self::Child { number } => 2 << 32 | number as u64,
        }
    }
}

impl Seed {
    /// Returns the random words for one purpose.
    #[inline]
    pub(crate) fn stream(&self, stream: Stream) -> ChaCha20Rng {
        let mut words = ChaCha20Rng::from_seed(self.0);
        words.set_stream(stream.nonce());
        words
    }

    /// Returns the seed of one game in a series.
    #[must_use]
    pub fn child(&self, number: u32) -> Self {
        let mut bytes = [0; 32];
        self.stream(Stream::Child { number }).fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// Returns the public commitment to a seed before a game, which reveals nothing about the cards: the SHA-256 of
    /// its 64 digits.
    ///
    /// Compare it at the end to check that the seed was not changed; `printf %s SEED | sha256sum` prints the same.
    pub fn commitment(&self) -> String {
        let digest: [u8; 32] = Sha256::digest(self.to_string()).into();
        Self(digest).to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        hex::write(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl FromStr for Seed {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(Self(hex::read(text).unwrap_or_else(|| Sha256::digest(text).into())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seed(text: &str) -> Seed {
        text.parse().expect("every text is a seed")
    }

    #[test]
    fn digits_are_the_seed_and_other_text_is_hashed() {
        let digits = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
        assert_eq!(seed(digits).0[..3], [0x00, 0x11, 0x22]);
        assert_eq!(seed(digits).to_string(), digits);
        assert_eq!(seed(&digits.to_uppercase()), seed(digits));
        // SHA-256 of "abc", from FIPS 180-2.
        let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(seed("abc").to_string(), abc);
        assert_ne!(seed(&digits[1..]), seed(digits));
    }

    /// RFC 8439, 2.3.2 uses another nonce, so this is appendix A.1, test vector 1: key and nonce zero.
    #[test]
    fn the_words_are_the_keystream_of_rfc_8439() {
        let mut words = Seed([0; 32]).stream(Stream::Shuffle { number: 0 });
        assert_eq!([words.next_u32(), words.next_u32()], [0xade0_b876, 0x903d_f1a0]);
    }

    /// Computed by the program in `docs/DEAL.md`.
    #[test]
    fn children_are_as_they_always_were() {
        let parent = seed("the Tuesday deal");
        assert!(parent.child(0).to_string().starts_with("e22d4fa3"));
        assert!(parent.child(1).to_string().starts_with("49334cf4"));
    }

    #[test]
    fn children_differ() {
        let parent = seed("parent");
        assert_ne!(parent.child(0), parent.child(1));
        assert_ne!(parent.child(0), seed("other").child(0));
        assert_eq!(parent.child(7), seed("parent").child(7));
    }
}
