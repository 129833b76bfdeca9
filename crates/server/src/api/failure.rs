//! Refused requests as HTTP responses.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use sideboards_protocol::{RefusalCode, Refused};

use crate::gate::Wait;
use crate::storage::StorageError;

/// A refused request.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    refused: Refused,
    /// When to retry, if known.
    wait: Option<Wait>,
}

impl Failure {
    /// Refuses a request whose body arrives too slowly.
    pub(super) fn slow_body() -> Self {
        let refused = Refused::new(RefusalCode::Malformed, "the body did not arrive in time");
        Self { status: StatusCode::REQUEST_TIMEOUT, refused, wait: None }
    }

    /// Refuses a client that exceeds a limit.
    pub(super) fn too_many(what: &str, wait: Wait) -> Self {
        Self { wait: Some(wait), ..Refused::new(RefusalCode::TooMany, what).into() }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry_after = self.wait.map(|wait| [(RETRY_AFTER, wait.seconds.to_string())]);
        match retry_after {
            Some(header) => (self.status, header, Json(self.refused)).into_response(),
            None => (self.status, Json(self.refused)).into_response(),
        }
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        let status = match refused.code {
            RefusalCode::BadToken | RefusalCode::NotAllowed => StatusCode::FORBIDDEN,
            RefusalCode::NoSuchRoom | RefusalCode::NoSuchGame | RefusalCode::NotOffered => {
                StatusCode::NOT_FOUND
            }
            RefusalCode::NotNow
            | RefusalCode::Full
            | RefusalCode::Locked
            | RefusalCode::Removed
            | RefusalCode::Exhausted
            | RefusalCode::RepeatedId => StatusCode::CONFLICT,
            RefusalCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            RefusalCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            RefusalCode::Malformed
            | RefusalCode::Protocol
            | RefusalCode::HelloFirst
            | RefusalCode::NoSuchSeat
            | RefusalCode::NotSeated
            | RefusalCode::NotHost
            | RefusalCode::Outdated
            | RefusalCode::Illegal
            | RefusalCode::TooFew
            | RefusalCode::BadName
            | RefusalCode::BadSettings
            | RefusalCode::BadContent => StatusCode::BAD_REQUEST,
        };
        Self { status, refused, wait: None }
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Self {
        let refused = Refused::new(RefusalCode::Malformed, rejection.body_text());
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Refused { code: RefusalCode::TooLarge, ..refused }.into(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => {
                Self { status: StatusCode::UNSUPPORTED_MEDIA_TYPE, refused, wait: None }
            }
            _ => refused.into(),
        }
    }
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "a request could not be answered");
        crate::rooms::unavailable().into()
    }
}
