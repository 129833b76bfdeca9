//! Clients with a socket, and what is sent to them.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};

use sideboards_protocol::{Hello, RefusalCode, Refused};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// Identifies a socket on this node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct VisitorId(u64);

impl VisitorId {
    /// Returns an unused id.
    pub(crate) fn new() -> Self {
        static LAST: AtomicU64 = AtomicU64::new(0);
        Self(LAST.fetch_add(1, Ordering::Relaxed))
    }
}

/// A client with a socket.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) id: VisitorId,
    /// The address they play from, if known.
    pub(crate) address: Option<IpAddr>,
    pub(crate) hello: Hello,
    /// The id of the command that said hello.
    pub(crate) command: String,
    pub(crate) outbox: OutgoingSender,
}

/// The channel to a socket. Boxed: every socket keeps space for 32 messages.
pub(crate) type OutgoingSender = mpsc::Sender<Box<Outgoing>>;

/// A message to a socket.
#[derive(Clone, Debug)]
pub(crate) enum Outgoing {
    /// Messages that belong together.
    Texts(Vec<Utf8Bytes>),
    /// The last messages before closing.
    Goodbye(Vec<Utf8Bytes>, Farewell),
}

/// Why a connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Farewell {
    /// Retrying is useless.
    Refused,
    /// Retrying in a moment may work.
    TryAgain,
}

impl Farewell {
    /// Returns how to end a connection after a refusal.
    pub(crate) const fn after(refused: &Refused) -> Self {
        match refused.code {
            RefusalCode::Unavailable => Self::TryAgain,
            _ => Self::Refused,
        }
    }
}
