use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The colour of a drawer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// `R`
    Red,
    /// `T`
    Turquoise,
    /// `P`
    Pink,
    /// `O`
    Orange,
    /// `K`, as printers call it
    Black,
}

impl Colour {
    /// The five colours in the order of the rule booklet.
    pub const ALL: [Self; 5] = [Self::Red, Self::Turquoise, Self::Pink, Self::Orange, Self::Black];

    /// Returns the letter that stands for the colour in every notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Turquoise => 'T',
            Self::Pink => 'P',
            Self::Orange => 'O',
            Self::Black => 'K',
        }
    }

    /// Finds the colour that a letter stands for.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Red => "red",
            Self::Turquoise => "turquoise",
            Self::Pink => "pink",
            Self::Orange => "orange",
            Self::Black => "black",
        })
    }
}

/// A word that names no colour.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a colour (red, turquoise, pink, orange, black)")]
pub struct UnknownColour(pub String);

impl FromStr for Colour {
    type Err = UnknownColour;

    fn from_str(word: &str) -> Result<Self, UnknownColour> {
        Self::ALL
            .into_iter()
            .find(|colour| colour.to_string() == word)
            .ok_or_else(|| UnknownColour(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_words_round_trip() {
        for colour in Colour::ALL {
            assert_eq!(Colour::from_letter(colour.letter()), Some(colour));
            assert_eq!(colour.to_string().parse(), Ok(colour));
        }
        assert_eq!(Colour::from_letter('r'), None);
        assert_eq!("Red".parse::<Colour>(), Err(UnknownColour("Red".into())));
    }
}
