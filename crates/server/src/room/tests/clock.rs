//! Entries without commands: time that runs out, absent people, stand-in bots, and time that does not count.

use super::super::clock::RETURN_TIME;
use super::*;

#[test]
fn when_the_time_is_over_the_highlighted_choice_is_laid_else_a_bot_chooses() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(60), ..Settings::default() }));
    story.accept(0, Deed::Start);
    let deadline = story.room.deadline().expect("there is a clock");
    assert_eq!(deadline, story.now + 60_000);
    let choice = story.choice(1, 5);
    let version = story.room.version();
    assert_eq!(story.accept(1, Deed::Highlight(Some(choice.clone()))), version, "no one learns of it");
    story.decide(0, 0);
    story.now = deadline - 1;
    story.settle();
    assert!(story.room.is_waiting_for(Seat::new(1)) && story.room.is_waiting_for(Seat::new(2)));
    let before = story.room.version();
    story.now = deadline;
    story.settle();
    let deck = story.room.content.deck();
    let decisions = story.room.table.as_ref().expect("a game").record.decisions();
    let laid = decisions.iter().find(|(seat, _)| seat.index() == 1).expect("a decision").1;
    assert_eq!(deck.text(&laid).to_string(), choice);
    assert_eq!(story.game().round(), Round::Placing(1));
    let told = story.update(None, Some(before)).events;
    for seat in [2, 3] {
        assert!(told.contains(&Happening::TimeOver { seat }), "{told:?}");
    }
    assert_eq!(story.room.deadline(), Some(deadline + 60_000), "the next round has its own time");
    assert!(!story.room.occupants.iter().any(|who| who.bot().is_some()), "only for this round");
}

#[test]
fn a_bot_plays_for_a_long_absent_person_until_the_return() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.happen(Entry::Went { seat: 2 });
    assert_eq!(story.room.due(), Some(story.now + GRACE));
    story.now += GRACE - 1;
    story.settle();
    assert_eq!(story.room.occupants[1].bot(), None);
    story.now += 1;
    story.settle();
    assert_eq!(story.room.occupants[1].bot(), Some(occupant::SUBSTITUTE));
    assert!(story.room.is_waiting_for(Seat::new(1)), "the owner has a moment to come back");
    assert_eq!(story.room.due(), Some(story.now + RETURN_TIME));
    story.now += RETURN_TIME;
    story.settle();
    assert!(!story.room.is_waiting_for(Seat::new(1)), "the bot has chosen");
    story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    story.settle();
    let choice = "take-back".to_owned();
    assert_eq!(story.refuse(1, Deed::Decide(choice.clone())), RefusalCode::NotNow);
    story.accept(1, Deed::Return);
    story.accept(1, Deed::Decide(choice));
    story.settle();
    assert!(story.room.is_waiting_for(Seat::new(1)), "now the owner decides");
}

/// A host who has placed must not make a bot decide for players who are still thinking.
#[test]
fn a_present_player_with_time_left_is_not_replaced() {
    let mut story = Story::new(2, 1);
    assert_eq!(story.refuse(0, Deed::Replace(2)), RefusalCode::NotNow);
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(60), ..Settings::default() }));
    story.accept(0, Deed::Start);
    story.decide(0, 0);
    assert_eq!(story.refuse(1, Deed::Replace(1)), RefusalCode::NotHost);
    assert_eq!(story.refuse(0, Deed::Replace(2)), RefusalCode::NotNow, "there and thinking");
    story.happen(Entry::Went { seat: 2 });
    assert_eq!(story.refuse(0, Deed::Replace(2)), RefusalCode::NotNow, "away for a moment");
    let version = story.room.version();
    assert_eq!(story.accept(0, Deed::Replace(3)), version, "a bot is a bot already");
    story.happen(Entry::Came { seat: 2, node: "node".to_owned() });
    story.now += 60_000;
    story.accept(0, Deed::Replace(2));
    assert!(story.room.occupants[1].bot().is_some(), "over time");
}

#[test]
fn a_present_person_succeeds_an_absent_host() {
    let mut story = Story::new(2, 0);
    story.happen(Entry::Went { seat: 1 });
    story.now += GRACE;
    story.settle();
    assert_eq!(story.room.host, Some(1));
    story.happen(Entry::Went { seat: 2 });
    assert_eq!(story.room.due(), None, "no successor is present");
    story.now += GRACE;
    story.settle();
    assert_eq!(story.room.host, Some(1));
}

