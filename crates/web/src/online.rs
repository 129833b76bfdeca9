//! Games in rooms of a server, with people elsewhere.

mod api;
mod clock;
mod deals;
mod finished;
mod happened;
mod invitation;
pub(crate) mod keyring;
mod known;
mod line;
mod outbox;
mod pulse;
mod room;
mod visit;

pub(crate) use api::{Failure, enter_daily, finished_game, look_at_daily, my_games, open_room, take_seat};
pub(crate) use clock::Countdown;
pub(crate) use finished::FinishedGame;
pub(crate) use invitation::{Invitation, code_words};
pub(crate) use known::{CheckedDeal, Entry, Known, Notice, players_of};
pub(crate) use line::LineState;
pub(crate) use room::Room;
pub(crate) use visit::Visit;
