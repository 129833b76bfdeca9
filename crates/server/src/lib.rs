//! Serves the card game Sideboards to browsers.

mod page;
mod security;

use std::io;
use std::net::SocketAddr;

use axum::Router;
use axum::middleware::map_response;
use tokio::net::TcpListener;

/// Answers all requests.
pub fn router() -> Router {
    Router::new().fallback(page::serve).layer(map_response(security::protect))
}

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
    /// The system does not let us go on.
    #[error("cannot go on serving: {0}")]
    System(#[from] io::Error),
}

/// Serves on the first of some addresses that is free until the process is asked to stop, and tells where once browsers can
/// come.
pub fn serve(addresses: &[SocketAddr], ready: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = listen(addresses).await?;
        ready(listener.local_addr()?);
        axum::serve(listener, router()).with_graceful_shutdown(stop()).await?;
        Ok(())
    })
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

/// Waits until somebody wants us to stop.
async fn stop() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
            .expect("signals can be listened to");
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await.expect("signals can be listened to");
}
