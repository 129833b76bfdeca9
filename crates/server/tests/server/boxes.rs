//! Rooms with custom boxes.

use sideboards_bots::Level;
use sideboards_example_player::{PlayerError, RoomLink, RoomPlayer, greedy, rest};
use sideboards_protocol::{Deed, MAX_CONTENT, NewRoom, RefusalCode, Refused, Settings, Stage};
use sideboards_rules::{Content, Record};

use crate::kit::{Folder, Node, WEEKEND, content, postgres, within};
use crate::play::play;

/// A box stays with its room and its games, also after a restart of the server.
#[tokio::test]
async fn a_game_with_an_own_box_is_played_over_a_restart() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open_with(Settings::default(), Some(WEEKEND)).await;
    let mut guest = node.enter(&host.room, Some(&host.token)).await;
    guest.act(Deed::AddBot { level: Level::Joiner }).await;
    guest.act(Deed::Start).await;
    guest.lay(1).await;
    let node = node.restart(folder.database()).await;
    let info = within("request", rest::room(&node.host, &host.room)).await.expect("the room");
    let weekend = content(&info.state);
    assert_eq!(info.content, weekend.hash().to_string());
    assert_eq!(info.state.content, Some(weekend.hash().to_string()));
    let file = within("request", rest::content(&node.host, &host.room)).await.expect("the file");
    assert_eq!(Content::parse(&file).expect("a content file").hash(), weekend.hash());
    assert!(!file.contains("A small box"), "comments are private: {file}");
    let mut guests = [node.enter(&host.room, Some(&host.token)).await];
    play(&mut guests).await;
    let game = within("request", rest::finished_game(&node.host, &format!("{}-1", host.room)))
        .await
        .expect("the game");
    let record = Record::parse(&game.record, weekend).expect("a record of this box");
    assert!(record.replay().expect("a legal game").is_over());
    assert_eq!(game.content, Some(file));
}

/// Another node has the box too, and so has a program that joins.
#[tokio::test]
async fn other_nodes_and_programs_play_with_it() {
    let database = postgres().database("boxes").expect("a database");
    let (one, other) = (Node::start(database.clone()), Node::start(database));
    let host = one.open_with(Settings::default(), Some(WEEKEND)).await;
    let mut guest = one.enter(&host.room, Some(&host.token)).await;
    let link: RoomLink = format!("http://{}/room/{}", other.host, host.room).parse().expect("a link");
    let mut robin = RoomPlayer::sit_down(link, "Robin").await.expect("a seat");
    let robin = tokio::spawn(async move { robin.play(greedy).await });
    guest.hear_until(|update| update.room.seats.len() == 2).await;
    guest.act(Deed::Start).await;
    play(std::slice::from_mut(&mut guest)).await;
    assert_eq!(guest.seen().room.stage, Stage::Over);
    let table = robin.await.expect("no panic").expect("a game to its end");
    assert_eq!(table.record, guest.seen().table.as_ref().and_then(|table| table.record.clone()));
}

async fn refusal(node: &Node, content: String) -> Refused {
    let room =
        NewRoom { name: "A".to_owned(), settings: Settings::default(), content: Some(content), token: None };
    match within("request", rest::open_room(&node.host, &room)).await {
        Err(PlayerError::Status { body, .. }) => serde_json::from_str(&body).expect("a refusal"),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn boxes_that_cannot_be_played_are_refused() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let broken = refusal(&node, WEEKEND.replace("points = 4", "points = 0")).await;
    assert_eq!(broken.code, RefusalCode::BadContent);
    assert!(broken.message.contains("0 points"), "{}", broken.message);
    let solo = WEEKEND.replace("\"PsK-T-OfRb\", \"PfR-KsTbO-\", \"OfRsP-KbT-\", ", "");
    assert_eq!(refusal(&node, solo).await.code, RefusalCode::BadContent, "there are too few cards for two");
    let odd = WEEKEND.replace("T-KfO-PsRb", "RfRfT-K-K-");
    assert_eq!(refusal(&node, odd).await.code, RefusalCode::BadContent, "bots would think for hours");
    let long = |bytes: usize| format!("{WEEKEND}#{}\n", "\"".repeat(bytes - WEEKEND.len() - 2));
    assert_eq!(refusal(&node, long(MAX_CONTENT + 1)).await.code, RefusalCode::TooLarge);
    assert_eq!(refusal(&node, "x".repeat(1_000_000)).await.code, RefusalCode::TooLarge);
    // The longest allowed file is accepted, however JSON writes it.
    node.open_with(Settings::default(), Some(&long(MAX_CONTENT))).await;
}

/// Sending the classic box is the same as sending none.
#[tokio::test]
async fn a_copy_of_the_classic_box_is_the_classic_box() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let copy = Content::CLASSIC.replace("name = ", "# mine\nname = ");
    let host = node.open_with(Settings::default(), Some(&copy)).await;
    let info = within("request", rest::room(&node.host, &host.room)).await.expect("the room");
    assert_eq!((info.state.content, info.content), (None, Content::classic().hash().to_string()));
    assert_eq!(
        within("request", rest::content(&node.host, &host.room)).await.expect("the file"),
        Content::CLASSIC
    );
}
