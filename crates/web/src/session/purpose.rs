use sideboards_rules::Day;

use crate::history::Origin;

/// What a game is played for: that says where it is kept, and how it is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The game on the table.
    Table,
    /// The try of a daily deal that counts.
    Daily(Day),
    /// A daily deal once more, or after its day.
    Practice,
    /// The tutorial.
    Lesson,
}

impl Purpose {
    /// Gives the name under which the game is kept until it is over.
    pub(crate) fn kept(self) -> Option<String> {
        match self {
            Self::Table => Some(super::KEPT.to_owned()),
            Self::Daily(day) => Some(format!("daily-{day}")),
            Self::Practice | Self::Lesson => None,
        }
    }

    /// Gives what the history says of a finished game, if it is told of it.
    pub(super) fn origin(self) -> Option<Origin> {
        match self {
            Self::Table | Self::Practice => Some(Origin::Device),
            Self::Daily(day) => Some(Origin::Daily(day.to_string())),
            Self::Lesson => None,
        }
    }
}
