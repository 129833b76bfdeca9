//! The shared state of request handlers.

use std::sync::Arc;

use axum::extract::FromRef;
use tokio::sync::watch;

use crate::connections::Connections;
use crate::gate::Gate;
use crate::hosts::Hosts;
use crate::metrics::Metrics;
use crate::preview::Pictures;
use crate::push::Push;
use crate::rooms::Rooms;

/// The state of request handlers.
#[derive(Clone, Debug)]
pub(crate) struct State(pub(crate) Arc<Server>);

/// The parts of a server.
#[derive(Debug)]
pub(crate) struct Server {
    pub(crate) rooms: Rooms,
    pub(crate) gate: Arc<Gate>,
    pub(crate) connections: Arc<Connections>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) hosts: Hosts,
    /// Whether strangers can meet here.
    pub(crate) has_strangers: bool,
    /// Messages to devices, if the operator allows them.
    pub(crate) push: Option<Push>,
    /// The pictures of links.
    pub(crate) pictures: Pictures,
    /// Becomes true when the server is about to stop.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl FromRef<State> for Arc<Server> {
    fn from_ref(state: &State) -> Self {
        Self::clone(&state.0)
    }
}
