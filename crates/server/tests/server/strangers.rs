//! Quick games with strangers, over real sockets and on several nodes.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use sideboards_example_player::rest;
use sideboards_protocol::{
    Deed, QuickOffer, QuickWish, RefusalCode, Refused, Report, ReportReason, SeatTaken, Stage, TOKEN_LENGTH,
    token_of, wire,
};
use sideboards_server::{Config, Limits};
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::kit::{Folder, Guest, Node, config, postgres, within};

fn node(database: String) -> Node {
    Node::with(&Config { strangers: true, ..config(database) })
}

/// The request of a person, whom a number tells from others.
fn wish(person: u32, players: u8) -> QuickWish {
    QuickWish { name: format!("P{person}"), players, key: format!("{person:032x}"), token: None }
}

async fn ask(host: &str, what: &str, body: &str) -> (u16, String) {
    within("request", rest::request(host, what, body)).await.expect("an answer")
}

async fn sit(host: &str, wish: &QuickWish) -> SeatTaken {
    let (status, body) = ask(host, "POST /api/quick", &wire::write(wish)).await;
    assert_eq!(status, 201, "{body}");
    wire::read(&body).expect("a seat")
}

/// Asks again while a busy machine cannot store anything in time, as clients do.
async fn sit_patiently(host: &str, wish: &QuickWish) -> SeatTaken {
    loop {
        let (status, body) = ask(host, "POST /api/quick", &wire::write(wish)).await;
        match status {
            503 => sleep(Duration::from_millis(100)).await,
            _ => return wire::read(&body).unwrap_or_else(|_| panic!("{status} {body}")),
        }
    }
}

async fn refused(host: &str, what: &str, body: &str) -> (u16, RefusalCode) {
    let (status, body) = ask(host, what, body).await;
    (status, wire::read::<Refused>(&body).expect("a refusal").code)
}

async fn enter(node: &Node, seat: &SeatTaken) -> Guest {
    node.enter(&seat.room, Some(&seat.token)).await
}

#[tokio::test]
async fn without_the_operators_consent_nobody_meets_strangers() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (status, offer) = ask(&node.host, "GET /api/quick", "").await;
    assert_eq!((status, wire::read(&offer)), (200, Ok(QuickOffer { open: false })));
    let asked = refused(&node.host, "POST /api/quick", &wire::write(&wish(1, 2))).await;
    assert_eq!(asked, (404, RefusalCode::NotOffered));
}

