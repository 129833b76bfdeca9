//! Serves the page of the card game Sideboards, and rooms in which people play it together.

#[macro_use]
mod is_broken;

mod api;
mod backup;
mod client;
mod clock;
mod config;
mod connections;
mod descriptors;
mod gate;
mod hosts;
mod listener;
mod log;
mod metrics;
mod outgoing;
mod page;
mod preview;
mod push;
mod room;
mod rooms;
mod secret;
mod security;
#[cfg(feature = "simulation")]
pub mod simulation;
mod socket;
mod state;
mod storage;
mod task;
mod texts;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::middleware::{from_fn_with_state, map_response};
use sideboards_rules::Content;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use self::backup::Backups;
use self::clock::Clock;
use self::connections::Connections;
use self::gate::Gate;
use self::hosts::Hosts;
use self::metrics::Metrics;
use self::preview::Pictures;
use self::push::Push;
use self::rooms::Rooms;
use self::state::{Server, State};
use self::storage::Storage;

pub use config::{BadPublicUrl, Config, Limits, Network, PublicUrl, UnknownNetwork};
pub use outgoing::{BadHostPattern, HostPattern, Outgoing, Reach};
pub use storage::StorageError;

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Cannot listen on the address.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        source: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// A system error.
    #[error("cannot continue serving: {0}")]
    System(#[from] io::Error),
}

/// Serves until the process is asked to stop, and calls `ready` with the address once browsers can connect.
pub fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let (stop, stopping) = watch::channel(false);
        let listener = listen(&config.listen).await?;
        let app = App::open(config, stopping.clone()).await?;
        let (storage, metrics) = (app.server.rooms.storage().clone(), Arc::clone(&app.server.metrics));
        Backups::new(storage, config.backup_folder.clone(), metrics).start()?;
        let signal = shutdown_signal()?;
        ready(listener.local_addr()?);
        tokio::spawn(async move {
            signal.await;
            tracing::info!("stopping");
            stop.send_replace(true);
        });
        let mut stopped = stopping.clone();
        tokio::select! {
            served = app.answer(listener, stopping) => served?,
            // A request that never ends does not delay the shutdown.
            () = async { drop(stopped.wait_for(|stopped| *stopped).await); sleep(SHUTDOWN_GRACE).await } => {}
        }
        // Sockets say goodbye, so that their browsers come back at once.
        // Don't block the shutdown on stalled clients.
        let _ = timeout(SHUTDOWN_GRACE, app.server.metrics.connections.drained()).await;
        Ok(())
    });
    // Don't wait for a bot that is still thinking.
    runtime.shutdown_timeout(SHUTDOWN_GRACE);
    served
}

/// How long a stopping server waits for requests, sockets and bots.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(5);

/// A server whose database is open.
#[derive(Clone, Debug)]
pub struct App {
    server: Arc<Server>,
    router: Router,
}

impl App {
    /// Opens the database. When `stopping` becomes true, sockets are closed: their clients reconnect to another
    /// node, or to this one after its restart.
    pub async fn open(config: &Config, stopping: watch::Receiver<bool>) -> Result<Self, StorageError> {
        let (node, metrics) = (secret::node_name(), Arc::new(Metrics::default()));
        let storage = Storage::open(&config.database, &node, Arc::clone(&metrics)).await?;
        tracing::info!(node, "the database is open");
        let rooms = Rooms::new(Content::classic(), storage, Clock::start(), node, Arc::clone(&metrics));
        rooms.watch().await?;
        let push = Push::open(config, &rooms, Arc::clone(&metrics)).await?;
        if let Some(push) = &push {
            push.start();
        }
        let gate = Arc::new(Gate::new(config.limits, config.trusted_proxies.clone()));
        let capacity = descriptors::connection_capacity();
        let total = match config.limits.all_connections {
            0 => capacity,
            total => capacity.min(total as usize),
        };
        let connections = Connections::new(config.limits.connections, total);
        let hosts = Hosts::new(config.public_url.clone());
        if config.public_url.is_none() && !config.trusted_proxies.is_empty() {
            tracing::warn!(
                "there is a trusted proxy and no public URL: any host name is accepted from the proxy"
            );
        }
        let has_strangers = config.strangers;
        let pictures = Pictures::new();
        let server = Arc::new(Server {
            rooms,
            gate,
            connections,
            metrics,
            hosts,
            has_strangers,
            push,
            pictures,
            stopping,
        });
        let state = State(Arc::clone(&server));
        let router = api::router(state.clone())
            .fallback(page::serve)
            .layer(from_fn_with_state(Arc::clone(&server), hosts::check))
            .merge(api::operator_router(state))
            .layer(map_response(security::protect));
        Ok(Self { server, router })
    }

    /// Returns the router, for programs that accept connections themselves.
    pub fn router(&self) -> Router {
        self.router.clone()
    }

    /// Answers the connections of a listener until `stopping` becomes true.
    pub async fn answer(&self, listener: TcpListener, stopping: watch::Receiver<bool>) -> io::Result<()> {
        listener::answer(listener, &self.server, &self.router, stopping).await
    }
}

async fn listen(addresses: &[SocketAddr]) -> Result<TcpListener, ServeError> {
    let mut refused = None;
    for address in addresses {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(source) => refused = Some(ServeError::Listen { address: *address, source }),
        }
    }
    Err(refused.expect("there is an address to try"))
}

/// Starts listening for signals to stop.
fn shutdown_signal() -> io::Result<impl Future<Output = ()>> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        Ok(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    {
        // It only fails where there are no signals.
        Ok(async { drop(tokio::signal::ctrl_c().await) })
    }
}
