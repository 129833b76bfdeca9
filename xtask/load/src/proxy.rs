//! A TCP proxy that behaves like a bad network.

use std::cell::RefCell;
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use sideboards_rules::below;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// How much is read at a time.
const CHUNK: usize = 64 * 1024;

/// How many bytes at the start of a chunk are garbled: no message of either protocol survives that as another valid
/// one.
const GARBLED: usize = 16;

/// One chunk in this many is cut or garbled.
const RARITY: usize = 40;

/// The longest delay of a chunk.
const DELAY_MILLISECONDS: usize = 150;

/// How the network behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weather {
    /// Everything arrives at once.
    Calm,
    /// Everything arrives late, each chunk with another delay.
    Slow,
    /// Now and then a connection ends in the middle of a chunk.
    Cutting,
    /// Now and then the first bytes of a chunk are replaced by random ones.
    Garbling,
    /// Nothing arrives, and no connection ends: both sides are half open.
    Swallowing,
}

impl Weather {
    /// Everything but calm.
    pub(crate) const BAD: [Self; 4] = [Self::Slow, Self::Cutting, Self::Garbling, Self::Swallowing];
}

/// A proxy in front of one address. When dropped, it accepts no new connections.
#[derive(Debug)]
pub(crate) struct Proxy {
    address: SocketAddr,
    weather: watch::Sender<Weather>,
    listening: JoinHandle<()>,
}

impl Proxy {
    /// Listens on its own port and forwards everything to `target`. It needs a `LocalSet`.
    pub(crate) async fn start(target: String, seed: u64) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (weather, forecast) = watch::channel(Weather::Calm);
        let words = Rc::new(RefCell::new(Xoshiro256PlusPlus::seed_from_u64(seed)));
        let listening = tokio::task::spawn_local(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::task::spawn_local(connect(
                    client,
                    target.clone(),
                    forecast.clone(),
                    Rc::clone(&words),
                ));
            }
        });
        Ok(Self { address, weather, listening })
    }

    /// Returns host and port.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Changes the network's behaviour, for existing and new connections.
    pub(crate) fn set(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

/// Forwards both directions of one connection until either ends.
async fn connect(
    client: TcpStream,
    target: String,
    forecast: watch::Receiver<Weather>,
    words: Rc<RefCell<Xoshiro256PlusPlus>>,
) {
    // If the server is unreachable, close the connection.
    let Ok(server) = TcpStream::connect(target).await else { return };
    let is_set = client.set_nodelay(true).and_then(|()| server.set_nodelay(true));
    if is_set.is_err() {
        return;
    }
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let there =
        Pump { from: from_client, to: to_server, forecast: forecast.clone(), words: Rc::clone(&words) };
    let back = Pump { from: from_server, to: to_client, forecast, words };
    // When one direction has ended both halves of both sockets are dropped.
    tokio::select! {
        () = there.run() => {}
        () = back.run() => {}
    }
}

/// One direction of a connection.
struct Pump {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    forecast: watch::Receiver<Weather>,
    words: Rc<RefCell<Xoshiro256PlusPlus>>,
}

impl Pump {
    async fn run(mut self) {
        let mut chunk = vec![0; CHUNK];
        loop {
            let Ok(length @ 1..) = self.from.read(&mut chunk).await else { return };
            let chunk = &mut chunk[..length];
            let weather = *self.forecast.borrow();
            match weather {
                Weather::Slow => sleep(self.delay()).await,
                Weather::Cutting if self.is_struck() => {
                    // If that is not sent either, the connection is just cut earlier.
                    let _ = self.to.write_all(&chunk[..length / 2]).await;
                    return;
                }
                Weather::Garbling if self.is_struck() => {
                    self.words.borrow_mut().fill_bytes(&mut chunk[..length.min(GARBLED)]);
                }
                Weather::Calm | Weather::Cutting | Weather::Garbling => {}
                Weather::Swallowing => {
                    // Swallowed bytes never arrive: afterwards the connection can only end.
                    let _ = self.forecast.wait_for(|weather| *weather != Weather::Swallowing).await;
                    return;
                }
            }
            if self.to.write_all(chunk).await.is_err() {
                return;
            }
        }
    }

    fn delay(&self) -> Duration {
        Duration::from_millis(below(&mut *self.words.borrow_mut(), DELAY_MILLISECONDS) as u64)
    }

    fn is_struck(&self) -> bool {
        below(&mut *self.words.borrow_mut(), RARITY) == 0
    }
}

#[cfg(test)]
mod tests {
    use tokio::task::LocalSet;
    use tokio::time::timeout;

    use super::*;

    /// Starts an echo server with a proxy in front of it.
    async fn echo_behind_proxy() -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address").to_string();
        tokio::task::spawn_local(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                tokio::task::spawn_local(async move {
                    let (mut read, mut write) = stream.split();
                    tokio::io::copy(&mut read, &mut write).await
                });
            }
        });
        Proxy::start(address, 1).await.expect("a proxy")
    }

    /// Sends `length` bytes and returns the bytes received before the connection ends or a moment has passed.
    async fn talk(stream: &mut TcpStream, length: usize) -> Vec<u8> {
        // If it cannot be sent nothing comes back.
        let _ = stream.write_all(&vec![b'x'; length]).await;
        let mut back = vec![0; length];
        match timeout(Duration::from_millis(300), stream.read_exact(&mut back)).await {
            Ok(Ok(_)) => back,
            _ => Vec::new(),
        }
    }

    async fn client(proxy: &Proxy) -> TcpStream {
        TcpStream::connect(proxy.address()).await.expect("the proxy listens")
    }

    #[tokio::test]
    async fn a_calm_network_changes_nothing() {
        let test = async {
            let proxy = echo_behind_proxy().await;
            assert_eq!(talk(&mut client(&proxy).await, 10_000).await, [b'x'; 10_000]);
        };
        LocalSet::new().run_until(test).await;
    }

    #[tokio::test]
    async fn what_is_swallowed_never_comes_and_ends_the_connection_afterwards() {
        let test = async {
            let proxy = echo_behind_proxy().await;
            let mut stream = client(&proxy).await;
            proxy.set(Weather::Swallowing);
            assert!(talk(&mut stream, 10).await.is_empty());
            proxy.set(Weather::Calm);
            assert_eq!(stream.read(&mut [0]).await.expect("the end of it"), 0);
            assert_eq!(talk(&mut client(&proxy).await, 10).await, [b'x'; 10]);
        };
        LocalSet::new().run_until(test).await;
    }

    #[tokio::test]
    async fn bytes_are_garbled_and_connections_cut_but_not_always() {
        let test = async {
            let proxy = echo_behind_proxy().await;
            proxy.set(Weather::Garbling);
            let mut stream = client(&proxy).await;
            let mut garbled = 0;
            for _ in 0..200 {
                let back = talk(&mut stream, 100).await;
                assert_eq!(back[GARBLED..], [b'x'; 100 - GARBLED]);
                garbled += usize::from(back[..GARBLED] != [b'x'; GARBLED]);
            }
            assert!((1..100).contains(&garbled), "{garbled} of 200");
            proxy.set(Weather::Cutting);
            let mut cut = 0;
            for _ in 0..200 {
                if talk(&mut stream, 100).await.is_empty() {
                    cut += 1;
                    stream = client(&proxy).await;
                }
            }
            assert!((1..100).contains(&cut), "{cut} of 200");
        };
        LocalSet::new().run_until(test).await;
    }
}
