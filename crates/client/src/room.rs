//! The conversation with a room of a server: pending commands, connecting, and the known state.

mod conversation;
mod countdown;
mod deals;
mod departures;
mod finished;
mod gesture;
mod happened;
mod invitation;
mod keyring;
mod known;
mod notice;
mod outbox;
mod outcome;
mod quick_key;
mod reconnect;
mod turns;
mod update;

pub use self::conversation::{Conversation, Effect, UpdateOrder};
pub use self::countdown::Countdown;
pub use self::departures::{Departures, Farewell, FarewellOutcome};
pub use self::finished::FetchedGame;
pub use self::gesture::Gesture;
pub use self::invitation::{Invitation, code_words};
pub use self::keyring::Keyring;
pub use self::known::{Admission, CheckedDeal, ConnectionState, Known, TELEVISION, players_of};
pub use self::notice::Notice;
pub use self::quick_key::quick_key;
pub use self::reconnect::Pauses;
pub use self::turns::Turns;
pub use self::update::UpdateEffects;

/// Milliseconds of any clock that does not go back.
pub type Time = u64;
