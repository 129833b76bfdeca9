//! Several servers on one PostgreSQL.

use sideboards_bots::Level;
use sideboards_protocol::{Deed, Settings, Stage};

use crate::kit::{Guest, Node, postgres};

/// A person on each of two nodes, in one room.
async fn two_people_on_two_nodes(database: &str) -> ([Node; 2], [Guest; 2]) {
    let url = postgres().database(database).expect("a database");
    let nodes = [Node::start(url.clone()), Node::start(url)];
    let host = nodes[0].open(Settings::default()).await;
    let other = nodes[1].sit(&host.room, "Peter").await;
    let mut one = nodes[0].enter(&host.room, Some(&host.token)).await;
    let two = nodes[1].enter(&host.room, Some(&other.token)).await;
    one.hear_until(|update| update.room.seats.len() == 2).await;
    (nodes, [one, two])
}

/// Everything that happens on one node reaches the sockets on the other.
#[tokio::test]
async fn people_on_two_nodes_sit_at_one_table() {
    let (_nodes, [mut one, mut two]) = two_people_on_two_nodes("two_nodes").await;
    one.act(Deed::AddBot { level: Level::Random }).await;
    one.act(Deed::Start).await;
    for round in 0..7 {
        for guest in [&mut one, &mut two] {
            guest.hear_until(|update| update.table.as_ref().is_some_and(|table| table.round == round)).await;
            guest.lay(usize::from(round) * 5).await;
        }
    }
    one.hear_until(|update| update.room.stage == Stage::Over).await;
    two.hear_until(|update| update.room.stage == Stage::Over).await;
    assert_eq!(
        one.seen().table.as_ref().map(|table| &table.record),
        two.seen().table.as_ref().map(|table| &table.record)
    );
}

/// Both nodes decide at the same moment, repeatedly: the database decides who was first, and nothing is lost or
/// done twice.
#[tokio::test]
async fn two_nodes_that_decide_at_once_agree() {
    let (_nodes, [mut one, mut two]) = two_people_on_two_nodes("at_once").await;
    for number in 0..30 {
        let (name, other_name) = (format!("A{number}"), format!("B{number}"));
        tokio::join!(one.act(Deed::Rename(name)), two.act(Deed::Rename(other_name)));
    }
    let last = one.seen().version.max(two.seen().version);
    one.hear_until(|update| update.version >= last).await;
    two.hear_until(|update| update.version >= last).await;
    assert_eq!(one.seen().room.seats, two.seen().room.seats);
    let seats = serde_json::to_string(&one.seen().room.seats).expect("JSON");
    assert!(seats.contains("A29") && seats.contains("B29"), "{seats}");
}

/// When a node dies, its people go to the other one and find everything.
#[tokio::test]
async fn when_a_node_dies_the_other_has_everything() {
    let url = postgres().database("dies").expect("a database");
    let [dying, living] = [Node::start(url.clone()), Node::start(url)];
    let (host, mut guest) = dying.deal_with_bot(Settings::default()).await;
    guest.lay(3).await;
    let before = guest.hear_until(|update| update.table.as_ref().is_some_and(|table| table.round == 1)).await;
    drop(dying);
    let mut guest = living.knock(&host.room, Some(&host.token), Some(&before)).await;
    guest.accepted().await;
    let after = guest.hear().await;
    assert_eq!(after.table.as_ref().map(|table| &table.hand), before.table.as_ref().map(|table| &table.hand));
    guest.lay(1).await;
    // The bot of the dead node was about to think; the living one does it.
    guest.hear_until(|update| update.table.as_ref().is_some_and(|table| table.round == 2)).await;
}

/// A player seated on one node is known on the other, even if the notification is slower.
#[tokio::test]
async fn a_seat_is_known_everywhere_at_once() {
    let url = postgres().database("known").expect("a database");
    let nodes = [Node::start(url.clone()), Node::start(url)];
    for _ in 0..5 {
        let host = nodes[0].open(Settings::default()).await;
        // Both nodes have the room in memory.
        let _host = nodes[0].enter(&host.room, Some(&host.token)).await;
        let _other = nodes[1].enter(&host.room, None).await;
        for name in ["Peter", "Zoë", "Ann"] {
            let seat = nodes[0].sit(&host.room, name).await;
            let guest = nodes[1].enter(&host.room, Some(&seat.token)).await;
            assert_eq!(guest.seen().room.you, Some(seat.seat));
        }
    }
}
