//! The end of a game, told step by step.

mod share;
mod story;
mod telling;

pub(crate) use telling::Result;
