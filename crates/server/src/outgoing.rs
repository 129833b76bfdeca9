//! Requests of the server to other servers, whose addresses come from strangers.
//!
//! An address is used only if the operator has allowed its host, over `https`, and if its name leads nowhere but into the
//! public internet. The connection goes to the very address that was checked, no redirect is followed, and everything has
//! a time limit.

mod address;
mod hosts;
mod request;
mod tls;

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use thiserror::Error;
use tokio::net::lookup_host;
use tokio::time::timeout;
use tokio_rustls::rustls::ClientConfig;
use url::{Host, Url};

use self::address::is_public;
pub use self::hosts::{BadHostPattern, HostPattern, Outgoing, Reach};
pub(crate) use self::request::{Post, Response};

/// How long one request may take, from the name to the head of the answer.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(15);

/// How long to wait for a connection to one address.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// How many addresses of a name are tried.
const MAX_ADDRESSES: usize = 4;

/// Sends requests to servers that the operator has allowed.
#[derive(Debug)]
pub(crate) struct Client {
    reach: Reach,
    /// Made for the first request: it reads the certificates of the system.
    tls: OnceLock<Option<Arc<ClientConfig>>>,
}

/// An address that a request may be sent to, as far as that can be told without resolving its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    url: Url,
    host: String,
    port: u16,
}

/// Why a request was not sent, or not answered.
#[derive(Debug, Error)]
pub(crate) enum OutgoingError {
    /// It is no address, or has a user, a port or a form that none of these servers has.
    #[error("this is not the address of a push service")]
    Address,
    #[error("the operator of this server does not allow requests to {0}")]
    NotAllowed(String),
    /// A name of the internet that leads into a private network.
    #[error("{host} leads to {address}, which is not in the public internet")]
    Private { host: String, address: IpAddr },
    #[error("{0} cannot be resolved or reached")]
    Unreachable(String),
    #[error("the system's certificates cannot be read")]
    NoCertificates,
    #[error("the connection failed: {0}")]
    Broken(String),
    #[error("no answer in time")]
    Timeout,
}

impl Target {
    /// Returns the origin, such as `https://example.org`.
    pub(crate) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    pub(crate) fn host(&self) -> &str {
        &self.host
    }
}

impl Client {
    pub(crate) const fn new(reach: Reach) -> Self {
        Self { reach, tls: OnceLock::new() }
    }

    /// Checks an address from a stranger against a list of allowed hosts.
    pub(crate) fn check(&self, address: &str, allowed: &[HostPattern]) -> Result<Target, OutgoingError> {
        let url = Url::parse(address).map_err(|_| OutgoingError::Address)?;
        let (scheme, is_usual_port) = match self.reach {
            Reach::Internet => ("https", url.port().is_none()),
            Reach::Loopback => ("http", true),
        };
        // Literal addresses have no name that an operator could have allowed.
        let Some(Host::Domain(host)) = url.host() else { return Err(OutgoingError::Address) };
        let is_plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
        if url.scheme() != scheme || !is_usual_port || !is_plain {
            return Err(OutgoingError::Address);
        }
        if !allowed.iter().any(|pattern| pattern.includes(host)) {
            return Err(OutgoingError::NotAllowed(host.to_owned()));
        }
        let (host, port) = (host.to_owned(), url.port_or_known_default().ok_or(OutgoingError::Address)?);
        Ok(Target { url, host, port })
    }

    /// Posts to a checked address, and returns the head of the answer. The name is resolved anew each time, and only
    /// addresses that are then public are connected to.
    pub(crate) async fn post(&self, target: &Target, post: Post) -> Result<Response, OutgoingError> {
        timeout(REQUEST_TIMEOUT, self.post_now(target, post)).await.unwrap_or(Err(OutgoingError::Timeout))
    }

