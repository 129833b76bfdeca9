//! New games: their plan, and deals that were sent.

mod deal;
mod plan;
mod seating;
mod wish;

pub use self::deal::{deal, deal_from, redeal};
pub use self::plan::{Mode, Plan};
pub use self::wish::{OtherBox, Wish, deal_address};
