//! Counts combinations and rows, and scores them.
//!
//! Facts first, prices later: a [`Tally`] contains the drawers of each combination and row, [`Counts`] their
//! numbers, and [`Scores`] the points of the table. There are two ways to count. The exact one works for every
//! content and yields the facts ([`packing`], [`rows`]). The fast one needs a deck whose cards show every colour
//! and every handle at most once, as the classic deck's do, and yields counts only ([`lookout`]).

mod bound;
mod compiled;
mod drawers;
mod lanes;
mod lookout;
mod packing;
mod rows;
mod running;
mod runs;
mod scores;
mod tally;
mod trail;
mod windows;

pub use drawers::Drawers;
pub use rows::Row;
pub use running::Running;
pub use scores::{PlayerScore, Rating, Scores};
pub use tally::{Counts, Scorer, Tally};
pub use trail::Trail;

pub(crate) use compiled::Compiled;
