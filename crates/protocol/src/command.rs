use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use wire_derive::Wire;

use crate::{SeatNumber, Settings, text};

/// Something that a client wants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Command {
    /// Names the command in its answer. A command that is sent again under the same id is carried out once.
    pub id: String,
    /// The version of the room that the client saw when it decided.
    #[serde(default)]
    pub version: u64,
    /// What to do.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// What a client can want.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Deed {
    /// Says who is there; always the first command of a connection.
    Hello(Hello),
    /// Decides, as text of a record: `start CARD CARD`, `left CARD`, `right CARD`, `exchange` or `take-back`.
    Decide(String),
    /// Tells what the player is about to lay, or nothing: it is laid when the time is over.
    Highlight(Option<String>),
    /// Adds 32 random hexadecimal digits to the seed of the next game; once a game, between games.
    Nonce(String),
    /// Changes the own name.
    Rename(String),
    /// Changes places with whoever sits there, before a game.
    MoveTo(SeatNumber),
    /// Gives up the own seat; during a game a bot goes on playing it.
    Leave,
    /// Seats a bot. Host only, before a game.
    AddBot {
        /// `random`, `apprentice`, `joiner` or `master`.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
    },
    /// Frees a seat. Host only, before a game.
    Remove(SeatNumber),
    /// Changes the settings. Host only, before a game.
    Settings(Settings),
    /// Deals. Host only, between games.
    Start,
    /// Deals again after a game; anybody who has a seat.
    Rematch,
    /// Lets a bot play a seat until its owner takes it back. Host only, during a game.
    Replace(SeatNumber),
    /// Takes the own seat back from the bot that plays it.
    Return,
    /// Asks for a sign of life.
    Ping,
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hello {
    /// The version of the protocol that the client speaks.
    pub protocol: u32,
    /// The secret that owns a seat; spectators have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The last version that the client has; then only what came after it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The epoch of that version. In another epoch, or without it, everything is told anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<String>,
}
