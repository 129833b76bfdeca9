//! Compares both readers and writers of every message: this one and serde's.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use sideboards_bots::Level;
use sideboards_rules::{CardText, Content, Game, Seat, Seed, Setup, Variant, Viewer};

use super::*;
use crate::{
    Accepted, Answer, Command, DailyCount, DailyEntry, DailyQuestion, DailyTable, DealProof, DealSeat,
    DealTerms, Deed, FinishedGame, GoalsWish, GroupEntry, GroupLeave, GroupSize, GroupTable, Happening,
    Hello, MyGame, MyGames, MyResult, NewRoom, NewSeat, Object, Occupant, Outcome, Person, QuickOffer,
    QuickWish, Reaction, RefusalCode, Refused, Report, ReportReason, RoomInfo, RoomState, SeatKey, SeatLoss,
    SeatTaken, ServerMessage, Settings, Stage, Strangers, Table, Update, Watchers,
};

/// Checks that both agree on a message, and on its variants with missing or changed fields.
fn both_agree<T: Wire + Serialize + DeserializeOwned + PartialEq + Debug>(message: &T) {
    let value = serde_json::to_value(message).expect("messages are JSON");
    assert_eq!(serde_json::from_str::<Value>(&write(message)).expect("JSON"), value);
    assert_eq!(read::<T>(&value.to_string()).as_ref(), Ok(message));
    for broken in broken(&value) {
        let text = broken.to_string();
        let serde = serde_json::from_str(&text).ok().map(|Object(read)| read);
        assert_eq!(read::<T>(&text).ok(), serde, "{text}");
    }
}

/// Returns variants of a value: without each of its fields in turn, with another value in its place, with an
/// unknown field, and with lists in place of objects, from which serde would read the fields of a structure.
fn broken(value: &Value) -> Vec<Value> {
    let mut all = vec![serde_json::json!("?"), serde_json::json!(-1.5), serde_json::json!(300)];
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let mut without = fields.clone();
                without.remove(name);
                all.push(Value::Object(without));
                all.extend(broken(field).into_iter().map(|other| {
                    let mut changed = fields.clone();
                    changed.insert(name.clone(), other);
                    Value::Object(changed)
                }));
            }
            let mut more = fields.clone();
            more.insert("unheard_of".to_owned(), serde_json::json!({ "a": -1.5 }));
            all.push(Value::Object(more));
            all.push(Value::Array(fields.values().cloned().collect()));
            all.push(Value::Array(Vec::new()));
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                all.extend(broken(item).into_iter().map(|other| {
                    let mut changed = items.clone();
                    changed[index] = other;
                    Value::Array(changed)
                }));
            }
        }
        _ => {}
    }
    all
}

fn a_room() -> RoomState {
    let person = Person { name: "Zoë \"Z\"".to_owned(), online: true, ..Person::default() };
    RoomState {
        code: "abcd2345wxyz".to_owned(),
        stage: Stage::Playing,
        games: 2,
        host: Some(1),
        you: Some(2),
        settings: Settings {
            variant: Variant::FourCard,
            goals: GoalsWish::Chosen([2, 8, 19]),
            round_seconds: Some(60),
            grace_seconds: 300,
            spectators: false,
        },
        content: Some("5193cf8b".to_owned()),
        next_secret_hash: Some("abcd".to_owned()),
        seats: vec![
            Occupant::Person(person.clone()),
            Occupant::Person(Person {
                online: false,
                replaced: true,
                nonce: Some("0a".repeat(16)),
                left: true,
                ready: true,
                wins: 2,
                wants: Some(1),
                place_for: vec![1, 3],
                ends: true,
                ..person
            }),
            Occupant::Bot { level: Level::Master, wins: 1 },
            Occupant::Bot { level: Level::Random, wins: 0 },
        ],
        capacity: 6,
        locked: true,
        strangers: Some(Strangers { players: 3, bots_from: Some(5) }),
        starts: Some(1_800_000_000_001),
        deadline: Some(1_800_000_000_000),
    }
}

