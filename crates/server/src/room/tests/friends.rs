//! How people return, leave, agree and nudge each other.

use sideboards_protocol::SeatLoss;

use super::*;
use crate::secret::TokenHash;

/// Returns a finished game of some people and bots.
pub(super) fn after_a_game(people: usize, bots: usize) -> Story {
    let mut story = Story::new(people, bots);
    story.accept(0, Deed::Start);
    story.finish();
    assert_eq!(story.room.stage(), Stage::Over);
    story
}

fn loss(story: &Story, index: usize) -> Option<SeatLoss> {
    story.room.loss(&TokenHash::of(&token(index)))
}

#[test]
fn a_leaving_host_is_succeeded_at_once_and_the_seat_is_freed_after_the_game() {
    let mut story = Story::new(4, 0);
    story.accept(0, Deed::Start);
    story.happen(Entry::Went { seat: 2 });
    let before = story.room.version();
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.host, Some(2), "the next one clockwise who is there");
    let events = story.update(Some(3), Some(before)).events;
    assert_eq!(events, [Happening::Left { seat: 1 }, Happening::Host { seat: 3 }]);
    assert!(story.person(0).left && story.person(0).replaced && story.person(0).online);
    story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    story.finish();
    assert!(story.update(Some(3), Some(story.room.version() - 1)).since.is_some(), "the last round is told");
    story.now += 3_000;
    story.settle();
    assert_eq!(story.room.seat_of(0), None, "although the tab is still open");
    assert_eq!((story.room.occupants.len(), loss(&story, 0)), (3, Some(SeatLoss::Left)));
    assert_eq!(story.room.host, Some(2));
    for key in 1..4 {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    assert_eq!(story.game().setup().players().count(), 3, "who left is not dealt in");
}

#[test]
fn a_player_who_left_may_return_during_the_game() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.host, Some(1));
    story.accept(0, Deed::Return);
    story.finish();
    story.now += 3_000;
    story.settle();
    assert!(story.room.seat_of(0).is_some() && !story.person(0).left);
    assert_eq!(story.room.host, Some(1), "the role is not given back");
}

/// The last person stays host until another one comes.
#[test]
fn a_host_who_left_is_succeeded_by_the_next_one_who_comes() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.accept(1, Deed::Leave);
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.host, Some(0));
    story.accept(1, Deed::Return);
    story.settle();
    assert_eq!(story.room.host, Some(1));
}

/// Found by the simulator: a player who left became host before the seat was freed, started a game, and still
/// counted as gone in it.
#[test]
fn a_player_who_left_and_starts_a_game_plays_again() {
    let mut story = Story::new(2, 1);
    story.accept(0, Deed::Start);
    story.accept(1, Deed::Leave);
    story.finish();
    story.accept(0, Deed::Leave);
    story.accept(1, Deed::Start);
    story.settle();
    assert_eq!((story.room.stage(), story.room.games()), (Stage::Playing, 2));
    assert!(!story.person(1).left && !story.person(1).replaced);
}

#[test]
fn a_rematch_begins_when_all_who_are_present_agree() {
    let mut story = after_a_game(3, 1);
    story.accept(0, Deed::Ready(true));
    story.accept(1, Deed::Ready(true));
    story.settle();
    assert_eq!(story.room.stage(), Stage::Over);
    assert!(story.person(0).ready && !story.person(2).ready, "everyone sees who is in");
    story.accept(1, Deed::Ready(false));
    story.accept(2, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.due()), (Stage::Over, None), "one has changed the mind");
    story.accept(1, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.games()), (Stage::Playing, 2));
    assert!(!story.person(0).ready, "the next game is another one");
    assert_eq!(story.refuse(0, Deed::Ready(true)), RefusalCode::NotNow);
}

