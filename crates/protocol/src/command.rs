//! Commands of clients.

use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use wire_derive::Wire;

use crate::{Reaction, SeatNumber, Settings, text};

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Command {
    /// The id of the command in its answer. A command sent again with the same id is carried out once.
    pub id: String,
    /// The version of the room that the client saw.
    #[serde(default)]
    pub version: u64,
    /// The deed.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// The deeds of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Deed {
    /// Identifies the client; always the first command of a connection.
    Hello(Hello),
    /// Decides, as text of a record: `start CARD CARD`, `left CARD`, `right CARD`, `exchange` or `take-back`.
    Decide(String),
    /// Announces a draft, or none: it is laid when the time is over.
    Highlight(Option<String>),
    /// Adds 32 random hexadecimal digits to the seed of the next game; once a game, between games.
    Nonce(String),
    /// Changes the own name.
    Rename(String),
    /// Asks for another seat, between games. A bot gives way at once; a person has to ask for the own seat in
    /// return. Asking for the own seat withdraws the request.
    MoveTo(SeatNumber),
    /// Gives up the own seat. During a game, a bot plays on, and the seat is freed when the game is over.
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
    /// Agrees to the next game, or withdraws the agreement; between games.
    Ready(bool),
    /// Deals the first game at once. After a game, deals in a moment to all who are ready by then. Host only.
    Start,
    /// Agrees that a bot places for a seat in this round, because its owner is online and does not. In games without a clock.
    PlaceFor(SeatNumber),
    /// Lets a bot play a seat until its owner takes it back. Host only, during a game.
    Replace(SeatNumber),
    /// Takes the own seat back from the bot that plays it.
    Return,
    /// Locks the room to newcomers, or opens it. Host only.
    Lock(bool),
    /// Reminds a seat that the others wait; once a round.
    Nudge(SeatNumber),
    /// Shows a reaction to everyone.
    React(Reaction),
    /// Agrees to end the game without a result, or withdraws the agreement. In the first round the host alone
    /// decides.
    End(bool),
    /// Checks the connection.
    Ping,
}

/// The introduction of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Hello {
    /// The client's version of the protocol.
    pub protocol: u32,
    /// The secret that owns a seat; spectators have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The last version that the client has; then only later events are sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The epoch of that version. In another epoch, or without it, everything is sent again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<String>,
    /// The name of a spectator; seats have their own names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
