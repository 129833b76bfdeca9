//! The names under which the server answers. Another name may belong to a page that points its own domain at this
//! machine (DNS rebinding), and would end up in links.

use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, Request, State as Extract};
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::client::Client;
use crate::config::PublicUrl;
use crate::listener::ListenAddress;
use crate::state::Server;

/// The host that a request is for, verified to be one of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Host {
    name: Name,
    port: Option<u16>,
}

/// A name, or an address.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Name {
    Address(IpAddr),
    /// Lower case.
    Domain(String),
}

impl Host {
    /// Reads a name or address, with or without a port.
    pub(crate) fn read(authority: &Authority) -> Option<Self> {
        let name = authority.host();
        // Rejects everything else: a user, an empty or invalid port.
        let port = match authority.as_str().strip_prefix(name)? {
            "" => None,
            port => Some(port.strip_prefix(':')?.parse().ok()?),
        };
        Some(Self { name: Name::read(name)?, port })
    }

    /// Returns the host of a request: from its URI, otherwise from the header.
    fn of(uri: &Uri, headers: &HeaderMap) -> Option<Self> {
        let mut named = headers.get_all(HOST).iter();
        let header = named.next()?.to_str().ok()?.parse::<Authority>().ok()?;
        let is_clear = named.next().is_none() && uri.authority().is_none_or(|target| *target == header);
        is_clear.then(|| Self::read(&header))?
    }
}

impl Name {
    fn read(text: &str) -> Option<Self> {
        let literal = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
        if let Some(literal) = literal {
            return Some(Self::Address(IpAddr::V6(literal.parse().ok()?)));
        }
        if let Ok(address) = text.parse::<Ipv4Addr>() {
            return Some(Self::Address(address.into()));
        }
        let name = text.strip_suffix('.').unwrap_or(text);
        let is_domain = |letter: u8| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'.' | b'_');
        let is_domain = !name.is_empty() && name.bytes().all(is_domain);
        is_domain.then(|| Self::Domain(name.to_ascii_lowercase()))
    }

    fn is_loopback(&self) -> bool {
        match self {
            Self::Address(address) => address.to_canonical().is_loopback(),
            Self::Domain(name) => name == "localhost",
        }
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.name {
            Name::Address(IpAddr::V6(address)) => write!(f, "[{address}]")?,
            Name::Address(address) => write!(f, "{address}")?,
            Name::Domain(name) => f.write_str(name)?,
        }
        self.port.map_or(Ok(()), |port| write!(f, ":{port}"))
    }
}

/// The host names of this server.
#[derive(Debug)]
pub(crate) struct Hosts {
    public_url: Option<PublicUrl>,
    /// The name of this machine.
    machine: Option<String>,
}

impl Hosts {
    pub(crate) fn new(public_url: Option<PublicUrl>) -> Self {
        Self { public_url, machine: machine_name() }
    }

    /// Returns whether a request for a host is for this server.
    ///
    /// With a public URL: its host, or this machine. Without one: names that no other domain can claim. That is
    /// this machine for a local-only server, otherwise also any IP address and the machine's name. A trusted proxy
    /// may use any host.
    fn has(&self, host: &Host, at: SocketAddr, is_proxied: bool) -> bool {
        let is_here = host.name.is_loopback() || host.name == Name::Address(at.ip().to_canonical());
        match &self.public_url {
            Some(public) => is_here || host.name == public.host.name,
            None if is_proxied => true,
            None if at.ip().to_canonical().is_loopback() => is_here,
            None => match &host.name {
                Name::Address(_) => true,
                Name::Domain(name) => {
                    is_here || self.machine.as_ref().is_some_and(|own| is_machine(own, name))
                }
            },
        }
    }

    /// Returns whether a request may come from its origin: our own page, or a program without an `Origin`.
    pub(crate) fn is_own_page(&self, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(ORIGIN).iter();
        let Some(origin) = origins.next() else { return true };
        // Browsers send one `Origin`. With two, it is unknown which one the proxy checked.
        if origins.next().is_some() {
            return false;
        }
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let Ok(origin) = origin.to_str() else { return false };
        let is_host = ["http://", "https://"]
            .iter()
            .any(|scheme| origin.strip_prefix(scheme).is_some_and(|name| Some(name) == host));
        is_host || self.public_url.as_ref().is_some_and(|public| public.text == origin)
    }
}

