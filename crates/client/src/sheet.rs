//! The score sheet for the real table: what is written on it, what it is worth, and how it is kept.

mod conflict;
mod evening;
mod export;
mod finder;
mod kept;
mod paper;

pub use self::conflict::{Conflict, conflicts};
pub use self::evening::{Evening, EveningLine};
pub use self::export::{bg_stats, table};
pub use self::finder::{can_follow, candidates};
pub use self::kept::{KeptSheet, SheetStep};
#[cfg(test)]
pub(crate) use self::paper::worked_example;
pub use self::paper::{Paper, PaperPlayer, PaperScores, Spot};
