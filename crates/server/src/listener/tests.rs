//! Slow clients. The clock of these tests stands still until all tasks wait, and then jumps.

use std::net::Ipv4Addr;

use axum::routing::{get, post};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::Instant;

use super::*;
use crate::api::Body as JsonBody;
use crate::connections::Connections;

/// More than the system buffers for a client that does not read.
const LARGE: usize = 16 * 1024 * 1024;

/// Connects a client to a server with three small answers.
async fn connect() -> TcpStream {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let client = TcpStream::connect(address).await.expect("a connection");
    // Disable buffering: with delayed acknowledgements, the test clock would jump past the buffered bytes.
    client.set_nodelay(true).expect("an open connection");
    let (stream, peer) = listener.accept().await.expect("a client");
    let permit = Arc::new(Connections::new(0, 0).admit(None).await.expect("a place"));
    let router = Router::new()
        .route("/", get(async || "here"))
        .route("/large", get(async || vec![0; LARGE]))
        .route("/body", post(async |JsonBody(_): JsonBody<Value>| "read"));
    tokio::spawn(async move {
        // Keeps the sender alive.
        let (_stop, stopping) = watch::channel(false);
        let at = ListenAddress(address);
        Connection { stream, peer, at, permit, idle_timeout: IDLE_TIMEOUT, stopping }.run(router).await;
    });
    client
}

/// Sends bytes; returns the received bytes and the time until the server closed the connection.
async fn exchange(bytes: &[u8]) -> (String, Duration) {
    let mut client = connect().await;
    let begun = Instant::now();
    client.write_all(bytes).await.expect("sent");
    let mut answer = Vec::new();
    client.read_to_end(&mut answer).await.expect("the server hangs up");
    (String::from_utf8_lossy(&answer).into_owned(), begun.elapsed())
}

#[tokio::test(start_paused = true)]
async fn silence_and_half_requests_are_cut_off() {
    for bytes in [&b""[..], b"G", b"GET / HTTP/1.1\r\nhost: a\r\n"] {
        let (answer, after) = exchange(bytes).await;
        assert_eq!(answer, "");
        assert!((HEAD_TIMEOUT..HEAD_TIMEOUT * 2).contains(&after), "{after:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn bytes_that_trickle_do_not_buy_time() {
    let mut client = connect().await;
    let begun = Instant::now();
    while client.write_all(b"A").await.is_ok() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert!(begun.elapsed() < HEAD_TIMEOUT * 2, "it goes on for ever");
    }
}

#[tokio::test(start_paused = true)]
async fn an_idle_connection_is_closed_after_its_answer() {
    let (answer, after) = exchange(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n").await;
    assert!(answer.ends_with("here"), "{answer}");
    assert!((IDLE_TIMEOUT..IDLE_TIMEOUT * 2).contains(&after), "{after:?}");
}

#[tokio::test(start_paused = true)]
async fn half_of_a_second_request_is_cut_off() {
    let (answer, after) = exchange(b"GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HT").await;
    assert!(answer.ends_with("here"), "{answer}");
    assert!((IDLE_TIMEOUT..IDLE_TIMEOUT * 2).contains(&after), "{after:?}");
}

#[tokio::test(start_paused = true)]
async fn a_body_that_does_not_arrive_is_cut_off() {
    let head = "POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n";
    for body in [
        "content-length: 9\r\n\r\n",
        "content-length: 9\r\n\r\n{\"a\"",
        "transfer-encoding: chunked\r\n\r\n1\r\n{",
    ] {
        let (answer, _) = exchange(format!("{head}{body}").as_bytes()).await;
        assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_client_that_does_not_read_is_cut_off() {
    let mut client = connect().await;
    client.write_all(b"GET /large HTTP/1.1\r\nhost: a\r\n\r\n").await.expect("sent");
    tokio::time::sleep(Duration::from_mins(2)).await;
    let mut answer = Vec::new();
    // It may end or be reset.
    let _ = client.read_to_end(&mut answer).await;
    assert!(answer.len() < LARGE, "all of it came after two minutes");
}

#[tokio::test(start_paused = true)]
async fn a_head_in_pieces_is_one_request() {
    let mut client = connect().await;
    for piece in ["GET / HT", "TP/1.1\r\nhost: a\r\nconnection: close\r", "\n\r", "\n"] {
        client.write_all(piece.as_bytes()).await.expect("sent");
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let mut answer = String::new();
    client.read_to_string(&mut answer).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("here"), "{answer}");
}
