//! The score sheet for the real table: what is written on it, what it is worth, and how it is kept.

mod conflict;
mod evening;
mod export;
mod finder;
mod kept;
mod other_box;
mod others;
mod paper;

pub use self::conflict::{Conflict, conflicts};
pub use self::evening::{Evening, EveningLine, EveningStanding};
pub use self::export::{bg_stats, table};
pub use self::finder::{can_follow, candidates};
pub use self::kept::{KeptSheet, SheetStep};
pub use self::others::OtherRounds;
pub use self::paper::{Excerpt, Paper, PaperPlayer, PaperScores, Spot};
#[cfg(test)]
pub(crate) use self::paper::{example_of, worked_example};
