//! Commands that come late, twice, too often, or against the rules.

use super::*;

#[test]
fn a_late_click_never_hits_the_next_hand() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    let seen = story.room.version();
    let late = Command { id: "late".to_owned(), version: seen, deed: Deed::Decide("exchange".to_owned()) };
    story.decide(0, 0);
    // Actions of others do not change the own hand.
    let own = story.choice(1, 3);
    story
        .say_as(1, &Command { id: "own".to_owned(), version: seen, deed: Deed::Decide(own) })
        .expect("accepted");
    let refused = story.say_as(1, &late).expect_err("the next round has begun");
    assert_eq!(refused.code, RefusalCode::Outdated);
    // With the version of the new hand it is accepted, once.
    let now = Command { version: story.room.version(), ..late };
    story.say_as(1, &now).expect("accepted");
    let again =
        Command { id: "again".to_owned(), version: seen + 2, deed: Deed::Decide("exchange".to_owned()) };
    assert_eq!(story.say_as(1, &again).expect_err("a double click").code, RefusalCode::Outdated);
}

#[test]
fn a_repeated_command_is_carried_out_once() {
    let mut story = Story::new(1, 0);
    let command = Command { id: "x".to_owned(), version: 0, deed: Deed::AddBot { level: Level::Random } };
    let first = story.say_as(0, &command).expect("accepted");
    story.accept(0, Deed::Rename("Ann".to_owned()));
    assert_eq!(story.say_as(0, &command).expect("accepted"), first);
    assert_eq!(story.room.occupants.len(), 2);
    // Also on a node that only has the log.
    let mut again = story.clone();
    again.room = replay(&story.lines);
    assert_eq!(again.say_as(0, &command).expect("accepted"), first);
    assert_eq!(again.room.occupants.len(), 2);
    let other = Command { deed: Deed::Rename("Bo".to_owned()), ..command };
    assert_eq!(again.say_as(0, &other).expect_err("the id is taken").code, RefusalCode::RepeatedId);
}

/// A client that never stops cannot fill the disk, and blocks only its own seat.
#[test]
fn no_client_makes_an_endless_log() {
    let mut story = Story::new(2, 0);
    let renamed =
        (0..5000).take_while(|number| story.say(1, Deed::Rename(format!("N{number}"))).is_ok()).count();
    assert_eq!(renamed, 2000);
    assert_eq!(story.refuse(1, Deed::Rename("Once more".to_owned())), RefusalCode::Exhausted);
    story.accept(0, Deed::Start);
    story.decide(1, 0);
    let entries = story.lines.len();
    for _ in 0..100 {
        story.accept(1, Deed::Leave);
    }
    assert_eq!(story.lines.len(), entries + 1, "who has left cannot leave again");
    for _ in 0..5000 {
        let _ = story.say(1, Deed::Return);
        let _ = story.say(1, Deed::Leave);
    }
    assert!(story.lines.len() < entries + 2100, "nor come back without end");
}

#[test]
fn a_room_in_which_too_much_happens_takes_newcomers_slowly() {
    let mut story = Story::new(2, 0);
    while !story.room.is_crowded() {
        story.happen(Entry::Went { seat: 2 });
        story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    }
    let newcomer = story.room.judge_newcomer("Zoë", "token", story.now);
    assert_eq!(newcomer.expect_err("it is enough").code, RefusalCode::Exhausted);
    let later = story.room.judge_newcomer("Zoë", "token", story.now + 10_000);
    assert!(later.is_ok(), "one player cannot close a room for the others");
    assert_eq!(story.refuse(1, Deed::Rename("Zoë".to_owned())), RefusalCode::Exhausted);
    story.accept(0, Deed::Remove(2));
    story.accept(0, Deed::AddBot { level: Level::Master });
    story.accept(0, Deed::Start);
    assert!(!story.room.is_crowded(), "a new game is a new beginning");
}

/// A client that knows a version which the room has never had comes from before a backup was restored.
#[test]
fn a_version_from_the_future_is_outdated() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    let deed = Deed::Decide(story.choice(0, 0));
    let command = Command { id: "late".to_owned(), version: story.room.version() + 1, deed };
    assert_eq!(story.say_as(0, &command).expect_err("refused").code, RefusalCode::Outdated);
}

#[test]
fn illegal_decisions_are_refused_with_the_reason() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.refuse(0, Deed::Decide("exchange".to_owned())), RefusalCode::NotNow);
    story.accept(0, Deed::Start);
    assert_eq!(story.refuse(0, Deed::Decide("exchange".to_owned())), RefusalCode::Illegal);
    assert_eq!(story.refuse(0, Deed::Decide("take-back".to_owned())), RefusalCode::Illegal);
    assert_eq!(story.refuse(0, Deed::Decide("dance".to_owned())), RefusalCode::Malformed);
    let of_other = story.choice(1, 0);
    assert_eq!(story.refuse(0, Deed::Decide(of_other)), RefusalCode::Illegal);
}
