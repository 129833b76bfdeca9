use std::fmt;
use std::str::FromStr;

use sideboards_rules::Seed;
use thiserror::Error;

use crate::{Apprentice, Bot, Joiner, Master, Random};

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Lays at random.
    Random,
    /// Looks one step ahead.
    Apprentice,
    /// Plans its own sideboard.
    Joiner,
    /// Searches, and considers the whole table.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Apprentice, Self::Joiner, Self::Master];

    /// Makes a bot of this level whose random choices follow from a seed.
    pub fn bot(self, seed: &Seed) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Apprentice => Box::new(Apprentice::new(seed)),
            Self::Joiner => Box::new(Joiner::new(seed)),
            Self::Master => Box::new(Master::new(seed)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Random => "random",
            Self::Apprentice => "apprentice",
            Self::Joiner => "joiner",
            Self::Master => "master",
        })
    }
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a bot (random, apprentice, joiner, master)")]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(word: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.to_string() == word)
            .ok_or_else(|| UnknownLevel(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_a_wrong_one_lists_them() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert!(UnknownLevel("x".to_owned()).to_string().contains(&level.to_string()));
        }
        assert!("Random".parse::<Level>().is_err());
    }
}
