//! How strangers meet: everyone is ready in time, or the others wait again.

use super::*;
use crate::secret::TokenHash;

/// Returns a person who has blocked others, all by number.
fn stranger(person: usize, shunned: &[usize]) -> Stranger {
    let hash = |person: &usize| TokenHash::of(&format!("player{person}"));
    Stranger { player: hash(&person), shunned: shunned.iter().map(hash).collect() }
}

/// Opens a room for strangers.
fn meeting(players: u8) -> Story {
    let mut story = Story::empty();
    story.happen(Room::opening_for_strangers(players));
    story.happen(Entry::SecretDrawn { secret: Secret([3; 32]) });
    story
}

/// Seats a person who does not connect.
fn sit(story: &mut Story, person: usize) -> Key {
    let name = format!("P{person}");
    let entry = story.room.judge_stranger(&name, &token(person), &stranger(person, &[]));
    let key = story.room.keys;
    story.happen(entry.expect("there is a seat"));
    key
}

/// Seats a person and connects them.
fn come(story: &mut Story, person: usize) -> Key {
    let key = sit(story, person);
    let seat = story.room.occupants.len() as u8;
    story.happen(Entry::Came { seat, node: "node".to_owned() });
    story.settle();
    key
}

fn names(story: &Story) -> Vec<String> {
    story.room.occupants.iter().map(Occupant::name).collect()
}

/// Every reader of the log gets the same room, and wakes up at the same time.
fn assert_replays(story: &Story) {
    let again = replay(&story.lines);
    assert_eq!(again.update(Some(0), None, 5), story.room.update(Some(0), None, 5));
    assert_eq!(again.due(), story.room.due());
}

#[test]
fn a_game_begins_when_all_seats_are_taken_and_everyone_is_ready() {
    let mut story = meeting(3);
    let keys = [come(&mut story, 0), come(&mut story, 1)];
    assert_eq!(story.refuse(keys[0], Deed::Ready(true)), RefusalCode::NotNow);
    assert_eq!((story.room.starts, story.room.due()), (None, None), "nothing is due while they wait");
    let third = come(&mut story, 2);
    assert_eq!(story.room.state(None).starts, Some(story.now + 20_000));
    for key in [keys[0], third] {
        story.accept(key, Deed::Ready(true));
        story.settle();
    }
    assert_eq!(story.room.stage(), Stage::Gathering, "one is missing");
    story.accept(keys[1], Deed::Ready(true));
    story.settle();
    let state = story.room.state(None);
    assert_eq!((state.stage, state.starts, state.host), (Stage::Playing, None, None));
    assert_eq!(story.game().setup().players().count(), 3);
    assert!(story.room.deadline().is_some(), "there is a clock");
    assert!(!state.settings.spectators && state.locked, "no one else gets in");
    assert_eq!(state.strangers, Some(sideboards_protocol::Strangers { players: 3, bots_from: None }));
    assert_replays(&story);
}

#[test]
fn whoever_is_not_ready_in_time_loses_the_seat_and_the_others_wait_again() {
    let mut story = meeting(2);
    let ready = come(&mut story, 0);
    come(&mut story, 1);
    story.accept(ready, Deed::Ready(true));
    story.settle();
    assert_eq!(story.room.due(), Some(story.now + 20_000));
    story.now += 19_999;
    story.settle();
    assert_eq!(names(&story), ["P0", "P1"]);
    story.now += 1;
    story.settle();
    assert_eq!(names(&story), ["P0"]);
    assert_eq!(story.room.loss(&TokenHash::of(&token(1))), Some(SeatLoss::NotReady));
    assert!(!story.person(ready).ready && story.room.starts.is_none());
    assert_replays(&story);
    come(&mut story, 2);
    assert!(story.room.starts.is_some(), "the next one completes the table");
}

#[test]
fn leaving_during_the_check_ends_it() {
    let mut story = meeting(2);
    let (stays, leaves) = (come(&mut story, 0), come(&mut story, 1));
    story.accept(stays, Deed::Ready(true));
    story.settle();
    story.accept(leaves, Deed::Leave);
    story.settle();
    assert_eq!((names(&story), story.room.starts), (vec!["P0".to_owned()], None));
    assert!(!story.person(stays).ready, "it was about a table that no longer exists");
    assert_eq!(story.refuse(stays, Deed::Ready(true)), RefusalCode::NotNow, "half a minute from now");
    assert_replays(&story);
}

#[test]
fn seats_of_people_who_do_not_connect_are_freed() {
    let mut story = meeting(2);
    sit(&mut story, 0);
    come(&mut story, 1);
    assert_eq!(story.room.starts, None, "not before both are there");
    assert_eq!(story.room.due(), Some(story.now + 15_000));
    story.now += 15_000;
    story.settle();
    assert_eq!(names(&story), ["P1"]);
    story.happen(Entry::Went { seat: 1 });
    story.now += 15_000;
    story.settle();
    assert!(story.room.occupants.is_empty() && story.room.due().is_none());
    come(&mut story, 2);
    let waits_since = story.room.state(None).strangers.and_then(|strangers| strangers.bots_from);
    assert_eq!(waits_since, Some(story.now + 30_000), "an empty table begins anew");
}

#[test]
fn after_half_a_minute_bots_take_the_free_seats_if_all_agree() {
    let mut story = meeting(4);
    let keys = [come(&mut story, 0), come(&mut story, 1)];
    story.now += 30_000;
    story.accept(keys[0], Deed::Ready(true));
    story.settle();
    assert_eq!(story.room.stage(), Stage::Gathering);
    let late = come(&mut story, 2);
    assert!(!story.person(keys[0]).ready, "that was about another table");
    for key in [keys[0], keys[1], late] {
        story.accept(key, Deed::Ready(true));
        story.settle();
    }
    assert_eq!(story.room.stage(), Stage::Playing);
    assert_eq!(names(&story), ["P0", "P1", "P2", "joiner"]);
    assert_replays(&story);
}

