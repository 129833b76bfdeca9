//! What the generator reads of a message: as little as it needs, and without a copy.

use serde::Deserialize;
use sideboards_protocol::Stage;

/// A message of the server.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Message<'a> {
    /// What became of a command.
    #[serde(borrow)]
    Answer(Answer<'a>),
    /// How the room is.
    #[serde(borrow)]
    Update(Update<'a>),
}

/// What became of a command.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer<'a> {
    /// Which command.
    pub(crate) id: &'a str,
    /// How it went.
    pub(crate) outcome: Outcome,
}

/// How a command went.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// It is done.
    Accepted {
        /// The version of the room that has it.
        version: u64,
    },
    /// Nothing has changed.
    Refused {
        /// Why.
        message: String,
    },
}

/// How a room is.
#[derive(Debug, Deserialize)]
pub(crate) struct Update<'a> {
    /// The version of the room.
    pub(crate) version: u64,
    /// The room.
    pub(crate) room: Room,
    /// The game.
    #[serde(borrow)]
    pub(crate) table: Option<Table<'a>>,
}

/// What there is to know of a room.
#[derive(Debug, Deserialize)]
pub(crate) struct Room {
    /// What goes on.
    pub(crate) stage: Stage,
    /// How many games were dealt.
    pub(crate) games: u32,
}

/// What a player has to know to lay something.
#[derive(Debug, Deserialize)]
pub(crate) struct Table<'a> {
    /// The round; 0 is the start.
    pub(crate) round: u8,
    /// The hand.
    #[serde(borrow, default)]
    pub(crate) hand: Vec<&'a str>,
    /// What is laid already in this round.
    #[serde(default)]
    pub(crate) choice: Option<&'a str>,
}

impl<'a> Message<'a> {
    /// Reads a message.
    pub(crate) fn read(text: &'a [u8]) -> serde_json::Result<Self> {
        serde_json::from_slice(text)
    }
}

/// Tells whether a message is an update, without reading it: only the last of several has to be read.
pub(crate) fn is_update(text: &[u8]) -> bool {
    text.starts_with(br#"{"update""#)
}
