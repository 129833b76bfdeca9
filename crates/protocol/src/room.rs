use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use wire_derive::Wire;

use crate::{SeatNumber, Settings, text};

/// A room as everybody sees it, except for `you`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomState {
    /// The code of the room, as in its link.
    pub code: String,
    /// Whether a game is being played.
    pub stage: Stage,
    /// How many games were dealt here.
    pub games: u32,
    /// Who may change the room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<SeatNumber>,
    /// The seat of whoever gets this message; spectators have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatNumber>,
    /// What is agreed.
    pub settings: Settings,
    /// The fingerprint of the box that is played with, if it is not the classic one. Its file is at `/api/rooms/ROOM/content`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The hash of the server's secret for the next game, between games. The seed follows from the secret and from the nonces
    /// that players add.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_secret_hash: Option<String>,
    /// Who sits there, the first seat first.
    pub seats: Vec<Occupant>,
    /// When the time for this round is over, in milliseconds since 1970 by the clock of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
}

/// What goes on in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Stage {
    /// People come and choose seats.
    Gathering,
    /// A game is being played.
    Playing,
    /// A game is over; there may be another one.
    Over,
}

/// Who has a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Occupant {
    /// Somebody who came by the link: a person, or a program that plays for itself.
    Person(Person),
    /// A bot of the server.
    Bot {
        /// `random`, `apprentice`, `joiner` or `master`.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
    },
}

/// Somebody who came by the link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// How the person wants to be called.
    pub name: String,
    /// Whether the person is connected.
    pub online: bool,
    /// Whether a bot plays the seat until the person takes it back.
    pub replaced: bool,
    /// What the person adds to the seed of the next game, between games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}
