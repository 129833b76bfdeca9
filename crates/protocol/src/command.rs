use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use wire_derive::Wire;

use crate::{Reaction, SeatNumber, Settings, text};

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
    /// Identifies the client; always the first command of a connection.
    Hello(Hello),
    /// Decides, as text of a record: `start CARD CARD`, `left CARD`, `right CARD`, `exchange` or `take-back`.
    Decide(String),
    /// Announces what the player is about to lay, or nothing: it is laid when the time is over.
    Highlight(Option<String>),
    /// Adds 32 random hexadecimal digits to the seed of the next game; once a game, between games.
    Nonce(String),
    /// Changes the own name.
    Rename(String),
    /// Asks for another seat, between games. A bot changes places at once; a person has to ask for the own seat in return. The own
    /// seat takes the question back.
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
    /// Agrees to the next game, or no longer does; between games.
    Ready(bool),
    /// Deals before the first game. After a game, deals in a moment to all who are ready by then. Host only.
    Start,
    /// Agrees that a bot places for a seat in this round, because its owner is online and does not. In games without a clock.
    PlaceFor(SeatNumber),
    /// Lets a bot play a seat until its owner takes it back. Host only, during a game.
    Replace(SeatNumber),
    /// Takes the own seat back from the bot that plays it.
    Return,
    /// Lets nobody else in, or everybody again. Host only.
    Lock(bool),
    /// Reminds a seat that the others wait; once a round.
    Nudge(SeatNumber),
    /// Shows a reaction to everybody.
    React(Reaction),
    /// Agrees to end the game without a result, or no longer does. In the first round the host alone decides.
    End(bool),
    /// Asks for a sign of life.
    Ping,
}

/// The client.
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
    /// How a spectator wants to be called; seats have their names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}
