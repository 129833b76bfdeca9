//! Rooms with custom boxes.

use super::*;

/// A small box, with cards for two.
const WEEKEND: &str = include_str!("../../../../../examples/weekend-box.toml");

#[test]
fn a_room_plays_with_the_box_it_was_opened_with() {
    let settings = Settings { variant: Variant::FourCard, ..Settings::default() };
    let mut story = Story::empty();
    story.happen(Entry::OpenedWith { settings, content: WEEKEND.to_owned() });
    for index in 0..2 {
        let entry = story.room.judge_newcomer("P", &token(index), 0).expect("there is room");
        story.happen(entry);
    }
    let third = story.room.judge_newcomer("P", &token(2), 0).expect_err("the box has cards for two");
    assert_eq!(third.code, RefusalCode::Full);
    assert_eq!(story.refuse(0, Deed::AddBot { level: Level::Joiner }), RefusalCode::Full);
    let goals = |text: &str| Settings { goals: text.parse().expect("goals"), ..Settings::default() };
    assert_eq!(
        story.refuse(0, Deed::Settings(goals("A"))),
        RefusalCode::BadSettings,
        "a goal of the classic box"
    );
    story.accept(0, Deed::Settings(goals("First game")));
    story.accept(0, Deed::Start);
    let weekend = Content::parse(WEEKEND).expect("a box");
    let update = story.update(None, None);
    assert_eq!(update.room.content, Some(weekend.hash().to_string()));
    let sight = update.table.expect("a table").read(&weekend).expect("a table of this box");
    assert_eq!(sight.setup.goals().numbers(), [1, 2, 3]);
    assert_eq!(replay(&story.lines).update(None, None, 0), story.room.update(None, None, 0));
}

/// A box for two standard tables may be too small for the variant.
#[test]
fn too_few_cards_are_found_before_they_are_dealt() {
    let mut small = WEEKEND.to_owned();
    for card in ["\"OfRsP-KbT-\", ", "\"KbPfTsR-O-\", "] {
        small = small.replace(card, "");
    }
    let mut story = Story::empty();
    story.happen(Entry::OpenedWith { settings: Settings::default(), content: small });
    for index in 0..2 {
        let entry = story.room.judge_newcomer("P", &token(index), 0).expect("there is room");
        story.happen(entry);
    }
    story.accept(0, Deed::Settings(Settings { variant: Variant::FourCard, ..Settings::default() }));
    assert_eq!(story.refuse(0, Deed::Start), RefusalCode::BadSettings);
    story.accept(0, Deed::Settings(Settings::default()));
    story.accept(0, Deed::Start);
}

/// Logs of earlier versions can always be read.
#[test]
fn a_log_without_a_box_is_a_room_with_the_classic_one() {
    let line =
        r#"{"entry":{"opened":{"variant":"four-card","goals":"A","grace_seconds":300,"spectators":true}}}"#;
    let mut room = Room::empty("code".to_owned(), Content::classic());
    room.apply(&serde_json::from_str(line).expect("a line"), 1).expect("it happened before");
    let state = room.state(None);
    assert_eq!((state.content, state.settings.variant), (None, Variant::FourCard));
    assert_eq!(room.content().hash(), Content::classic().hash());
    let broken = r#"{"entry":{"opened-with":{"settings":{},"content":"nonsense"}}}"#;
    assert!(room.apply(&serde_json::from_str(broken).expect("a line"), 2).is_err());
}
