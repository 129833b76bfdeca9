//! What people agree to: the next game as they have seen it.

use super::friends::after_a_game;
use super::*;

fn quick() -> Settings {
    Settings { round_seconds: Some(5), variant: Variant::FourCard, ..Settings::default() }
}

fn ready(story: &Story) -> Vec<bool> {
    story.room.people().map(|(_, person)| person.is_ready).collect()
}

/// Found by an attacker: a host changed the settings after the others had agreed, and the game began at once.
#[test]
fn settings_that_change_later_are_not_agreed() {
    let mut story = after_a_game(3, 0);
    story.accept(1, Deed::Ready(true));
    story.accept(2, Deed::Ready(true));
    let before = story.room.version();
    story.accept(0, Deed::Settings(quick()));
    story.accept(0, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), ready(&story)), (Stage::Over, vec![true, false, false]));
    let events = story.update(Some(1), Some(before)).events;
    let no_longer = |seat| Happening::Ready { seat, ready: false };
    assert!(events.contains(&no_longer(2)) && events.contains(&no_longer(3)), "they are told: {events:?}");
    story.accept(1, Deed::Ready(true));
    story.accept(2, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.settings.round_seconds), (Stage::Playing, Some(5)));
}

#[test]
fn the_author_of_a_change_agrees_to_it() {
    let mut story = after_a_game(3, 0);
    story.accept(0, Deed::Ready(true));
    story.accept(1, Deed::Ready(true));
    story.accept(0, Deed::Settings(quick()));
    story.settle();
    assert_eq!(ready(&story), [true, false, false]);
    story.accept(1, Deed::Ready(true));
    story.accept(0, Deed::Settings(quick()));
    story.settle();
    assert_eq!(ready(&story), [true, true, false], "the same settings are no change");
}

#[test]
fn other_players_are_not_agreed() {
    let agreed = || {
        let mut story = after_a_game(3, 1);
        story.accept(0, Deed::Ready(true));
        story.accept(1, Deed::Ready(true));
        story.settle();
        story
    };
    let after = |change: &dyn Fn(&mut Story)| {
        let mut story = agreed();
        change(&mut story);
        story.settle();
        assert_eq!(story.room.stage(), Stage::Over);
        ready(&story)
    };
    let says = |key, deed: Deed| after(&|story| assert!(story.say(key, deed.clone()).is_ok()));
    assert_eq!(says(0, Deed::AddBot { level: Level::Master }), [true, false, false]);
    assert_eq!(says(0, Deed::Remove(4)), [true, false, false], "a bot");
    assert_eq!(says(0, Deed::Remove(3)), [true, false], "a person");
    assert_eq!(says(1, Deed::MoveTo(4)), [false, false, true], "a bot moves");
    let newcomer = |story: &mut Story| {
        story.happen(story.room.judge_newcomer("Zoë", "other", story.now).expect("there is room"));
    };
    assert_eq!(after(&newcomer), [false; 4]);
    let swap = |story: &mut Story| {
        story.accept(1, Deed::MoveTo(1));
        story.accept(0, Deed::MoveTo(2));
    };
    assert_eq!(after(&swap), [true, true, false], "both wanted it");
}

/// Who leaves or does not agree does not play: the others know that.
#[test]
fn an_agreement_outlasts_people_who_drop_out() {
    let mut story = after_a_game(3, 0);
    story.accept(0, Deed::Ready(true));
    story.accept(1, Deed::Ready(true));
    story.accept(2, Deed::Leave);
    story.settle();
    assert_eq!((story.room.stage(), story.room.occupants.len()), (Stage::Playing, 2));
}

/// A click and a change may cross.
#[test]
fn agreeing_to_terms_not_seen_yet_is_refused() {
    let mut story = after_a_game(2, 0);
    let seen = story.room.version();
    story.accept(0, Deed::Settings(quick()));
    let late =
        |version, ready| Command { id: format!("late {version} {ready}"), version, deed: Deed::Ready(ready) };
    let refused = story.say_as(1, &late(seen, true)).expect_err("it is about other settings");
    assert_eq!(refused.code, RefusalCode::Outdated);
    story.say_as(1, &late(seen, false)).expect("no is no");
    story.say_as(1, &late(story.room.version(), true)).expect("now it has been seen");
}

/// Both are judged together, before anything that follows from the first.
#[test]
fn a_change_of_ones_own_does_not_renew_an_agreement_to_other_settings() {
    let mut story = after_a_game(2, 1);
    story.accept(1, Deed::Ready(true));
    story.accept(0, Deed::Settings(quick()));
    story.accept(1, Deed::MoveTo(3));
    story.accept(0, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), ready(&story)), (Stage::Over, vec![true, false]));
}

#[test]
fn the_hosts_call_starts_again_with_new_terms() {
    let mut story = after_a_game(3, 0);
    story.accept(0, Deed::Start);
    story.accept(1, Deed::Ready(true));
    story.now += 14_000;
    story.accept(0, Deed::Settings(quick()));
    story.settle();
    assert_eq!(story.room.state(None).starts, Some(story.now + 15_000));
    assert_eq!(ready(&story), [true, false, false]);
    story.happen(story.room.judge_newcomer("Zoë", "other", story.now).expect("there is room"));
    story.now += 1_000;
    story.settle();
    assert_eq!(story.room.state(None).starts, Some(story.now + 15_000));
    assert_eq!(ready(&story), [true, false, false, false], "the host has said go");
    story.accept(2, Deed::Ready(true));
    story.now += 15_000;
    story.settle();
    assert_eq!((story.room.stage(), story.room.occupants.len()), (Stage::Playing, 2));
}

#[test]
fn a_call_that_its_host_has_taken_back_ends_with_new_terms() {
    let mut story = after_a_game(3, 0);
    story.accept(0, Deed::Start);
    story.accept(0, Deed::Ready(false));
    story.accept(0, Deed::Settings(quick()));
    story.settle();
    assert_eq!((story.room.state(None).starts, ready(&story)), (None, vec![false; 3]));
}

/// A server that knows no such rule may have stored a change and then dealt: its log means what it meant.
#[test]
fn an_older_log_with_a_change_before_the_deal_is_read() {
    let mut story = after_a_game(2, 0);
    story.accept(0, Deed::Ready(true));
    story.accept(1, Deed::Ready(true));
    story.happen(Entry::Settings(quick()));
    let mut older = story.clone();
    let entry = older.room.deal(|| Secret([9; 32])).expect("a deal");
    older.happen(entry);
    assert_eq!((older.room.stage(), older.room.occupants.len()), (Stage::Playing, 2));
    // Where it has not dealt yet, this server asks again.
    assert_eq!((ready(&story), story.room.due()), (vec![true, true], Some(story.now)));
    story.settle();
    assert_eq!((story.room.stage(), ready(&story)), (Stage::Over, vec![false, false]));
}

/// A crowded room is one that people want to get out of.
#[test]
fn in_a_crowded_room_people_still_agree() {
    let mut story = after_a_game(2, 0);
    while !story.room.is_crowded() {
        story.happen(Entry::Renamed { seat: 1, name: "P1".to_owned() });
    }
    assert_eq!(story.refuse(1, Deed::Rename("Peter".to_owned())), RefusalCode::Exhausted);
    story.accept(1, Deed::Nonce("00112233445566778899aabbccddeeff".to_owned()));
    story.accept(1, Deed::Ready(true));
    story.accept(0, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.is_crowded()), (Stage::Playing, false));
}
