//! Serves the card game Sideboards to browsers, and rooms in which people play it together.

mod api;
mod backup;
mod client;
mod clock;
mod config;
mod gate;
mod log;
mod metrics;
mod page;
mod room;
mod rooms;
mod secret;
mod security;
mod socket;
mod state;
mod storage;

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::middleware::map_response;
use axum::serve::ListenerExt;
use sideboards_rules::Content;
use socket2::SockRef;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use self::backup::Backups;
use self::clock::Clock;
use self::gate::Gate;
use self::metrics::Metrics;
use self::rooms::Rooms;
use self::state::{Server, State};
use self::storage::Storage;

pub use config::{Config, Limits, Network, UnknownNetwork};
pub use storage::StorageError;

/// Why nothing is served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The system does not let us go on.
    #[error("cannot go on serving: {0}")]
    System(#[from] io::Error),
}

/// Serves until the process is asked to stop, and tells where once browsers can come.
pub fn serve(config: &Config, ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let (stop, stopping) = watch::channel(false);
        let listener = listen(&config.listen).await?;
        let (server, router) = build(config, stopping.clone()).await?;
        let (storage, metrics) = (server.rooms.storage().clone(), Arc::clone(&server.metrics));
        Backups::new(storage, config.backup_folder.clone(), metrics).start()?;
        let wish = wish_to_stop()?;
        ready(listener.local_addr()?);
        tokio::spawn(async move {
            wish.await;
            tracing::info!("stopping");
            stop.send_replace(true);
        });
        let mut stopped = stopping.clone();
        tokio::select! {
            served = answer(listener, router, stopping) => served?,
            // A request that never ends does not hold us up.
            () = async { drop(stopped.wait_for(|stopped| *stopped).await); sleep(FAREWELL).await } => {}
        }
        // Sockets say goodbye, so that their browsers come back at once.
        let farewell = async {
            while server.metrics.connections.load(Relaxed) > 0 {
                sleep(Duration::from_millis(20)).await;
            }
        };
        // Whoever does not listen is not waited for.
        let _ = timeout(FAREWELL, farewell).await;
        Ok(())
    });
    // A bot that is deep in thought is not waited for.
    runtime.shutdown_timeout(FAREWELL);
    served
}

/// How long a server that stops waits for others.
const FAREWELL: Duration = Duration::from_secs(5);

/// How many bytes the system keeps for somebody who does not read.
const SEND_BUFFER: usize = 256 * 1024;

/// Answers who comes to a listener until `stopping` becomes true.
pub async fn answer(
    listener: TcpListener,
    router: Router,
    mut stopping: watch::Receiver<bool>,
) -> io::Result<()> {
    let prompt = listener.tap_io(|stream| {
        // What is sent is small and complete: waiting for more would only make it late. And nobody who does not read makes the
        // system keep megabytes.
        let set =
            stream.set_nodelay(true).and_then(|()| SockRef::from(&*stream).set_send_buffer_size(SEND_BUFFER));
        if let Err(error) = set {
            tracing::debug!(%error, "a connection stays as the system made it");
        }
    });
    axum::serve(prompt, router.into_make_service_with_connect_info::<SocketAddr>())
        .with_graceful_shutdown(async move {
            // It can only fail when nobody can say stop any more.
            let _ = stopping.wait_for(|stopping| *stopping).await;
        })
        .await
}

/// Opens the database and answers all requests. When `stopping` becomes true, sockets are closed: whoever had one comes back
/// to another node, or to this one when it is there again.
pub async fn router(config: &Config, stopping: watch::Receiver<bool>) -> Result<Router, StorageError> {
    Ok(build(config, stopping).await?.1)
}

async fn build(
    config: &Config,
    stopping: watch::Receiver<bool>,
) -> Result<(Arc<Server>, Router), StorageError> {
    let (node, metrics) = (secret::node_name(), Arc::new(Metrics::default()));
    let storage = Storage::open(&config.database, &node, Arc::clone(&metrics)).await?;
    tracing::info!(node, "the database is open");
    let rooms = Rooms::new(Content::classic(), storage, Clock::start(), node, Arc::clone(&metrics));
    rooms.watch().await?;
    let gate = Arc::new(Gate::new(config.limits, config.trusted_proxies.clone()));
    let public_url = config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
    let server = Arc::new(Server { rooms, gate, metrics, public_url, stopping });
    let router = api::router(State(Arc::clone(&server))).fallback(page::serve);
    Ok((server, router.layer(map_response(security::protect))))
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

/// Listens to whoever wants us to stop, from now on.
fn wish_to_stop() -> io::Result<impl Future<Output = ()>> {
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
        // It can only fail when there are no signals at all.
        Ok(async { drop(tokio::signal::ctrl_c().await) })
    }
}
