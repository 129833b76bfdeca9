//! The end of a game: the scoring as a race, the verdict, and what to do next.

mod after;
mod alone;
mod bars;
mod confetti;
mod evening;
mod finale;
mod podium;
mod race;
mod ranks;
mod rematch;
mod result;
mod run;
mod scored;
mod share;
mod television;

pub(crate) use evening::ShareEvening;
pub(crate) use result::{Audience, GameResult, ResultPage};
pub(crate) use scored::{Scored, score_table, scored_text, verdict};
pub(crate) use share::{Share, ShareButtons};
