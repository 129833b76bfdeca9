use std::io;

use sideboards_protocol::wire::Unread;
use sideboards_protocol::{DealFault, Refused, TableError};
use sideboards_rules::ContentErrors;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why playing ended.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// The server is unreachable, or the connection broke. Retrying in a moment may work.
    #[error("no connection: {0}")]
    Lost(String),
    /// The server refuses the request.
    #[error("refused ({}): {}", .0.code, .0.message)]
    Refused(Refused),
    /// A request had an unexpected answer.
    #[error("the server answered {status}: {body}")]
    Status {
        /// The status.
        status: u16,
        /// The body.
        body: String,
    },
    /// The server sent a message that is not in the protocol, or in a newer one.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// The box of the room cannot be read.
    #[error("not a box: {0}")]
    Content(#[from] ContentErrors),
    /// The server sent an impossible table.
    #[error("not a table of this box: {0}")]
    Table(#[from] TableError),
    /// The deal or the record contradicts earlier statements of the server.
    #[error("{0}")]
    Deal(#[from] DealFault),
    /// There is no finished game to check.
    #[error("no game is over")]
    NotOver,
}

impl From<io::Error> for PlayerError {
    fn from(error: io::Error) -> Self {
        Self::Lost(error.to_string())
    }
}

impl From<tungstenite::Error> for PlayerError {
    fn from(error: tungstenite::Error) -> Self {
        Self::Lost(error.to_string())
    }
}

/// Why a link does not lead to a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadLink {
    /// Not the form of a link.
    #[error("a link looks like http://HOST/room/CODE")]
    Shape,
    /// An encrypted connection.
    #[error("this small client speaks plain http; for https, connect with tokio-tungstenite's TLS features")]
    Https,
}
