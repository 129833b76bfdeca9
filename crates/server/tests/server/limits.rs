//! Limits of connections, and which of them are evicted.

use sideboards_example_player::rest;
use sideboards_protocol::{Deed, Settings};
use sideboards_server::{Config, Limits};

use crate::kit::{Folder, Node, config, within};
use crate::raw::Raw;

/// An incomplete request.
const HALF: &[u8] = b"GET / HTTP/1.1\r\nhost: ";

fn node(folder: &Folder, limits: Limits) -> Node {
    Node::with(&Config { limits, ..config(folder.database()) })
}

async fn half_request(node: &Node) -> Raw {
    let mut raw = Raw::connect(node).await;
    raw.send(HALF).await;
    raw
}

#[tokio::test]
async fn connections_of_an_address_count_before_they_speak() {
    let folder = Folder::new();
    let node = node(&folder, Limits { connections: 3, ..Limits::NONE });
    let mut open = vec![half_request(&node).await, Raw::connect(&node).await, Raw::connect(&node).await];
    let answer = Raw::connect(&node).await.read_to_end().await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: "), "{answer}");
    let mut other = Raw::connect_from(&node, "127.0.0.2").await;
    other.send(format!("GET /readyz HTTP/1.0\r\nhost: {}\r\n\r\n", node.host).as_bytes()).await;
    assert!(other.read_to_end().await.starts_with(b"HTTP/1.0 200"), "another address is not concerned");
    // The place is free as soon as the server has noticed.
    open.pop();
    within("free a place", async {
        while rest::request(&node.host, "GET /readyz", "").await.is_err() {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_trusted_proxy_has_as_many_connections_as_it_needs() {
    let folder = Folder::new();
    let limits = Limits { connections: 2, ..Limits::NONE };
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let node = Node::with(&Config { limits, trusted_proxies, ..config(folder.database()) });
    let mut open = Vec::new();
    for _ in 0..10 {
        open.push(half_request(&node).await);
    }
    assert_eq!(
        within("request", rest::request(&node.host, "GET /readyz", "")).await.expect("an answer").0,
        200
    );
}

#[tokio::test]
async fn half_requests_make_room_and_players_stay() {
    let folder = Folder::new();
    let node = node(&folder, Limits { all_connections: 8, ..Limits::NONE });
    let room = node.open(Settings::default()).await;
    let mut player = node.enter(&room.room, Some(&room.token)).await;
    let mut spectator = Raw::watch(&node, &room.room).await;
    let mut attackers = Vec::new();
    for _ in 0..40 {
        attackers.push(half_request(&node).await);
    }
    assert!(attackers[0].is_closed().await, "the oldest has made room");
    assert_eq!(
        within("request", rest::request(&node.host, "GET /readyz", "")).await.expect("an answer").0,
        200
    );
    let newcomer = node.open(Settings::default()).await;
    let mut other = node.enter(&newcomer.room, Some(&newcomer.token)).await;
    // Players take all places: the spectator is evicted, and the next client learns that the server is full.
    let mut players = Vec::new();
    for _ in 0..6 {
        players.push(node.enter(&room.room, Some(&room.token)).await);
    }
    assert_eq!(spectator.close_code().await, Some(1013));
    let answer = Raw::connect(&node).await.read_to_end().await;
    assert!(answer.starts_with(b"HTTP/1.1 503"), "{}", String::from_utf8_lossy(&answer));
    for guest in [&mut player, &mut other] {
        guest.send(Deed::Ping).await;
        guest.accepted().await;
    }
}
