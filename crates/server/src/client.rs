//! The client that makes a request, as limits see it.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::request::Parts;

use crate::state::Server;

/// The client that makes a request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Client {
    /// The address that limits count.
    pub(crate) address: IpAddr,
    /// Whether a trusted proxy forwarded the request.
    pub(crate) is_proxied: bool,
}

impl<S: Send + Sync> FromRequestParts<S> for Client
where
    Arc<Server>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let server = Arc::<Server>::from_ref(state);
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
        Ok(Self {
            address: server.gate.address(peer, &parts.headers),
            is_proxied: server.gate.is_proxy(peer),
        })
    }
}
