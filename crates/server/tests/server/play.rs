//! Whole games, and people who leave and return.

use sideboards_bots::Level;
use sideboards_example_player::rest;
use sideboards_protocol::wire;
use sideboards_protocol::{
    Deed, Happening, Occupant, Person, RefusalCode, ServerMessage, Settings, Stage, Update,
};
use sideboards_rules::{Content, Record};

use crate::kit::{Folder, Guest, Node, within};

/// Plays with some people until the game is over.
pub(crate) async fn play(guests: &mut [Guest]) {
    for round in 0.. {
        for guest in guests.iter_mut() {
            guest.hear_until(|update| update.room.stage == Stage::Over || waits(update)).await;
            if guest.seen().room.stage == Stage::Over {
                continue;
            }
            guest.lay(round * 3 + 1).await;
        }
        if guests.iter().all(|guest| guest.seen().room.stage == Stage::Over) {
            return;
        }
    }
}

fn waits(update: &Update) -> bool {
    let table = update.table.as_ref();
    table.is_some_and(|table| table.you.is_some_and(|seat| table.seats[usize::from(seat) - 1].waiting))
}

#[tokio::test]
async fn two_people_and_a_bot_play_while_a_spectator_watches() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let other = node.sit(&host.room, "Peter").await;
    let mut guests =
        [node.enter(&host.room, Some(&host.token)).await, node.enter(&host.room, Some(&other.token)).await];
    let mut spectator = node.enter(&host.room, None).await;
    guests[0].act(Deed::AddBot { level: Level::Apprentice }).await;
    guests[0].act(Deed::Start).await;
    let started = spectator.hear_until(|update| update.room.stage == Stage::Playing).await;
    let commitment = started.table.expect("a table").commitment;
    play(&mut guests).await;
    let over = spectator.hear_until(|update| update.room.stage == Stage::Over).await;
    let table = over.table.expect("a table");
    assert_eq!((over.room.you, table.you, table.hand.len()), (None, None, 0));
    let record = Record::parse(table.record.as_deref().expect("it is open now"), Content::classic());
    assert!(record.expect("a record").replay().expect("a legal game").is_over());
    // The game is stored under its name.
    let info = within("request", rest::room(&node.host, &host.room)).await.expect("the room");
    let game = within("request", rest::finished_game(&node.host, &info.finished[0])).await.expect("the game");
    assert_eq!((Some(game.record), game.commitment), (table.record, commitment));
    assert_eq!(game.players, ["Lidia", "Peter", "apprentice"]);
    // And again, when all of them agree.
    for guest in &mut guests {
        guest.act(Deed::Ready(true)).await;
    }
    assert_eq!(spectator.hear_until(|update| update.room.games == 2).await.room.stage, Stage::Playing);
}

/// Asking for a rematch before learning that the game is over loses nothing.
#[tokio::test]
async fn a_rematch_in_the_same_breath_keeps_the_game() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (host, mut guest) = node.deal_with_bot(Settings::default()).await;
    for round in 0..7 {
        let is_last = |update: &Update| {
            let table = update.table.as_ref().expect("a table");
            table.round == round && !table.seats[1].waiting
        };
        guest.hear_until(is_last).await;
        if round < 6 {
            guest.lay(usize::from(round)).await;
        }
    }
    let choice = guest.choice(0);
    guest.send(Deed::Decide(choice)).await;
    guest.send(Deed::Ready(true)).await;
    guest.accepted().await;
    let info = within("request", rest::room(&node.host, &host.room)).await.expect("the room");
    assert_eq!((info.state.games, info.finished.len()), (2, 1));
    within("request", rest::finished_game(&node.host, &info.finished[0])).await.expect("the game is kept");
}

#[tokio::test]
async fn a_spectator_can_do_nothing() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let mut spectator = node.enter(&host.room, None).await;
    for deed in [Deed::Start, Deed::Decide("exchange".to_owned()), Deed::Rename("X".to_owned()), Deed::Leave]
    {
        spectator.send(deed).await;
        assert_eq!(spectator.refused().await, RefusalCode::NotSeated);
    }
    spectator.send(Deed::Ping).await;
    spectator.accepted().await;
}

/// A returning player sees the current table and the missed events.
#[tokio::test]
async fn a_reload_and_another_device_lose_nothing() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let other = node.sit(&host.room, "Peter").await;
    let mut one = node.enter(&host.room, Some(&host.token)).await;
    let mut two = node.enter(&host.room, Some(&other.token)).await;
    one.act(Deed::Start).await;
    two.hear_until(|update| update.room.stage == Stage::Playing).await;
    let before = two.seen().clone();
    drop(two);
    one.lay(0).await;
    let mut back = node.knock(&host.room, Some(&other.token), Some(&before)).await;
    back.accepted().await;
    let tail = back.hear().await;
    assert_eq!(tail.since, Some(before.version));
    assert!(tail.events.contains(&Happening::Chose { seat: 1 }), "{:?}", tail.events);
    let hand = |update: &Update| update.table.as_ref().map(|table| table.hand.clone());
    assert_eq!(hand(&tail), hand(&before));
    // Another device, with only the token.
    let device = node.enter(&host.room, Some(&other.token)).await;
    assert_eq!(device.seen().since, None);
    assert_eq!((device.seen().room.you, hand(device.seen())), (Some(2), hand(&before)));
}

