//! Pictures: cards, goals, sideboards. They know no rules; highlights and click targets arrive as data.

mod board;
mod card;
mod crown;
mod definitions;
mod exchange;
mod goal;
mod lit;
mod outline;
#[cfg(test)]
mod palettes;
mod portrait;
mod seat_mark;
mod sideboard;

pub(crate) use board::{Board, BoardCard, Look};
pub(crate) use card::{card, card_back, drawer_front};
pub(crate) use crown::crown;
pub(crate) use definitions::Definitions;
pub(crate) use exchange::exchange_picture;
pub(crate) use goal::{goal_cells, goal_picture};
pub(crate) use lit::{Glow, Lit, Spotlight, Strength};
pub(crate) use portrait::{face, portrait};
pub(crate) use seat_mark::{seat_mark, seat_shape};
pub(crate) use sideboard::small_sideboard;

/// The size of a drawer, in units of the pictures.
pub(crate) const DRAWER: (usize, usize) = (60, 40);
