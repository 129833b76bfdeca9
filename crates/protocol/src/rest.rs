//! The bodies of HTTP requests.

use serde::{Deserialize, Serialize};
use sideboards_rules::CardText;
use wire_derive::Wire;

use crate::{DealProof, RoomState, SeatNumber, Settings, Stage};

/// Opens a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewRoom {
    /// The host's name; it must contain a visible character.
    #[cfg_attr(feature = "schema", schema(min_length = 1, pattern = r"\S", example = "Lidia"))]
    pub name: String,
    /// The settings; all of them can be changed later.
    #[serde(default)]
    pub settings: Settings,
    /// The content file of the box, as in `docs/CONTENT.md`, of at most 32768 bytes; the classic box if there is
    /// none. It stays as long as the room.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 32768))]
    pub content: Option<String>,
    /// The token of the first seat, drawn by the client: repeating the request with the same token opens only one
    /// room. Without it the server draws one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[02-9a-hjkmnp-z]{26}$"))]
    pub token: Option<String>,
}

/// Takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewSeat {
    /// The person's name; it must contain a visible character.
    #[cfg_attr(feature = "schema", schema(min_length = 1, pattern = r"\S", example = "Peter"))]
    pub name: String,
    /// The token of the seat, drawn by the client: repeating the request with the same token takes only one seat.
    /// Without it the server draws one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(pattern = "^[02-9a-hjkmnp-z]{26}$"))]
    pub token: Option<String>,
}

/// A seat that was taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatTaken {
    /// The code of the room.
    pub room: String,
    /// The seat.
    pub seat: SeatNumber,
    /// The secret that owns the seat. The server stores only a hash of it: a lost token is a lost seat.
    pub token: String,
    /// The address of the room, for others.
    pub link: String,
    /// The address that returns the owner to the seat, on any device.
    pub personal_link: String,
}

/// A seat and the secret that owns it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatKey {
    /// The code of the room.
    pub room: String,
    /// The secret.
    pub token: String,
}

/// Asks for the state of several games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyGames {
    /// The seats, at most 50.
    #[cfg_attr(feature = "schema", schema(max_items = 50))]
    pub seats: Vec<SeatKey>,
}

/// The state of one of the player's games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyGame {
    /// The code of the room.
    pub room: String,
    /// The room, if it exists and the token owns a seat of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<RoomState>,
    /// The round of the game, as in a table; none before the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<u8>,
    /// Whether the table waits for this seat.
    pub your_turn: bool,
    /// The own sideboard at the current or last game: the cards as placed, from the left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub sideboard: Vec<CardText>,
    /// The own result of the last game, while it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<MyResult>,
    /// The clock of the server, in milliseconds since 1970.
    pub now: u64,
}

/// A player's result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MyResult {
    /// The points.
    pub points: u16,
    /// The place; equal points share one.
    pub place: u8,
}

/// The public state of a room, for all who know its code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoomInfo {
    /// The room.
    pub state: RoomState,
    /// The address of the room.
    pub link: String,
    /// The fingerprint of the box.
    pub content: String,
    /// The names of the games finished here, the first one first.
    pub finished: Vec<String>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FinishedGame {
    /// The name of the game: the room and its number there.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub finished: u64,
    /// The players, the first seat first.
    pub players: Vec<String>,
    /// The seats of people for whom a bot finished the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bot_finished: Vec<SeatNumber>,
    /// The commitment announced before the first card was dealt.
    pub commitment: String,
    /// The record, as in `docs/RECORD.md`.
    pub record: String,
    /// The proof of deal and decisions; games of older servers have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<DealProof>,
    /// The content file of the box, if it is not the classic one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
}

impl RoomInfo {
    /// Returns whether another person can sit down now.
    pub fn has_room(&self) -> bool {
        self.state.stage != Stage::Playing && !self.state.locked && !self.is_full()
    }

    /// Returns whether all seats are taken.
    pub fn is_full(&self) -> bool {
        self.state.seats.len() >= usize::from(self.state.capacity)
    }

    /// Returns whether a newcomer can watch the game.
    pub fn may_watch(&self) -> bool {
        self.state.settings.spectators && !self.state.locked
    }
}
