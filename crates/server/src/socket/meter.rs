//! Counts frames as they arrive. The WebSocket library hides empty fragments and answers pings by itself, so they
//! cannot be counted above it.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};

use crate::gate::Bucket;

/// A stream of WebSocket frames that fails when it carries too many.
#[derive(Debug)]
pub(super) struct Meter<S> {
    stream: S,
    frames: FrameCounter,
    limit: Bucket,
}

/// The socket has sent more frames than it may.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("too many frames")]
pub(super) struct TooManyFrames;

impl<S> Meter<S> {
    pub(super) fn new(stream: S, limit: Bucket) -> Self {
        Self { stream, frames: FrameCounter::default(), limit }
    }
}

impl<S: AsyncRead + Unpin> Meter<S> {
    /// Discards up to `most` bytes, until the peer closes the socket or the connection.
    pub(super) async fn drain(&mut self, mut most: usize) -> io::Result<()> {
        // On the heap: otherwise every socket would keep space for it.
        let mut bytes = vec![0; 1024];
        while most > 0 && !self.frames.is_closed {
            let count = self.stream.read(&mut bytes).await?;
            if count == 0 {
                break;
            }
            self.frames.count(&bytes[..count]);
            most = most.saturating_sub(count);
        }
        Ok(())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Meter<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let frames = self.frames.count(&buffer.filled()[before..]);
        if (0..frames).all(|_| self.limit.take()) {
            return Poll::Ready(Ok(()));
        }
        Poll::Ready(Err(io::Error::other(TooManyFrames)))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Meter<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Finds the heads of frames in a stream of bytes (RFC 6455, section 5.2).
#[derive(Debug, Default)]
struct FrameCounter {
    /// The received part of the current frame's head.
    head: [u8; 14],
    length: usize,
    /// How many bytes of the payload are still missing.
    payload: u64,
    /// Whether a close frame has come.
    is_closed: bool,
}

/// The opcode of a close frame.
const CLOSE: u8 = 8;

impl FrameCounter {
    /// Returns how many frames begin in the next bytes.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut frames = 0;
        loop {
            let skipped = self.payload.min(bytes.len() as u64);
            self.payload -= skipped;
            bytes = &bytes[skipped as usize..];
            let Some((first, rest)) = bytes.split_first() else { return frames };
            frames += u32::from(self.length == 0);
            self.head[self.length] = *first;
            self.length += 1;
            bytes = rest;
            if let Some(payload) = self.payload_length() {
                self.is_closed |= self.head[0] & 0xf == CLOSE;
                (self.payload, self.length) = (payload, 0);
            }
        }
    }

    /// Returns the length of the payload once the head is complete.
    fn payload_length(&self) -> Option<u64> {
        let mask = if self.head[1] & 0x80 == 0 { 0 } else { 4 };
        let short = self.head[1] & 0x7f;
        let extended = match short {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        if self.length < 2 || self.length < 2 + extended + mask {
            return None;
        }
        let digits = &self.head[2..2 + extended];
        Some(if extended == 0 {
            short.into()
        } else {
            digits.iter().fold(0, |length, digit| length << 8 | u64::from(*digit))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(length: u64) -> Vec<u8> {
        let mut frame = vec![0x81];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..65_536 => {
                frame.push(0x80 | 0x7e);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 127);
                frame.extend(length.to_be_bytes());
            }
        }
        frame.extend([0xff; 4]);
        frame.extend(vec![0x81; length as usize]);
        frame
    }

    #[test]
    fn every_frame_counts_once_however_it_is_cut() {
        let lengths = [0, 0, 1, 125, 126, 4096, 65_535, 65_536, 0];
        let bytes: Vec<u8> = lengths.iter().flat_map(|length| frame(*length)).collect();
        for size in [1, 2, 3, 7, 1000, bytes.len()] {
            let mut counter = FrameCounter::default();
            let frames: u32 = bytes.chunks(size).map(|chunk| counter.count(chunk)).sum();
            assert_eq!(frames, lengths.len() as u32, "{size} bytes at once");
        }
    }

    #[test]
    fn a_frame_without_a_mask_has_a_shorter_head() {
        assert_eq!(FrameCounter::default().count(&[0x89, 0, 0x89, 0, 0x89]), 3);
    }
}