#[tokio::test]
async fn wrong_wishes_are_refused() {
    let folder = Folder::new();
    let limits = Limits { rooms: 3, commands: 20, ..Limits::NONE };
    let node = Node::with(&Config { strangers: true, limits, ..config(folder.database()) });
    assert_eq!(ask(&node.host, "GET /api/quick", "").await, (200, r#"{"open":true}"#.to_owned()));
    let nameless = QuickWish { name: " ".to_owned(), ..wish(1, 2) };
    let keyless = QuickWish { key: "key".to_owned(), ..wish(1, 2) };
    let guessed = QuickWish { token: Some("guess".to_owned()), ..wish(1, 2) };
    let wrong = [
        (nameless, RefusalCode::BadName),
        (keyless, RefusalCode::Malformed),
        (guessed, RefusalCode::Malformed),
        (wish(1, 1), RefusalCode::BadSettings),
        (wish(1, 5), RefusalCode::BadSettings),
    ];
    for (wish, code) in wrong {
        assert_eq!(refused(&node.host, "POST /api/quick", &wire::write(&wish)).await, (400, code));
    }
    for person in 0..3 {
        sit(&node.host, &wish(person, 2)).await;
    }
    let fourth = refused(&node.host, "POST /api/quick", &wire::write(&wish(3, 2))).await;
    assert_eq!(fourth, (429, RefusalCode::TooMany), "each counts as a room");
}

#[tokio::test]
async fn two_people_meet_get_ready_and_play() {
    let folder = Folder::new();
    let node = node(folder.database());
    let seats = [sit(&node.host, &wish(1, 2)).await, sit(&node.host, &wish(2, 2)).await];
    assert_eq!(seats[0].room, seats[1].room);
    let mut guests = [enter(&node, &seats[0]).await, enter(&node, &seats[1]).await];
    for guest in &mut guests {
        guest.hear_until(|update| update.room.starts.is_some()).await;
        guest.act(Deed::Ready(true)).await;
    }
    crate::play::play(&mut guests).await;
    assert_eq!(guests[0].seen().room.stage, Stage::Over);
    let third = sit(&node.host, &wish(3, 2)).await;
    assert_ne!(third.room, seats[0].room, "newcomers get another table");
    let mut watcher = node.knock(&seats[0].room, None, None).await;
    assert_eq!(watcher.refused().await, RefusalCode::Locked);
    let by_link = format!("POST /api/rooms/{}/seats", third.room);
    assert_eq!(refused(&node.host, &by_link, r#"{"name":"A"}"#).await, (409, RefusalCode::Locked));
}

/// The answer may be lost: the same token gets the same seat, also when another table would be free by then.
#[tokio::test]
async fn the_same_request_takes_one_seat() {
    let folder = Folder::new();
    let node = node(folder.database());
    let mine = QuickWish { token: Some("a".repeat(26)), ..wish(1, 3) };
    let first = sit(&node.host, &mine).await;
    for _ in 0..3 {
        assert_eq!(sit(&node.host, &mine).await, first);
    }
    let elsewhere = sit(&node.host, &QuickWish { token: None, ..mine }).await;
    assert_ne!(elsewhere.room, first.room, "no one plays against themselves");
}

#[tokio::test]
async fn whoever_leaves_while_waiting_is_no_longer_waited_for() {
    let folder = Folder::new();
    let node = node(folder.database());
    let first = sit(&node.host, &wish(1, 2)).await;
    enter(&node, &first).await.act(Deed::Leave).await;
    let second = sit(&node.host, &wish(2, 2)).await;
    assert_eq!((second.seat, &second.room), (1, &first.room));
    let mut guest = enter(&node, &second).await;
    assert_eq!((guest.seen().room.seats.len(), guest.seen().room.starts), (1, None));
    let third = sit(&node.host, &wish(3, 2)).await;
    let _third = enter(&node, &third).await;
    guest.hear_until(|update| update.room.starts.is_some()).await;
}

#[tokio::test]
async fn blocked_pairs_do_not_meet_again_and_the_operator_learns_of_reports() {
    let folder = Folder::new();
    let node = node(folder.database());
    let seats = [sit(&node.host, &wish(1, 2)).await, sit(&node.host, &wish(2, 2)).await];
    let path = format!("POST /api/rooms/{}/reports", seats[0].room);
    let reason = Some(ReportReason::Name);
    let report = Report { token: seats[0].token.clone(), seat: 2, name: "P2".to_owned(), reason };
    for _ in 0..2 {
        assert_eq!(ask(&node.host, &path, &wire::write(&report)).await, (204, String::new()));
    }
    let wrong = Report { token: "x".to_owned(), ..report.clone() };
    assert_eq!(refused(&node.host, &path, &wire::write(&wrong)).await, (400, RefusalCode::NotSeated));
    let (_, metrics) = ask(&node.host, "GET /metrics", "").await;
    assert!(metrics.contains("sideboards_reports_total 2"), "{metrics}");
    for seat in &seats {
        enter(&node, seat).await.act(Deed::Leave).await;
    }
    let (one, other) = (sit(&node.host, &wish(1, 2)).await, sit(&node.host, &wish(2, 2)).await);
    assert_ne!(one.room, other.room, "the one who blocked");
    let third = sit(&node.host, &wish(3, 2)).await;
    assert_eq!(third.room, one.room, "others are seated with both");
    assert_eq!(sit(&node.host, &wish(4, 2)).await.room, other.room);
    let friends = node.open(sideboards_protocol::Settings::default()).await;
    let path = format!("POST /api/rooms/{}/reports", friends.room);
    assert_eq!(refused(&node.host, &path, &wire::write(&report)).await, (409, RefusalCode::NotNow));
}

/// However many ask at once, on one node or two, tables are full: no two players wait at different tables.
async fn crowd(nodes: &[Node], people: u32, players: u8) {
    let mut asking = JoinSet::new();
    for person in 0..people {
        let host = nodes[person as usize % nodes.len()].host.clone();
        let token = token_of(&[person as u8 + 1; TOKEN_LENGTH]);
        let wish = QuickWish { token: Some(token), ..wish(person, players) };
        asking.spawn(async move { sit_patiently(&host, &wish).await });
    }
    let seats = within("everyone is seated", asking.join_all()).await;
    let mut tables: HashMap<&str, HashSet<u8>> = HashMap::new();
    for seat in &seats {
        assert!(tables.entry(&seat.room).or_default().insert(seat.seat), "a seat was given twice");
    }
    let full = tables.values().filter(|seats| seats.len() == usize::from(players)).count();
    assert_eq!(full, people as usize / usize::from(players), "{tables:?}");
    assert_eq!(tables.len(), (people as usize).div_ceil(usize::from(players)), "{tables:?}");
}

#[tokio::test]
async fn many_at_once_fill_tables_on_one_node() {
    let folder = Folder::new();
    crowd(&[node(folder.database())], 17, 4).await;
}

#[tokio::test]
async fn many_at_once_fill_tables_on_two_nodes() {
    let url = postgres().database("strangers").expect("a database");
    let nodes = [node(url.clone()), node(url)];
    crowd(&nodes, 11, 3).await;
    crowd(&nodes, 8, 2).await;
}

/// People on two nodes meet, and the check counts on both.
#[tokio::test]
async fn strangers_on_two_nodes_play_together() {
    let url = postgres().database("strangers_play").expect("a database");
    let nodes = [node(url.clone()), node(url)];
    let seats = [sit(&nodes[0].host, &wish(1, 2)).await, sit(&nodes[1].host, &wish(2, 2)).await];
    assert_eq!(seats[0].room, seats[1].room);
    let mut guests = [enter(&nodes[0], &seats[0]).await, enter(&nodes[1], &seats[1]).await];
    for guest in &mut guests {
        guest.hear_until(|update| update.room.starts.is_some()).await;
        guest.act(Deed::Ready(true)).await;
    }
    for guest in &mut guests {
        guest.hear_until(|update| update.room.stage == Stage::Playing).await;
    }
}
