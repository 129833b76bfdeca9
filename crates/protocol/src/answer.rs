//! Answers to commands.

use std::fmt;

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

use crate::wire;

/// The outcome of a command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Answer {
    /// The id of the command; empty if it could not be read.
    pub id: String,
    /// The outcome.
    pub outcome: Outcome,
}

/// Whether a command was carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// It is carried out and on disk.
    Accepted(Accepted),
    /// It was refused, and nothing has changed.
    Refused(Refused),
}

/// A command that was carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// The version of the room that contains it.
    pub version: u64,
}

/// A refused command, which changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Refused {
    /// The reason, for programs.
    pub code: RefusalCode,
    /// The reason, for programmers.
    pub message: String,
}

impl Refused {
    /// Makes a refusal.
    pub fn new(code: RefusalCode, message: impl fmt::Display) -> Self {
        Self { code, message: message.to_string() }
    }
}

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum RefusalCode {
    /// The message is not a command of this protocol.
    Malformed,
    /// The server does not support the client's version of the protocol.
    Protocol,
    /// A command came before the hello.
    HelloFirst,
    /// The token owns no seat of this room.
    BadToken,
    /// The room does not exist, or no longer does.
    NoSuchRoom,
    /// The game does not exist.
    NoSuchGame,
    /// The seat is not taken.
    NoSuchSeat,
    /// Only the owner of a seat can do that.
    NotSeated,
    /// Only the host can do that.
    NotHost,
    /// Not allowed during a game, or only during a game.
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
    /// The host has locked the room: only owners of seats may enter.
    Locked,
    /// The host removed the owner of this token from the room.
    Removed,
    /// A name needs a visible character.
    BadName,
    /// The settings cannot be played.
    BadSettings,
    /// The content file is broken, or has too few cards for two.
    BadContent,
    /// The operator of the server does not allow it, such as messages to this address.
    NotAllowed,
    /// A message, or a list in it, is too long.
    TooLarge,
    /// Too many commands, rooms or connections; try again later.
    TooMany,
    /// The operator of this server has not switched that on.
    NotOffered,
    /// The room's limit is reached; waiting does not help.
    Exhausted,
    /// The server cannot store anything at the moment, or does not know whether it did. The same command can be
    /// sent again with the same id.
    Unavailable,
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(wire::word(Self::WORDS, self))
    }
}
