use std::net::{Ipv4Addr, SocketAddr};

use anyhow::{Context, Result};
use sideboards_protocol::{NewRoom, Settings};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

/// A client with an address of this machine other than 127.0.0.1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) Ipv4Addr);

impl ClientAddress {
    /// Opens a room, with a header that claims another address, and returns the status of the answer.
    pub(crate) async fn open_room(self, host: &str, claimed: Ipv4Addr) -> Result<u16> {
        let room =
            NewRoom { name: "Visitor".to_owned(), settings: Settings::default(), content: None, token: None };
        let body = serde_json::to_string(&room)?;
        let length = body.len();
        let request = format!(
            "POST /api/rooms HTTP/1.0\r\nHost: {host}\r\nX-Forwarded-For: {claimed}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((self.0, 0)))?;
        let mut stream = socket.connect(host.parse()?).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let status = answer.split(' ').nth(1).with_context(|| format!("no answer: {answer:?}"))?;
        Ok(status.parse()?)
    }
}