/// Losing the connection for a moment is not refusing; staying away is.
#[test]
fn a_rematch_waits_for_those_who_may_be_on_the_way_back() {
    let mut story = after_a_game(3, 0);
    story.happen(Entry::Went { seat: 3 });
    story.accept(0, Deed::Ready(true));
    story.accept(1, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.due()), (Stage::Over, Some(story.now + GRACE)));
    story.now += GRACE;
    story.settle();
    assert_eq!(story.room.stage(), Stage::Playing);
    assert_eq!((story.room.seat_of(2), loss(&story, 2)), (None, Some(SeatLoss::NotReady)));
}

#[test]
fn after_the_hosts_call_people_who_do_not_agree_watch() {
    let mut story = after_a_game(3, 0);
    assert_eq!(story.refuse(1, Deed::Start), RefusalCode::NotHost);
    story.accept(0, Deed::Start);
    assert!(story.person(0).ready, "who says go is in");
    assert_eq!(story.room.state(None).starts, Some(story.now + 15_000));
    let version = story.room.version();
    assert_eq!(story.accept(0, Deed::Start), version, "saying it twice does not make it sooner or later");
    story.accept(2, Deed::Ready(true));
    story.now += 14_999;
    story.settle();
    assert_eq!(story.room.stage(), Stage::Over);
    story.now += 1;
    story.settle();
    assert_eq!((story.room.stage(), story.room.occupants.len()), (Stage::Playing, 2));
    assert_eq!(loss(&story, 1), Some(SeatLoss::NotReady));
    assert_eq!(story.room.state(None).starts, None);
    story.finish();
    let again = story.room.judge_newcomer("P2", "other", story.now).expect("between games");
    story.happen(again);
    assert_eq!(story.room.occupants.len(), 3);
}

#[test]
fn a_call_that_too_few_follow_ends() {
    let mut story = after_a_game(2, 0);
    story.accept(0, Deed::Start);
    story.now += 15_000;
    story.settle();
    assert_eq!((story.room.stage(), story.room.state(None).starts), (Stage::Over, None));
    assert_eq!(
        (story.room.occupants.len(), story.room.due()),
        (2, None),
        "no player is dropped without need"
    );
}

/// Time without a server does not count.
#[test]
fn a_call_waits_while_the_server_is_down() {
    let mut story = after_a_game(2, 0);
    story.accept(0, Deed::Start);
    let (began, ended) = (story.now + 5_000, story.now + 65_000);
    story.now = ended;
    story.happen(story.room.interruption(began, ended).expect("it matters"));
    assert_eq!(story.room.state(None).starts, Some(ended + 10_000));
}

/// At leisure people look in one after the other, so every seat counts.
#[test]
fn at_leisure_a_rematch_waits_for_all_players() {
    let mut story = Story::new(2, 0);
    let day = 24 * 60 * 60;
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(2 * day), ..Settings::default() }));
    story.accept(0, Deed::Start);
    story.finish();
    story.happen(Entry::Went { seat: 2 });
    story.accept(0, Deed::Ready(true));
    story.now += 100 * GRACE;
    story.settle();
    assert_eq!((story.room.stage(), story.room.due()), (Stage::Over, None));
    story.accept(0, Deed::Start);
    assert_eq!(story.room.state(None).starts, Some(story.now + u64::from(day) * 1000));
}

#[test]
fn victories_are_counted() {
    let mut story = after_a_game(2, 1);
    let winners =
        |story: &Story| -> Vec<usize> { story.game().scores().winners().map(Seat::index).collect() };
    let wins = |story: &Story| -> Vec<u32> { story.room.occupants.iter().map(|who| who.wins).collect() };
    let mut expected = vec![0; 3];
    for _ in 0..3 {
        for winner in winners(&story) {
            expected[winner] += 1;
        }
        assert_eq!(wins(&story), expected);
        story.accept(0, Deed::Ready(true));
        story.accept(1, Deed::Ready(true));
        story.settle();
        story.finish();
    }
    assert_eq!(story.person(0).wins, wins(&story)[0]);
}

