//! What past games say about how their player plays. `docs/STATISTICS.md` describes it.

mod csv;
mod evenings;
mod filter;
mod groups;
mod numbers;
mod played;

pub use self::csv::csv;
pub use self::evenings::{PastEvening, Rivals, at_tables, evenings, head_to_head};
pub use self::filter::{Company, Filter, Opponents, Since, Where};
pub use self::groups::{
    AroundDevice, Group, Origins, around_device, boxes_played, by_bot, by_goal, by_origin, by_players,
    goals_played,
};
pub use self::numbers::{Numbers, TrendPoint, distribution, trend};
pub use self::played::{Played, PlayedBox, PlayedGoal};

#[cfg(test)]
pub(crate) mod fixture;
