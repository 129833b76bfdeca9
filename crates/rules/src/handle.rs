use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The kind of handle on a drawer; a drawer may also have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Handle {
    /// `f`
    Flower,
    /// `s`
    Square,
    /// `b`
    Bar,
}

impl Handle {
    /// The three handles in the order of the rule booklet.
    pub const ALL: [Self; 3] = [Self::Flower, Self::Square, Self::Bar];

    /// Returns the letter that stands for the handle in every notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Flower => 'f',
            Self::Square => 's',
            Self::Bar => 'b',
        }
    }

    /// Finds the handle that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|handle| handle.letter() == letter)
    }
}

impl fmt::Display for Handle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Flower => "flower",
            Self::Square => "square",
            Self::Bar => "bar",
        })
    }
}

/// A word that names no handle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a handle (flower, square, bar)")]
pub struct UnknownHandle(pub String);

impl FromStr for Handle {
    type Err = UnknownHandle;

    fn from_str(word: &str) -> Result<Self, UnknownHandle> {
        Self::ALL
            .into_iter()
            .find(|handle| handle.to_string() == word)
            .ok_or_else(|| UnknownHandle(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_words_round_trip() {
        for handle in Handle::ALL {
            assert_eq!(Handle::from_letter(handle.letter()), Some(handle));
            assert_eq!(handle.to_string().parse(), Ok(handle));
        }
        assert_eq!(Handle::from_letter('-'), None);
        assert_eq!("knob".parse::<Handle>(), Err(UnknownHandle("knob".into())));
    }
}
