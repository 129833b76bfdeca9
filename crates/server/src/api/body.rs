//! Reads JSON bodies of requests, with a timeout.

use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;
use sideboards_protocol::Object;
use tokio::time::timeout;

use super::Failure;

/// How long a request body may take to arrive.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// The body of a request, a JSON object.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        let body = timeout(BODY_TIMEOUT, Json::from_request(request, state)).await;
        let Json(Object(body)) = body.map_err(|_| Failure::slow_body())??;
        Ok(Self(body))
    }
}
