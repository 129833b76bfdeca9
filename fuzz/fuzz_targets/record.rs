//! Any text is a record or is rejected; a record round-trips, and replays or names a bad decision.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_rules::{Content, Record};

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::parse(text, Content::classic()) {
        let written = record.to_string();
        let again = Record::parse(&written, Content::classic()).expect("what we write we read");
        assert_eq!(again.to_string(), written);
        if let Err(bad) = record.replay() {
            assert!(bad.number <= record.decisions().len());
        }
    }
});
