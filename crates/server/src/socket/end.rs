//! Closing a socket: reasons, codes and the closing handshake.

use std::io;
use std::time::Duration;

use futures_util::SinkExt;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::error::ProtocolError;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message as Frame};

use super::meter::{Meter, TooManyFrames};

/// Timeout of the closing handshake, and when others wait for the connection.
const GOODBYE: Duration = Duration::from_secs(3);
const SHORT_GOODBYE: Duration = Duration::from_millis(100);

/// Most bytes read after a goodbye.
const MAX_UNREAD: usize = 256 * 1024;

/// Why a connection ends. `docs/PROTOCOL.md` has the table of codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CloseReason {
    /// The peer disconnected, or sending failed.
    Gone,
    /// The peer closed, and is answered.
    Closed,
    /// The peer breaks the WebSocket protocol.
    BadFrame,
    /// A text is not UTF-8.
    BadText,
    /// A message is too long.
    TooLong,
    /// The peer sends too many frames.
    TooMany,
    /// No hello in time.
    NoHello,
    /// The previous answer said why.
    Refused,
    /// The previous answer said why, and retrying in a moment may work.
    TryAgain,
    /// The peer does not read its messages.
    TooSlow,
    /// The server is full, and the socket has no seat.
    Full,
    /// The server stops.
    Restart,
}

impl CloseReason {
    fn frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Gone | Self::Closed => return None,
            Self::BadFrame => (CloseCode::Protocol, "not a WebSocket frame"),
            Self::BadText => (CloseCode::Invalid, "text is UTF-8"),
            Self::TooLong => (CloseCode::Size, "the message is too long"),
            Self::TooMany => (CloseCode::Policy, "too many frames"),
            Self::NoHello => (CloseCode::Policy, "no hello came"),
            Self::Refused => (CloseCode::Policy, "refused"),
            Self::TryAgain => (CloseCode::Again, "try again"),
            Self::TooSlow => (CloseCode::Again, "too slow; come back"),
            Self::Full => (CloseCode::Again, "the server is full; come back later"),
            Self::Restart => (CloseCode::Restart, "the server restarts; come back"),
        };
        Some(CloseFrame { code, reason: reason.into() })
    }

    /// Sends a close frame, and gives the peer a moment to read it.
    pub(super) async fn close<S>(self, socket: &mut WebSocketStream<Meter<S>>)
    where
        S: AsyncRead + AsyncWrite + Unpin,
    {
        let goodbye = async {
            let Some(frame) = self.frame() else {
                // The library has queued the answer to a close frame.
                return socket.flush().await.is_ok();
            };
            let is_sent = socket.send(Frame::Close(Some(frame))).await.is_ok();
            // Closing with unread bytes would reset the connection and lose the close frame. A server that is full
            // does not wait for that.
            is_sent && self != Self::Full && socket.get_mut().drain(MAX_UNREAD).await.is_ok()
        };
        if self != Self::Gone {
            // The connection is over in any case.
            let _ = timeout(if self == Self::Full { SHORT_GOODBYE } else { GOODBYE }, goodbye).await;
        }
    }
}

impl From<Error> for CloseReason {
    fn from(error: Error) -> Self {
        match error {
            Error::Capacity(_) => Self::TooLong,
            Error::Utf8(_) => Self::BadText,
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Self::Gone,
            Error::Protocol(_) => Self::BadFrame,
            Error::Io(error) if is_flood(&error) => Self::TooMany,
            _ => Self::Gone,
        }
    }
}

fn is_flood(error: &io::Error) -> bool {
    error.get_ref().and_then(|cause| cause.downcast_ref::<TooManyFrames>()).is_some()
}
