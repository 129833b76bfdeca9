use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use crate::{Colour, Drawer, Handle};

/// The aspect of drawers that a goal considers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aspect {
    /// The drawers' colours.
    Colour,
    /// The drawers' handles.
    Handle,
}

impl Aspect {
    /// Both aspects.
    pub const ALL: [Self; 2] = [Self::Colour, Self::Handle];

    /// Returns the values that drawers can show in this aspect.
    pub fn values(self) -> &'static [Value] {
        &Value::ALL[self.lanes()]
    }

    /// Returns the indices of those values, see [`Value::index`].
    pub(crate) const fn lanes(self) -> Range<usize> {
        match self {
            Self::Colour => 0..Colour::ALL.len(),
            Self::Handle => Colour::ALL.len()..Value::COUNT,
        }
    }
}

impl fmt::Display for Aspect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Colour => "colour",
            Self::Handle => "handle",
        })
    }
}

/// The common value of the drawers of a combination or a row: a colour, or a kind of handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// All drawers of one colour.
    Colour(Colour),
    /// All drawers with one kind of handle.
    Handle(Handle),
}

impl Value {
    /// How many values there are.
    pub const COUNT: usize = Colour::ALL.len() + Handle::ALL.len();

    /// All values: the colours, then the handles.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Colour(Colour::Red),
        Self::Colour(Colour::Turquoise),
        Self::Colour(Colour::Pink),
        Self::Colour(Colour::Orange),
        Self::Colour(Colour::Black),
        Self::Handle(Handle::Flower),
        Self::Handle(Handle::Square),
        Self::Handle(Handle::Bar),
    ];

    /// Returns the position of the value in [`Value::ALL`].
    pub const fn index(self) -> usize {
        match self {
            Self::Colour(colour) => colour as usize,
            Self::Handle(handle) => Colour::ALL.len() + handle as usize,
        }
    }

    /// Returns the aspect that the value belongs to.
    pub const fn aspect(self) -> Aspect {
        match self {
            Self::Colour(_) => Aspect::Colour,
            Self::Handle(_) => Aspect::Handle,
        }
    }

    /// Returns whether a drawer shows the value.
    pub fn is_on(self, drawer: Drawer) -> bool {
        match self {
            Self::Colour(colour) => drawer.colour == colour,
            Self::Handle(handle) => drawer.handle == Some(handle),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(colour) => colour.fmt(f),
            Self::Handle(handle) => handle.fmt(f),
        }
    }
}

impl FromStr for Value {
    type Err = UnknownValue;

    fn from_str(word: &str) -> Result<Self, UnknownValue> {
        Self::ALL
            .into_iter()
            .find(|value| value.to_string() == word)
            .ok_or_else(|| UnknownValue(word.to_owned()))
    }
}

/// A word that names neither a colour nor a handle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is neither a colour nor a handle")]
pub struct UnknownValue(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn index_is_the_position_and_words_round_trip() {
        for (position, value) in Value::ALL.into_iter().enumerate() {
            assert_eq!(value.index(), position);
            assert!(value.aspect().values().contains(&value));
            assert_eq!(value.to_string().parse(), Ok(value));
        }
        assert!("any".parse::<Value>().is_err());
    }
}
