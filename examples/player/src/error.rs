use std::io;

use sideboards_protocol::wire::Unread;
use sideboards_protocol::{DealFault, Refused, TableError};
use sideboards_rules::ContentErrors;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why playing came to an end.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// The server is not there, or the connection broke. It may be better in a moment.
    #[error("no connection: {0}")]
    Lost(String),
    /// The server does not want what was asked for.
    #[error("refused ({}): {}", .0.code, .0.message)]
    Refused(Refused),
    /// A request was answered with something else than expected.
    #[error("the server answered {status}: {body}")]
    Status {
        /// The number of the answer.
        status: u16,
        /// What stood in it.
        body: String,
    },
    /// The server says something that is not in the protocol, or in a newer one.
    #[error(transparent)]
    Unread(#[from] Unread),
    /// The box of the room cannot be read.
    #[error("not a box: {0}")]
    Content(#[from] ContentErrors),
    /// The server shows a table that cannot be.
    #[error("not a table of this box: {0}")]
    Table(#[from] TableError),
    /// The deal or the record is not what the server told before.
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

/// Why a link leads to no room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadLink {
    /// Not the shape of a link.
    #[error("a link looks like http://HOST/room/CODE")]
    Shape,
    /// An encrypted connection.
    #[error("this small client speaks plain http; for https, connect with tokio-tungstenite's TLS features")]
    Https,
}
