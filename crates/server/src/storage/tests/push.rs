//! Devices that get messages.

use super::*;
use crate::storage::{MessageKind, PushBook, Subscription};

fn device(room: &str, endpoint: &str, token: &str) -> Subscription {
    Subscription {
        room: room.to_owned(),
        endpoint: endpoint.to_owned(),
        token: token.to_owned(),
        p256dh: "key".to_owned(),
        auth: "secret".to_owned(),
        language: "pl".to_owned(),
        base: "https://example.org".to_owned(),
        began: 0,
        ending: 0,
        due: None,
    }
}

fn book(storage: &Storage) -> PushBook {
    storage.push_book().expect("a real database has one")
}

async fn endpoints(book: &PushBook, room: &str) -> Vec<String> {
    let devices = book.devices(room).await.expect("an answer");
    devices.into_iter().map(|device| device.endpoint).collect()
}

#[tokio::test]
async fn the_first_key_is_kept() {
    on_both(async |storage| {
        let book = book(&storage);
        assert_eq!(book.key("first").await.expect("a key"), "first");
        assert_eq!(book.key("second").await.expect("a key"), "first");
    })
    .await;
}

#[tokio::test]
async fn a_seat_has_few_devices_and_a_device_one_seat() {
    on_both(async |storage| {
        let book = book(&storage);
        for number in 1..=7 {
            let device = device("a", &format!("device-{number}"), "mine");
            book.subscribe(&device, number).await.expect("it is kept");
        }
        let other = Subscription { began: 5, due: Some(9), ..device("a", "device-4", "other") };
        book.subscribe(&other, 8).await.expect("it is kept");
        let found = endpoints(&book, "a").await;
        assert_eq!(found, ["device-3", "device-5", "device-6", "device-7", "device-4"]);
        assert_eq!(book.devices("a").await.expect("an answer").pop(), Some(other));
        book.remove("a", "device-5").await.expect("it is removed");
        book.subscribe(&device("b", "device-3", "elsewhere"), 9).await.expect("it is kept");
        book.forget("device-3").await.expect("it is forgotten");
        assert_eq!(endpoints(&book, "a").await, ["device-6", "device-7", "device-4"]);
        assert!(endpoints(&book, "b").await.is_empty());
        book.forget_room("a").await.expect("they are forgotten");
        assert!(endpoints(&book, "a").await.is_empty());
    })
    .await;
}

/// Of several nodes that try at the same moment, one may send.
#[tokio::test]
async fn a_message_is_claimed_once() {
    on_both(async |storage| {
        let book = book(&storage);
        let mine = device("a", "device", "mine");
        book.subscribe(&mine, 1).await.expect("it is kept");
        let claim = async |kind, mark| book.claim(&mine, kind, mark).await.expect("an answer");
        let at_once = futures_util::future::join_all((0..6).map(|_| claim(MessageKind::Began, 101))).await;
        assert_eq!(at_once.iter().filter(|is_ours| **is_ours).count(), 1, "{at_once:?}");
        assert!(!claim(MessageKind::Began, 100).await, "a node that is late");
        assert!(claim(MessageKind::Ending, 101).await && !claim(MessageKind::Ending, 101).await);
        assert!(claim(MessageKind::Ending, 102).await);
        assert!(!claim(MessageKind::Began, 102).await, "the reminder says it, too");
        let stranger = Subscription { token: "stranger".to_owned(), ..mine.clone() };
        assert!(!book.claim(&stranger, MessageKind::Began, 200).await.expect("an answer"));
        // Asking again changes nothing for the seat, and another seat begins anew.
        book.subscribe(&mine, 2).await.expect("it is kept");
        assert!(!claim(MessageKind::Began, 102).await);
        book.subscribe(&stranger, 3).await.expect("it is kept");
        assert!(book.claim(&stranger, MessageKind::Began, 102).await.expect("an answer"));
    })
    .await;
}

#[tokio::test]
async fn devices_that_are_due_are_taken_once() {
    on_both(async |storage| {
        let book = book(&storage);
        for (room, endpoint, due) in
            [("a", "one", Some(10)), ("a", "two", Some(10)), ("b", "one", Some(20)), ("c", "one", None)]
        {
            let device = Subscription { due, ..device(room, endpoint, "mine") };
            book.subscribe(&device, 1).await.expect("it is kept");
        }
        let take = async |now| book.take_due(now, now + 5).await.expect("an answer");
        assert!(take(9).await.is_empty());
        assert_eq!(take(10).await, ["a"]);
        assert!(take(14).await.is_empty(), "another node looks at it");
        assert_eq!(take(20).await, ["a", "b"]);
        let devices = book.devices("b").await.expect("an answer");
        book.set_due(&devices[0], None).await.expect("it is kept");
        assert_eq!(take(100).await, ["a"]);
    })
    .await;
}

#[tokio::test]
async fn devices_are_deleted_with_their_room() {
    on_both(async |storage| {
        let book = book(&storage);
        for room in ["old", "new"] {
            book.subscribe(&device(room, "device", "mine"), 1).await.expect("it is kept");
        }
        storage.append(Append { due: Some(Due(None)), ..append("old", 1, "") }).await;
        storage.append(Append { due: Some(Due(None)), at: times() + 100, ..append("new", 1, "") }).await;
        assert_eq!(storage.expire(times() + 50).await.expect("it is done"), 1);
        assert!(endpoints(&book, "old").await.is_empty());
        assert_eq!(endpoints(&book, "new").await, ["device"]);
    })
    .await;
}
