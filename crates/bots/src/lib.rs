//! Bots. A bot sees a [`View`], never a game, and decides from it alone.
//!
//! Bots are synchronous, read no clock, and always decide the same for the same views and the same seed, natively
//! and in the browser.

mod apprentice;
mod character;
mod hindsight;
mod hints;
mod joiner;
mod level;
mod master;
mod prospects;
mod random;
mod review;
mod search;

pub use apprentice::Apprentice;
pub use character::Character;
pub use hindsight::{
    CannotContinue, Continuation, Exchange, Hindsight, TooFewCards, continuation, hindsight,
};
pub use hints::{Adviser, Fact, Hint, facts};
pub use joiner::Joiner;
pub use level::{Level, UnknownLevel};
pub use master::Master;
pub use random::Random;
pub use review::{Passed, Review, ReviewError, ReviewedDecision};
pub use search::{Budget, Playouts, Style};

use sideboards_rules::{Decision, View};

/// Decides for a seat.
pub trait Bot: Send {
    /// Decides for the viewer, who has cards to place.
    ///
    /// # Panics
    /// If the viewer has nothing to lay: it is a spectator, has chosen already, or the game is over.
    fn decide(&mut self, view: &View) -> Decision;
}

/// Checks that the code in docs/BOTS.md compiles and runs.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/BOTS.md")]
struct Documents;
