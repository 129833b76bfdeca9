use std::fmt;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Round {
    /// Everyone lays the first two cards.
    Start,
    /// Everyone adds a card: rounds 1 to 6.
    Placing(u8),
    /// All sideboards have eight cards.
    Over,
}

impl Round {
    /// How many rounds follow the start.
    pub const COUNT: u8 = 6;

    /// How many rounds people count: the start is the first.
    pub const NUMBERED: u8 = Self::COUNT + 1;

    /// Returns the number of the round as people count, from 1; over is in the last one.
    pub const fn number(self) -> u8 {
        match self {
            Self::Start => 1,
            Self::Placing(number) => number + 1,
            Self::Over => Self::NUMBERED,
        }
    }

    /// Returns how many cards everyone lays.
    pub const fn cards(self) -> usize {
        match self {
            Self::Start => 2,
            Self::Placing(_) => 1,
            Self::Over => 0,
        }
    }

    /// Returns the next round.
    pub(crate) const fn next(self) -> Self {
        match self {
            Self::Start => Self::Placing(1),
            Self::Placing(number) if number < Self::COUNT => Self::Placing(number + 1),
            Self::Placing(_) | Self::Over => Self::Over,
        }
    }
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::Placing(number) => write!(f, "round {number}"),
            Self::Over => f.write_str("over"),
        }
    }
}
