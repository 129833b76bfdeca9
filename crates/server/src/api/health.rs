//! Health checks and metrics.

use std::sync::Arc;

use axum::extract::State as Extract;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use tokio::time::timeout;

use crate::rooms::REQUEST_TIMEOUT;
use crate::state::Server;

/// Reports that the process runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// Reports whether this node should get traffic.
pub(crate) async fn ready(Extract(server): Extract<Arc<Server>>) -> (StatusCode, &'static str) {
    let no = |why| (StatusCode::SERVICE_UNAVAILABLE, why);
    if *server.stopping.borrow() {
        return no("stopping\n");
    }
    match timeout(REQUEST_TIMEOUT, server.rooms.ready()).await {
        Ok(Ok(())) if !server.metrics.is_storage_away() => (StatusCode::OK, "ready\n"),
        _ => no("the database cannot be written to\n"),
    }
}

/// Returns the metrics in the format of Prometheus.
pub(crate) async fn metrics(Extract(server): Extract<Arc<Server>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], server.metrics.text())
}
