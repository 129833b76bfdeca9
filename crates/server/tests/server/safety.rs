//! Attacks on the server.

use sideboards_example_player::{Connection, rest};
use sideboards_protocol::wire;
use sideboards_protocol::{
    Command, Deed, Hello, MAX_MESSAGE, Occupant, Outcome, PROTOCOL, RefusalCode, ServerMessage, Settings,
    Update,
};
use sideboards_server::{Config, Limits};
use tokio::net::TcpSocket;

use crate::kit::{Folder, Node, config, within};
use crate::raw::{Raw, text_frame};

#[tokio::test]
async fn a_wrong_token_is_no_seat() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (room, other) = (node.open(Settings::default()).await, node.open(Settings::default()).await);
    for token in ["", "guess", &other.token, &room.token[1..]] {
        let mut guest = node.knock(&room.room, Some(token), None).await;
        assert_eq!(guest.refused().await, RefusalCode::BadToken);
        assert!(guest.receive().await.is_err(), "nothing more is told");
    }
    let mut guest = node.knock("abcdefghjkmn", None, None).await;
    assert_eq!(guest.refused().await, RefusalCode::NoSuchRoom);
}

#[tokio::test]
async fn the_first_command_is_a_hello_of_this_version() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let strange = Hello { protocol: PROTOCOL + 1, token: None, since: None, epoch: None, name: None };
    for (deed, code) in
        [(Deed::Start, RefusalCode::HelloFirst), (Deed::Hello(strange), RefusalCode::Protocol)]
    {
        let mut connection =
            within("connect", Connection::open(&node.host, &room.room)).await.expect("a connection");
        let command = Command { id: "x".to_owned(), version: 0, deed };
        within("send", connection.send(wire::write(&command))).await.expect("sent");
        let text = within("receive", connection.receive()).await.expect("an answer");
        let Ok(ServerMessage::Answer(answer)) = wire::read(&text) else { panic!("no answer: {text}") };
        assert!(matches!(answer.outcome, Outcome::Refused(refused) if refused.code == code));
        assert!(within("receive", connection.receive()).await.is_err(), "it is closed");
    }
}

/// Sends texts over a socket that said hello, and returns the first answer.
async fn send_raw(node: &Node, room: &str, texts: &[&str]) -> String {
    let mut raw = Raw::watch(node, room).await;
    for text in texts {
        raw.send(&text_frame(text.as_bytes())).await;
    }
    raw.read_until_quiet().await
}

