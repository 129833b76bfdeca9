use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::{Answer, Happening, RoomState, Table};

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ServerMessage {
    /// What became of a command.
    Answer(Answer),
    /// What has happened.
    Update(Box<Update>),
    /// The recipient no longer owns a seat, and watches from now on.
    SeatLost(SeatLoss),
    /// Who watches.
    Watchers(Watchers),
}

/// Why somebody lost a seat.
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
    /// How many they are.
    pub count: u32,
    /// The names of those who gave one, at most 12.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// What has happened since a version, and how everything is now.
///
/// A client that has the version `since` can tell what happened by the events; any other client forgets what it knew
/// and takes over room and table. So a lost message is never a lost game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// The version before the first of the events; none if the events are not told because they are too long ago.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
    /// The version of the room now.
    pub version: u64,
    /// What versions are counted in. In another epoch the room may have gone back, and a version says nothing of one in
    /// another epoch.
    #[serde(default)]
    pub epoch: String,
    /// The clock of the server, in milliseconds since 1970.
    pub now: u64,
    /// What happened, as far as the recipient may know it.
    pub events: Vec<Happening>,
    /// The room.
    pub room: RoomState,
    /// The game, as the recipient sees it; none before the first one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<Table>,
}
