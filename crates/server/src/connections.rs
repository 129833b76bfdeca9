//! Open connections, counted from the moment they are accepted.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::time::timeout;

use crate::gate::whole_house;

/// How many evicted connections may still be closing before new ones wait for them.
const MAX_CLOSING: usize = 64;

/// How long new connections wait for evicted ones to close.
const CLOSING_TIMEOUT: Duration = Duration::from_secs(1);

/// The activity of a connection, the most expendable first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ConnectionStage {
    /// It has not sent a whole request, or is idle between two.
    Waiting,
    /// Its request is being answered.
    Answering,
    /// It is a WebSocket without a seat.
    Watching,
    /// It is a WebSocket of a player.
    Seated,
}

/// Why a connection is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// Its address has too many.
    Address,
    /// The server has too many.
    Server,
}

/// Admits connections within the limits. When the server is full, the most expendable one makes room: idle connections
/// before requests, requests before spectators, and players never.
#[derive(Debug)]
pub(crate) struct Connections {
    /// Limits per address and in total; 0 means none.
    per_address: u32,
    total: usize,
    open: Mutex<Open>,
    /// Notifies when an evicted connection has closed.
    closed: Notify,
}

#[derive(Debug, Default)]
struct Open {
    addresses: HashMap<IpAddr, u32>,
    /// Every admitted connection under its rank.
    ranked: BTreeMap<Rank, Arc<Notify>>,
    /// How many evicted connections are not closed yet.
    closing: usize,
    last: u64,
    /// Whether the log already says that the server is full.
    is_reported: bool,
}

/// A stage, and a number that grows with each change: the longest in a stage comes first.
type Rank = (ConnectionStage, u64);

impl Connections {
    pub(crate) fn new(per_address: u32, total: usize) -> Arc<Self> {
        Arc::new(Self { per_address, total, open: Mutex::default(), closed: Notify::new() })
    }

    /// Admits a connection until its permit is dropped. A connection without an address, such as one of a trusted
    /// proxy, counts only for the server's limit.
    pub(crate) async fn admit(self: &Arc<Self>, address: Option<IpAddr>) -> Result<Permit, Refusal> {
        loop {
            if let Some(result) = self.try_admit(address) {
                return result;
            }
            if timeout(CLOSING_TIMEOUT, self.closed.notified()).await.is_err() {
                return Err(Refusal::Server);
            }
        }
    }

    /// Admits or refuses a connection, unless evicted ones have to close first.
    fn try_admit(self: &Arc<Self>, address: Option<IpAddr>) -> Option<Result<Permit, Refusal>> {
        let address = address.map(|address| whole_house(address.to_canonical()));
        let mut open = self.lock();
        if let Some(address) = address
            && self.per_address > 0
            && open.addresses.get(&address).is_some_and(|count| *count >= self.per_address)
        {
            return Some(Err(Refusal::Address));
        }
        if self.total > 0 && open.ranked.len() >= self.total {
            open.report(self.total);
            if open.closing >= self.max_closing() {
                return None;
            }
            if !open.evict() {
                return Some(Err(Refusal::Server));
            }
        } else {
            open.recover(self.total);
        }
        if let Some(address) = address {
            *open.addresses.entry(address).or_default() += 1;
        }
        let rank = (ConnectionStage::Waiting, open.number());
        let evicted = Arc::new(Notify::new());
        open.ranked.insert(rank, Arc::clone(&evicted));
        Some(Ok(Permit { connections: Arc::clone(self), address, rank: Mutex::new(rank), evicted }))
    }

    /// Limits closing connections on small servers: an evicted connection keeps its descriptor until it is closed.
    fn max_closing(&self) -> usize {
        (self.total / 8).clamp(1, MAX_CLOSING)
    }

    /// Closes the most expendable connections to free descriptors.
    pub(crate) fn make_room(&self) {
        let mut open = self.lock();
        while open.closing < self.max_closing() && open.evict() {}
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().expect("counting never panics")
    }
}

impl Open {
    fn number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    fn evict(&mut self) -> bool {
        let Some(first) = self.ranked.first_entry().filter(|first| first.key().0 < ConnectionStage::Seated)
        else {
            return false;
        };
        first.remove().notify_one();
        self.closing += 1;
        true
    }

    fn report(&mut self, total: usize) {
        if !self.is_reported {
            tracing::warn!(connections = total, "all connections are in use; idle ones are closed");
            self.is_reported = true;
        }
    }