/// Answers requests for our own hosts, and stores the host for handlers that write links.
pub(crate) async fn check(
    Extract(server): Extract<Arc<Server>>,
    client: Client,
    mut request: Request,
    next: Next,
) -> Response {
    let Some(host) = Host::of(request.uri(), request.headers()) else {
        return (StatusCode::BAD_REQUEST, "a request needs one valid Host\n").into_response();
    };
    let at = request.extensions().get::<ListenAddress>().map(|at| at.0);
    let at = at.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, 0).into());
    if !server.hosts.has(&host, at, client.is_proxied) {
        let why = "this server does not answer under that name; it is set by --public-url\n";
        return (StatusCode::MISDIRECTED_REQUEST, why).into_response();
    }
    request.extensions_mut().insert(host);
    next.run(request).await
}

/// The address of the server in links: the public one, or the requested one.
#[derive(Clone, Debug)]
pub(crate) struct Base(pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Base
where
    Arc<Server>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let server = Arc::<Server>::from_ref(state);
        if let Some(url) = &server.hosts.public_url {
            return Ok(Self(url.text.clone()));
        }
        let Client { is_proxied, .. } = Client::from_request_parts(parts, state).await?;
        let scheme = parts.headers.get("x-forwarded-proto").filter(|scheme| is_proxied && *scheme == "https");
        let scheme = if scheme.is_some() { "https" } else { "http" };
        let host = parts.extensions.get::<Host>().map(ToString::to_string);
        Ok(Self(format!("{scheme}://{}", host.as_deref().unwrap_or("localhost"))))
    }
}

/// Returns whether a name is that of the machine, alone or in its local network.
fn is_machine(own: &str, name: &str) -> bool {
    name == own || name.strip_suffix(".local") == Some(own)
}

fn machine_name() -> Option<String> {
    #[cfg(unix)]
    let name = rustix::system::uname().nodename().to_str().ok().map(str::to_ascii_lowercase);
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok().map(|name| name.to_ascii_lowercase());
    name.filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn host(text: &str) -> Option<Host> {
        text.parse().ok().and_then(|authority| Host::read(&authority))
    }

    #[test]
    fn hosts_are_read_and_written() {
        for text in ["example.org", "localhost:7425", "127.0.0.1:80", "[::1]:7425", "a_b.example"] {
            assert_eq!(host(text).map(|host| host.to_string()).as_deref(), Some(text));
        }
        assert_eq!(host("Example.ORG."), host("example.org"));
        for text in [
            "",
            ":80",
            "a b",
            "user@example.org",
            "example.org:",
            "example.org:99999",
            "a/b",
            "[::1",
            "ä.de",
            "a\"b",
        ] {
            assert_eq!(host(text), None, "{text}");
        }
    }

    fn has(public: Option<&str>, at: &str, name: &str) -> bool {
        let hosts = Hosts {
            machine: Some("attic".to_owned()),
            ..Hosts::new(public.map(|url| url.parse().expect("an address")))
        };
        hosts.has(&host(name).expect("a host"), at.parse().expect("an address"), false)
    }

    #[test]
    fn a_server_for_this_machine_answers_to_this_machine() {
        for name in ["localhost:7425", "127.0.0.1:7425", "127.0.1.1", "[::1]:9", "LOCALHOST"] {
            assert!(has(None, "127.0.0.1:7425", name), "{name}");
        }
        for name in
            ["evil.example:7425", "localhost.evil.example", "attic", "192.168.0.7", "127.0.0.1.evil.example"]
        {
            assert!(!has(None, "127.0.0.1:7425", name), "{name}");
        }
    }

    #[test]
    fn a_server_for_the_house_answers_to_addresses_and_its_own_name() {
        for name in ["localhost", "192.168.0.7:7425", "[fd00::7]:7425", "attic:7425", "Attic.local"] {
            assert!(has(None, "0.0.0.0:7425", name), "{name}");
        }
        for name in ["evil.example", "attic.evil.example", "evil.local"] {
            assert!(!has(None, "0.0.0.0:7425", name), "{name}");
        }
    }

    #[test]
    fn a_public_server_answers_to_its_name_and_to_health_checks() {
        let public = Some("https://example.org");
        for name in ["example.org", "EXAMPLE.org:443", "localhost:7425", "10.0.0.7:7425"] {
            assert!(has(public, "10.0.0.7:7425", name), "{name}");
        }
        for name in ["evil.example", "www.example.org", "10.0.0.8", "attic"] {
            assert!(!has(public, "10.0.0.7:7425", name), "{name}");
        }
    }

    #[test]
    fn a_proxy_knows_for_whom_it_stands() {
        let at = "127.0.0.1:7425".parse().expect("an address");
        let name = host("example.org").expect("a host");
        assert!(Hosts::new(None).has(&name, at, true));
        assert!(!Hosts::new("https://other.example".parse().ok()).has(&name, at, true));
    }
}
