//! The state of a room.

use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use wire_derive::Wire;

use crate::{SeatNumber, Settings, Strangers, is_default, text};

/// A room as all visitors see it, except for `you`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomState {
    /// The code of the room, as in its link.
    pub code: String,
    /// Whether a game is being played.
    pub stage: Stage,
    /// The number of games dealt here.
    pub games: u32,
    /// The seat of the host, who may change the room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<SeatNumber>,
    /// The recipient's seat; spectators have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatNumber>,
    /// The settings.
    pub settings: Settings,
    /// The fingerprint of the box, if it is not the classic one. Its file is at `/api/rooms/ROOM/content`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The hash of the server's secret for the next game, between games. The seed follows from the secret and from the nonces
    /// that players add.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_secret_hash: Option<String>,
    /// The occupants, the first seat first.
    pub seats: Vec<Occupant>,
    /// The number of available seats: six, or fewer with a small box.
    #[serde(default = "all_seats")]
    pub capacity: u8,
    /// Whether only owners of seats may enter.
    #[serde(default, skip_serializing_if = "is_default")]
    pub locked: bool,
    /// What a room of strangers is waiting for; other rooms have none. Nobody is its host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strangers: Option<Strangers>,
    /// When the next game begins at the latest, after the host's call; among strangers, when the time to say that one is
    /// ready is over. In milliseconds since 1970 by the clock of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub starts: Option<u64>,
    /// When the time for this round is over, in milliseconds since 1970 by the clock of the server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
}

const fn all_seats() -> u8 {
    sideboards_rules::MAX_PLAYERS as u8
}

/// The stage of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Stage {
    /// People enter and choose seats.
    Gathering,
    /// A game is being played.
    Playing,
    /// A game is over; there may be another one.
    Over,
}

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Occupant {
    /// A client with a token: a person, or a program that plays for itself.
    Person(Person),
    /// A bot of the server.
    Bot {
        /// `random`, `apprentice`, `joiner` or `master`.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
        /// How many games of this room it has won on this seat.
        #[serde(default, skip_serializing_if = "is_default")]
        wins: u32,
    },
}

/// A client with a token.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a field of its own on the wire, and any of them go together"
)]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Person {
    /// The person's name.
    pub name: String,
    /// Whether the person is connected.
    pub online: bool,
    /// Whether a bot plays the seat until the person takes it back.
    pub replaced: bool,
    /// The person's contribution to the seed of the next game, between games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
    /// Whether the person has left: the seat is freed when the game is over.
    #[serde(default, skip_serializing_if = "is_default")]
    pub left: bool,
    /// Whether the person agrees to the next game.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ready: bool,
    /// How many games of this room the person has won; shared victories count for each.
    #[serde(default, skip_serializing_if = "is_default")]
    pub wins: u32,
    /// The seat that the person asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wants: Option<SeatNumber>,
    /// The seats that agree that a bot places for the person in this round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub place_for: Vec<SeatNumber>,
    /// Whether the person agrees to end the game without a result.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ends: bool,
}
