//! Any bytes as a file of puzzles: it is read or rejected; a set round-trips and can be played.
#![no_main]

use std::sync::{Arc, LazyLock};

use libfuzzer_sys::fuzz_target;
use sideboards_puzzles::{Expectation, PuzzleSet, Slots, Theme};
use sideboards_rules::{Content, Seed};

/// A box with one goal of each kind, so that a set has few puzzles: with the classic box no input would get past
/// the first.
static SMALL: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let classic = include_str!("../../content/classic.toml");
    let head = &classic[..classic.find("\n[[goal]]").expect("goals")];
    let text = format!(
        "{head}\n[[goal]]\nnumber = 1\nname = \"Bend\"\nkind = \"colour\"\npoints = 3\npattern = [\"##.\", \"..#\"]\n\
         [[goal]]\nnumber = 2\nname = \"Step\"\nkind = \"handle\"\npoints = 3\npattern = [\"#.\", \".#\"]\n\
         [[goal]]\nnumber = 3\nname = \"Row\"\nkind = \"row\"\npoints = 2\nlongest = 1\nof = \"any colour\"\n"
    );
    Arc::new(Content::parse(&text).unwrap_or_else(|errors| panic!("{errors}")))
});

/// Length of the head of a file for that box.
const HEAD: usize = 5 + 8;

fuzz_target!(|bytes: &[u8]| {
    let _ = PuzzleSet::read(bytes, Content::classic());
    let empty = PuzzleSet::new(Arc::clone(&SMALL), Seed([0; 32]), Slots::shipped()).write();
    let file = [&empty[..HEAD], bytes].concat();
    if let Ok(set) = PuzzleSet::read(&file, Arc::clone(&SMALL)) {
        assert_eq!(set.write(), file);
        for entry in set.entries() {
            set.record(entry).replay().expect("a game by the rules");
        }
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        if let Ok(value) = text.parse::<Expectation>() {
            assert_eq!(value.to_string(), text);
        }
        if let Ok(theme) = text.parse::<Theme>() {
            assert_eq!(theme.to_string(), text);
        }
    }
});