fn a_table() -> Table {
    let content = Content::classic();
    let seed = Seed([3; 32]);
    let setup = Setup::new(&content, 3, Variant::Standard, content.random_goals(&seed)).expect("a game");
    let game = Game::new(content.clone(), setup, seed);
    let sight = game.view(Viewer::Seat(Seat::new(1))).sight();
    let table = Table::of(&sight, content.deck(), "c0ffee".to_owned());
    let terms = DealTerms {
        game: "abcd2345wxyz-2".to_owned(),
        secret_hash: "beef".to_owned(),
        content: "5193cf8b".to_owned(),
        variant: Variant::Standard,
        goals: [2, 8, 19],
        seats: vec![
            DealSeat::Person { name: "Zoë \"Z\"".to_owned(), nonce: Some("0a".repeat(16)) },
            DealSeat::Person { name: "Bo".to_owned(), nonce: None },
            DealSeat::Bot { level: Level::Master },
        ],
    };
    Table {
        chain: Some("cafe".to_owned()),
        proof: Some(DealProof { terms: terms.clone(), secret: "f00d".to_owned(), chain: "cafe".to_owned() }),
        terms: Some(terms),
        players: a_room().seats,
        record: Some("a\nrecord".to_owned()),
        ..table
    }
}

fn happenings() -> Vec<Happening> {
    let cards: Vec<CardText> = ["x", "y"].map(|card| card.parse().expect("it is short")).to_vec();
    let text = str::to_owned;
    vec![
        Happening::Sat { seat: 2, name: text("Bo") },
        Happening::BotAdded { seat: 3, level: Level::Joiner },
        Happening::Freed { seat: 2 },
        Happening::Swapped { seat: 2, with: 1 },
        Happening::Renamed { seat: 2, name: text("Zoë") },
        Happening::Host { seat: 1 },
        Happening::SettingsChanged,
        Happening::Came { seat: 2 },
        Happening::Went { seat: 2 },
        Happening::Replaced { seat: 2 },
        Happening::Returned { seat: 2 },
        Happening::Left { seat: 2 },
        Happening::Ready { seat: 2, ready: true },
        Happening::Starting { at: 5 },
        Happening::SwapWanted { seat: 2, with: Some(1) },
        Happening::SwapWanted { seat: 2, with: None },
        Happening::Locked { locked: true },
        Happening::BotWanted { seat: 2, by: 1 },
        Happening::BotPlaced { seat: 2 },
        Happening::Nudged { seat: 2, by: 1 },
        Happening::Reacted { seat: 2, reaction: Reaction::Fire },
        Happening::EndWanted { seat: 2, wanted: false },
        Happening::Abandoned,
        Happening::NonceAdded { seat: 2 },
        Happening::Started { commitment: text("c0ffee") },
        Happening::TimeOver { seat: 1 },
        Happening::Dealt { cards: cards.clone() },
        Happening::Chose { seat: 1 },
        Happening::TookBack { seat: 1 },
        Happening::Exchanged { seat: 1 },
        Happening::Discarded { cards: cards.clone() },
        Happening::Revealed { seat: 3, choice: text("left x") },
        Happening::Passed { from: 1, to: 2, cards: cards.clone() },
        Happening::Reshuffled { cards: 12 },
        Happening::Drew { cards: cards.clone() },
        Happening::Leftover { seat: 1, cards: cards.clone() },
        Happening::Opened { seat: 1, cards },
        Happening::Finished,
    ]
}

fn an_update() -> Update {
    Update {
        since: Some(7),
        version: 9,
        epoch: "an epoch".to_owned(),
        now: 1_700_000_000_000,
        events: happenings(),
        room: a_room(),
        table: Some(a_table()),
    }
}

