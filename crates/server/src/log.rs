//! Logs requests under an id.

use std::time::Instant;

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::clock::milliseconds;
use crate::secret;

/// Carries the request id, so that a user's report can be found in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Longest id accepted from a proxy.
const LONGEST: usize = 64;

/// Logs an API request under an id that the client gets too. Paths contain no secrets.
pub(crate) async fn log(request: Request, next: Next) -> Response {
    let given = request.headers().get(REQUEST_ID).filter(|id| id.len() <= LONGEST).cloned();
    let id = given.unwrap_or_else(|| HeaderValue::from_str(&secret::request_id()).expect("letters"));
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or("?"), method = %request.method(), path = request.uri().path());
    let begun = Instant::now();
    let answer = async {
        let response = next.run(request).await;
        let milliseconds = milliseconds(begun.elapsed());
        tracing::info!(status = response.status().as_u16(), milliseconds, "answered");
        response
    };
    let mut response = answer.instrument(span).await;
    response.headers_mut().insert(REQUEST_ID, id);
    response
}
