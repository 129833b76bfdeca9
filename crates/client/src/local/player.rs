use std::fmt;

use sideboards_bots::Level;
use sideboards_protocol::clean_name;

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// A person; the name may be empty.
    Person(String),
    /// A bot.
    Bot(Level),
}

impl Player {
    /// Makes a person; the name is sanitised.
    pub fn person(name: &str) -> Self {
        Self::Person(clean_name(name))
    }

    /// Reads a player from its stored line.
    pub fn parse(line: &str) -> Option<Self> {
        match line.split_once(' ')? {
            ("person", name) => Some(Self::person(name)),
            ("bot", level) => level.parse().ok().map(Self::Bot),
            _ => None,
        }
    }

    /// Returns whether it is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => write!(f, "person {name}"),
            Self::Bot(level) => write!(f, "bot {level}"),
        }
    }
}
