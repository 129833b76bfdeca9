//! Who sits where, and who may arrange it.

use super::*;

#[test]
fn only_the_host_arranges_the_room() {
    let mut story = Story::new(2, 1);
    for deed in [
        Deed::AddBot { level: Level::Master },
        Deed::Remove(3),
        Deed::Start,
        Deed::Settings(Settings::default()),
    ] {
        assert_eq!(story.refuse(1, deed), RefusalCode::NotHost);
    }
    story.accept(0, Deed::AddBot { level: Level::Master });
    assert_eq!(story.refuse(0, Deed::Remove(9)), RefusalCode::NoSuchSeat);
    assert_eq!(story.refuse(0, Deed::Remove(0)), RefusalCode::NoSuchSeat);
    story.accept(0, Deed::Remove(3));
    story.accept(1, Deed::MoveTo(1));
    story.accept(0, Deed::MoveTo(2));
    assert_eq!(story.room.seat_of(1), Some(Seat::new(0)));
    story.accept(1, Deed::Rename(" Zoë\u{202e} ".to_owned()));
    assert_eq!(story.room.occupants[0].name(), "Zoë");
    assert_eq!(story.refuse(1, Deed::Rename("\u{200b}".to_owned())), RefusalCode::BadName);
    let bad = Settings { round_seconds: Some(0), ..Settings::default() };
    assert_eq!(story.refuse(0, Deed::Settings(bad)), RefusalCode::BadSettings);
    story.accept(0, Deed::Settings(Settings { variant: Variant::FourCard, ..Settings::default() }));
    story.accept(0, Deed::Start);
    assert_eq!(story.game().setup().variant(), Variant::FourCard);
    assert_eq!(story.refuse(0, Deed::Remove(3)), RefusalCode::NotNow);
    assert!(story.room.judge_newcomer("Late", "x", 0).is_err());
}

#[test]
fn a_table_has_two_to_six() {
    let mut story = Story::new(1, 0);
    assert_eq!(story.refuse(0, Deed::Start), RefusalCode::TooFew);
    for _ in 0..5 {
        story.accept(0, Deed::AddBot { level: Level::Random });
    }
    assert_eq!(story.refuse(0, Deed::AddBot { level: Level::Random }), RefusalCode::Full);
    let full = story.room.judge_newcomer("One more", "x", 0).expect_err("it is full");
    assert_eq!(full.code, RefusalCode::Full);
}

#[test]
fn leaving_before_a_game_frees_the_seat_and_hands_on_the_host() {
    let mut story = Story::new(2, 1);
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.occupants.len(), 2);
    assert_eq!(story.room.host, Some(1));
    assert_eq!(story.say(0, Deed::Start).expect_err("gone").code, RefusalCode::NotSeated);
    story.accept(1, Deed::Start);
    story.accept(1, Deed::Leave);
    assert_eq!(story.room.occupants[0].bot(), Some(occupant::SUBSTITUTE), "during a game the seat stays");
}

/// A seat change just before a removal must not remove the wrong player.
#[test]
fn only_the_intended_player_is_removed() {
    let mut story = Story::new(3, 0);
    let version = story.room.version();
    story.accept(1, Deed::MoveTo(3));
    story.accept(2, Deed::MoveTo(2));
    for (key, deed) in [(0, Deed::Remove(2)), (0, Deed::MoveTo(2))] {
        let command = Command { id: format!("{deed:?}"), version, deed };
        assert_eq!(story.say_as(key, &command).expect_err("refused").code, RefusalCode::Outdated);
    }
    story.accept(0, Deed::Remove(3));
    assert_eq!(story.room.seat_of(1), None, "with the numbers of now");
}

#[test]
fn people_on_a_dead_node_are_gone() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.room.orphan(|_, _| true), None);
    assert_eq!(story.room.orphan(|node, _| node != "node"), Some(Entry::Went { seat: 1 }));
    story.happen(Entry::Went { seat: 1 });
    assert_eq!(story.room.orphan(|node, _| node != "node"), Some(Entry::Went { seat: 2 }));
}
