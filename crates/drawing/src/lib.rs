//! How the things of Sideboards look: cards, goals, lights on a sideboard and the symbols of seats, as parts of SVG
//! pictures.
//!
//! The page, the pictures that chats show, and notebooks draw with them. What is drawn arrives as data; nothing here knows a
//! browser. The parts have the classes of the page's style sheets. Where there is no page, [`stylesheet`] gives them
//! their colours.

mod card;
mod colours;
mod glow;
mod goal;
mod outline;
mod seat;
mod stylesheet;

pub use self::card::{card, card_back};
pub use self::colours::{
    CROWN, INK, INK_SOFT, LINE, PAPER, SEATS, SHEET, WALL, WALL_LIT, WOOD, WOOD_DARK, WOOD_LIT, colour,
};
pub use self::glow::{Glow, Spotlight, Strength};
pub use self::goal::{GoalDrawing, goal, goal_cells};
pub use self::seat::seat_shape;
pub use self::stylesheet::stylesheet;

/// The size of a drawer, in units of the pictures.
pub const DRAWER: (usize, usize) = (60, 40);
