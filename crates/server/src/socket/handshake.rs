//! The WebSocket handshake (RFC 6455, section 4.2).

use axum::extract::FromRequestParts;
use axum::http::header::{
    CONNECTION, HeaderName, SEC_WEBSOCKET_ACCEPT, SEC_WEBSOCKET_KEY, SEC_WEBSOCKET_VERSION, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request to upgrade to a WebSocket.
pub(crate) struct Handshake {
    accept: String,
    upgrade: OnUpgrade,
}

/// Why a request cannot be upgraded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoWebSocket {
    /// It does not ask for one.
    NotAsked,
    /// It asks for another version of the WebSocket protocol.
    Version,
    /// Its key is missing or is none.
    Key,
}

impl<S: Sync> FromRequestParts<S> for Handshake {
    type Rejection = NoWebSocket;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, NoWebSocket> {
        let headers = &parts.headers;
        if !has(headers, CONNECTION, "upgrade") || !has(headers, UPGRADE, "websocket") {
            return Err(NoWebSocket::NotAsked);
        }
        if headers.get(SEC_WEBSOCKET_VERSION).is_none_or(|version| version != "13") {
            return Err(NoWebSocket::Version);
        }
        // Base64 of 16 bytes.
        let key = headers.get(SEC_WEBSOCKET_KEY).filter(|key| key.len() == 24).ok_or(NoWebSocket::Key)?;
        let accept = derive_accept_key(key.as_bytes());
        let upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(NoWebSocket::NotAsked)?;
        Ok(Self { accept, upgrade })
    }
}

/// Returns whether a comma-separated header contains a word.
fn has(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|value| value.trim().eq_ignore_ascii_case(word))
}

impl Handshake {
    /// Accepts the request. The stream is available once the response has been sent.
    pub(super) fn accept<F>(self, run: impl FnOnce(TokioIo<Upgraded>) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        let Self { accept, upgrade } = self;
        tokio::spawn(async move {
            match upgrade.await {
                Ok(stream) => run(TokioIo::new(stream)).await,
                Err(error) => tracing::debug!(%error, "a client left during the handshake"),
            }
        });
        let headers =
            [(CONNECTION, "upgrade"), (UPGRADE, "websocket"), (SEC_WEBSOCKET_ACCEPT, accept.as_str())];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

impl IntoResponse for NoWebSocket {
    fn into_response(self) -> Response {
        match self {
            Self::NotAsked => {
                (StatusCode::UPGRADE_REQUIRED, [(UPGRADE, "websocket")], "this is a WebSocket\n")
                    .into_response()
            }
            Self::Version => {
                let headers = [(SEC_WEBSOCKET_VERSION, "13")];
                (StatusCode::UPGRADE_REQUIRED, headers, "the version of WebSockets is 13\n").into_response()
            }
            Self::Key => (StatusCode::BAD_REQUEST, "Sec-WebSocket-Key has 24 characters\n").into_response(),
        }
    }
}