#[tokio::test]
async fn malformed_messages_are_refused_and_harmless() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let mut witness = node.enter(&room.room, Some(&room.token)).await;
    let nested = "[".repeat(2000);
    let long_id = format!(r#"{{"id":"{}","do":"ping"}}"#, "x".repeat(41));
    for text in [
        "",
        "null",
        "{}",
        r#"{"id":"1"}"#,
        r#"{"id":"1","do":"dance"}"#,
        r#"{"id":1,"do":"ping"}"#,
        r#"{"id":"1","do":{"remove":-1}}"#,
        r#"{"id":"1","do":{"remove":99999999999}}"#,
        r#"{"id":"1","version":1.0,"do":"ping"}"#,
        r#"["1",5,"ping"]"#,
        r#"{"id":"1","do":{"hello":[1,null,null,null]}}"#,
        r#"{"id":"1","do":{"add-bot":["master"]}}"#,
        r#"{"id":"1","do":{"settings":["standard","random",null,120,true]}}"#,
        &nested,
        &long_id,
    ] {
        let answer = send_raw(&node, &room.room, &[text]).await;
        assert!(answer.contains("malformed"), "{text}: {answer}");
        if text.starts_with(r#"{"id":"1""#) {
            assert!(answer.contains(r#""id":"1""#), "which command it was: {answer}");
        }
        if text == long_id {
            assert!(answer.contains(&"x".repeat(41)), "the client finds its command again: {answer}");
        }
    }
    let huge = format!(r#"{{"id":"1","do":{{"rename":"{}"}}}}"#, "x".repeat(MAX_MESSAGE));
    let answer = send_raw(&node, &room.room, &[&huge]).await;
    assert!(answer.ends_with("the message is too long"), "{answer}");
    witness.send(Deed::Ping).await;
    witness.accepted().await;
}

#[tokio::test]
async fn pages_of_others_may_not_connect() {
    let folder = Folder::new();
    let public = "https://example.org".parse().ok();
    let node = Node::with(&Config { public_url: public, ..config(folder.database()) });
    let room = node.open(Settings::default()).await;
    let host = node.host.clone();
    for (origin, is_welcome) in [
        ("https://evil.example", false),
        ("null", false),
        ("https://example.org.evil.example", false),
        ("https://example.org", true),
        (&format!("http://{host}"), true),
        (&format!("http://{host}\r\norigin: https://evil.example"), false),
        (&format!("http://{host}\r\norigin: http://{host}"), false),
    ] {
        let mut raw = Raw::connect(&node).await;
        let answer = raw.upgrade(&host, &room.room, &format!("origin: {origin}\r\n")).await;
        assert_eq!(answer.starts_with("HTTP/1.1 101"), is_welcome, "{origin}: {answer}");
        assert_eq!(answer.starts_with("HTTP/1.1 403"), !is_welcome, "{origin}: {answer}");
    }
}

/// Sends a request, and returns the seconds to wait from its answer.
async fn retry_after(node: &Node, what: &str, body: &str) -> Option<u64> {
    let mut raw = Raw::connect(node).await;
    let (host, length) = (&node.host, body.len());
    let head =
        format!("{what} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json");
    raw.send(format!("{head}\r\ncontent-length: {length}\r\n\r\n{body}").as_bytes()).await;
    let answer = String::from_utf8_lossy(&raw.read_to_end().await).into_owned();
    answer.lines().find_map(|line| line.strip_prefix("retry-after: ")?.trim().parse().ok())
}

#[tokio::test]
async fn clients_over_their_limits_are_refused() {
    let folder = Folder::new();
    let limits = Limits { rooms: 2, connections: 2, commands: 5, ..Limits::NONE };
    let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    let node = Node::with(&Config { limits, trusted_proxies, ..config(folder.database()) });
    let (room, _) = (node.open(Settings::default()).await, node.open(Settings::default()).await);
    let (status, body) = within("request", rest::request(&node.host, "POST /api/rooms", r#"{"name":"A"}"#))
        .await
        .expect("an answer");
    assert_eq!(status, 429, "{body}");
    assert_eq!(retry_after(&node, "POST /api/rooms", r#"{"name":"A"}"#).await, Some(1800), "two an hour");
    let mut guest = node.enter(&room.room, Some(&room.token)).await;
    let _second = node.enter(&room.room, None).await;
    assert!(within("connect", Connection::open(&node.host, &room.room)).await.is_err(), "a third socket");
    let answer = Raw::connect(&node).await.upgrade(&node.host, &room.room, "").await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("retry-after: "), "{answer}");
    // Another client behind the same proxy is not refused.
    let mut raw = Raw::connect(&node).await;
    let answer = raw.upgrade(&node.host, &room.room, "x-forwarded-for: 9.9.9.9\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    let mut codes = Vec::new();
    for _ in 0..15 {
        guest.send(Deed::Ping).await;
        if let Outcome::Refused(refused) = guest.outcome().await {
            codes.push(refused.code);
        }
    }
    assert!(!codes.is_empty() && codes.iter().all(|code| *code == RefusalCode::TooMany), "{codes:?}");
}

/// A socket that never reads is closed, its room is not delayed, and its owner is shown as away.
#[tokio::test]
async fn a_client_that_does_not_read_delays_no_one() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    // A small buffer, or the system would keep megabytes of unread data.
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let mut raw = Raw(socket.connect(node.host.parse().expect("an address")).await.expect("a connection"));
    raw.upgrade(&node.host, &room.room, "").await;
    let (other, slow) = (node.sit(&room.room, "Peter").await, node.sit(&room.room, "Slow").await);
    raw.say_hello(Some(&slow.token)).await;
    let mut guests =
        [node.enter(&room.room, Some(&room.token)).await, node.enter(&room.room, Some(&other.token)).await];
    guests[0].act(Deed::Start).await;
    let mut is_let_go = false;
    for number in 0..900 {
        for guest in &mut guests {
            guest.hear_until(|update| update.table.is_some()).await;
            guest.lay(number).await;
            guest.act(Deed::Decide("take-back".to_owned())).await;
        }
        let (_, metrics) =
            within("request", rest::request(&node.host, "GET /metrics", "")).await.expect("numbers");
        is_let_go = metrics.contains("sideboards_slow_readers_total 1");
        if is_let_go {
            break;
        }
    }
    assert!(is_let_go, "it was never let go");
    let is_away =
        |update: &Update| matches!(&update.room.seats[2], Occupant::Person(person) if !person.online);
    guests[0].hear_until(is_away).await;
}
