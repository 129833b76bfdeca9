//! Limits per address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::http::HeaderMap;

use crate::config::{Limits, Network};

/// How many addresses are remembered before idle ones are pruned.
const MANY: usize = 10_000;

/// Seats that an address may take for each room it may open.
const SEATS: u32 = 10;

/// How many daily results a day from an address may be named among the best, unless there are no limits.
const NAMES: u32 = 3;

/// How many requests a second an address may make for each command that a socket may send.
const REQUESTS: u32 = 5;

/// Frames beyond the limit that a socket may send before it is closed.
const ABUSE: u32 = 200;

/// Admits requests and sockets within the limits.
#[derive(Debug)]
pub(crate) struct Gate {
    limits: Limits,
    proxies: Vec<Network>,
    visits: Mutex<HashMap<IpAddr, Visits>>,
}

/// Recent requests and open sockets of an address.
#[derive(Debug)]
struct Visits {
    connections: u32,
    rooms: Bucket,
    seats: Bucket,
    results: Bucket,
    names: Bucket,
    requests: Bucket,
}

/// A token bucket.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    /// Tokens left, capacity, and tokens added per second.
    level: f64,
    size: f64,
    rate: f64,
    filled: Instant,
}

/// An address has exceeded its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wait {
    /// Seconds until it may ask again.
    pub(crate) seconds: u64,
}

impl Bucket {
    /// Makes a full bucket; with size 0 it is never empty.
    pub(crate) fn new(size: u32, rate: f64) -> Self {
        Self { level: size.into(), size: size.into(), rate, filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        if self.size == 0.0 {
            return true;
        }
        let now = Instant::now();
        let fresh = now.duration_since(self.filled).as_secs_f64() * self.rate;
        self.filled = now;
        self.level = (self.level + fresh).min(self.size);
        if self.level < 1.0 {
            return false;
        }
        self.level -= 1.0;
        true
    }

    /// Takes a token, or returns when there will be one.
    #[expect(clippy::cast_sign_loss, reason = "it is at least 1")]
    fn take_or_wait(&mut self) -> Result<(), Wait> {
        if self.take() {
            return Ok(());
        }
        // Whole seconds as in the header, rounded up.
        Err(Wait { seconds: ((1.0 - self.level) / self.rate).ceil().max(1.0) as u64 })
    }

    fn is_full(&self) -> bool {
        self.level + self.filled.elapsed().as_secs_f64() * self.rate >= self.size
    }
}

impl Gate {
    pub(crate) fn new(limits: Limits, proxies: Vec<Network>) -> Self {
        Self { limits, proxies, visits: Mutex::default() }
    }

    /// Determines the client's address: the peer, or the one named by trusted proxies.
    ///
    /// Clients can forge the header, but only before the last proxy appends to it. So it is read from the end.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let is_trusted = |address: IpAddr| self.proxies.iter().any(|proxy| proxy.contains(address));
        let mut address = peer.to_canonical();
        let named = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok());
        let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
        for name in named.iter().rev() {
            if !is_trusted(address) {
                break;
            }
            match name.parse::<IpAddr>() {
                Ok(before) => address = before.to_canonical(),
                Err(_) => break,
            }
        }
        whole_house(address)
    }

    /// Returns whether the peer is a trusted proxy.
    pub(crate) fn is_proxy(&self, peer: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(peer.to_canonical()))
    }

    pub(crate) fn may_open(&self, address: IpAddr) -> Result<(), Wait> {
        self.visit(address, |visits| visits.rooms.take_or_wait())
    }

    pub(crate) fn may_sit(&self, address: IpAddr) -> Result<(), Wait> {
        self.visit(address, |visits| visits.seats.take_or_wait())
    }

    pub(crate) fn may_enter_result(&self, address: IpAddr) -> Result<(), Wait> {
        self.visit(address, |visits| visits.results.take_or_wait())
    }

    /// Tells whether a daily result from an address may be named among the best of its day.
    pub(crate) fn may_be_named(&self, address: IpAddr) -> bool {
        self.visit(address, |visits| visits.names.take())
    }

    pub(crate) fn may_ask(&self, address: IpAddr) -> Result<(), Wait> {
        self.visit(address, |visits| visits.requests.take_or_wait())
    }

    /// Admits a socket until the ticket is dropped.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Ticket> {
        let limit = self.limits.connections;
        let is_welcome = self.visit(address, |visits| {
            let is_welcome = limit == 0 || visits.connections < limit;
            visits.connections += u32::from(is_welcome);
            is_welcome
        });
        is_welcome.then(|| Ticket { gate: Arc::clone(self), address })
    }

    /// Returns the command bucket of a new socket.
    pub(crate) fn commands(&self) -> Bucket {
        Bucket::new(self.limits.commands * 2, self.limits.commands.into())
    }

    /// Returns the frame bucket of a new socket, for frames of any kind. A socket that empties it is closed.
    pub(crate) fn frames(&self) -> Bucket {
        match self.limits.commands {
            0 => Bucket::new(0, 0.0),
            commands => Bucket::new(commands * 2 + ABUSE, commands.into()),
        }
    }

    fn visit<T>(&self, address: IpAddr, look: impl FnOnce(&mut Visits) -> T) -> T {
        let mut visits = self.visits.lock().expect("lock is never poisoned");
        // Prune rarely, so address floods don't stall other clients.
        if visits.len() > MANY && visits.len() == visits.capacity() {
            visits.retain(|_, visits| visits.connections > 0 || !visits.is_fresh());
        }
        look(visits.entry(address).or_insert_with(|| Visits::new(&self.limits)))
    }
}

