//! The conversation with a room of a server: what was asked and not answered yet, when to connect, and what is known.

mod answer;
mod countdown;
mod deals;
mod finished;
mod happened;
mod invitation;
mod keyring;
mod known;
mod notice;
mod outbox;
mod reconnect;
mod update;

pub use self::answer::AnswerEffect;
pub use self::countdown::Countdown;
pub use self::finished::FinishedGame;
pub use self::invitation::{Invitation, code_words};
pub use self::keyring::Keyring;
pub use self::known::{CheckedDeal, ConnectionState, Entry, Known, players_of};
pub use self::notice::Notice;
pub use self::reconnect::{Due, Reconnect};
pub use self::update::UpdateEffects;
