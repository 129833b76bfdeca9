//! Connections of attackers: raw bytes, without a library that would reject any.

use std::time::Duration;

use sideboards_protocol::PROTOCOL;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::kit::{Node, within};

/// How long to wait for a silent server.
const QUIET: Duration = Duration::from_millis(300);

/// A TCP connection.
pub(crate) struct Raw(pub(crate) TcpStream);

impl Raw {
    pub(crate) async fn connect(node: &Node) -> Self {
        Self(within("connect", TcpStream::connect(&node.host)).await.expect("a connection"))
    }

    /// Connects from another address of this machine, as `127.0.0.2`.
    pub(crate) async fn connect_from(node: &Node, address: &str) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(format!("{address}:0").parse().expect("an address")).expect("a port");
        let connecting = socket.connect(node.host.parse().expect("an address"));
        Self(within("connect", connecting).await.expect("a connection"))
    }

    /// Connects as a spectator who has said hello.
    pub(crate) async fn watch(node: &Node, room: &str) -> Self {
        let mut raw = Self::connect(node).await;
        let answer = raw.upgrade(&node.host, room, "").await;
        assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
        raw.say_hello(None).await;
        raw
    }

    pub(crate) async fn say_hello(&mut self, token: Option<&str>) {
        let token = token.map(|token| format!(r#","token":"{token}""#)).unwrap_or_default();
        let hello = format!(r#"{{"id":"h","do":{{"hello":{{"protocol":{PROTOCOL}{token}}}}}}}"#);
        self.send(&text_frame(hello.as_bytes())).await;
    }

    /// Sends bytes. A closed connection is noticed when the answer is read.
    pub(crate) async fn send(&mut self, bytes: &[u8]) {
        let _ = within("send bytes", self.0.write_all(bytes)).await;
    }

    /// Requests a WebSocket, and returns the first answer.
    pub(crate) async fn upgrade(&mut self, host: &str, room: &str, headers: &str) -> String {
        let request = format!(
            "GET /ws/rooms/{room} HTTP/1.1\r\nhost: {host}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{headers}\r\n"
        );
        self.send(request.as_bytes()).await;
        let mut bytes = [0; 1024];
        let count = within("upgrade", self.0.read(&mut bytes)).await.unwrap_or(0);
        String::from_utf8_lossy(&bytes[..count]).into_owned()
    }

    /// Reads until the server closes the connection.
    pub(crate) async fn read_to_end(&mut self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // A reset is an end too; earlier bytes count.
        let _ = within("wait for the server to hang up", self.0.read_to_end(&mut bytes)).await;
        bytes
    }

    /// Reads until the server closes the connection or is silent.
    pub(crate) async fn read_until_quiet(&mut self) -> String {
        let (mut all, mut bytes) = (Vec::new(), [0; 4096]);
        within("wait for the server to be quiet", async {
            while let Ok(read) = timeout(QUIET, self.0.read(&mut bytes)).await {
                match read {
                    Ok(count) if count > 0 => all.extend(&bytes[..count]),
                    Ok(_) | Err(_) => {
                        all.extend(b"CLOSED");
                        break;
                    }
                }
            }
        })
        .await;
        String::from_utf8_lossy(&all).into_owned()
    }

    /// Waits for the close frame, and returns its code.
    pub(crate) async fn close_code(&mut self) -> Option<u16> {
        close_code(&self.read_to_end().await)
    }

    /// Returns whether the server has closed the connection without a close frame.
    pub(crate) async fn is_closed(&mut self) -> bool {
        matches!(timeout(QUIET, self.0.read(&mut [0; 64])).await, Ok(Ok(0) | Err(_)))
    }
}

/// Returns the code of the close frame among a server's frames.
fn close_code(mut bytes: &[u8]) -> Option<u16> {
    loop {
        let (opcode, short) = (bytes.first()? & 0xf, usize::from(*bytes.get(1)?));
        let (length, head) = match short {
            126 => (usize::from(u16::from_be_bytes([bytes[2], bytes[3]])), 4),
            127 => panic!("no message of a test is so long"),
            length => (length, 2),
        };
        let payload = bytes.get(head..head + length)?;
        if opcode == 8 {
            return Some(u16::from_be_bytes([*payload.first()?, *payload.get(1)?]));
        }
        bytes = &bytes[head + length..];
    }
}

/// A text frame as a client sends it.
pub(crate) fn text_frame(text: &[u8]) -> Vec<u8> {
    frame(0x81, text)
}

/// A frame with a mask of zeros; `first` has the opcode and whether it is final.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![first];
    match payload.len() {
        0..=125 => frame.push(0x80 | payload.len() as u8),
        126..=65_535 => {
            frame.push(0x80 | 0x7e);
            frame.extend((payload.len() as u16).to_be_bytes());
        }
        _ => {
            frame.push(0x80 | 0x7f);
            frame.extend((payload.len() as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}
