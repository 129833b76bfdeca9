//! Accepts connections and speaks HTTP on them. Any timeout ends the connection.

mod head;
mod stream;
mod trouble;

use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;
use tower::Service;

use self::stream::Stream;
use self::trouble::Trouble;
use crate::connections::{ConnectionStage, Permit, Refusal};
use crate::metrics::{Gauge, Metrics};
use crate::state::Server;

/// Timeout for the complete head of the first request of a connection.
const HEAD_TIMEOUT: Duration = Duration::from_secs(10);

/// Timeout between two requests, the head of the second included.
const IDLE_TIMEOUT: Duration = Duration::from_secs(15);

/// The same for a trusted proxy: longer than the idle timeouts of Caddy and nginx, so that they close first.
const PROXY_IDLE_TIMEOUT: Duration = Duration::from_secs(150);

/// Longest request head, in bytes.
const MAX_HEAD: usize = 16 * 1024;

/// How many bytes the system buffers for a client that does not read.
const SEND_BUFFER: usize = 256 * 1024;

/// The local address that accepted a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListenAddress(pub(crate) SocketAddr);

/// Answers connections until `stopping` becomes true, then finishes the requests in progress.
pub(crate) async fn answer(
    listener: TcpListener,
    server: &Arc<Server>,
    router: &Router,
    mut stopping: watch::Receiver<bool>,
) -> io::Result<()> {
    let at = ListenAddress(listener.local_addr()?);
    let open = Gauge::default();
    let mut trouble = Trouble::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error means that the sender is gone, so no stop can be requested any more.
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                trouble.accepted();
                let Some(permit) = admit(server, &stream, peer).await else { continue };
                let connection = Connection {
                    stream,
                    peer,
                    at,
                    permit,
                    idle_timeout: idle_timeout(server, peer),
                    stopping: stopping.clone(),
                };
                let (router, counted) = (router.clone(), open.enter());
                tokio::spawn(async move {
                    connection.run(router).await;
                    drop(counted);
                });
            }
            Err(error) => trouble.wait(&error, &server.connections).await,
        }
    }
    drop(listener);
    open.drained().await;
    Ok(())
}

fn idle_timeout(server: &Server, peer: SocketAddr) -> Duration {
    if server.gate.is_proxy(peer.ip()) { PROXY_IDLE_TIMEOUT } else { IDLE_TIMEOUT }
}

/// Admits a connection, or refuses it in one packet.
async fn admit(server: &Server, stream: &TcpStream, peer: SocketAddr) -> Option<Arc<Permit>> {
    let address = Some(peer.ip()).filter(|address| !server.gate.is_proxy(*address));
    match server.connections.admit(address).await {
        Ok(permit) => Some(Arc::new(permit)),
        Err(refusal) => {
            Metrics::count(&server.metrics.turned_away);
            // A new connection has an empty send buffer. If the client is gone already, ignore it.
            let _ = stream.try_write(refusal.response().as_bytes());
            None
        }
    }
}

impl Refusal {
    const fn response(self) -> &'static str {
        match self {
            Self::Address => {
                "HTTP/1.1 429 Too Many Requests\r\ncontent-type: text/plain\r\nconnection: close\r\n\
                 retry-after: 10\r\ncontent-length: 39\r\n\r\ntoo many connections from this address\n"
            }
            Self::Server => {
                "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain\r\nconnection: close\r\n\
                 retry-after: 10\r\ncontent-length: 19\r\n\r\nthe server is full\n"
            }
        }
    }
}

struct Connection {
    stream: TcpStream,
    peer: SocketAddr,
    at: ListenAddress,
    permit: Arc<Permit>,
    idle_timeout: Duration,
    stopping: watch::Receiver<bool>,
}

impl Connection {
    async fn run(mut self, router: Router) {
        // Messages are small and complete, so buffering would only delay them.
        let options = self.stream.set_nodelay(true);
        let socket = SockRef::from(&self.stream);
        let options = options.and_then(|()| socket.set_send_buffer_size(SEND_BUFFER));
        // Let acknowledgements travel with answers.
        #[cfg(target_os = "linux")]
        let options = options.and_then(|()| socket.set_tcp_quickack(false));
        if let Err(error) = options {
            tracing::debug!(%error, "a connection keeps the options of the system");
        }
        // A connection without a whole request is cheap: no HTTP buffers yet.
        let head = tokio::select! {
            head = timeout(HEAD_TIMEOUT, head::read(&self.stream)) => head,
            () = self.permit.evicted() => return,
            _ = self.stopping.wait_for(|stopping| *stopping) => return,
        };
        // Otherwise the client has disconnected or was too slow.
        if let Ok(Ok(head)) = head {
            Box::pin(self.speak(head, router)).await;
        }
    }

    /// Answers requests; the first one begins with the bytes already read.
    async fn speak(self, head: Vec<u8>, router: Router) {
        let Self { stream, peer, at, permit, idle_timeout, mut stopping } = self;
        let requests = {
            let permit = Arc::clone(&permit);
            service_fn(move |mut request: hyper::Request<Incoming>| {
                permit.enter(ConnectionStage::Answering);
                let extensions = request.extensions_mut();
                extensions.insert(ConnectInfo(peer));
                extensions.insert(at);
                extensions.insert(Arc::clone(&permit));
                let answer = router.clone().call(request.map(Body::new));
                let permit = Arc::clone(&permit);
                async move {
                    let answer = answer.await;
                    permit.enter(ConnectionStage::Waiting);
                    answer
                }
            })
        };
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(idle_timeout).max_buf_size(MAX_HEAD);
        let io = TokioIo::new(Stream::new(head, stream));
        let mut connection = pin!(http.serve_connection(io, requests).with_upgrades());
        let mut is_told = false;
        loop {
            tokio::select! {
                result = connection.as_mut() => {
                    if let Err(error) = result {
                        tracing::debug!(%error, "a connection ended early");
                    }
                    return;
                }
                () = permit.evicted() => return,
                _ = stopping.wait_for(|stopping| *stopping), if !is_told => {
                    is_told = true;
                    connection.as_mut().graceful_shutdown();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
