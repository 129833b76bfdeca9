//! What friends see of each other, over real sockets.

use sideboards_example_player::rest;
use sideboards_protocol::{
    Deed, Happening, NewSeat, Reaction, RefusalCode, SeatKey, SeatLoss, ServerMessage, Settings, Stage,
    Watchers,
};

use crate::kit::{Folder, Node, within};

/// A host who leaves is out of the next game, although the socket stays open, and the others go on.
#[tokio::test]
async fn a_leaving_host_does_not_delay_the_rematch() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let (peter, zoe) = (node.sit(&host.room, "Peter").await, node.sit(&host.room, "Zoë").await);
    let mut lidia = node.enter(&host.room, Some(&host.token)).await;
    let mut guests =
        [node.enter(&host.room, Some(&peter.token)).await, node.enter(&host.room, Some(&zoe.token)).await];
    lidia.act(Deed::Start).await;
    lidia.act(Deed::Leave).await;
    let left = guests[0].hear_until(|update| update.room.host == Some(2)).await;
    assert_eq!(left.room.stage, Stage::Playing, "hosting is handed on at once");
    crate::play::play(&mut guests).await;
    for guest in &mut guests {
        guest.hear_until(|update| update.room.seats.len() == 2).await;
        guest.act(Deed::Ready(true)).await;
    }
    guests[0].hear_until(|update| update.room.games == 2 && update.room.stage == Stage::Playing).await;
    assert_eq!(lidia.aside().await, ServerMessage::SeatLost(SeatLoss::Left));
    let watching = lidia.hear_until(|update| update.room.games == 2).await;
    assert_eq!((watching.room.you, watching.table.expect("a table").seats.len()), (None, 2));
}

#[tokio::test]
async fn a_removed_person_is_told_and_does_not_return_to_the_seat() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let other = node.sit(&host.room, "Peter").await;
    let mut lidia = node.enter(&host.room, Some(&host.token)).await;
    let mut peter = node.enter(&host.room, Some(&other.token)).await;
    lidia.hear_until(|update| update.room.seats.len() == 2).await;
    lidia.act(Deed::Remove(2)).await;
    assert_eq!(peter.aside().await, ServerMessage::SeatLost(SeatLoss::Removed));
    assert_eq!(peter.hear_until(|update| update.room.you.is_none()).await.room.seats.len(), 1);
    let mut again = node.knock(&host.room, Some(&other.token), None).await;
    assert_eq!(again.refused().await, RefusalCode::Removed);
    // A client may repeat its request for the seat by itself; that does not undo the removal.
    let wish = NewSeat { name: "Peter".to_owned(), token: Some(other.token) };
    let path = format!("POST /api/rooms/{}/seats", host.room);
    let body = sideboards_protocol::wire::write(&wish);
    let (status, answer) =
        within("request", rest::request(&node.host, &path, &body)).await.expect("an answer");
    assert!(status == 409 && answer.contains("removed"), "{status} {answer}");
    node.sit(&host.room, "Peter").await;
}

#[tokio::test]
async fn a_locked_room_admits_only_owners() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let mut lidia = node.enter(&host.room, Some(&host.token)).await;
    let mut early = node.enter(&host.room, None).await;
    lidia.act(Deed::Lock(true)).await;
    early.hear_until(|update| update.room.locked).await;
    let mut late = node.knock(&host.room, None, None).await;
    assert_eq!(late.refused().await, RefusalCode::Locked);
    let wish = NewSeat { name: "Peter".to_owned(), token: None };
    let path = format!("POST /api/rooms/{}/seats", host.room);
    let body = sideboards_protocol::wire::write(&wish);
    let (status, answer) =
        within("request", rest::request(&node.host, &path, &body)).await.expect("an answer");
    assert!(status == 409 && answer.contains("locked"), "{status} {answer}");
    node.enter(&host.room, Some(&host.token)).await;
    lidia.act(Deed::Lock(false)).await;
    node.sit(&host.room, "Peter").await;
}

#[tokio::test]
async fn everyone_sees_spectators_and_reactions() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let mut lidia = node.enter(&host.room, Some(&host.token)).await;
    let mut zoe = node.enter(&host.room, None).await;
    let one = ServerMessage::Watchers(Watchers { count: 1, names: vec!["Zoë".to_owned()] });
    assert_eq!([lidia.aside().await, zoe.aside().await], [one.clone(), one]);
    let before = zoe.seen().version;
    lidia.act(Deed::React(Reaction::Fire)).await;
    let update = zoe.hear_until(|update| update.version > before).await;
    assert_eq!(update.events, [Happening::Reacted { seat: 1, reaction: Reaction::Fire }]);
    drop(zoe);
    assert_eq!(lidia.aside().await, ServerMessage::Watchers(Watchers::default()));
}

/// Moving a seat from phone to laptop takes one scan; only the owner gets the token.
#[tokio::test]
async fn the_personal_link_is_a_picture_for_its_owner() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let ask = async |token: &str| {
        let key = SeatKey { room: host.room.clone(), token: token.to_owned() };
        let body = sideboards_protocol::wire::write(&key);
        within("request", rest::request(&node.host, "POST /api/seat-qr.svg", &body)).await.expect("an answer")
    };
    let (status, picture) = ask(&host.token).await;
    assert!(status == 200 && picture.starts_with("<svg"), "{status} {picture}");
    assert!(!picture.contains(&host.token));
    let (status, refused) = ask("another token").await;
    assert!(status == 403 && refused.contains("bad-token"), "{status} {refused}");
}

/// The preview of a link names the inviting host in the reader's language, and nothing that a guest may not know.
#[tokio::test]
async fn an_invitation_looks_like_one() {
    let folder = Folder::new();
    let node = Node::start(folder.database());
    let host = node.open(Settings::default()).await;
    let path = format!("GET /room/{}", host.room);
    let (status, page) = within("request", rest::request(&node.host, &path, "")).await.expect("an answer");
    assert!(status == 200 && page.contains("<title>Sideboards</title>"), "{status} {page}");
    assert!(page.contains(r#"property="og:title" content="Lidia invites you to Sideboards""#), "{page}");
    assert!(page.contains("1 of 6 seats taken") && page.contains(&format!("/room/{}", host.room)), "{page}");
    assert!(!page.contains(&host.token));
    let nowhere = "GET /room/aaaaaaaaaaaa";
    let (status, page) = within("request", rest::request(&node.host, nowhere, "")).await.expect("an answer");
    assert!(status == 200 && !page.contains("og:title"), "the page says itself that there is no such room");
}
