use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use sideboards_protocol::{RefusalCode, Refused};

use crate::storage::StorageError;

/// A request that is refused.
#[derive(Debug)]
pub(crate) struct Failure(pub(crate) Refused);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let status = match self.0.code {
            RefusalCode::NoSuchRoom | RefusalCode::NoSuchGame => StatusCode::NOT_FOUND,
            RefusalCode::NotNow | RefusalCode::Full | RefusalCode::Exhausted => StatusCode::CONFLICT,
            RefusalCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            RefusalCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        (status, Json(self.0)).into_response()
    }
}

impl From<Refused> for Failure {
    fn from(refused: Refused) -> Self {
        Self(refused)
    }
}

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Self {
        let code = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => RefusalCode::TooLarge,
            _ => RefusalCode::Malformed,
        };
        Self(Refused::new(code, rejection.body_text()))
    }
}

impl From<StorageError> for Failure {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "a request could not be answered");
        Self(crate::rooms::unavailable())
    }
}
