//! Questions to a worker, and its answers: texts both ways.
//!
//! A question contains the record of the game, and the worker views it from the seat that asks. If the game does
//! not use the classic box, the content file follows.

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

/// Returns a seed for bots that is independent of the deal, and different for every decision of a game.
pub fn whims(decisions: usize) -> Seed {
    let Ok(whims) = "whims of bots".parse::<Seed>();
    whims.child(decisions as u32)
}

/// Whole numbers save bytes: reading and writing floats takes a dozen kilobytes of code.
fn thousandths(number: f64) -> i32 {
    (number * 1000.0).round() as i32
}
