use std::fmt;

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::wire;

/// What became of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The id of the command; empty if it could not be read.
    pub id: String,
    /// How it went.
    pub outcome: Outcome,
}

/// How a command went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// It is done, and on disk.
    Accepted(Accepted),
    /// Nothing has changed.
    Refused(Refused),
}

/// A command that is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// The version of the room that has it.
    pub version: u64,
}

/// A command that changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refused {
    /// Why, for programs.
    pub code: RefusalCode,
    /// Why, for people who write programs.
    pub message: String,
}

impl Refused {
    /// Refuses.
    pub fn new(code: RefusalCode, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum RefusalCode {
    /// The message is not a command of this protocol.
    Malformed,
    /// The client speaks a version that the server does not.
    Protocol,
    /// Something came before the hello.
    HelloFirst,
    /// The token owns no seat of this room.
    BadToken,
    /// The room does not exist, or no longer.
    NoSuchRoom,
    /// The game does not exist.
    NoSuchGame,
    /// The seat is not taken.
    NoSuchSeat,
    /// Only the owner of a seat can do that.
    NotSeated,
    /// Only the host can do that.
    NotHost,
    /// Not during a game, or only during a game.
    NotNow,
    /// The hand has changed since the version that the client saw.
    Outdated,
    /// Another command of this seat had the same id.
    RepeatedId,
    /// The rules of the game forbid it.
    Illegal,
    /// All six seats are taken.
    Full,
    /// At least two seats must be taken.
    TooFew,
    /// The host has locked the room: only owners of seats come in.
    Locked,
    /// The host removed the owner of this token from the room.
    Removed,
    /// A name needs a letter that can be seen.
    BadName,
    /// The settings cannot be played.
    BadSettings,
    /// The content file is broken, or has too few cards for two.
    BadContent,
    /// A message, or a list in it, is too long.
    TooLarge,
    /// Too many commands, rooms or connections; try again later.
    TooMany,
    /// A room takes no more of this; it does not help to wait.
    Exhausted,
    /// The server cannot store anything at the moment, or does not know whether it did. The same command under the same id
    /// can be sent again.
    Unavailable,
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(wire::word(Self::WORDS, self))
    }
}