    /// Ends an episode of too many connections when a quarter of them is free again.
    fn recover(&mut self, total: usize) {
        if self.is_reported && self.ranked.len() < total - total / 4 {
            tracing::info!("connections are available again");
            self.is_reported = false;
        }
    }
}

/// An admitted connection.
#[derive(Debug)]
pub(crate) struct Permit {
    connections: Arc<Connections>,
    address: Option<IpAddr>,
    rank: Mutex<Rank>,
    evicted: Arc<Notify>,
}

impl Permit {
    /// Records the connection's stage.
    pub(crate) fn enter(&self, stage: ConnectionStage) {
        let mut open = self.connections.lock();
        let mut rank = self.rank.lock().expect("counting never panics");
        if let Some(evicted) = open.ranked.remove(&*rank) {
            *rank = (stage, open.number());
            open.ranked.insert(*rank, evicted);
        }
    }

    /// Waits until the connection is evicted.
    pub(crate) async fn evicted(&self) {
        self.evicted.notified().await;
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        let rank = *self.rank.lock().expect("counting never panics");
        if open.ranked.remove(&rank).is_none() {
            open.closing -= 1;
            self.connections.closed.notify_one();
        }
        if let Some(address) = self.address
            && let Some(count) = open.addresses.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                open.addresses.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> Option<IpAddr> {
        text.parse().ok()
    }

    fn is_evicted(permit: &Permit) -> bool {
        let mut evicted = std::pin::pin!(permit.evicted());
        let mut context = std::task::Context::from_waker(std::task::Waker::noop());
        evicted.as_mut().poll(&mut context).is_ready()
    }

    /// Admits a connection that need not wait for others.
    fn admit(connections: &Arc<Connections>, address: Option<IpAddr>) -> Result<Permit, Refusal> {
        connections.try_admit(address).expect("no connection is closing")
    }

    #[test]
    fn an_address_has_so_many_connections_and_no_more() {
        let connections = Connections::new(2, 0);
        let first = admit(&connections, ip("1.1.1.1")).expect("the first");
        let _second = admit(&connections, ip("::ffff:1.1.1.1")).expect("the second");
        assert_eq!(admit(&connections, ip("1.1.1.1")).expect_err("the third"), Refusal::Address);
        admit(&connections, ip("2.2.2.2")).expect("another address");
        admit(&connections, None).expect("a proxy");
        drop(first);
        admit(&connections, ip("1.1.1.1")).expect("again two");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let connections = Connections::new(1, 0);
        let _one = admit(&connections, ip("2001:db8:1:2::1")).expect("the first");
        assert_eq!(admit(&connections, ip("2001:db8:1:2::2")).expect_err("same network"), Refusal::Address);
        admit(&connections, ip("2001:db8:1:3::1")).expect("another network");
    }

    #[test]
    fn the_most_expendable_connection_makes_room() {
        let connections = Connections::new(0, 4);
        let mut permits = [
            ConnectionStage::Seated,
            ConnectionStage::Watching,
            ConnectionStage::Waiting,
            ConnectionStage::Answering,
        ]
        .map(|stage| {
            let permit = admit(&connections, None).expect("a place");
            permit.enter(stage);
            Some(permit)
        });
        let mut players = Vec::new();
        for victim in [2, 3, 1] {
            let newcomer = admit(&connections, None).expect("room is made");
            newcomer.enter(ConnectionStage::Seated);
            players.push(newcomer);
            assert!(permits[victim].take().is_some_and(|permit| is_evicted(&permit)), "{victim}");
        }
        assert!(permits[0].as_ref().is_some_and(|permit| !is_evicted(permit)), "players are never evicted");
        assert_eq!(admit(&connections, None).expect_err("players only"), Refusal::Server);
    }

    #[test]
    fn of_two_idle_connections_the_longer_idle_one_goes() {
        let connections = Connections::new(0, 2);
        let (one, other) = (admit(&connections, None).expect("one"), admit(&connections, None).expect("two"));
        one.enter(ConnectionStage::Answering);
        one.enter(ConnectionStage::Waiting);
        let _third = admit(&connections, None).expect("room is made");
        assert!(is_evicted(&other) && !is_evicted(&one));
    }

    #[tokio::test(start_paused = true)]
    async fn a_newcomer_waits_until_an_evicted_connection_has_closed() {
        let connections = Connections::new(0, 1);
        let first = connections.admit(None).await.expect("a place");
        let second = connections.admit(None).await.expect("room is made");
        assert_eq!(connections.admit(None).await.expect_err("the first does not close"), Refusal::Server);
        drop(first);
        connections.admit(None).await.expect("room is made");
        assert!(is_evicted(&second));
    }
}
