//! Free ports for servers.

use std::hash::{BuildHasher, RandomState};
use std::net::{Ipv4Addr, TcpListener};

use crate::PostgresError;

/// The first port tried: below those that the system gives to clients. Otherwise a client that waits for the server
/// to come back could be given the very port it asks for, and would connect to itself.
const FIRST: u16 = 20_000;
const COUNT: u16 = 10_000;

/// Finds a free port, for a server that will be restarted there.
pub fn free_port() -> Result<u16, PostgresError> {
    let start = RandomState::new().hash_one(()) % u64::from(COUNT);
    (0..COUNT)
        .map(|step| FIRST + (start as u16 + step) % COUNT)
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .ok_or(PostgresError::NoPort)
}
