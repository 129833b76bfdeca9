//! The configuration of a server.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use axum::http::Uri;
use axum::http::uri::Scheme;
use ipnet::IpNet;
use thiserror::Error;

use crate::hosts::Host;
use crate::outgoing::Outgoing;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Addresses to listen on; the first free one is used.
    pub listen: Vec<SocketAddr>,
    /// The database: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// Where backups of SQLite are stored; without a folder there are none.
    pub backup_folder: Option<PathBuf>,
    /// The public address of the server, if it differs from the requested host.
    pub public_url: Option<PublicUrl>,
    /// Proxies that are trusted to name the client's address.
    pub trusted_proxies: Vec<Network>,
    /// Limits per address.
    pub limits: Limits,
    /// Whether people who do not know each other can meet for quick games.
    pub strangers: bool,
    /// The servers that this server may send requests to.
    pub outgoing: Outgoing,
}

/// Limits per address; 0 means unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Rooms an hour.
    pub rooms: u32,
    /// Connections at the same time.
    pub connections: u32,
    /// Connections of all addresses at the same time; 0 means as many as the system has descriptors for.
    pub all_connections: u32,
    /// Commands a second over one socket; frames of any kind count.
    pub commands: u32,
}

impl Limits {
    /// No limits.
    pub const NONE: Self = Self { rooms: 0, connections: 0, all_connections: 0, commands: 0 };
}

impl Default for Limits {
    fn default() -> Self {
        Self { rooms: 60, connections: 200, all_connections: 0, commands: 20 }
    }
}

/// The address of a server on the web, such as `https://example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Without a slash at the end.
    pub(crate) text: String,
    pub(crate) host: Host,
}

/// The error for a text that is not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not an address such as https://example.org")]
pub struct BadPublicUrl(String);

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let bad = || BadPublicUrl(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| bad())?;
        let is_web = uri.scheme() == Some(&Scheme::HTTP) || uri.scheme() == Some(&Scheme::HTTPS);
        let host = uri.authority().filter(|_| is_web).and_then(Host::read).ok_or_else(bad)?;
        Ok(Self { text: text.trim_end_matches('/').to_owned(), host })
    }
}

/// One address, or all with the same prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network(IpNet);

impl Network {
    /// Returns whether the network contains an address.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address)
    }
}

/// The error for a text that names no network.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not an address (10.0.0.7) or a network (10.0.0.0/8)")]
pub struct UnknownNetwork(String);

impl FromStr for Network {
    type Err = UnknownNetwork;

    fn from_str(text: &str) -> Result<Self, UnknownNetwork> {
        let address = text.parse::<IpAddr>().map(IpNet::from);
        address.or_else(|_| text.parse()).map(Self).map_err(|_| UnknownNetwork(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_has_a_host() {
        let url: PublicUrl = "https://example.org/".parse().expect("an address");
        assert_eq!(
            (url.text.as_str(), url.host.to_string().as_str()),
            ("https://example.org", "example.org")
        );
        for text in
            ["", "example.org", "ftp://example.org", "https://", "https://a b", "https://me@example.org"]
        {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn networks_have_their_addresses_and_no_others() {
        let has = |network: &str, address: &str| {
            let network: Network = network.parse().expect("a network");
            network.contains(address.parse().expect("an address"))
        };
        assert!(has("10.0.0.7", "10.0.0.7"));
        assert!(!has("10.0.0.7", "10.0.0.8"));
        assert!(has("10.0.0.0/8", "10.200.3.4"));
        assert!(!has("10.0.0.0/8", "11.0.0.1"));
        assert!(has("0.0.0.0/0", "8.8.8.8"));
        assert!(!has("0.0.0.0/0", "::1"));
        assert!(has("fd00::/8", "fd12::1"));
        assert!(has("::/0", "2001:db8::1"));
        assert!(!has("::1", "::2"));
        for text in ["", "10.0.0.0/33", "10.0.0.0/x", "host", "10.0.0.0/-1"] {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }
}
