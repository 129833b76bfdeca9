//! The end of a game, told step by step.

mod after;
mod scored;
mod share;
mod telling;

pub(crate) use scored::{Scored, score_table, scored_text, verdict};
pub(crate) use share::{Share, ShareButtons};
pub(crate) use telling::GameResult;
