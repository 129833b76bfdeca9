//! A finished game step by step: where it is found, its moments, and how good its decisions were.

mod found;
mod grade;
mod steps;

pub use self::found::{FoundGame, NoReplay, ReplayRequest, step_of};
pub use self::grade::Grade;
pub use self::steps::{Happened, Moment, Perspective, decisions_of, moments, rounds};