impl Visits {
    fn new(limits: &Limits) -> Self {
        let hourly = |count: u32| Bucket::new(count, f64::from(count) / 3600.0);
        let requests = limits.commands * REQUESTS;
        let names = NAMES.min(limits.rooms);
        Self {
            connections: 0,
            rooms: hourly(limits.rooms),
            seats: hourly(limits.rooms * SEATS),
            // There is one deal a day.
            results: Bucket::new(limits.rooms, f64::from(limits.rooms) / 86_400.0),
            names: Bucket::new(names, f64::from(names) / 86_400.0),
            requests: Bucket::new(requests * 2, requests.into()),
        }
    }

    fn is_fresh(&self) -> bool {
        [self.rooms, self.seats, self.results, self.names, self.requests].iter().all(Bucket::is_full)
    }
}

/// Groups the addresses of a household: one IPv4 address, or the first half of an IPv6 address.
pub(crate) fn whole_house(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => IpAddr::V6((address.to_bits() >> 64 << 64).into()),
    }
}

/// An admitted socket.
#[derive(Debug)]
pub(crate) struct Ticket {
    gate: Arc<Gate>,
    address: IpAddr,
}

impl Ticket {
    pub(crate) const fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.gate.visit(self.address, |visits| visits.connections -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gate(limits: Limits, proxies: &[&str]) -> Arc<Gate> {
        let proxies = proxies.iter().map(|proxy| proxy.parse().expect("a network"));
        Arc::new(Gate::new(limits, proxies.collect()))
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        let gate = gate(Limits::default(), &["10.0.0.0/8"]);
        let address = |peer: &str, forwarded: &[&'static str]| {
            let headers = forwarded
                .iter()
                .map(|value| ("x-forwarded-for".parse().expect("a name"), value.parse().expect("a value")));
            gate.address(ip(peer), &headers.collect())
        };
        assert_eq!(address("9.9.9.9", &["1.2.3.4"]), ip("9.9.9.9"), "anybody can write a header");
        assert_eq!(address("10.0.0.1", &["1.2.3.4"]), ip("1.2.3.4"));
        assert_eq!(
            address("10.0.0.1", &["6.6.6.6, 1.2.3.4"]),
            ip("1.2.3.4"),
            "only the last word is the proxy's"
        );
        assert_eq!(address("10.0.0.1", &["6.6.6.6", "1.2.3.4, 10.0.0.2"]), ip("1.2.3.4"), "two proxies");
        assert_eq!(address("10.0.0.1", &["nonsense"]), ip("10.0.0.1"));
        assert_eq!(address("10.0.0.1", &[]), ip("10.0.0.1"));
        assert_eq!(address("::ffff:9.9.9.9", &[]), ip("9.9.9.9"));
        assert_eq!(address("2001:db8:1:2:3:4:5:6", &[]), ip("2001:db8:1:2::"));
    }

    #[test]
    fn what_is_too_much_is_turned_away_and_others_are_not() {
        let gate = gate(Limits { rooms: 2, connections: 1, commands: 1, ..Limits::NONE }, &[]);
        let (one, other) = (ip("1.1.1.1"), ip("2.2.2.2"));
        let wait = [(), (), ()].map(|()| gate.may_open(one).err());
        assert_eq!(wait, [None, None, Some(Wait { seconds: 1800 })], "two an hour");
        assert_eq!(gate.may_open(other), Ok(()));
        let ticket = gate.connect(one).expect("the first socket");
        assert!(gate.connect(one).is_none());
        assert!(gate.connect(other).is_some());
        drop(ticket);
        assert!(gate.connect(one).is_some());
        let mut commands = gate.commands();
        assert!(commands.take() && commands.take() && !commands.take());
    }

    #[test]
    fn no_limit_is_no_limit() {
        let gate = gate(Limits::NONE, &[]);
        let tickets: Vec<Ticket> = (0..1000).filter_map(|_| gate.connect(ip("1.1.1.1"))).collect();
        assert_eq!(tickets.len(), 1000);
        assert!((0..1000).all(|_| gate.may_open(ip("1.1.1.1")).and(gate.may_ask(ip("1.1.1.1"))).is_ok()));
    }
}
