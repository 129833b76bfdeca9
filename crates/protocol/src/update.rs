//! Messages of the server.

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::{Answer, Happening, RoomState, Table};

/// A message of the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ServerMessage {
    /// The outcome of a command.
    Answer(Answer),
    /// The events since a version, and the current state.
    Update(Box<Update>),
    /// The recipient lost the seat, and watches from now on.
    SeatLost(SeatLoss),
    /// The spectators.
    Watchers(Watchers),
}

/// Why a person lost a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SeatLoss {
    /// The owner left.
    Left,
    /// The host removed the owner.
    Removed,
    /// The next game began, and the owner had not agreed to it.
    NotReady,
}

/// The people without a seat who are connected to the same node.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Watchers {
    /// Their number.
    pub count: u32,
    /// The names of those who gave one, at most 12.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// The events since a version, and the current state.
///
/// A client that has the version `since` can show the events; any other client discards its state and takes over
/// room and table. So a lost message is never a lost game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// The version before the first of the events; none if there are no events because they are too old.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The current version of the room.
    pub version: u64,
    /// The epoch of the version. In another epoch the room may have gone back, so versions of different epochs
    /// cannot be compared.
    #[serde(default)]
    pub epoch: String,
    /// The clock of the server, in milliseconds since 1970.
    pub now: u64,
    /// The events, as far as the recipient may know them.
    pub events: Vec<Happening>,
    /// The room.
    pub room: RoomState,
    /// The game, as the recipient sees it; none before the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}
