//! The commands, one file each.

pub(crate) mod completions;
pub(crate) mod content;
pub(crate) mod deal;
pub(crate) mod hint;
pub(crate) mod licences;
pub(crate) mod puzzles;
pub(crate) mod read;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod score;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
pub(crate) mod tournament;
pub(crate) mod verify;
