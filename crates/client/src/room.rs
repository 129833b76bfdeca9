//! The conversation with a room of a server: what was asked and not answered yet, when to connect, and what is known.

mod conversation;
mod countdown;
mod deals;
mod finished;
mod happened;
mod invitation;
mod keyring;
mod known;
mod notice;
mod outbox;
mod outcome;
mod reconnect;
mod update;

pub use self::conversation::{Conversation, Effect, Order};
pub use self::countdown::Countdown;
pub use self::finished::FinishedGame;
pub use self::invitation::{Invitation, code_words};
pub use self::keyring::Keyring;
pub use self::known::{CheckedDeal, ConnectionState, Entry, Known, players_of};
pub use self::notice::Notice;
pub use self::reconnect::Pauses;
pub use self::update::UpdateEffects;

/// Milliseconds by any clock that does not go back.
pub type Time = u64;
