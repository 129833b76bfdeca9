//! The names under which a server answers.

use sideboards_protocol::Settings;
use sideboards_server::Config;

use crate::kit::{Folder, Node, config};
use crate::raw::Raw;

/// Sends a request under some host name, and returns the whole answer.
async fn ask(node: &Node, path: &str, host: &str) -> String {
    let mut raw = Raw::connect(node).await;
    raw.send(format!("GET {path} HTTP/1.1\r\n{host}connection: close\r\n\r\n").as_bytes()).await;
    String::from_utf8_lossy(&raw.read_to_end().await).into_owned()
}

async fn status(node: &Node, path: &str, host: &str) -> String {
    ask(node, path, &format!("host: {host}\r\n")).await.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_server_of_one_machine_answers_to_no_domain() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await.room;
    for path in
        ["/", "/api/openapi.json", &format!("/api/rooms/{room}"), &format!("/api/rooms/{room}/qr.svg")]
    {
        for name in ["evil.example", "evil.example:7425", "127.0.0.1.evil.example", "192.168.0.7"] {
            assert_eq!(status(&node, path, name).await, "421", "{path} at {name}");
        }
        for name in [node.host.as_str(), "localhost", "LOCALHOST:1", "[::1]:7425", "127.0.0.2"] {
            assert_eq!(status(&node, path, name).await, "200", "{path} at {name}");
        }
    }
    let answer =
        Raw::connect(&node).await.upgrade("evil.example", &room, "origin: http://evil.example\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 421"), "a page that points its domain here: {answer}");
    for path in ["/healthz", "/readyz", "/metrics"] {
        assert_eq!(status(&node, path, "node-1.internal").await, "200", "{path} is for operators");
    }
}

#[tokio::test]
async fn a_public_server_answers_to_its_own_name() {
    let folder = Folder::new();
    let public_url = "https://example.org".parse().ok();
    let node = Node::with(&Config { public_url, ..config(folder.database()) });
    for (name, expected) in
        [("example.org", "200"), ("Example.ORG:443", "200"), ("localhost", "200"), ("evil.example", "421")]
    {
        assert_eq!(status(&node, "/api/openapi.json", name).await, expected, "{name}");
    }
}

#[tokio::test]
async fn a_request_has_one_host() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    for hosts in [
        "",
        "host:\r\n",
        "host: localhost\r\nhost: localhost\r\n",
        "host: a\"b\r\n",
        "host: me@localhost\r\n",
    ] {
        let answer = ask(&node, "/api/openapi.json", hosts).await;
        assert!(answer.starts_with("HTTP/1.1 400"), "{hosts:?}: {answer}");
    }
    let answer = ask(&node, "http://evil.example/api/openapi.json", "host: localhost\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 400"), "two names that differ: {answer}");
}

#[tokio::test]
async fn only_names_of_the_server_are_written_into_links() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await.room;
    let answer = ask(&node, &format!("/api/rooms/{room}"), "host: LocalHost:81\r\n").await;
    assert!(answer.contains(&format!("http://localhost:81/room/{room}")), "{answer}");
    let answer = ask(&node, &format!("/api/rooms/{room}"), "host: evil.example\r\n").await;
    assert!(!answer.contains("evil.example"), "{answer}");
}
