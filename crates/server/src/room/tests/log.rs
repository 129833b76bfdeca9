//! A log makes the same room everywhere, and a client that comes back learns what it missed.

use super::*;

#[test]
fn every_node_makes_the_same_room_of_a_log() {
    for number in 0..20 {
        play_at_random(number, |story, _| {
            let again = replay(&story.lines);
            for key in (0..5).map(Some).chain([None]) {
                assert_eq!(again.update(key, Some(3), 5), story.room.update(key, Some(3), 5));
            }
            assert_eq!((again.due(), again.deadline()), (story.room.due(), story.room.deadline()));
        });
    }
}

/// A returning client gets exactly the missed events, or a full update.
#[test]
fn a_tail_is_what_was_told_meanwhile() {
    for number in 0..10 {
        let mut told: Vec<(u64, Vec<Happening>)> = Vec::new();
        let mut count = 0;
        play_at_random(number, |story, _| {
            let version = story.room.version();
            let last = told.last().map_or(0, |(version, _)| *version);
            if version > last {
                let update = story.update(Some(1), Some(last));
                if update.since.is_none() {
                    told.clear();
                }
                told.push((version, update.events));
                count += 1;
                for index in 0..told.len() {
                    let missed: Vec<Happening> =
                        told[index + 1..].iter().flat_map(|(_, events)| events.clone()).collect();
                    let update = story.update(Some(1), Some(told[index].0));
                    assert!(update.since.is_none() || update.events == missed);
                }
            }
            assert_eq!(story.update(Some(1), Some(version + 1)).since, None, "a version that never was");
        });
        assert!(count > 5, "something was told");
    }
}
