use sideboards_drawing::{Glow, Spotlight};
use sideboards_rules::{Card, Tally};

use crate::font::drawable;

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chair {
    /// The seat is free; the text says so.
    Free(String),
    /// It is taken.
    Taken(Nameplate),
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nameplate {
    /// The seat, from 0: it decides colour and symbol.
    pub seat: usize,
    /// The name, as it can be drawn.
    name: String,
    /// A word about the player, such as the strength of a bot.
    pub note: Option<String>,
}

impl Nameplate {
    /// Makes a player; where the typeface lacks letters of the name, another one is drawn.
    pub fn new(seat: usize, name: &str, instead: impl FnOnce() -> String, note: Option<String>) -> Self {
        Self { seat, name: drawable(name).unwrap_or_else(instead), note }
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A player with a sideboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub(crate) player: Nameplate,
    pub(crate) cards: Vec<Card>,
    /// What counts on the cards.
    pub(crate) glows: Vec<Glow>,
    pub(crate) points: Option<u16>,
    pub(crate) has_won: bool,
}

impl Standing {
    /// Shows a player during a game, with the cards as they lie.
    pub const fn playing(player: Nameplate, cards: Vec<Card>) -> Self {
        Self { player, cards, glows: Vec::new(), points: None, has_won: false }
    }

    /// Shows a player at the end of a game, with what counts and the points.
    pub fn scored(player: Nameplate, cards: Vec<Card>, tally: &Tally, points: u16, has_won: bool) -> Self {
        let glows = Glow::all(tally, Spotlight::Everything);
        Self { player, cards, glows, points: Some(points), has_won }
    }
}