#[test]
fn an_absent_host_is_succeeded_during_a_game_too() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Start);
    story.happen(Entry::Went { seat: 1 });
    story.now += GRACE;
    story.settle();
    assert_eq!(story.room.host, Some(1));
}

fn timed(people: usize, bots: usize, seconds: u32) -> Story {
    let mut story = Story::new(people, bots);
    story.accept(0, Deed::Settings(Settings { round_seconds: Some(seconds), ..Settings::default() }));
    story.accept(0, Deed::Start);
    story
}

fn come(story: &mut Story, seat: u8) {
    story.happen(Entry::Came { seat, node: "node".to_owned() });
}

/// Without a clock bots used to finish a game seconds after the last player had closed the tab.
#[test]
fn a_game_without_players_pauses() {
    let mut story = Story::new(2, 2);
    story.accept(0, Deed::Start);
    story.settle();
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    assert_eq!(story.room.due(), None);
    let entries = story.lines.len();
    story.now += 1000 * GRACE;
    story.settle();
    assert_eq!(story.lines.len(), entries, "nothing happens while no one waits");
    come(&mut story, 1);
    story.settle();
    assert!(story.room.occupants[1].bot().is_none(), "the other one may be on the way back too");
    story.now += GRACE;
    story.settle();
    assert!(story.room.occupants[1].bot().is_some(), "now a player waits");
}

/// A player who left does not keep a game going, even if the tab is still open.
#[test]
fn bots_do_not_play_among_themselves() {
    let mut story = Story::new(2, 1);
    story.accept(0, Deed::Start);
    story.accept(0, Deed::Leave);
    story.accept(1, Deed::Leave);
    let entries = story.lines.len();
    story.now += 1000 * GRACE;
    story.settle();
    assert_eq!((story.lines.len(), story.room.due()), (entries, None));
    story.accept(1, Deed::Return);
    story.settle();
    assert!(story.room.is_waiting_for(Seat::new(1)) && !story.room.is_waiting_for(Seat::new(0)));
}

#[test]
fn the_clock_of_a_live_game_stands_without_players() {
    let mut story = timed(2, 1, 60);
    story.now += 20_000;
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    story.now += 3_600_000;
    story.settle();
    assert_eq!((story.room.deadline(), story.room.due()), (None, None));
    assert_eq!(story.game().round(), Round::Start);
    come(&mut story, 2);
    assert_eq!(story.room.deadline(), Some(story.now + 40_000), "what was left");
    story.happen(Entry::Went { seat: 2 });
    story.now += 39_999;
    come(&mut story, 2);
    assert_eq!(story.room.deadline(), Some(story.now + 40_000));
    story.now += 39_999;
    story.happen(Entry::Went { seat: 2 });
    come(&mut story, 2);
    assert_eq!(story.room.deadline(), Some(story.now + 10_000), "at least ten seconds");
}

#[test]
fn at_leisure_the_clock_runs_as_long_as_a_player_looks_in() {
    let day = 24 * 3600;
    let mut story = timed(2, 0, day);
    story.decide(0, 0);
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    story.now += u64::from(day) * 1000;
    story.settle();
    assert_eq!(story.game().round(), Round::Placing(1), "a player was there in the first round");
    story.now += u64::from(day) * 1000;
    story.settle();
    assert_eq!(story.game().round(), Round::Placing(1), "no one was there in the second");
    come(&mut story, 2);
    assert_eq!(story.room.deadline(), Some(story.now + u64::from(day) * 1000), "the round begins anew");
}

#[test]
fn time_in_which_no_server_could_be_reached_does_not_count() {
    let mut story = timed(2, 0, 60);
    let began = story.now + 50_000;
    story.now += 300_000;
    let interruption = story.room.interruption(began, story.now).expect("there is a clock");
    story.happen(interruption);
    assert_eq!(story.room.deadline(), Some(story.now + 10_000), "the rest of what they had");
    assert_eq!(story.room.interruption(began, story.now), None, "once");
    story.settle();
    assert_eq!(story.game().round(), Round::Start);

    let mut story = timed(2, 0, 60);
    story.now += 300_000;
    let interruption = story.room.interruption(story.now - 299_000, story.now).expect("there is a clock");
    story.happen(interruption);
    assert_eq!(story.room.deadline(), Some(story.now + 59_000));

    let mut story = timed(2, 0, 60);
    story.happen(Entry::Went { seat: 2 });
    story.now += GRACE + 10_000;
    let interruption = story.room.interruption(story.now - GRACE, story.now).expect("a person is away");
    story.happen(interruption);
    story.settle();
    assert!(story.room.occupants[1].bot().is_none(), "no one could come back");
}

