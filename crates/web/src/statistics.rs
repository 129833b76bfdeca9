//! What past games say about how somebody plays. Nothing here knows the browser; `pages/statistics` draws it.

mod archive;
mod csv;
mod filter;
mod groups;
mod numbers;
mod played;

pub(crate) use self::archive::{merged, read_archive, write_archive};
pub(crate) use self::csv::csv;
pub(crate) use self::filter::{Company, Filter, Opponents, Since};
pub(crate) use self::groups::{
    AroundDevice, Group, Origins, around_device, by_bot, by_goal, by_origin, by_players, goals_played,
};
pub(crate) use self::numbers::{Moment, Numbers, distribution, trend};
pub(crate) use self::played::Played;

#[cfg(test)]
mod fixture;
