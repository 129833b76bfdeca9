//! The entries of a room's log, as stored.

use std::io;

use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use sideboards_protocol::{Command, Nonce, Reaction, SeatNumber, Secret, Settings, text};

use super::Key;
use crate::secret::TokenHash;

/// A line of a room's log: an entry and the command that caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LogLine {
    pub(crate) entry: Entry,
    /// The command that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) command: Option<Issued>,
}

/// A command that was carried out, to recognise repetitions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Issued {
    pub(crate) by: Key,
    pub(crate) id: String,
    /// Distinguishes different commands with the same id.
    pub(crate) mark: u32,
}

impl Issued {
    pub(crate) fn new(by: Key, command: &Command) -> Self {
        let mut mark = Mark(0x811c_9dc5);
        serde_json::to_writer(&mut mark, &command.deed).expect("deeds are JSON");
        Self { by, id: command.id.clone(), mark: mark.0 }
    }
}

/// FNV-1a: short and the same on every machine; a forged collision gains nothing.
struct Mark(u32);

impl io::Write for Mark {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = bytes.iter().fold(self.0, |mark, byte| (mark ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl From<Entry> for LogLine {
    fn from(entry: Entry) -> Self {
        Self { entry, command: None }
    }
}

/// A stored change of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Entry {
    /// The room was opened with the classic box.
    Opened(Settings),
    /// The room was opened with a custom box. A server that does not know of such boxes cannot read this,
    /// and so does not deal other cards by mistake.
    OpenedWith { settings: Settings, content: String },
    /// The room was opened for strangers, with these settings for good.
    OpenedForStrangers { players: u8, settings: Settings },
    /// A person took the next seat.
    Sat {
        name: String,
        token: TokenHash,
        /// Who it is, among strangers: the same for all games of a person.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<TokenHash>,
    },
    /// A bot was seated.
    BotAdded {
        #[serde(with = "text")]
        level: Level,
    },
    /// A seat was freed.
    Freed { seat: SeatNumber },
    /// Two occupants changed places.
    Swapped { seat: SeatNumber, with: SeatNumber },
    /// A person was renamed.
    Renamed { seat: SeatNumber, name: String },
    /// The host changed.
    Host { seat: SeatNumber },
    /// The settings were changed.
    Settings(Settings),
    /// A person connected to a node.
    Came { seat: SeatNumber, node: String },
    /// A person disconnected.
    Went { seat: SeatNumber },
    /// A bot plays a seat from now on.
    Replaced { seat: SeatNumber },
    /// The owner plays the seat again.
    Returned { seat: SeatNumber },
    /// A person left during a game: a bot plays on, and the seat is freed when the game is over.
    Left { seat: SeatNumber },
    /// A person agrees to the next game, or no longer does.
    Ready { seat: SeatNumber, ready: bool },
    /// The host announced that the next game begins soon.
    Called { seat: SeatNumber, starts: u64 },
    /// The time of the host's call is over, and too few people agreed.
    CallEnded,
    /// All seats of strangers are taken: everyone has until then to say that they are ready.
    CheckBegan { until: u64 },
    /// A player was not ready, or has left: the others wait again.
    CheckEnded,
    /// A person asks for the seat of another one, or no longer does.
    SwapWanted { seat: SeatNumber, with: Option<SeatNumber> },
    /// The host locked the room, or opened it again.
    Locked { locked: bool },
    /// A player agrees that a bot places for a seat in this round.
    BotWanted { seat: SeatNumber, by: SeatNumber },
    /// A player reminded another one.
    Nudged { seat: SeatNumber, by: SeatNumber },
    /// A person showed a reaction.
    Reacted { seat: SeatNumber, reaction: Reaction },
    /// A player agrees to end the game without a result, or no longer does.
    EndWanted { seat: SeatNumber, wanted: bool },
    /// The game was ended without a result.
    Abandoned,
    /// Service was interrupted; no clock counts that time.
    Resumed { began: u64, ended: u64 },
    /// The server drew its part of the seed of the next game. It is secret until that game is over.
    SecretDrawn {
        #[serde(with = "text")]
        secret: Secret,
    },
    /// A person added a nonce to the seed of the next game.
    NonceAdded {
        seat: SeatNumber,
        #[serde(with = "text")]
        nonce: Nonce,
    },
    /// A game was dealt. The seed is secret until it is over.
    Started {
        seed: String,
        goals: [u8; 3],
        /// The secrets drawn for it; logs of older servers have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secrets: Option<StartSecrets>,
    },
    /// A decision for a seat.
    Decided { seat: SeatNumber, decision: String, by: By },
    /// The private draft of a player.
    Highlighted { seat: SeatNumber, choice: Option<String> },
}

/// The secrets in a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct StartSecrets {
    /// The secret of this game.
    #[serde(with = "text")]
    pub(crate) secret: Secret,
    /// The secret of the next game.
    #[serde(with = "text")]
    pub(crate) next: Secret,
}

/// The source of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    /// The owner.
    Owner,
    /// The bot that has the seat or plays it.
    Bot,
    /// The clock: the time for the round was over.
    Clock,
    /// A bot, because all other players agreed.
    Others,
}