/// A game that a bot finished is marked and counts as no one's win.
#[test]
fn a_game_finished_by_a_bot_is_marked() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.accept(1, Deed::Leave);
    story.finish();
    let players = story.update(None, None).table.expect("a table").players;
    let is_replaced = |index: usize| match &players[index] {
        sideboards_protocol::Occupant::Person(person) => person.replaced,
        sideboards_protocol::Occupant::Bot { .. } => panic!("a person"),
    };
    assert_eq!((is_replaced(0), is_replaced(1)), (false, true));
    assert_eq!(story.room.occupants[1].wins, 0);
}

#[test]
fn without_a_clock_all_others_may_let_a_bot_place_once() {
    let mut story = Story::new(3, 1);
    story.accept(0, Deed::Start);
    story.decide(0, 0);
    story.decide(1, 0);
    story.settle();
    assert_eq!(story.refuse(0, Deed::PlaceFor(3)), RefusalCode::NotNow, "a minute is not over");
    story.now += 60_000;
    assert_eq!(story.refuse(2, Deed::PlaceFor(3)), RefusalCode::NotNow, "not for yourself");
    assert_eq!(story.refuse(0, Deed::PlaceFor(2)), RefusalCode::NotNow, "who has placed is not awaited");
    assert_eq!(story.refuse(0, Deed::PlaceFor(4)), RefusalCode::NotNow, "nor is a bot");
    story.accept(0, Deed::PlaceFor(3));
    story.settle();
    assert_eq!(story.person(2).place_for, [1]);
    assert!(story.room.is_waiting_for(Seat::new(2)), "one is not all");
    let before = story.room.version();
    story.accept(1, Deed::PlaceFor(3));
    assert!(story.room.due().is_some(), "another node may have to do it");
    story.settle();
    assert_eq!(story.game().round(), Round::Placing(1));
    let events = story.update(None, Some(before)).events;
    assert!(events.contains(&Happening::BotPlaced { seat: 3 }), "{events:?}");
    assert!(!story.person(2).replaced && story.person(2).place_for.is_empty(), "for this round only");
    assert!(story.room.is_waiting_for(Seat::new(2)));
}

#[test]
fn with_a_clock_the_clock_decides() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(3600), ..Settings::default() }));
    story.accept(0, Deed::Start);
    story.now += 600_000;
    assert_eq!(story.refuse(0, Deed::PlaceFor(2)), RefusalCode::NotNow);
}

/// The minute stops while no player is online.
#[test]
fn a_pause_does_not_count_for_the_minute() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    story.now += 60_000;
    story.happen(Entry::Came { seat: 1, node: "node".to_owned() });
    story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    assert_eq!(story.refuse(0, Deed::PlaceFor(2)), RefusalCode::NotNow);
    assert_eq!(story.refuse(0, Deed::Nudge(2)), RefusalCode::NotNow);
}

#[test]
fn people_change_places_when_both_want_to() {
    let mut story = Story::new(2, 1);
    story.accept(1, Deed::MoveTo(1));
    assert_eq!((story.room.seat_of(1), story.person(1).wants), (Some(Seat::new(1)), Some(1)));
    story.accept(1, Deed::MoveTo(2));
    assert_eq!(story.person(1).wants, None, "the own seat takes it back");
    story.accept(1, Deed::MoveTo(1));
    story.accept(0, Deed::MoveTo(2));
    assert_eq!((story.room.seat_of(0), story.person(0).wants), (Some(Seat::new(1)), None));
    story.accept(0, Deed::MoveTo(3));
    assert_eq!(story.room.seat_of(0), Some(Seat::new(2)), "bots do not mind");
    story.accept(0, Deed::MoveTo(1));
    story.accept(1, Deed::Leave);
    assert_eq!(story.person(0).wants, None, "the player who would answer has left");
}

#[test]
fn a_removed_person_is_told() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Remove(2));
    story.accept(2, Deed::Leave);
    assert_eq!((loss(&story, 1), loss(&story, 2)), (Some(SeatLoss::Removed), Some(SeatLoss::Left)));
    assert_eq!(loss(&story, 0), None);
}

