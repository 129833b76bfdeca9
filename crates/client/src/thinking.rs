//! What a front end asks a worker, and what the worker answers: texts both ways.
//!
//! A question carries the record of the game, and the worker looks at it through the view of the seat that asks. If the game is
//! not played with the classic box, the content file comes after it.

mod advice;
mod puzzle;
mod question;
mod review;
mod worker;

use sideboards_rules::Seed;

pub use self::advice::{Advice, read_decision, read_hints};
pub use self::puzzle::read as read_puzzle;
pub use self::question::Question;
pub use self::review::{Expected, PassedOn, Reviewed, ReviewedChoice, read as read_review};
pub use self::worker::Worker;

/// Returns a seed for bots that is independent of the deal, and another one for every decision of a game.
pub fn whims(decisions: usize) -> Seed {
    let Ok(whims) = "whims of bots".parse::<Seed>();
    whims.child(decisions as u32)
}

/// Whole numbers travel light: reading and writing floats takes a dozen kilobytes of code.
fn thousandths(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}
