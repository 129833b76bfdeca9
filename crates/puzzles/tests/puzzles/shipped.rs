//! The puzzles that come with the game.

use std::collections::{BTreeMap, HashSet};

use sideboards_puzzles::{Kind, PuzzleSet, SHIPPED, SetError, difficulty};
use sideboards_rules::Content;

use crate::kit::small_box;

fn set() -> PuzzleSet {
    PuzzleSet::read(SHIPPED, Content::classic()).expect("the set that comes with the game")
}

#[test]
fn there_are_thousands_in_less_than_100_kilobytes() {
    let set = set();
    assert_eq!(set.entries().len() as u32, set.complete_len());
    assert!(set.entries().len() >= 3_000 && SHIPPED.len() < 100_000, "{}", SHIPPED.len());
    assert_eq!(set.write(), SHIPPED, "what is read is written as it was");
}

#[test]
fn goals_and_kinds_are_balanced() {
    let mut trios: BTreeMap<[u8; 3], Vec<Kind>> = BTreeMap::new();
    for entry in set().entries() {
        trios.entry(entry.goals.numbers()).or_default().push(entry.kind);
    }
    assert_eq!(trios.len(), 7 * 7 * 16);
    let [first, ..] = &trios.values().collect::<Vec<_>>()[..] else { panic!("no puzzles") };
    assert!(trios.values().all(|kinds| kinds == *first));
    assert!(Kind::ALL.iter().all(|kind| first.contains(kind)));
}

/// Every 39th, so that all five slots are included; `the_whole_set_is_proven_and_no_two_are_alike` proves all.
#[test]
fn a_sample_is_proven_again() {
    let set = set();
    for entry in set.entries().iter().step_by(39) {
        let puzzle = set.puzzle(entry).expect("a puzzle");
        assert_eq!(puzzle.theme(), entry.theme, "puzzle {}", entry.number);
    }
}

#[test]
#[ignore = "takes a minute: cargo test --release -p sideboards-puzzles --test puzzles -- --ignored"]
fn the_whole_set_is_proven_and_no_two_are_alike() {
    let set = set();
    let mut keys = HashSet::new();
    for entry in set.entries() {
        let puzzle = set.puzzle(entry).expect("a puzzle");
        assert_eq!(puzzle.theme(), entry.theme, "puzzle {}", entry.number);
        assert!(keys.insert(puzzle.key()), "puzzle {} is like another one", entry.number);
    }
}

/// Fails if bots play differently from when the set was made: then make it again, as docs/PUZZLES.md says.
#[test]
fn the_first_puzzles_are_found_and_measured_again() {
    let set = set();
    for entry in &set.entries()[..4] {
        let puzzle = set.puzzle(entry).expect("a puzzle");
        assert_eq!(difficulty(&puzzle), entry.difficulty, "puzzle {}", entry.number);
    }
    let entry = &set.entries()[0];
    let generator = set.generator(0).expect("enough cards");
    let found = (0..).find_map(|attempt| generator.puzzle(attempt)).expect("a puzzle");
    assert_eq!(found.record().to_string(), set.record(entry).to_string());
}

#[test]
fn files_that_make_no_sense_are_refused() {
    let read = |bytes: &[u8]| PuzzleSet::read(bytes, Content::classic()).map(drop);
    assert_eq!(read(b""), Err(SetError::Header));
    assert_eq!(read(b"SBPZ\x02"), Err(SetError::Header));
    assert_eq!(PuzzleSet::read(SHIPPED, small_box(20, 0)).map(drop), Err(SetError::OtherBox));
    assert!(matches!(read(&SHIPPED[..SHIPPED.len() - 9]), Err(SetError::Entry { .. })));
    assert_eq!(read(&[SHIPPED, &[0]].concat()), Err(SetError::TooLong));
    let mut other = SHIPPED.to_vec();
    other[45] |= 0xf0;
    assert!(read(&other).is_err(), "sixteen slots");
}
