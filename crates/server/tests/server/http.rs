//! HTTP itself: the end of requests, methods, and headers of answers. docs/ASVS.md names these tests.

use sideboards_protocol::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::kit::{Folder, Node};

/// Sends a request, with the server's name for `HOST`, and returns everything until the server closes the
/// connection.
async fn send(node: &Node, request: &str) -> String {
    let request = request.replace("host: HOST", &format!("host: {}", node.host));
    let mut stream = TcpStream::connect(&node.host).await.expect("a connection");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answers = Vec::new();
    stream.read_to_end(&mut answers).await.expect("an answer");
    String::from_utf8_lossy(&answers).into_owned()
}

/// Returns the statuses of all answers on a connection.
fn statuses(answers: &str) -> Vec<&str> {
    answers.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]).collect()
}

#[tokio::test]
async fn a_request_ends_in_one_place_only() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    // With two lengths the chunks count: otherwise the second request would be part of the body, which would not be
    // JSON. The rest of such a connection is not read.
    let second = "GET /healthz HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n";
    let both = format!(
        "POST /api/my-games HTTP/1.1\r\nhost: HOST\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         transfer-encoding: chunked\r\n\r\nc\r\n{{\"seats\":[]}}\r\n0\r\n\r\n{second}",
        "c\r\n{\"seats\":[]}\r\n0\r\n\r\n".len() + second.len()
    );
    let answers = send(&node, &both).await;
    assert_eq!(statuses(&answers), ["200"], "{answers}");
    for bad in [
        "content-length: 3\r\ncontent-length: 4\r\n",
        "content-length: +3\r\n",
        "content-length: 3, 4\r\n",
        "transfer-encoding: chunked, identity\r\n",
        "transfer-encoding: chunky\r\n",
    ] {
        let request =
            format!("POST /api/rooms HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n{bad}\r\nabc\r\n");
        let answers = send(&node, &request).await;
        assert_eq!(statuses(&answers), ["400"], "{bad}: {answers}");
    }
}

#[tokio::test]
async fn only_methods_that_are_meant_are_there() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await.room;
    let paths = [
        ("/api/rooms", "GET"),
        ("/api/rooms", "DELETE"),
        (&format!("/api/rooms/{room}"), "PUT"),
        (&format!("/api/rooms/{room}/seats"), "GET"),
        ("/api/my-games", "PATCH"),
        ("/api/openapi.json", "POST"),
        (&format!("/ws/rooms/{room}"), "POST"),
        ("/healthz", "POST"),
        ("/metrics", "DELETE"),
        ("/", "OPTIONS"),
        ("/", "TRACE"),
        ("/rules", "PUT"),
    ];
    for (path, method) in paths {
        let request = format!("{method} {path} HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n");
        let answers = send(&node, &request).await;
        assert_eq!(statuses(&answers), ["405"], "{method} {path}: {answers}");
    }
}

#[tokio::test]
async fn every_answer_says_what_it_is() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await.room;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/licences.txt", "text/plain; charset=utf-8"),
        ("/healthz", "text/plain; charset=utf-8"),
        ("/readyz", "text/plain; charset=utf-8"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
        // JSON is UTF-8 and has no such parameter.
        ("/api/openapi.json", "application/json"),
        (&format!("/api/rooms/{room}"), "application/json"),
        (&format!("/api/rooms/{room}/content"), "text/plain; charset=utf-8"),
        (&format!("/api/rooms/{room}/qr.svg"), "image/svg+xml; charset=utf-8"),
        ("/api/rooms/nosuchroom00", "application/json"),
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nhost: HOST\r\nconnection: close\r\n\r\n");
        let answer = send(&node, &request).await.to_lowercase();
        assert!(answer.contains(&format!("\r\ncontent-type: {kind}\r\n")), "{path}: {answer}");
    }
}
