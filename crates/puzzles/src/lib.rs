//! Puzzles whose answers are proven: every card that can still come is enumerated, and values are exact fractions.
//!
//! A [`Puzzle`] is a solo game that stands at a decision. [`Puzzle::open`] proves it: the value of every decision, one best
//! answer, and a margin of at least a point. [`Generator`] finds puzzles, [`difficulty`] measures them, and a
//! [`PuzzleSet`] holds thousands in a few kilobytes. `docs/PUZZLES.md` defines all of it.
//!
//! There is no I/O, no clock and no sampling in here.

mod difficulty;
mod expectation;
mod generate;
mod immediate;
mod kind;
mod open_deal;
mod proof;
mod puzzle;
mod set;
mod symmetry;
mod theme;
mod values;

pub use difficulty::{Difficulty, difficulty};
pub use expectation::{Expectation, NotAnExpectation};
pub use generate::{Generator, TooFewCards};
pub use kind::{Kind, UnknownKind};
pub use open_deal::open_values;
pub use proof::Proof;
pub use puzzle::{NotAPuzzle, Puzzle};
pub use set::{Entry, PuzzleSet, SHIPPED, SetError, Slots};
pub use symmetry::{are_twins, position_key};
pub use theme::{Idea, Theme, UnknownTheme};
pub use values::{Unproven, Valued, values};