#[test]
fn updates_are_the_same_for_both() {
    both_agree(&ServerMessage::Update(Box::new(an_update())));
    for stage in [Stage::Gathering, Stage::Playing, Stage::Over] {
        let room = RoomState {
            stage,
            host: None,
            you: None,
            content: None,
            next_secret_hash: None,
            deadline: None,
            locked: false,
            strangers: None,
            starts: None,
            ..a_room()
        };
        let update = Update { since: None, events: Vec::new(), room, table: None, ..an_update() };
        both_agree(&ServerMessage::Update(Box::new(update)));
    }
}

#[test]
fn answers_are_the_same_for_both() {
    let accepted = Outcome::Accepted(Accepted { version: 3 });
    let refused = RefusalCode::WORDS.iter().map(|(code, _)| Outcome::Refused(Refused::new(*code, "because")));
    for outcome in refused.chain([accepted]) {
        both_agree(&ServerMessage::Answer(Answer { id: "a-1".to_owned(), outcome }));
    }
    assert_eq!(RefusalCode::NoSuchRoom.to_string(), "no-such-room");
}

#[test]
fn notices_are_the_same_for_both() {
    for (loss, _) in SeatLoss::WORDS {
        both_agree(&ServerMessage::SeatLost(*loss));
    }
    for names in [Vec::new(), vec!["Zoë \"Z\"".to_owned()]] {
        both_agree(&ServerMessage::Watchers(Watchers { count: 3, names }));
    }
    assert_eq!(Reaction::WORDS.len(), Reaction::ALL.len());
    assert_eq!(Reaction::Applause.to_string(), "applause");
}

#[test]
fn commands_are_the_same_for_both() {
    let hello = |token: Option<&str>, since| Hello {
        protocol: 1,
        token: token.map(str::to_owned),
        since,
        epoch: token.map(|_| "an epoch".to_owned()),
        name: since.map(|_| "Zoë".to_owned()),
    };
    let deeds = [
        Deed::Hello(hello(None, None)),
        Deed::Hello(hello(Some("s3cret"), Some(12))),
        Deed::Decide("exchange".to_owned()),
        Deed::Highlight(Some("left x".to_owned())),
        Deed::Highlight(None),
        Deed::Nonce("0a".repeat(16)),
        Deed::Rename("Zoë \"Z\"\n".to_owned()),
        Deed::MoveTo(3),
        Deed::Leave,
        Deed::AddBot { level: Level::Apprentice },
        Deed::Remove(2),
        Deed::Settings(a_room().settings),
        Deed::Settings(Settings::default()),
        Deed::Start,
        Deed::Ready(true),
        Deed::PlaceFor(2),
        Deed::Lock(false),
        Deed::Nudge(3),
        Deed::End(true),
        Deed::Replace(4),
        Deed::Return,
        Deed::Ping,
    ];
    for deed in deeds.into_iter().chain(Reaction::ALL.map(Deed::React)) {
        both_agree(&Command { id: "a-1".to_owned(), version: 7, deed });
    }
}

