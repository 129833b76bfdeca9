//! What is written by hand here is compared with what the protocol itself writes and reads.

use crate::{DailyQuestion, DealSeat, GoalsWish, Hello, MyGames};
use sideboards_bots::Level;
use sideboards_rules::{Content, Game, Seat, Seed, Setup, Variant, Viewer};

use super::*;

fn json(value: &impl serde::Serialize) -> Json {
    Json::parse(&serde_json::to_string(value).expect("it is JSON")).expect("JSON is read")
}

fn a_room() -> RoomState {
    let person = Person { name: "Zoë \"Z\"".to_owned(), online: true, replaced: false, nonce: None };
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
                ..person
            }),
            Occupant::Bot { level: Level::Master },
        ],
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

#[test]
fn everything_that_the_page_tells_is_read() {
    let events = vec![
        Happening::Sat { seat: 2, name: "Bo".to_owned() },
        Happening::Came { seat: 2 },
        Happening::Went { seat: 2 },
        Happening::Replaced { seat: 2 },
        Happening::Returned { seat: 2 },
        Happening::TimeOver { seat: 1 },
        Happening::Chose { seat: 1 },
        Happening::TookBack { seat: 1 },
        Happening::Exchanged { seat: 1 },
        Happening::Revealed { seat: 3, choice: "left x".to_owned() },
        Happening::Drew { cards: ["x", "y"].map(|card| card.parse().expect("it is short")).to_vec() },
        Happening::Finished,
    ];
    let update = Update {
        since: Some(7),
        version: 9,
        epoch: "an epoch".to_owned(),
        now: 1_700_000_000_000,
        events,
        room: a_room(),
        table: Some(a_table()),
    };
    let message = ServerMessage::Update(Box::new(update.clone()));
    assert_eq!(super::message(&json(&message)), Some(message));
    let others = vec![Happening::SettingsChanged, Happening::Host { seat: 1 }, Happening::Finished];
    let room = RoomState {
        stage: Stage::Over,
        host: None,
        you: None,
        content: None,
        next_secret_hash: None,
        deadline: None,
        ..a_room()
    };
    let update = Update { since: None, events: others, room, table: None, ..update };
    let read = super::message(&json(&ServerMessage::Update(Box::new(update.clone()))));
    let only = Update { events: vec![Happening::Finished], ..update };
    assert_eq!(read, Some(ServerMessage::Update(Box::new(only))));
}

#[test]
fn answers_are_read() {
    let refused = |code| Refused { code, message: "because".to_owned() };
    for code in CODES {
        assert_eq!(super::refused(&json(&refused(code))), refused(code));
    }
    assert_eq!(super::refused(&json(&refused(RefusalCode::TooLarge))), refused(RefusalCode::Malformed));
    for outcome in [Outcome::Accepted(Accepted { version: 3 }), Outcome::Refused(refused(RefusalCode::Full))]
    {
        let answer = ServerMessage::Answer(Answer { id: "a-1".to_owned(), outcome });
        assert_eq!(message(&json(&answer)), Some(answer));
    }
}

#[test]
fn bodies_are_read() {
    let text = str::to_owned;
    let (room, link) = (text("abcd2345wxyz"), text("http://localhost/room/abcd2345wxyz"));
    let taken = SeatTaken {
        room: room.clone(),
        seat: 3,
        token: text("t"),
        link: link.clone(),
        personal_link: text("p"),
    };
    assert_eq!(seat_taken(&json(&taken)), Some(taken));

    for state in [Some(a_room()), None] {
        let game = MyGame { room: room.clone(), state, round: Some(3), your_turn: true, now: 5 };
        assert_eq!(my_game(&json(&game)), Some(game));
    }

    for own in [Some(41), None] {
        let histogram = vec![DailyCount { points: 30, count: 2 }, DailyCount { points: 41, count: 1 }];
        let best = vec![DailyBest { name: text("Zoë \"Z\""), points: 41 }];
        let table = DailyTable::new(text("2026-11-15"), histogram, best, own);
        assert_eq!(daily_table(&json(&table)), Some(table));
    }
}

#[test]
fn every_command_is_understood() {
    let hello = |token: Option<&str>, since| Hello {
        protocol: 1,
        token: token.map(str::to_owned),
        since,
        epoch: token.map(|_| "an epoch".to_owned()),
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
        Deed::Rematch,
        Deed::Replace(4),
        Deed::Return,
        Deed::Ping,
    ];
    for deed in deeds {
        let command = Command { id: "a-1".to_owned(), version: 7, deed };
        let text = super::command(&command);
        assert_eq!(serde_json::from_str::<Command>(&text).expect("the protocol reads it"), command, "{text}");
    }
}

#[test]
fn every_body_is_understood() {
    for content in [None, Some("format = 1\nname = \"my \\ box\"\n".to_owned())] {
        let token = content.as_ref().map(|_| "t".to_owned());
        let room = NewRoom { name: "Ann".to_owned(), settings: a_room().settings, content, token };
        assert_eq!(serde_json::from_str::<NewRoom>(&new_room(&room)).expect("a room"), room);
    }
    for token in [None, Some("t".to_owned())] {
        let seat = NewSeat { name: "Bo".to_owned(), token };
        assert_eq!(serde_json::from_str::<NewSeat>(&new_seat(&seat)).expect("a seat"), seat);
    }
    let key = SeatKey { room: "abcd2345wxyz".to_owned(), token: "t".to_owned() };
    let keys = vec![key.clone(), key];
    assert_eq!(serde_json::from_str::<MyGames>(&my_games(&keys)).expect("games"), MyGames { seats: keys });
    let text = str::to_owned;
    let entry = DailyEntry { key: text("0a"), name: text("Zoë \"Z\""), record: text("a\nrecord") };
    assert_eq!(serde_json::from_str::<DailyEntry>(&daily_entry(&entry)).expect("a result"), entry);
    for key in [Some("0a"), None] {
        let question = serde_json::from_str::<DailyQuestion>(&daily_question(key)).expect("a question");
        assert_eq!(question, DailyQuestion { key: key.map(text) });
    }
}
