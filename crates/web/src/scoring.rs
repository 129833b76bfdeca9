//! The end of a game, told step by step.

mod after;
mod share;
mod story;
mod telling;

pub(crate) use share::{Share, ShareButtons, deal_address};
pub(crate) use telling::Result;
