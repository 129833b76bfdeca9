//! Output for terminals.

mod advice;
mod goals;
mod paint;
mod progress;
mod puzzle;
mod scores;
mod sideboard;
mod simulation;
mod tournament;

pub(crate) use advice::{hints, reviews};
pub(crate) use paint::{bold, card, dim, paint_cards};
pub(crate) use progress::progress_bar;
pub(crate) use puzzle::puzzle;
pub(crate) use scores::{Scored, scores};
pub(crate) use sideboard::sideboard;
pub(crate) use simulation::simulation;
pub(crate) use tournament::{CrossTable, Ranking, cross_table, ranking};
