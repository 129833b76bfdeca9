use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// The question of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// The last card, with the exchange card spent: everything is known.
    LastCard,
    /// Which card now, with one more to come.
    TwoRounds,
    /// Exchange the hand or keep it, with one or two cards to go.
    Exchange,
    /// All cards to come are face up: reach the most possible points.
    Perfect,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::LastCard, Self::TwoRounds, Self::Exchange, Self::Perfect];

    /// Returns whether the player plays to the end instead of deciding once.
    pub const fn is_played_out(self) -> bool {
        matches!(self, Self::Perfect)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::LastCard => "last-card",
            Self::TwoRounds => "two-rounds",
            Self::Exchange => "exchange",
            Self::Perfect => "perfect",
        })
    }
}

/// A word that names no kind of puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a kind of puzzle (last-card, two-rounds, exchange, perfect)")]
pub struct UnknownKind(pub String);

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(word: &str) -> Result<Self, UnknownKind> {
        let found = Self::ALL.into_iter().find(|kind| kind.to_string() == word);
        found.ok_or_else(|| UnknownKind(word.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip_and_a_wrong_one_lists_them() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert!(UnknownKind("x".to_owned()).to_string().contains(&kind.to_string()));
        }
        assert!("draft".parse::<Kind>().is_err(), "no draft can be proven: docs/PUZZLES.md");
    }
}
