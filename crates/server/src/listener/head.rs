//! Reads the head of a connection's first request, before HTTP buffers are allocated.

use std::io;

use tokio::net::TcpStream;

/// Bytes read at once: most requests fit.
const CHUNK: usize = 1024;

/// Most bytes read here; the HTTP implementation handles longer heads.
const MAX_BYTES: usize = 8 * 1024;

/// Reads until the head of a request is complete, and possibly beyond.
pub(super) async fn read(stream: &TcpStream) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    loop {
        stream.readable().await?;
        let mut chunk = [0; CHUNK];
        match stream.try_read(&mut chunk) {
            Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
            Ok(count) => {
                let seen = bytes.len();
                bytes.extend_from_slice(&chunk[..count]);
                if is_decidable(&bytes, seen) {
                    return Ok(bytes);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

/// Returns whether the HTTP implementation can answer: the head is complete, too long, or not HTTP. Bytes before
/// `seen` were checked before.
fn is_decidable(bytes: &[u8], seen: usize) -> bool {
    let is_http =
        bytes.first().is_some_and(|byte| byte.is_ascii_uppercase() || matches!(byte, b'\r' | b'\n'));
    // An empty line ends the head; it may begin in earlier bytes.
    let tail = &bytes[seen.saturating_sub(3)..];
    let is_complete =
        tail.windows(2).any(|end| end == b"\n\n") || tail.windows(3).any(|end| end == b"\n\r\n");
    !is_http || is_complete || bytes.len() >= MAX_BYTES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_complete_with_its_empty_line() {
        let head = b"GET / HTTP/1.1\r\nhost: a\r\n\r\n";
        assert!((1..head.len()).all(|end| !is_decidable(&head[..end], end - 1)));
        assert!((0..head.len()).all(|seen| is_decidable(head, seen)));
        assert!(is_decidable(b"GET / HTTP/1.1\nhost: a\n\n", 0));
        assert!(is_decidable(b"\x16\x03\x01", 0), "TLS");
        assert!(is_decidable(&[b'A'; MAX_BYTES], 0));
    }
}
