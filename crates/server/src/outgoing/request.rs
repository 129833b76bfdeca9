//! One request over one connection.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, HeaderName, RETRY_AFTER, USER_AGENT};
use axum::http::{HeaderMap, HeaderValue, Method, Request, StatusCode};
use hyper::client::conn::http1::Builder;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use url::{Position, Url};

use super::OutgoingError;

/// Longest head of an answer, in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// What to post.
#[derive(Clone, Debug, Default)]
pub(crate) struct Post {
    pub(crate) kind: &'static str,
    pub(crate) headers: Vec<(HeaderName, String)>,
    pub(crate) body: Vec<u8>,
}

/// The head of an answer. The body is never read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Response {
    pub(crate) status: StatusCode,
    /// How long to wait before the next attempt.
    pub(crate) retry_after: Option<Duration>,
}

impl Post {
    pub(super) fn request(self, url: &Url) -> Result<Request<Body>, OutgoingError> {
        let bad = |_| OutgoingError::Address;
        let target = &url[Position::BeforePath..Position::AfterQuery];
        let host = &url[Position::BeforeHost..Position::AfterPort];
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).map_err(bad)?);
        headers.insert(USER_AGENT, HeaderValue::from_static("sideboards"));
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(self.kind));
        for (name, value) in self.headers {
            headers.insert(name, HeaderValue::from_str(&value).map_err(bad)?);
        }
        let mut request = Request::new(Body::from(self.body));
        *request.method_mut() = Method::POST;
        *request.uri_mut() = target.parse().map_err(|_| OutgoingError::Address)?;
        *request.headers_mut() = headers;
        Ok(request)
    }
}

/// Connects to the first address that answers.
pub(super) async fn connect(addresses: &[SocketAddr], limit: Duration) -> Option<TcpStream> {
    for address in addresses {
        if let Ok(Ok(stream)) = timeout(limit, TcpStream::connect(address)).await {
            return Some(stream);
        }
    }
    None
}

/// Sends a request, and returns the head of the answer. The connection is closed afterwards.
pub(super) async fn send(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> Result<Response, OutgoingError> {
    let broken = |error: hyper::Error| OutgoingError::Broken(error.to_string());
    let mut builder = Builder::new();
    let (mut sender, connection) =
        builder.max_buf_size(MAX_HEAD).handshake(TokioIo::new(stream)).await.map_err(broken)?;
    let mut connection = std::pin::pin!(connection);
    // When the connection has ended, the sender knows whether there was an answer.
    let driven = async {
        drop((&mut connection).await);
        std::future::pending().await
    };
    let answer = tokio::select! {
        answer = sender.send_request(request) => answer.map_err(broken)?,
        never = driven => never,
    };
    let seconds = answer.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    Ok(Response { status: answer.status(), retry_after: seconds.map(Duration::from_secs) })
}
