//! A room as its client hears of it: messages in, commands and effects out.

use sideboards_client::Storage;
use sideboards_client::clock::Stopped;
use sideboards_client::history::{History, Origin};
use sideboards_client::local::{LocalGame, News};
use sideboards_client::room::{AnswerEffect, ConnectionState, Entry, Keyring, Known, Notice, UpdateEffects};
use sideboards_client::storage::Memory;
use sideboards_protocol::lean::{self, Json};
use sideboards_protocol::{Deed, RefusalCode, ServerMessage};
use sideboards_rules::{CardId, Choice, Content, Placement, Seat, Seed};

const CODE: &str = "abcd2345wxyz";

fn known() -> (Known, &'static Memory) {
    let storage: &'static Memory = Box::leak(Box::default());
    Keyring::new(storage).keep(CODE, "secret");
    (Known::new(CODE.to_owned(), "page".to_owned(), storage), storage)
}

fn message(text: &str) -> ServerMessage {
    Json::parse(text).as_ref().and_then(lean::message).expect("a message")
}

fn refusal(id: &str, code: &str) -> String {
    format!(r#"{{"answer":{{"id":"{id}","outcome":{{"refused":{{"code":"{code}","message":""}}}}}}}}"#)
}

fn answer(known: &mut Known, text: &str) -> Vec<AnswerEffect> {
    match message(text) {
        ServerMessage::Answer(answer) => known.take_answer(&answer),
        ServerMessage::Update(update) => panic!("{update:?}"),
    }
}

fn update(known: &mut Known, text: &str) -> UpdateEffects {
    match message(text) {
        ServerMessage::Update(update) => {
            known.note_deal(&update, || Seed([7; 32]));
            let effects = known.effects_of(&update, &Content::classic());
            let clock = Stopped::default();
            clock.set(5);
            known.apply(*update, Content::classic(), effects.clone(), &clock);
            effects
        }
        ServerMessage::Answer(answer) => panic!("{answer:?}"),
    }
}

/// An update about a room with two people, of whom we are the first.
fn room(head: &str, stage: &str, table: &str) -> String {
    let person = |name: &str| format!(r#"{{"person":{{"name":"{name}","online":true,"replaced":false}}}}"#);
    let seats = format!("[{},{}]", person("Ann"), person("Bo"));
    format!(
        r#"{{"update":{{{head},"now":1000,"room":{{"code":"{CODE}","stage":"{stage}","games":1,"you":1,
        "settings":{{"round_seconds":60}},"seats":{seats},"deadline":61000}},"table":{table}}}}}"#
    )
}

#[test]
fn a_command_stays_until_it_is_answered() {
    let (mut known, _) = known();
    let Deed::Hello(hello) = known.hello().deed else { panic!("a hello comes first") };
    assert_eq!((hello.token.as_deref(), hello.since), (Some("secret"), None));
    let start = known.ask(Deed::Start);
    assert_eq!(known.waiting(), std::slice::from_ref(&start));
    let unavailable = Notice::Refused(RefusalCode::Unavailable);
    assert_eq!(
        answer(&mut known, &refusal(&start.id, "unavailable")),
        [AnswerEffect::SendLater(start.clone()), AnswerEffect::Notice(unavailable)]
    );
    assert_eq!(known.waiting(), std::slice::from_ref(&start), "it is sent again under the same id");
    let full = AnswerEffect::Notice(Notice::Refused(RefusalCode::Full));
    assert_eq!(answer(&mut known, &refusal(&start.id, "full")), [full]);
    assert!(known.waiting().is_empty());
}

#[test]
fn who_is_not_let_in_stays_outside() {
    let (mut known, _) = known();
    let hello = known.hello();
    let effects = answer(&mut known, &refusal(&hello.id, "no-such-room"));
    assert_eq!(effects, [AnswerEffect::Refused(RefusalCode::NoSuchRoom)]);
    assert_eq!(known.entry, Entry::Refused(RefusalCode::NoSuchRoom));
}

#[test]
fn events_count_only_if_they_follow_on() {
    let (mut known, _) = known();
    let went = r#""events":[{"went":{"seat":2}}]"#;
    let effects = update(&mut known, &room(&format!(r#""version":4,{went}"#), "gathering", "null"));
    assert_eq!((effects.notice, effects.is_other_game), (None, true));
    assert_eq!((known.entry, known.connection), (Entry::In, ConnectionState::Connected));
    let effects = update(&mut known, &room(&format!(r#""since":4,"version":5,{went}"#), "gathering", "null"));
    assert_eq!((effects.notice, effects.is_other_game), (Some(Notice::Went(2)), false));
    let effects =
        update(&mut known, &room(&format!(r#""since":9,"version":10,{went}"#), "gathering", "null"));
    assert_eq!(effects.notice, None);
    let back = update(&mut known, &room(r#""version":3,"epoch":"restored""#, "gathering", "null"));
    assert_eq!(back.notice, Some(Notice::WentBack));
    known.lose_connection();
    assert_eq!(known.connection, ConnectionState::Connecting, "it may come back at once");
    known.lose_connection();
    assert_eq!(known.connection, ConnectionState::Offline);
}

#[test]
fn a_finished_game_is_kept_once() {
    let (mut known, storage) = known();
    let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(path).expect("an example").replace('\n', "\\n");
    let table = format!(
        r#"{{"variant":"standard","goals":[2,8,19],"round":7,"commitment":"c","pile":0,"discards":0,"seats":[],
        "players":[{{"person":{{"name":"Ann"}}}},{{"bot":{{"level":"master"}}}}],"record":"{record}"}}"#
    );
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let over = room(r#""since":4,"version":5,"events":["finished"]"#, "over", &table);
    assert_eq!(update(&mut known, &over).news, Some(News::Over));
    update(&mut known, &over);
    assert!(known.finished.as_ref().is_some_and(LocalGame::is_over) && known.checked.is_some());
    let past = History::new(storage).all();
    assert_eq!(past.len(), 1);
    assert_eq!((&past[0].origin, past[0].you), (&Origin::Room(format!("{CODE}-1")), Some(Seat::new(0))));
    assert!(storage.names().contains(&format!("deals.{CODE}")));
}

#[test]
fn a_highlight_is_sent_when_it_changes() {
    let (mut known, _) = known();
    assert!(known.highlight(None).is_none(), "no seat and no time yet");
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let choice = Choice::Place(Placement::ways(CardId::new(5))[0]);
    assert!(known.highlight(Some(choice)).is_some());
    assert!(known.highlight(Some(choice)).is_none(), "the server knows it");
    assert!(known.highlight(None).is_some());
}