    async fn post_now(&self, target: &Target, post: Post) -> Result<Response, OutgoingError> {
        let addresses = self.resolve(target).await?;
        let stream = request::connect(&addresses, CONNECT_TIMEOUT)
            .await
            .ok_or_else(|| OutgoingError::Unreachable(target.host.clone()))?;
        let request = post.request(&target.url)?;
        match self.reach {
            Reach::Internet => {
                let stream = tls::secure(self.tls()?, &target.host, stream).await?;
                request::send(stream, request).await
            }
            Reach::Loopback => request::send(stream, request).await,
        }
    }

    /// Resolves a name. One private address among several is enough to refuse: no honest host has one.
    async fn resolve(&self, target: &Target) -> Result<Vec<SocketAddr>, OutgoingError> {
        let found = lookup_host((target.host.as_str(), target.port)).await;
        let addresses: Vec<SocketAddr> =
            found.map_err(|_| OutgoingError::Unreachable(target.host.clone()))?.take(MAX_ADDRESSES).collect();
        let is_within = |address: IpAddr| match self.reach {
            Reach::Internet => is_public(address),
            Reach::Loopback => address.to_canonical().is_loopback(),
        };
        match addresses.iter().find(|address| !is_within(address.ip())) {
            Some(address) => Err(OutgoingError::Private { host: target.host.clone(), address: address.ip() }),
            None => Ok(addresses),
        }
    }

    fn tls(&self) -> Result<Arc<ClientConfig>, OutgoingError> {
        self.tls.get_or_init(tls::config).clone().ok_or(OutgoingError::NoCertificates)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(address: &str) -> Result<String, OutgoingError> {
        let usual = Outgoing::default();
        Client::new(Reach::Internet).check(address, &usual.push_hosts).map(|target| target.origin())
    }

    #[test]
    fn push_services_of_browsers_are_allowed() {
        for (address, origin) in [
            ("https://fcm.googleapis.com/fcm/send/abc:def", "https://fcm.googleapis.com"),
            (
                "https://updates.push.services.mozilla.com/wpush/v2/abc",
                "https://updates.push.services.mozilla.com",
            ),
            ("https://wns2-par02p.notify.windows.com/w/?token=abc", "https://wns2-par02p.notify.windows.com"),
            ("https://web.push.apple.com/abc", "https://web.push.apple.com"),
            ("https://FCM.googleapis.com:443/x", "https://fcm.googleapis.com"),
        ] {
            assert_eq!(check(address).expect(address), origin);
        }
    }

    #[test]
    fn other_addresses_are_refused_before_any_request() {
        for address in [
            "",
            "fcm.googleapis.com/x",
            "http://fcm.googleapis.com/x",
            "ftp://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://me@fcm.googleapis.com/x",
            "https://me:secret@fcm.googleapis.com/x",
            "https://fcm.googleapis.com/x#y",
            // The same address in all its disguises.
            "https://127.0.0.1/x",
            "https://2130706433/x",
            "https://0x7f.1/x",
            "https://0177.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
        ] {
            assert!(matches!(check(address), Err(OutgoingError::Address)), "{address}: {:?}", check(address));
        }
        for address in [
            "https://example.org/x",
            "https://localhost/x",
            "https://googleapis.com/x",
            "https://evil-fcm.googleapis.com/x",
            "https://fcm.googleapis.com.evil.example/x",
            "https://notify.windows.com/x",
            "https://notify.windows.com.evil.example/x",
            "https://evilnotify.windows.com/x",
            "https://fcm.googleapis.com./x",
            "https://evil.example\\@fcm.googleapis.com/x",
        ] {
            assert!(
                matches!(check(address), Err(OutgoingError::NotAllowed(_))),
                "{address}: {:?}",
                check(address)
            );
        }
    }

    /// A name that is allowed and leads into this machine: the request is not sent.
    #[tokio::test]
    async fn a_name_that_leads_into_a_private_network_is_refused() {
        let client = Client::new(Reach::Internet);
        let allowed = ["localhost".parse().expect("a host")];
        let target = client.check("https://localhost/x", &allowed).expect("it is allowed");
        let refused = client.post(&target, Post::default()).await;
        assert!(matches!(refused, Err(OutgoingError::Private { .. })), "{refused:?}");
    }
}
