//! A minimal WebSocket client. The generator shares the machine with the measured server, so it takes as little
//! processor time as possible: tokio-tungstenite has buffers and checks that a load generator does not need.

use anyhow::{Context, Result, bail};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8a;

/// Flag: a mask follows the length.
const MASKED: u8 = 0x80;
/// Marks a length of two bytes that follows, and one of eight.
const LONGER: u8 = 126;
const LONGEST: u8 = 127;

/// Least number of bytes received at a time: a usual update fits.
const ROOM: usize = 4096;

/// A connection to a server.
#[derive(Debug)]
pub(crate) struct RawSocket {
    stream: TcpStream,
    received: Vec<u8>,
    /// How many of these bytes are whole frames.
    whole: usize,
    frame: Vec<u8>,
}

impl RawSocket {
    /// Connects to a path of a server.
    pub(crate) async fn open(host: &str, path: &str) -> Result<Self> {
        let mut stream = TcpStream::connect(host).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2lkZWJvYXJkcyEhISEhIQ==\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let mut received = Vec::new();
        let end = loop {
            if let Some(end) = received.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
            received.reserve(ROOM);
            if stream.read_buf(&mut received).await? == 0 {
                bail!("the server hung up before the WebSocket was there");
            }
        };
        if !received.starts_with(b"HTTP/1.1 101") {
            bail!("no WebSocket: {}", String::from_utf8_lossy(&received));
        }
        received.drain(..end);
        Ok(Self { stream, received, whole: 0, frame: Vec::new() })
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) -> Result<()> {
        self.send_frame(TEXT, text.as_bytes()).await
    }

    /// Forgets the received messages and waits for at least one more.
    pub(crate) async fn receive(&mut self) -> Result<()> {
        self.forget();
        loop {
            self.whole = Frames(&self.received).map(|frame| frame.length).sum();
            let control = Frames(&self.received).find(|frame| frame.kind == CLOSE || frame.kind == PING);
            if let Some(Frame { kind, payload, .. }) = control {
                if kind == CLOSE {
                    bail!("the server said good-bye: {}", String::from_utf8_lossy(payload));
                }
                let payload = payload.to_owned();
                self.send_frame(PONG, &payload).await?;
            }
            if self.texts().next().is_some() {
                return Ok(());
            }
            self.forget();
            self.received.reserve(ROOM);
            if self.stream.read_buf(&mut self.received).await? == 0 {
                bail!("the server hung up");
            }
        }
    }

    /// Forgets the whole frames. Cancel-safe: an interrupted read leaves the buffer in order.
    fn forget(&mut self) {
        self.received.drain(..self.whole);
        self.whole = 0;
    }

    /// Returns the received messages, the oldest first.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &[u8]> {
        Frames(&self.received[..self.whole]).filter(|frame| frame.kind == TEXT).map(|frame| frame.payload)
    }

    async fn send_frame(&mut self, kind: u8, payload: &[u8]) -> Result<()> {
        self.frame.clear();
        write_frame(&mut self.frame, kind, payload)?;
        self.stream.write_all(&self.frame).await.context("the server hung up")
    }
}

/// Writes a frame of a client. It has to be masked; a zero mask keeps the payload as it is.
fn write_frame(frame: &mut Vec<u8>, kind: u8, payload: &[u8]) -> Result<()> {
    frame.push(kind);
    if let Ok(length @ ..126) = u8::try_from(payload.len()) {
        frame.push(MASKED | length);
    } else {
        let length = u16::try_from(payload.len()).context("commands are short")?;
        frame.push(MASKED | LONGER);
        frame.extend(length.to_be_bytes());
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    Ok(())
}

/// A frame of a server.
struct Frame<'a> {
    kind: u8,
    payload: &'a [u8],
    /// Its length with the head.
    length: usize,
}

/// The whole frames at the start of some bytes.
struct Frames<'a>(&'a [u8]);

impl<'a> Iterator for Frames<'a> {
    type Item = Frame<'a>;

    fn next(&mut self) -> Option<Frame<'a>> {
        let (&[kind, short], rest) = self.0.split_first_chunk()?;
        let (head, payload) = match short {
            LONGER => (4, u16::from_be_bytes(*rest.first_chunk()?).into()),
            LONGEST => (10, usize::try_from(u64::from_be_bytes(*rest.first_chunk()?)).ok()?),
            short => (2, short.into()),
        };
        let length = head + payload;
        let payload = self.0.get(head..length)?;
        self.0 = &self.0[length..];
        Some(Frame { kind, payload, length })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_frames_are_found_and_a_part_of_one_waits() {
        let long = [b'x'; 300];
        let mut bytes = vec![TEXT, 2, b'h', b'i', PING, 0, TEXT, 126, 1, 44];
        bytes.extend(long);
        let cut = bytes.len();
        bytes.extend([TEXT, 5, b'h']);
        let frames: Vec<Frame> = Frames(&bytes).collect();
        assert_eq!(frames.iter().map(|frame| frame.kind).collect::<Vec<_>>(), [TEXT, PING, TEXT]);
        assert_eq!((frames[0].payload, frames[2].payload), (&b"hi"[..], &long[..]));
        assert_eq!(frames.iter().map(|frame| frame.length).sum::<usize>(), cut);
    }

    #[test]
    fn frames_of_a_client_are_masked() {
        let mut frame = Vec::new();
        write_frame(&mut frame, TEXT, b"hi").expect("a short one");
        assert_eq!(frame, [TEXT, 0x82, 0, 0, 0, 0, b'h', b'i']);
        frame.clear();
        write_frame(&mut frame, TEXT, &[b'x'; 300]).expect("a longer one");
        assert_eq!(frame[..8], [TEXT, 0xfe, 1, 44, 0, 0, 0, 0]);
    }
}
