//! A room as its client sees it: messages in, commands and effects out.

use sideboards_client::Storage;
use sideboards_client::clock::Stopped;
use sideboards_client::history::{History, Origin};
use sideboards_client::local::{LocalGame, News};
use sideboards_client::room::{
    Admission, ConnectionState, Effect, Gesture, Keyring, Known, Notice, TELEVISION, UpdateEffects,
};
use sideboards_client::storage::Memory;
use sideboards_protocol::wire;
use sideboards_protocol::{Command, Deed, Reaction, RefusalCode, SeatLoss, Update};
use sideboards_rules::{CardId, Choice, Content, Placement, Seat, Seed};

const CODE: &str = "abcd2345wxyz";

fn known() -> (Known, &'static Memory) {
    let storage: &'static Memory = Box::leak(Box::default());
    Keyring::new(storage).keep(CODE, "secret");
    (Known::new(CODE.to_owned(), "page".to_owned(), storage), storage)
}

fn refusal(id: &str, code: &str) -> String {
    format!(r#"{{"answer":{{"id":"{id}","outcome":{{"refused":{{"code":"{code}","message":""}}}}}}}}"#)
}

/// Handles a message and returns its notices.
fn hear(known: &mut Known, text: &str) -> Vec<Notice> {
    let effects = known.conversation.received(text, 0);
    effects.iter().filter_map(|effect| known.take(effect)).collect()
}

/// Opens a connection and returns the first commands.
fn open(known: &mut Known) -> Vec<Command> {
    known.conversation.tick(0);
    sent(&known.opened(0))
}

fn sent(effects: &[Effect]) -> Vec<Command> {
    let sent = effects.iter().filter_map(|effect| match effect {
        Effect::Send(text) => wire::read(text).ok(),
        _ => None,
    });
    sent.collect()
}

fn received(known: &mut Known, text: &str) -> Update {
    match known.conversation.received(text, 0).remove(0) {
        Effect::Update(update) => *update,
        effect => panic!("{effect:?}"),
    }
}

fn update(known: &mut Known, text: &str) -> UpdateEffects {
    let update = received(known, text);
    known.note_deal(&update, || Seed([7; 32]), 0);
    let effects = known.effects_of(&update, &Content::classic());
    let clock = Stopped::default();
    clock.set(5);
    known.apply(update, Content::classic(), effects.clone(), &clock);
    effects
}

/// Returns an update about a room with two people, of whom we are the first.
fn room(head: &str, stage: &str, table: &str) -> String {
    let person = |name: &str| format!(r#"{{"person":{{"name":"{name}","online":true,"replaced":false}}}}"#);
    let seats = format!("[{},{}]", person("Ann"), person("Bo"));
    // They may be among the first fields.
    let events = if head.contains("\"events\"") { "" } else { r#""events":[],"# };
    format!(
        r#"{{"update":{{{head},{events}"now":1000,"room":{{"code":"{CODE}","stage":"{stage}","games":1,"you":1,
        "settings":{{"round_seconds":60}},"seats":{seats},"deadline":61000}},"table":{table}}}}}"#
    )
}

#[test]
fn a_command_stays_until_it_is_answered() {
    let (mut known, _) = known();
    let Deed::Hello(hello) = open(&mut known).remove(0).deed else { panic!("a hello comes first") };
    assert_eq!((hello.token.as_deref(), hello.since), (Some("secret"), None));
    let start = known.conversation.ask(Deed::Start, 0).expect("there is a connection");
    let start: Command = wire::read(&start).expect("a command");
    let unavailable = Notice::Refused(RefusalCode::Unavailable);
    assert_eq!(hear(&mut known, &refusal(&start.id, "unavailable")), [unavailable]);
    assert!(known.conversation.unanswered().eq([&start]), "it is sent again under the same id");
    assert_eq!(hear(&mut known, &refusal(&start.id, "full")), [Notice::Refused(RefusalCode::Full)]);
    assert!(known.conversation.is_answered());
}