#[test]
fn a_locked_room_takes_no_newcomers() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.refuse(1, Deed::Lock(true)), RefusalCode::NotHost);
    story.accept(0, Deed::Lock(true));
    let refused = story.room.judge_newcomer("Late", "x", story.now).expect_err("locked");
    assert_eq!((refused.code, story.room.state(None).locked), (RefusalCode::Locked, true));
    story.accept(0, Deed::Start);
    story.accept(0, Deed::Lock(false));
    assert!(!story.room.is_locked(), "also during a game");
}

#[test]
fn a_nudge_comes_once_a_round_and_not_at_once() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    assert_eq!(story.refuse(0, Deed::Nudge(2)), RefusalCode::NotNow);
    story.now += 30_000;
    story.accept(0, Deed::Nudge(2));
    assert_eq!(story.refuse(0, Deed::Nudge(2)), RefusalCode::NotNow);
    assert_eq!(story.refuse(0, Deed::Nudge(1)), RefusalCode::NotNow);
    assert_eq!(story.refuse(0, Deed::Nudge(3)), RefusalCode::NoSuchSeat);
    story.decide(0, 0);
    story.decide(1, 0);
    story.now += 30_000;
    story.accept(0, Deed::Nudge(2));
}

#[test]
fn reactions_are_few() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::React(Reaction::Fire));
    assert_eq!(story.refuse(0, Deed::React(Reaction::Fire)), RefusalCode::NotNow);
    story.accept(1, Deed::React(Reaction::Thanks));
    story.now += 2_000;
    let before = story.room.version();
    story.accept(0, Deed::React(Reaction::Applause));
    let events = story.update(None, Some(before)).events;
    assert_eq!(events, [Happening::Reacted { seat: 1, reaction: Reaction::Applause }]);
}

#[test]
fn in_the_first_round_the_host_ends_a_game_alone() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.refuse(0, Deed::End(true)), RefusalCode::NotNow);
    story.accept(0, Deed::Start);
    story.accept(0, Deed::End(true));
    let update = story.update(Some(1), None);
    assert_eq!((update.room.stage, update.table, update.room.games), (Stage::Gathering, None, 1));
    assert!(update.room.next_secret_hash.is_some());
    story.accept(0, Deed::Start);
    assert_eq!((story.room.stage(), story.room.games()), (Stage::Playing, 2));
}

#[test]
fn later_all_players_end_a_game_together() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Start);
    for key in 0..3 {
        story.decide(key, 0);
    }
    story.accept(0, Deed::End(true));
    story.accept(1, Deed::End(true));
    story.happen(Entry::Went { seat: 3 });
    story.settle();
    assert_eq!(story.room.stage(), Stage::Playing, "who is away for a moment plays, too");
    assert!(story.person(0).ends && !story.person(2).ends);
    story.accept(1, Deed::End(false));
    story.happen(Entry::Came { seat: 3, node: "node".to_owned() });
    story.accept(2, Deed::Leave);
    story.settle();
    assert_eq!(story.room.stage(), Stage::Playing);
    story.accept(1, Deed::End(true));
    story.settle();
    assert_eq!((story.room.stage(), story.room.occupants.len()), (Stage::Gathering, 2), "who left is gone");
    assert!(!story.person(0).ends);
}

/// Logs of the last version lack these entries and keep their meaning: a seat whose owner left is dealt in again.
#[test]
fn logs_of_the_last_version_are_read() {
    let command = |by, id: &str| Some(Issued { by, id: id.to_owned(), mark: 1 });
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Start);
    story.happen(LogLine { entry: Entry::Replaced { seat: 3 }, command: command(2, "leave") });
    story.finish();
    story.now += 3_000;
    story.settle();
    assert_eq!(story.room.occupants.len(), 3, "the seat of an old leaver stays");
    let entry = story.room.deal(|| Secret([9; 32])).expect("a deal");
    story.happen(LogLine { entry, command: command(1, "rematch") });
    assert_eq!(story.game().setup().players().count(), 3);
    let line = r#"{"entry":{"decided":{"seat":1,"decision":"exchange","by":"clock"}}}"#;
    assert!(serde_json::from_str::<LogLine>(line).is_ok());
}
