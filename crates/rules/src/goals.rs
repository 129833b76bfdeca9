use std::fmt;

use thiserror::Error;

use crate::{GoalKind, GoalNumber};

/// The three goals of a game, one of each kind.
///
/// Made by [`Content::goals`](crate::Content::goals) and its siblings, which check the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goals {
    pub(crate) colour: GoalNumber,
    pub(crate) handle: GoalNumber,
    pub(crate) row: GoalNumber,
}

impl Goals {
    /// Returns the number of the goal of one kind.
    pub const fn of(&self, kind: GoalKind) -> GoalNumber {
        match kind {
            GoalKind::Colour => self.colour,
            GoalKind::Handle => self.handle,
            GoalKind::Row => self.row,
        }
    }

    /// Returns the three numbers: colour, handle, row.
    pub const fn numbers(&self) -> [u8; 3] {
        [self.colour.0, self.handle.0, self.row.0]
    }
}

/// Writes the three numbers with spaces between them.
impl fmt::Display for Goals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.colour, self.handle, self.row)
    }
}

/// Why numbers are not the three goals of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GoalsError {
    /// Not three.
    #[error("a game has three goals, not {count}")]
    Count {
        /// How many there are.
        count: usize,
    },
    /// The content has no such goal.
    #[error("there is no goal {number} in this box; its goals are 1 to {last}")]
    Unknown {
        /// The number asked for.
        number: i64,
        /// The highest number there is.
        last: u8,
    },
    /// Two of one kind.
    #[error("goals {first} and {second} are both {kind} goals; a game has one of each kind")]
    SameKind {
        /// One of them.
        first: GoalNumber,
        /// The other.
        second: GoalNumber,
        /// Their kind.
        kind: GoalKind,
    },
    /// The content has no such suggestion.
    #[error("there is no suggestion {name:?} in this box; it has {}", .known.join(", "))]
    UnknownSuggestion {
        /// The name asked for.
        name: String,
        /// The known names.
        known: Vec<String>,
    },
}

/// A trio of goals that the box suggests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// A letter or a word.
    pub name: String,
    /// The goals.
    pub goals: Goals,
}