#[test]
fn bodies_are_the_same_for_both() {
    let text = str::to_owned;
    let (room, link) = (text("abcd2345wxyz"), text("http://localhost/room/abcd2345wxyz"));
    let maybe = [None, Some(text("my \\ \"thing\"\n"))];
    both_agree(&SeatTaken {
        room: room.clone(),
        seat: 3,
        token: text("t"),
        link: link.clone(),
        personal_link: text("p"),
    });
    for content in maybe.clone() {
        let token = content.clone();
        both_agree(&NewSeat { name: text("Bo"), token: token.clone() });
        both_agree(&NewRoom {
            name: text("Ann"),
            settings: a_room().settings,
            content,
            token: token.clone(),
        });
        both_agree(&QuickWish { name: text("Bo"), players: 3, key: text("k"), token: token.clone() });
        both_agree(&DailyQuestion { key: token });
    }
    both_agree(&QuickOffer { open: true });
    for reason in ReportReason::ALL.map(Some).into_iter().chain([None]) {
        both_agree(&Report { token: text("t"), seat: 2, name: text("Bo"), reason });
    }
    let key = SeatKey { room: room.clone(), token: text("t") };
    both_agree(&MyGames { seats: vec![key.clone(), key] });
    for state in [Some(a_room()), None] {
        let sideboard = vec!["ObRsT-P-Kf".parse().expect("a card")];
        let result = state.is_some().then_some(MyResult { points: 41, place: 2 });
        let room = room.clone();
        both_agree(&MyGame { room, state, round: Some(3), your_turn: true, sideboard, result, now: 5 });
    }
    both_agree(&RoomInfo { state: a_room(), link, content: text("51"), finished: vec![text("a-1")] });
    for content in maybe {
        both_agree(&FinishedGame {
            game: text("abcd2345wxyz-1"),
            finished: 5,
            players: vec![text("Ann"), text("master")],
            bot_finished: content.iter().map(|_| 1).collect(),
            commitment: text("c0ffee"),
            record: text("a\nrecord"),
            proof: content.as_ref().and(a_table().proof),
            content,
        });
    }
    both_agree(&DailyEntry { key: text("0a"), name: text("Zoë \"Z\""), record: text("a\nrecord") });
    for own in [Some(41), None] {
        let histogram = vec![DailyCount { points: 30, count: 2 }, DailyCount { points: 41, count: 1 }];
        let best = vec![(text("Zoë \"Z\""), 41)];
        both_agree(&DailyTable::new(text("2026-11-15"), histogram, best, own));
    }
    for title in [Some(text("Class 7b")), None] {
        both_agree(&GroupEntry { key: text("0a"), name: text("Zoë \"Z\""), title });
    }
    both_agree(&GroupLeave { key: text("0a") });
    both_agree(&GroupSize { members: 3 });
    let members = [(text("Ann"), Some(41), true), (text("Bo"), None, false)];
    both_agree(&GroupTable::new(text("Friends"), text("2026-11-15"), members));
}

/// Replaces a word of a message.
fn with(message: &ServerMessage, known: &str, other: &str) -> Result<ServerMessage, Unread> {
    let text = write(message);
    assert!(text.contains(known), "{known} in {text}");
    read(&text.replacen(known, other, 1))
}

#[test]
fn what_only_a_newer_program_knows_is_not_guessed() {
    let newer = |word: &str| Err(Unread::Newer { word: word.to_owned() });
    let update = ServerMessage::Update(Box::new(an_update()));
    assert_eq!(with(&update, "\"playing\"", "\"auction\""), newer("auction"));
    assert_eq!(with(&update, "{\"sat\"", "{\"danced\""), newer("danced"));
    assert_eq!(with(&update, "\"settings-changed\"", "\"cheered\""), newer("cheered"));
    assert_eq!(with(&update, "\"four-card\"", "\"five-card\""), newer("five-card"));
    assert_eq!(with(&update, "\"master\"", "\"champion\""), newer("champion"));
    assert_eq!(with(&update, "{\"person\"", "{\"crowd\""), newer("crowd"));
    assert_eq!(with(&update, "{\"update\"", "{\"poll\""), newer("poll"));
    let outcome = Outcome::Refused(Refused::new(RefusalCode::Full, "because"));
    let answer = ServerMessage::Answer(Answer { id: "a-1".to_owned(), outcome });
    assert_eq!(with(&answer, "\"full\"", "\"asleep\""), newer("asleep"));
    assert_eq!(with(&answer, "{\"refused\"", "{\"postponed\""), newer("postponed"));
}

#[test]
fn nonsense_is_malformed_and_not_newer() {
    for text in ["", "nonsense", "{}", "[]", "7", r#"{"answer":{}}"#, r#"{"answer":7,"update":7}"#] {
        assert_eq!(read::<ServerMessage>(text), Err(Unread::Malformed), "{text}");
    }
}