#[test]
fn a_television_has_no_seat_and_keeps_nothing() {
    let storage: &'static Memory = Box::leak(Box::default());
    Keyring::new(storage).keep(CODE, "secret");
    let before = storage.names();
    let mut known = Known::on_television(CODE.to_owned(), "page".to_owned(), storage);
    let Deed::Hello(hello) = open(&mut known).remove(0).deed else { panic!("a hello comes first") };
    assert_eq!((hello.token, hello.name.as_deref()), (None, Some(TELEVISION)));
    assert_eq!(sideboards_protocol::clean_name(TELEVISION), TELEVISION, "servers leave the name as it is");
    let text = room(r#""version":4"#, "gathering", "null");
    let text = text.replace(r#""games":1,"you":1,"#, r#""games":1,"next_secret_hash":"00","#);
    update(&mut known, &text);
    assert_eq!(storage.names(), before);
}

#[test]
fn a_refused_client_stays_outside() {
    let (mut known, _) = known();
    let hello = open(&mut known).remove(0);
    assert_eq!(hear(&mut known, &refusal(&hello.id, "no-such-room")), []);
    assert_eq!(known.admission, Admission::Refused(RefusalCode::NoSuchRoom));
    assert!(!known.is_outdated);
}

#[test]
fn a_page_that_is_out_of_date_knows_it() {
    // A stage, an event and a code that only a newer page knows, and another protocol.
    let strange = [
        room(r#""version":4"#, "auction", "null"),
        room(r#""version":4,"events":["cheered"]"#, "gathering", "null"),
        refusal("page-1", "asleep"),
        refusal("page-1", "protocol"),
    ];
    for text in strange {
        let (mut known, _) = known();
        open(&mut known);
        assert_eq!(hear(&mut known, &text), [], "{text}");
        assert!(known.is_outdated, "{text}");
    }
    let (mut known, _) = known();
    open(&mut known);
    hear(&mut known, "nonsense");
    assert!(!known.is_outdated);
    // A player keeps seeing the table.
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let hello = open(&mut known).remove(0);
    hear(&mut known, &refusal(&hello.id, "protocol"));
    assert_eq!((known.admission, known.is_outdated), (Admission::In, true));
}

#[test]
fn events_count_only_if_they_follow_on() {
    let (mut known, _) = known();
    let went = r#""events":[{"went":{"seat":2}}]"#;
    let effects = update(&mut known, &room(&format!(r#""version":4,{went}"#), "gathering", "null"));
    assert_eq!((effects.notice, effects.is_other_game), (None, true));
    assert_eq!((known.admission, known.connection), (Admission::In, ConnectionState::Connected));
    let effects = update(&mut known, &room(&format!(r#""since":4,"version":5,{went}"#), "gathering", "null"));
    assert_eq!((effects.notice, effects.is_other_game), (Some(Notice::Went(2)), false));
    let effects =
        update(&mut known, &room(&format!(r#""since":9,"version":10,{went}"#), "gathering", "null"));
    assert_eq!(effects.notice, None);
    let back = update(&mut known, &room(r#""version":3,"epoch":"restored""#, "gathering", "null"));
    assert_eq!(back.notice, Some(Notice::WentBack));
    let lose = |known: &mut Known| assert_eq!(known.take(&Effect::Lost), None);
    lose(&mut known);
    assert_eq!(known.connection, ConnectionState::Connecting, "it may come back at once");
    lose(&mut known);
    assert_eq!(known.connection, ConnectionState::Offline);
}

/// Returns the table of a finished game in which we had the second seat.
fn finished(is_replaced: bool) -> String {
    let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
    let record = std::fs::read_to_string(path).expect("an example").replace('\n', "\\n");
    format!(
        r#"{{"variant":"standard","goals":[2,8,19],"round":7,"commitment":"c","you":2,"pile":0,"discards":0,"seats":[],
        "players":[{{"bot":{{"level":"master"}}}},{{"person":{{"name":"Ann","online":true,"replaced":{is_replaced}}}}}],"record":"{record}"}}"#
    )
}

#[test]
fn a_finished_game_is_kept_once() {
    let (mut known, storage) = known();
    let table = finished(false);
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let over = room(r#""since":4,"version":5,"events":["finished"]"#, "over", &table);
    assert_eq!(update(&mut known, &over).news, Some(News::Over));
    update(&mut known, &over);
    assert!(known.finished.as_ref().is_some_and(LocalGame::is_over) && known.checked.is_some());
    let past = History::new(storage).all();
    assert_eq!(past.len(), 1);
    assert_eq!((&past[0].origin, past[0].you), (&Origin::Room(format!("{CODE}-1")), Some(Seat::new(1))));
    assert!(storage.names().contains(&format!("deals.{CODE}")));
    // The next game begins while the result may still be read.
    let next = room(r#""since":5,"version":6"#, "playing", "null").replace(r#""games":1"#, r#""games":2"#);
    update(&mut known, &next);
    assert_eq!((known.finished.is_none(), known.finished_number), (true, 1));
}

#[test]
fn a_highlight_is_sent_when_it_changes() {
    let (mut known, _) = known();
    open(&mut known);
    assert!(known.highlight(None, 0).is_none(), "no seat and no time yet");
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let choice = Choice::Place(Placement::ways(CardId::new(5))[0]);
    assert!(known.highlight(Some(choice), 0).is_some());
    assert!(known.highlight(Some(choice), 0).is_none(), "the server knows it");
    assert!(known.highlight(None, 0).is_some());
}

/// A game finished by a bot is in the history but not in the statistics.
#[test]
fn a_game_finished_by_a_bot_is_not_ours() {
    let (mut known, storage) = known();
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    update(&mut known, &room(r#""since":4,"version":5,"events":["finished"]"#, "over", &finished(true)));
    let past = History::new(storage).all();
    assert_eq!((past.len(), past[0].you, past[0].is_bot_finished()), (1, None, true));
    assert_eq!(known.bot_finished, [Seat::new(1)], "the result marks it");
}

#[test]
fn a_client_that_loses_its_seat_knows_why_and_returns_as_a_spectator() {
    let (mut known, storage) = known();
    open(&mut known);
    update(&mut known, &room(r#""version":4"#, "gathering", "null"));
    assert_eq!(hear(&mut known, r#"{"seat-lost":"removed"}"#), []);
    assert_eq!(known.lost_seat, Some(SeatLoss::Removed));
    assert_eq!(Keyring::new(storage).token(CODE), None, "the token owns nothing any more");
    known.conversation.watch_as(Some("Zoë".to_owned()));
    let Deed::Hello(hello) = open(&mut known).remove(0).deed else { panic!("a hello comes first") };
    assert_eq!((hello.token, hello.name.as_deref()), (None, Some("Zoë")));
    known.reenter(0);
    assert_eq!(known.lost_seat, None);
}

/// A client that is no longer wanted does not retry for ever.
#[test]
fn a_locked_door_is_the_end() {
    for code in ["locked", "removed"] {
        let (mut known, _) = known();
        let hello = open(&mut known).remove(0);
        let accepted =
            format!(r#"{{"answer":{{"id":"{}","outcome":{{"accepted":{{"version":4}}}}}}}}"#, hello.id);
        hear(&mut known, &accepted);
        update(&mut known, &room(r#""version":4"#, "gathering", "null"));
        let hello = open(&mut known).remove(0);
        hear(&mut known, &refusal(&hello.id, code));
        assert!(matches!(known.admission, Admission::Refused(_)), "{code}");
        assert_eq!(known.conversation.wake_at(), None, "{code}");
    }
}

#[test]
fn what_others_do_is_told() {
    let (mut known, _) = known();
    update(&mut known, &room(r#""version":4"#, "playing", "null"));
    let events = r#""events":[{"reacted":{"seat":2,"reaction":"fire"}},{"nudged":{"seat":1,"by":2}}]"#;
    let effects = update(&mut known, &room(&format!(r#""since":4,"version":6,{events}"#), "playing", "null"));
    assert_eq!(effects.gestures, [Gesture::Reacted(2, Reaction::Fire), Gesture::Nudged(2)]);
    hear(&mut known, r#"{"watchers":{"count":2,"names":["Zoë"]}}"#);
    assert_eq!((known.watchers.count, known.watchers.names.as_slice()), (2, ["Zoë".to_owned()].as_slice()));
}