#[test]
fn who_waits_alone_can_play_with_bots() {
    let mut story = meeting(3);
    let alone = come(&mut story, 0);
    story.now += 30_000;
    story.accept(alone, Deed::Ready(true));
    story.settle();
    assert_eq!((story.room.stage(), names(&story).len()), (Stage::Playing, 3));
}

#[test]
fn strangers_have_no_power_over_each_other() {
    let mut story = meeting(3);
    let key = come(&mut story, 0);
    come(&mut story, 1);
    let of_hosts = [
        Deed::AddBot { level: Level::Random },
        Deed::Remove(2),
        Deed::Settings(Settings::default()),
        Deed::Start,
        Deed::Replace(2),
        Deed::Lock(false),
    ];
    for deed in of_hosts {
        assert_eq!(story.refuse(key, deed), RefusalCode::NotHost);
    }
    for deed in [Deed::Rename("Zoë".to_owned()), Deed::MoveTo(2), Deed::Nudge(2), Deed::End(true)] {
        assert_eq!(story.refuse(key, deed), RefusalCode::NotNow);
    }
    story.accept(key, Deed::React(Reaction::Applause));
    let by_link = story.room.judge_newcomer("Friend", "x", story.now).expect_err("the link gives no seat");
    assert_eq!(by_link.code, RefusalCode::Locked);
}

#[test]
fn people_who_blocked_each_other_do_not_sit_together_and_nobody_sits_twice() {
    let mut story = meeting(4);
    come(&mut story, 0);
    let judge = |person, shunned: &[usize]| {
        let judged = story.room.judge_stranger("Zoë", &token(9), &stranger(person, shunned));
        judged.map_err(|refused| refused.code)
    };
    assert_eq!(judge(1, &[0]), Err(RefusalCode::Full));
    assert_eq!(judge(0, &[]), Err(RefusalCode::Full), "the same person");
    assert!(judge(1, &[2]).is_ok());
}

/// After a game the same people may play again, but the table is over for newcomers.
#[test]
fn after_a_game_those_who_agree_play_again() {
    let mut story = meeting(2);
    let keys = [come(&mut story, 0), come(&mut story, 1)];
    for key in keys {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    story.finish();
    let late = story.room.judge_stranger("Late", "x", &stranger(5, &[])).expect_err("too late");
    assert_eq!(late.code, RefusalCode::NotNow);
    for key in keys {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    assert_eq!((story.room.games(), story.room.stage()), (2, Stage::Playing));
}

#[test]
fn a_report_names_a_player_of_the_table_also_after_they_left() {
    let mut story = meeting(2);
    let keys = [come(&mut story, 0), come(&mut story, 1)];
    let refusal = |story: &Story, token: &str, seat, name: &str| {
        story.room.parties(token, seat, name).expect_err("it is refused").code
    };
    assert_eq!(refusal(&story, "stranger", 2, "P1"), RefusalCode::NotSeated);
    assert_eq!(refusal(&story, &token(0), 1, "P0"), RefusalCode::NoSuchSeat, "oneself");
    assert_eq!(refusal(&story, &token(0), 2, "Zoë"), RefusalCode::NoSuchSeat, "another player by now");
    for seat in [0, 3, 200] {
        assert_eq!(refusal(&story, &token(0), seat, "P1"), RefusalCode::NoSuchSeat);
    }
    for key in keys {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    story.accept(keys[1], Deed::Leave);
    story.finish();
    story.now += 3_000;
    story.settle();
    assert_eq!(names(&story), ["P0"], "the seat is free");
    let parties = story.room.parties(&token(0), 2, "P1").expect("the result still shows them");
    let hash = |person: usize| TokenHash::of(&format!("player{person}"));
    assert_eq!((parties.reporter, parties.reported), (hash(0), hash(1)));
    let friends = Story::new(2, 0);
    assert_eq!(refusal(&friends, &token(0), 2, "P2"), RefusalCode::NotNow, "friends have the host");
}

/// Whatever strangers do, a meeting never gets stuck: what is due happens, and nothing is due for ever.
#[test]
fn random_meetings_neither_stop_nor_spin() {
    for number in 0..200 {
        let mut words = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut story = meeting(2 + below(&mut words, 3) as u8);
        for person in 0..30 {
            if story.room.stage() != Stage::Gathering {
                break;
            }
            let seats = story.room.occupants.len();
            let key = (seats > 0).then(|| story.room.occupants[below(&mut words, seats)].key);
            match (below(&mut words, 8), key) {
                (0..=2, _) if story.room.judge_stranger("P", "x", &stranger(person, &[])).is_ok() => {
                    come(&mut story, person);
                }
                (3, Some(key)) => drop(story.say(key, Deed::Leave)),
                (4 | 5, Some(key)) => drop(story.say(key, Deed::Ready(below(&mut words, 3) > 0))),
                (6, Some(key)) if story.person(key).online => {
                    let seat = story.room.seat_of(key).expect("a seat").index() as u8 + 1;
                    story.happen(Entry::Went { seat });
                }
                _ => story.now += below(&mut words, 20_000) as u64,
            }
            let before = story.lines.len();
            story.settle();
            assert!(story.lines.len() < before + 20, "meeting {number} spins");
            let due = story.room.due();
            assert!(due.is_none_or(|due| due > story.now), "meeting {number}: what is due has happened");
            assert_replays(&story);
        }
    }
}
