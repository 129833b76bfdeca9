//! Answers to clients while the database is unavailable, and the state afterwards.

use std::path::Path;
use std::time::Duration;

use postgres_for_tests::Postgres;
use sideboards_example_player::rest;
use sideboards_protocol::{Deed, NewRoom, Outcome, RefusalCode, Settings, Stage, Update};
use tokio::time::{Instant, sleep};

use crate::kit::{Folder, Guest, Node, within};

/// Longest time without an answer.
const LIMIT: Duration = Duration::from_secs(6);

async fn status(node: &Node, what: &str, body: &str) -> u16 {
    within("request", rest::request(&node.host, what, body)).await.expect("an answer").0
}

async fn until_ready(node: &Node) {
    within("get ready", async {
        while status(node, "GET /readyz", "").await != 200 {
            sleep(Duration::from_millis(100)).await;
        }
    })
    .await;
}

/// Sends a command until the server can store it.
async fn insist(guest: &mut Guest, deed: Deed) {
    within("store a command", async {
        loop {
            guest.send(deed.clone()).await;
            match guest.outcome().await {
                Outcome::Accepted(_) => return,
                Outcome::Refused(refused) => {
                    assert_eq!(refused.code, RefusalCode::Unavailable, "{refused:?}");
                }
            }
            sleep(Duration::from_millis(200)).await;
        }
    })
    .await;
}

/// Copies a database file and its log, which contains the newest entries.
fn copy(from: &Path, to: &Path) {
    let log = |path: &Path| path.with_extension("db-wal");
    std::fs::copy(from, to).expect("a copy");
    if log(from).exists() {
        std::fs::copy(log(from), log(to)).expect("a copy of the log");
    }
}

fn round(update: &Update) -> Option<u8> {
    update.table.as_ref().map(|table| table.round)
}

/// Regression: commands, hellos and requests hung while the database was unavailable.
#[tokio::test]
async fn every_client_gets_an_answer() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let node = Node::start(postgres.database("away").expect("a database"));
    let (host, mut guest) = node.deal_with_bot(Settings::default()).await;
    guest.lay(1).await;
    guest.hear_until(|update| round(update) == Some(1)).await;
    postgres.kill().expect("it is running");

    let asked = Instant::now();
    let choice = guest.choice(0);
    guest.send(Deed::Decide(choice.clone())).await;
    assert_eq!(guest.refused().await, RefusalCode::Unavailable);
    assert!(asked.elapsed() < LIMIT, "a command took {:?}", asked.elapsed());

    let asked = Instant::now();
    let mut newcomer = node.knock(&host.room, None, None).await;
    assert_eq!(newcomer.refused().await, RefusalCode::Unavailable);
    assert!(asked.elapsed() < LIMIT, "a hello took {:?}", asked.elapsed());

    let asked = Instant::now();
    let room = NewRoom { name: "Zoë".to_owned(), settings: Settings::default(), content: None, token: None };
    let room = serde_json::to_string(&room).expect("JSON");
    assert_eq!(status(&node, "POST /api/rooms", &room).await, 503);
    assert_eq!(status(&node, "GET /readyz", "").await, 503);
    assert_eq!(status(&node, "GET /api/rooms/abcdefghjkmn/qr.svg", "").await, 503);
    assert!(asked.elapsed() < 3 * LIMIT, "requests took {:?}", asked.elapsed());

    postgres.start_again().expect("it starts");
    until_ready(&node).await;
    insist(&mut guest, Deed::Decide(choice)).await;
    guest.hear_until(|update| round(update) == Some(2)).await;
}

/// A file deleted under the server is restored, with everything acknowledged.
#[tokio::test]
async fn a_deleted_file_loses_nothing() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (host, mut guest) = node.deal_with_bot(Settings::default()).await;
    guest.lay(1).await;
    std::fs::remove_file(folder.file()).expect("it is there");
    guest.hear_until(|update| round(update) == Some(1)).await;
    let choice = guest.choice(0);
    insist(&mut guest, Deed::Decide(choice)).await;
    let before = guest.hear_until(|update| round(update) == Some(2)).await;
    let node = node.restart(folder.database()).await;
    let after = node.enter(&host.room, Some(&host.token)).await;
    assert!(after.seen().version >= before.version);
    assert_eq!(round(after.seen()), Some(2));
}

/// Regression: time ran while the server was down, and both seats were laid at once after the restart.
#[tokio::test]
async fn down_time_does_not_count() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let settings = Settings { round_seconds: Some(5), ..Settings::default() };
    let (host, _guest) = node.deal_with_bot(settings).await;
    drop(node);
    sleep(Duration::from_secs(7)).await;
    let node = Node::start_when_free(folder.database()).await;
    let guest = node.enter(&host.room, Some(&host.token)).await;
    let seen = guest.seen();
    assert_eq!(
        (seen.room.stage, round(seen)),
        (Stage::Playing, Some(0)),
        "no decision was made for a player"
    );
    assert!(seen.room.deadline.expect("a clock") >= seen.now + 9_000, "{seen:?}");
}

/// A client that saw version 470 must never get version 114 of the same epoch.
#[tokio::test]
async fn a_restored_backup_begins_an_epoch() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let backup = folder.file().with_file_name("backup.db");
    // No writes happen now.
    copy(&folder.file(), &backup);
    let mut guest = node.enter(&host.room, Some(&host.token)).await;
    for name in ["Ada", "Bea", "Cleo"] {
        guest.act(Deed::Rename(name.to_owned())).await;
    }
    let before = guest.seen().clone();
    drop(node);
    let node = Node::start(format!("sqlite:{}", backup.display()));
    let mut guest = node.knock(&host.room, Some(&host.token), Some(&before)).await;
    guest.accepted().await;
    let after = guest.hear().await;
    assert!(after.version < before.version, "the names are gone");
    assert_ne!(after.epoch, before.epoch);
    assert_eq!((after.since, after.events.len()), (None, 0), "everything is told anew");
}
