//! Compares docs/PROTOCOL.md with the code.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use sideboards_protocol::{
    Command, Deed, Happening, NewRoom, RefusalCode, SeatTaken, ServerMessage, Settings,
};

const PAGE: &str = include_str!("../../../docs/PROTOCOL.md");

/// The lines between a heading and the next one.
fn section(heading: &str) -> impl Iterator<Item = &'static str> {
    let rest = PAGE.split_once(&format!("\n{heading}\n")).expect("the heading is there").1;
    rest.lines().take_while(|line| !line.starts_with('#'))
}

/// The first cell of every line of the tables in a section.
fn first_cells(heading: &str) -> impl Iterator<Item = &'static str> {
    section(heading).filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
}

/// Returns the texts between backticks.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn every_deed_of_the_page_can_be_read_and_none_is_missing() {
    let deeds: Vec<Deed> = first_cells("### Commands")
        .flat_map(codes)
        .map(|text| read(&text.replace("{\"settings\":{…}}", "{\"settings\":{}}")))
        .collect();
    let mut names: Vec<String> = deeds
        .iter()
        .map(|deed| match serde_json::to_value(deed).expect("JSON") {
            Value::String(name) => name,
            Value::Object(deed) => deed.keys().next().expect("a name").clone(),
            other => panic!("{other}"),
        })
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 20, "{names:?}");
}

#[test]
fn every_code_of_the_page_is_one_and_none_is_missing() {
    let codes: Vec<RefusalCode> =
        first_cells("### Codes").flat_map(codes).map(|code| read(&json!(code).to_string())).collect();
    // A new code is a compile error here.
    let all = |code| match code {
        RefusalCode::Malformed
        | RefusalCode::Protocol
        | RefusalCode::HelloFirst
        | RefusalCode::BadToken
        | RefusalCode::NoSuchRoom
        | RefusalCode::NoSuchGame
        | RefusalCode::NoSuchSeat
        | RefusalCode::NotSeated
        | RefusalCode::NotHost
        | RefusalCode::NotNow
        | RefusalCode::Outdated
        | RefusalCode::RepeatedId
        | RefusalCode::Illegal
        | RefusalCode::Full
        | RefusalCode::TooFew
        | RefusalCode::Locked
        | RefusalCode::Removed
        | RefusalCode::BadName
        | RefusalCode::BadSettings
        | RefusalCode::BadContent
        | RefusalCode::NotAllowed
        | RefusalCode::TooLarge
        | RefusalCode::TooMany
        | RefusalCode::NotOffered
        | RefusalCode::Exhausted
        | RefusalCode::Unavailable => 26,
    };
    assert_eq!(codes.len(), all(RefusalCode::Full), "{codes:?}");
}

#[test]
fn every_event_of_the_page_is_one_and_none_is_missing() {
    let mut told: Vec<&str> = first_cells("### Events").flat_map(codes).collect();
    told.sort_unstable();
    let fields = json!({
        "seat": 1, "with": 2, "from": 1, "to": 2, "name": "Zoë", "level": "joiner", "commitment": "c",
        "cards": [], "choice": "left ObRsT-P-Kf", "nonce": "00112233445566778899aabbccddeeff",
        "ready": true, "at": 5, "locked": true, "by": 1, "reaction": "fire", "wanted": true,
    });
    let reshuffled = json!({"reshuffled": {"cards": 6}});
    for name in &told {
        let forms = [json!(name), json!({*name: fields}), reshuffled.clone()];
        let is_event = |form: &Value| {
            let event: Option<Happening> = serde_json::from_value(form.clone()).ok();
            // A new event is a compile error here.
            event.map(|event| matches!(event, Happening::Reshuffled { .. }) == (*name == "reshuffled"))
        };
        assert!(forms.iter().any(|form| is_event(form) == Some(true)), "{name}");
    }
    assert_eq!(told.len(), EVENTS, "{told:?}");
}

/// The number of events; a new one is a compile error here.
const EVENTS: usize = {
    const fn count(event: &Happening) -> usize {
        match event {
            Happening::Sat { .. }
            | Happening::BotAdded { .. }
            | Happening::Freed { .. }
            | Happening::Swapped { .. }
            | Happening::Renamed { .. }
            | Happening::Host { .. }
            | Happening::SettingsChanged
            | Happening::Came { .. }
            | Happening::Went { .. }
            | Happening::Replaced { .. }
            | Happening::Returned { .. }
            | Happening::Left { .. }
            | Happening::Ready { .. }
            | Happening::Starting { .. }
            | Happening::SwapWanted { .. }
            | Happening::Locked { .. }
            | Happening::BotWanted { .. }
            | Happening::BotPlaced { .. }
            | Happening::Nudged { .. }
            | Happening::Reacted { .. }
            | Happening::EndWanted { .. }
            | Happening::Abandoned
            | Happening::NonceAdded { .. }
            | Happening::Started { .. }
            | Happening::TimeOver { .. }
            | Happening::Dealt { .. }
            | Happening::Chose { .. }
            | Happening::TookBack { .. }
            | Happening::Exchanged { .. }
            | Happening::Discarded { .. }
            | Happening::Revealed { .. }
            | Happening::Passed { .. }
            | Happening::Reshuffled { .. }
            | Happening::Drew { .. }
            | Happening::Leftover { .. }
            | Happening::Opened { .. }
            | Happening::Finished => 37,
        }
    }
    count(&Happening::Finished)
};

/// Client authors replay the example, so this version must read it.
#[test]
fn the_example_of_a_session_can_be_read() {
    let session = include_str!("../../../examples/online-session.txt");
    let (opening, socket) = session.split_once("\nGET /ws/rooms/").expect("a request, then a socket");
    let sent = |text: &'static str| text.lines().filter_map(|line| line.strip_prefix("> "));
    let came = |text: &'static str| text.lines().filter_map(|line| line.strip_prefix("< "));
    sent(opening).for_each(|body| drop(read::<NewRoom>(body)));
    came(opening).for_each(|body| drop(read::<SeatTaken>(body)));
    let mut waiting: Vec<String> = sent(socket).map(|text| read::<Command>(text).id).collect();
    assert!(waiting.len() > 3, "{waiting:?}");
    for text in came(socket) {
        match read(text) {
            ServerMessage::Answer(answer) => waiting.retain(|id| *id != answer.id),
            message => {
                assert_eq!(serde_json::to_string(&message).expect("JSON"), text);
            }
        }
    }
    assert!(waiting.is_empty(), "{waiting:?} are not answered");
}

#[test]
fn the_settings_of_the_page_are_the_settings() {
    let names: Vec<&str> = first_cells("## Rooms and seats").flat_map(codes).collect();
    let settings = Settings { round_seconds: Some(60), ..Settings::default() };
    for name in serde_json::to_value(settings).expect("JSON").as_object().expect("an object").keys() {
        assert!(names.contains(&name.as_str()), "{name} is not told");
    }
}
