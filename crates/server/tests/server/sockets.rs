//! How sockets end, and which frames count against their limit.

use sideboards_protocol::{Deed, MAX_MESSAGE, Settings};
use sideboards_server::{Config, Limits};

use crate::kit::{Folder, Node, config};
use crate::raw::{Raw, frame, text_frame};

/// A socket may send 10 frames at once, and 200 more before it is closed.
const COMMANDS: u32 = 5;

/// Far more than that.
const FLOOD: usize = 2000;

async fn limited() -> (Folder, Node, String) {
    let folder = Folder::new();
    let limits = Limits { commands: COMMANDS, ..Limits::NONE };
    let node = Node::with(&Config { limits, ..config(folder.database()) });
    let room = node.open(Settings::default()).await.room;
    (folder, node, room)
}

#[tokio::test]
async fn floods_of_frames_of_any_kind_are_cut_off() {
    let (_folder, node, room) = limited().await;
    let floods = [
        ("pings", frame(0x89, b"").repeat(FLOOD)),
        ("pongs", frame(0x8a, b"").repeat(FLOOD)),
        ("empty texts", text_frame(b"").repeat(FLOOD)),
        ("empty binaries", frame(0x82, b"").repeat(FLOOD)),
        ("empty fragments", [frame(0x01, b""), frame(0x00, b"").repeat(FLOOD)].concat()),
    ];
    for (name, flood) in floods {
        let mut raw = Raw::watch(&node, &room).await;
        raw.send(&flood).await;
        assert_eq!(raw.close_code().await, Some(1008), "{name}");
    }
}

#[tokio::test]
async fn a_flood_before_the_hello_is_cut_off() {
    let (_folder, node, room) = limited().await;
    let mut raw = Raw::connect(&node).await;
    raw.upgrade(&node.host, &room, "").await;
    raw.send(&frame(0x89, b"").repeat(FLOOD)).await;
    assert_eq!(raw.close_code().await, Some(1008));
}

#[tokio::test]
async fn pings_use_up_the_commands_of_a_socket() {
    let (_folder, node, room) = limited().await;
    let mut raw = Raw::watch(&node, &room).await;
    raw.send(&frame(0x89, b"").repeat(20)).await;
    raw.send(&text_frame(br#"{"id":"1","do":"ping"}"#)).await;
    let answer = raw.read_until_quiet().await;
    assert!(answer.contains("too-many"), "{answer}");
}

#[tokio::test]
async fn a_socket_is_closed_with_the_code_that_says_why() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let cases = [
        ("too long", text_frame(&[b'x'; MAX_MESSAGE + 1]), 1009),
        ("much too long", text_frame(&vec![b'x'; 200_000]), 1009),
        ("too long in fragments", [frame(0x01, &[b'x'; 3000]), frame(0x80, &[b'x'; 3000])].concat(), 1009),
        ("not UTF-8", text_frame(b"\xff\xfe"), 1007),
        ("reserved bits", frame(0xf1, b"x"), 1002),
        ("no mask", vec![0x81, 1, b'x'], 1002),
        ("a fragment of nothing", frame(0x80, b"x"), 1002),
        ("an unknown opcode", frame(0x83, b"x"), 1002),
        ("goodbye", frame(0x88, &1000_u16.to_be_bytes()), 1000),
        ("goodbye of an application", frame(0x88, &4000_u16.to_be_bytes()), 4000),
    ];
    for (name, bytes, code) in cases {
        let mut raw = Raw::watch(&node, &room.room).await;
        raw.send(&bytes).await;
        assert_eq!(raw.close_code().await, Some(code), "{name}");
    }
    let mut refused = Raw::connect(&node).await;
    refused.upgrade(&node.host, &room.room, "").await;
    refused.say_hello(Some("guess")).await;
    assert_eq!(refused.close_code().await, Some(1008), "a token that owns nothing");
}

#[tokio::test]
async fn a_server_that_stops_says_so_to_those_who_have_said_nothing_too() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await;
    let mut watching = Raw::watch(&node, &room.room).await;
    let mut silent = Raw::connect(&node).await;
    silent.upgrade(&node.host, &room.room, "").await;
    node.stop();
    assert_eq!(watching.close_code().await, Some(1012));
    assert_eq!(silent.close_code().await, Some(1012));
}

#[tokio::test]
async fn what_is_no_handshake_is_refused() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let room = node.open(Settings::default()).await.room;
    let host = &node.host;
    for (headers, status) in [
        ("", "426"),
        ("connection: upgrade\r\nupgrade: h2c\r\n", "426"),
        ("connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 8\r\n", "426"),
        ("connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n", "400"),
    ] {
        let mut raw = Raw::connect(&node).await;
        let request =
            format!("GET /ws/rooms/{room} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}\r\n");
        raw.send(request.as_bytes()).await;
        let answer = String::from_utf8_lossy(&raw.read_to_end().await).into_owned();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{headers}: {answer}");
    }
}

#[tokio::test]
async fn a_player_who_stays_within_the_limit_is_never_cut_off() {
    let (_folder, node, room) = limited().await;
    let mut guest = node.enter(&room, None).await;
    for _ in 0..2 * COMMANDS - 1 {
        guest.send(Deed::Ping).await;
        guest.accepted().await;
    }
}
