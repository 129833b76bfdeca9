//! The pictures that links to Sideboards show in chats: 1200 by 630 pixels, as PNG.
//!
//! A [`Picture`] is plain data, and all that is drawn: what it does not contain cannot be seen. Drawing it gives an SVG, which is
//! cheap and always the same for the same data; rendering that takes tens of milliseconds.

mod board;
mod canvas;
mod font;
mod game;
mod goal_card;
mod nameplate;
mod panel;
mod render;
mod seats;
mod table;

pub use self::font::drawable;
pub use self::nameplate::{Chair, Nameplate, Standing};
pub use self::render::Svg;

use sideboards_rules::Goal;

/// The size of a picture, in pixels.
pub const SIZE: (u32, u32) = (1200, 630);

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// The largest text.
    pub title: String,
    /// The sentence below it.
    pub line: String,
    /// What is shown.
    pub motif: Motif,
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Motif {
    /// A table at which people take their seats.
    Table {
        /// All seats, free ones too.
        seats: Vec<Chair>,
        /// The goals, unless they are drawn later.
        goals: Option<[Goal; 3]>,
    },
    /// The sideboards of a game, in this order.
    Game {
        /// The players with their sideboards.
        players: Vec<Standing>,
        /// The goals.
        goals: [Goal; 3],
    },
    /// A deal that is still to be played: its cards lie face down.
    Deal {
        /// The goals, if they are known.
        goals: Option<[Goal; 3]>,
    },
    /// The sideboard of the home page.
    Showpiece,
}

impl Picture {
    /// Draws the picture.
    pub fn draw(&self) -> Svg {
        let canvas = match &self.motif {
            Motif::Table { seats, goals } => seats::draw(self, seats, goals.as_ref()),
            Motif::Game { players, goals } => game::draw(self, players, goals),
            Motif::Deal { goals } => table::deal(self, goals.as_ref()),
            Motif::Showpiece => table::showpiece(self),
        };
        canvas.finish()
    }
}