/// Found by the simulator: a command that was stored before the next heartbeat hid the interruption before it.
#[test]
fn what_happens_after_an_interruption_does_not_hide_it() {
    let mut story = timed(3, 0, 60);
    let began = story.now + 1_000;
    story.now += 300_000;
    let ended = story.now - 5;
    story.decide(0, 0);
    story.happen(story.room.interruption(began, ended).expect("the others have lost time"));
    assert_eq!(story.room.deadline(), Some(ended + 59_000));
    assert_eq!(story.room.interruption(began, ended), None, "once");
}

/// Found by the simulator: after an interruption the bot that stands in began at once.
#[test]
fn a_bot_that_begins_later_begins_later_still_after_an_interruption() {
    let mut story = Story::new(2, 0);
    story.accept(0, Deed::Start);
    story.happen(Entry::Went { seat: 2 });
    story.now += GRACE;
    story.happen(story.room.overdue(story.now, || Secret([7; 32])).expect("a bot stands in"));
    let began = story.now + 1_000;
    story.now += 100_000;
    story.happen(story.room.interruption(began, story.now).expect("a person is away"));
    let begins = story.now + RETURN_TIME - 1_000;
    assert_eq!(story.room.thoughts(begins - 1), [], "the owner still has most of the moment");
    assert_eq!(story.room.thoughts(begins).len(), 1);
}

/// Found by the simulator: two nodes that differ by a few milliseconds ended a pause before it began.
#[test]
fn clocks_that_differ_by_a_moment_do_no_harm() {
    let mut story = timed(2, 0, 60);
    let deadline = story.room.deadline().expect("there is a clock");
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    story.now -= 5;
    come(&mut story, 1);
    assert_eq!(story.room.deadline(), Some(deadline));
}

/// Found by the simulator: a bot had thought about a hand that a restored backup replaced by another one.
#[test]
fn a_thought_about_another_hand_comes_to_nothing() {
    let mut story = Story::new(1, 1);
    story.accept(0, Deed::Start);
    let thought = story.room.thoughts(story.now)[0];
    let mut other = story.clone();
    let table = other.room.table.as_mut().expect("a game");
    table.game = Game::new(Content::classic(), *table.game.setup(), Seed([9; 32]));
    let decision = other.room.think(thought).expect("there is a game")();
    assert_eq!(story.room.conclude(thought, &decision, story.now), None);
    assert!(other.room.conclude(thought, &decision, story.now).is_some());
}

/// A pause and an outage at the same time used to give the time back twice.
#[test]
fn an_outage_during_a_pause_is_given_back_once() {
    let mut story = timed(2, 0, 60);
    story.now += 20_000;
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    let began = story.now + 5_000;
    story.now += 1_000_000;
    if let Some(interruption) = story.room.interruption(began, story.now) {
        story.happen(interruption);
    }
    come(&mut story, 1);
    assert_eq!(story.room.deadline(), Some(story.now + 40_000));
}

/// Found by the simulator: an outage that was noticed after the only player had gone was not given back.
#[test]
fn an_outage_before_a_pause_is_given_back() {
    let mut story = timed(2, 0, 60);
    story.now += 20_000;
    let (began, ended) = (story.now, story.now + 30_000);
    story.now = ended;
    story.happen(Entry::Went { seat: 1 });
    story.happen(Entry::Went { seat: 2 });
    story.now += 1_000;
    let interruption = story.room.interruption(began, ended).expect("it matters");
    story.happen(interruption);
    come(&mut story, 1);
    assert_eq!(story.room.deadline(), Some(story.now + 40_000));
}

#[test]
fn a_room_without_a_game_is_not_interrupted() {
    let story = Story::new(2, 0);
    assert_eq!(story.room.interruption(story.now, story.now + 5), None);
}

/// The next connected seat succeeds a removed host.
#[test]
fn the_next_seat_becomes_host() {
    let mut story = Story::new(4, 0);
    story.happen(Entry::Went { seat: 2 });
    story.accept(0, Deed::Leave);
    assert_eq!(story.room.host, Some(2));
}
