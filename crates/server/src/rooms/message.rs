//! Messages to the task of a room.

use std::sync::Arc;

use sideboards_protocol::{Command, MyResult, Refused, RoomState, SeatNumber, Table};
use sideboards_rules::{CardText, Content, Decision, Round};
use tokio::sync::oneshot;

use super::{Visitor, VisitorId};
use crate::room::{BrokenLog, LogLine, Moment, Parties, Stranger, Thought};

/// A message to a room.
#[derive(Debug)]
pub(crate) enum Message {
    // Boxed: every room keeps places for 32 messages.
    /// A visitor enters with a socket.
    Enter(Box<Visitor>),
    /// A visitor sends a command.
    Command(VisitorId, Box<Command>),
    /// A socket is closed.
    Leave(VisitorId),
    /// A request for a seat.
    Sit {
        name: String,
        token: String,
        /// Who asks, among strangers.
        stranger: Option<Box<Stranger>>,
        answer: oneshot::Sender<Result<SeatNumber, Refused>>,
    },
    /// A request for who two players are, by the token of the one, and the seat and name of the other.
    Parties {
        token: String,
        seat: SeatNumber,
        name: String,
        answer: oneshot::Sender<Result<Parties, Refused>>,
    },
    /// A request for the state of the room.
    Look { token: Option<String>, answer: oneshot::Sender<Result<Look, Refused>> },
    /// A question of those who write messages to people.
    Observe { answer: oneshot::Sender<Result<Moment, Refused>> },
    /// A bot has found a decision.
    Thought(Thought, Decision),
    /// Another node has written up to a number; without a number, the room has to check.
    Elsewhere(Option<u64>),
    /// An entry is due.
    Wake,
    /// An epoch has begun: the log may differ from before.
    Renewed,
}

/// The state of a room for one viewer.
#[derive(Clone, Debug)]
pub(crate) struct Look {
    pub(crate) state: RoomState,
    /// Whether the token owns a seat, if there was one.
    pub(crate) is_owner: bool,
    pub(crate) is_waiting: bool,
    pub(crate) round: Option<Round>,
    /// The sideboard and the result of the owner.
    pub(crate) sideboard: Vec<CardText>,
    pub(crate) result: Option<MyResult>,
    /// The game, if strangers may watch it and this is one: a request without a token.
    pub(crate) table: Option<Table>,
    pub(crate) content: Arc<Content>,
    /// The content file, if it is not the classic box.
    pub(crate) file: Option<Arc<str>>,
}

/// Writes lines of a log as JSON, one per line.
pub(super) fn write(lines: &[LogLine]) -> String {
    let text = |line| serde_json::to_string(line).expect("entries are JSON");
    lines.iter().map(text).collect::<Vec<_>>().join("\n")
}

/// Reads lines of a log.
pub(super) fn read(text: &str) -> Result<Vec<LogLine>, BrokenLog> {
    text.lines().map(|line| serde_json::from_str(line).map_err(BrokenLog::new)).collect()
}
