//! A finished game step by step: where it is found, its moments, how good its decisions were, and how it could have gone on.

mod accuracy;
mod comparison;
mod found;
mod grade;
mod onward;
mod pair;
mod reviews;
mod steps;

pub use self::accuracy::{accuracy, cost_error, next_mistake};
pub use self::comparison::{Comparison, PlayedBy, other_plays};
pub use self::found::{BotFinished, FoundGame, NoReplay, ReplayRequest, step_of};
pub use self::grade::Grade;
pub use self::onward::play_on;
pub use self::pair::{OtherDeal, Pair, Side};
pub use self::reviews::{keep_review, kept_review};
pub use self::steps::{Happened, Moment, Perspective, course, decisions_of, moments, rounds};