#[tokio::test]
async fn a_restarted_server_goes_on_where_it_was() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let (host, mut guest) = node.deal_with_bot(Settings::default()).await;
    guest.lay(2).await;
    let before = guest.hear_until(waits).await;
    let node = node.restart(folder.database()).await;
    let mut guest = node.knock(&host.room, Some(&host.token), Some(&before)).await;
    guest.accepted().await;
    let after = guest.hear().await;
    let hand = |update: &Update| update.table.as_ref().map(|table| (table.round, table.hand.clone()));
    assert_eq!(hand(&after), hand(&before));
    assert_eq!(after.room.seats.len(), 2);
    play(std::slice::from_mut(&mut guest)).await;
}

/// Two rounds without input: the clock lays for present players, and the others go on.
#[tokio::test]
async fn the_clock_lays_for_idle_players() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let settings = Settings { round_seconds: Some(5), ..Settings::default() };
    let (_, mut guest) = node.deal_with_bot(settings).await;
    let deadline = guest.seen().room.deadline.expect("a clock");
    assert!(deadline > guest.seen().now && deadline <= guest.seen().now + 5000);
    let choice = guest.choice(4);
    guest.send(Deed::Highlight(Some(choice.clone()))).await;
    guest.accepted().await;
    let next = guest.hear_until(|update| update.table.as_ref().is_some_and(|table| table.round == 1)).await;
    assert!(next.now >= deadline, "not before the time is over");
    let laid: Vec<&str> = choice.split(' ').skip(1).collect();
    assert_eq!(next.table.expect("a table").seats[0].sideboard.join(" "), laid.join(" "));
}

/// A player whose tab is closed is shown as away after a moment, and a bot takes over after the grace period.
#[tokio::test]
async fn leavers_never_freeze_a_table() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings { grace_seconds: 5, ..Settings::default() }).await;
    let other = node.sit(&host.room, "Peter").await;
    let mut one = node.enter(&host.room, Some(&host.token)).await;
    let two = node.enter(&host.room, Some(&other.token)).await;
    one.act(Deed::Start).await;
    drop(two);
    let peter = |update: &Update| match &update.room.seats[1] {
        Occupant::Person(person) => person.clone(),
        Occupant::Bot { .. } => panic!("Peter is a person"),
    };
    let away = one.hear_until(|update| !peter(update).online).await;
    assert!(!peter(&away).replaced, "people may blink");
    one.hear_until(|update| peter(update).replaced).await;
    one.hear_until(|update| !update.table.as_ref().expect("a table").seats[1].waiting).await;
    // Peter is back, and takes the seat back.
    let mut two = node.enter(&host.room, Some(&other.token)).await;
    two.act(Deed::Return).await;
    let back = one.hear_until(|update| !peter(update).replaced).await;
    assert_eq!(peter(&back), Person { name: "Peter".to_owned(), online: true, ..Person::default() });
}

#[tokio::test]
async fn the_same_command_twice_is_done_once() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let mut guest = node.enter(&host.room, Some(&host.token)).await;
    let command = sideboards_protocol::Command {
        id: "same".to_owned(),
        version: 0,
        deed: Deed::AddBot { level: Level::Random },
    };
    within("send", guest.connection.send(wire::write(&command))).await.expect("sent");
    within("send", guest.connection.send(wire::write(&command))).await.expect("sent");
    let mut answers = Vec::new();
    while answers.len() < 2 {
        if let ServerMessage::Answer(answer) = guest.receive().await.expect("a message") {
            answers.push(answer);
        }
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!(
        within("request", rest::room(&node.host, &host.room)).await.expect("a room").state.seats.len(),
        2
    );
}

/// A server that stops announces it, and all clients reconnect.
#[tokio::test]
async fn a_server_that_stops_closes_its_sockets() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let mut guest = node.enter(&host.room, Some(&host.token)).await;
    let (status, _) =
        within("request", rest::request(&node.host, "GET /readyz", "")).await.expect("an answer");
    assert_eq!(status, 200);
    node.stop();
    within("close the socket", async { while guest.receive().await.is_ok() {} }).await;
    let (status, _) =
        within("request", rest::request(&node.host, "GET /readyz", "")).await.expect("an answer");
    assert_eq!(status, 503, "no new players should be sent here");
    let (status, _) =
        within("request", rest::request(&node.host, "GET /healthz", "")).await.expect("an answer");
    assert_eq!(status, 200);
}
