use std::sync::Arc;

use axum::extract::FromRef;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use tokio::sync::watch;

use crate::gate::Gate;
use crate::metrics::Metrics;
use crate::rooms::Rooms;

/// What requests are answered with.
#[derive(Clone, Debug)]
pub(crate) struct State(pub(crate) Arc<Server>);

/// The parts of a server.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) rooms: Rooms,
    pub(crate) gate: Arc<Gate>,
    pub(crate) metrics: Arc<Metrics>,
    /// The address under which people reach the server, without a slash at the end.
    pub(crate) public_url: Option<String>,
    /// Becomes true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl Server {
    /// Gives the address of this server as whoever asks knows it.
    pub(crate) fn base(&self, headers: &HeaderMap, is_proxied: bool) -> String {
        if let Some(url) = &self.public_url {
            return url.clone();
        }
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let scheme =
            text("x-forwarded-proto").filter(|scheme| is_proxied && *scheme == "https").unwrap_or("http");
        format!("{scheme}://{}", text(HOST.as_str()).unwrap_or("localhost"))
    }

    /// Tells whether a page may talk to us: one of our own, or a program that is no page.
    pub(crate) fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get("origin") else { return true };
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let Ok(origin) = origin.to_str() else { return false };
        let is_host = ["http://", "https://"]
            .iter()
            .any(|scheme| origin.strip_prefix(scheme).is_some_and(|name| Some(name) == host));
        is_host || self.public_url.as_deref() == Some(origin)
    }
}

impl FromRef<State> for Arc<Server> {
    fn from_ref(state: &State) -> Self {
        Self::clone(&state.0)
    }
}
