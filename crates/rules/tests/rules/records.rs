//! Records: reading, writing, replaying, and all their faults.

use std::sync::Arc;

use sideboards_rules::{Content, Hash256, Record, RecordFault, Seed, Variant, Viewer};

use crate::kit::{all_tables, random_record, small_content};

fn record() -> String {
    random_record(&Content::classic(), 2, Variant::Standard, 7).to_string()
}

fn fault(text: &str) -> (usize, RecordFault) {
    let error = Record::parse(text, Content::classic()).expect_err("a bad record");
    (error.line, error.fault)
}

#[test]
fn records_round_trip_and_replay_to_the_same_game() {
    for (players, variant) in all_tables() {
        for content in [Content::classic(), small_content(players * (7 + variant.hand()))] {
            for number in 0..5 {
                let record = random_record(&content, players, variant, number);
                let text = record.to_string();
                let again = Record::parse(&text, Arc::clone(&content)).expect("a record");
                assert_eq!(again.to_string(), text);
                assert_eq!(again.decisions(), record.decisions());
                let (one, other) = (record.replay().expect("legal"), again.replay().expect("legal"));
                assert!(one.is_over());
                assert_eq!(one.view(Viewer::Spectator), other.view(Viewer::Spectator));
                assert_eq!(one.scores(), other.scores());
            }
        }
    }
}

/// Every link covers the setup, the seed and all decisions so far, and nothing later.
#[test]
fn a_chain_covers_everything_before_it() {
    let start = Hash256::of("start");
    for (players, variant) in all_tables() {
        let record = random_record(&Content::classic(), players, variant, 3);
        let chain = record.chain(start).expect("a legal game");
        assert_eq!((chain.len(), chain[0]), (8, start));
        let (last, decisions) = record.decisions().split_last().expect("decisions");
        let mut shorter = Record::new(Content::classic(), *record.setup(), record.seed());
        for (seat, decision) in decisions {
            shorter.push(*seat, *decision);
        }
        assert_eq!(shorter.chain(start).expect("a legal game"), chain[..7], "without {last:?}");
        assert!(
            !chain
                .contains(record.chain(Hash256::of("other")).expect("a legal game").last().expect("a link"))
        );
        // Without the seed, choices that were taken back cannot be guessed by trial.
        let other_seed = Record::new(Content::classic(), *record.setup(), Seed([1; 32]));
        assert_ne!(other_seed.link(start, decisions), record.link(start, decisions));
    }
}

#[test]
fn every_beginning_of_a_record_is_a_record() {
    let text = record();
    let head = text.find("\n\n").expect("a head") + 2;
    let mut end = head;
    while let Some(newline) = text[end..].find('\n') {
        end += newline + 1;
        let record = Record::parse(&text[..end], Content::classic()).expect("a record");
        record.replay().expect("legal");
    }
    let nothing = Record::parse(&text[..head], Content::classic()).expect("a game before the first decision");
    assert!(nothing.decisions().is_empty());
}

#[test]
fn windows_line_ends_do_not_matter() {
    let text = record();
    let again = Record::parse(&text.replace('\n', "\r\n"), Content::classic()).expect("a record");
    assert_eq!(again.to_string(), text);
}

#[test]
fn each_bad_line_is_named() {
    let text = record();
    let with = |line: usize, new: &str| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines[line - 1] = new;
        fault(&lines.join("\n"))
    };
    assert_eq!(fault(""), (1, RecordFault::Header));
    assert_eq!(with(1, "sideboards record 2"), (1, RecordFault::Header));
    assert_eq!(with(2, "content abc"), (2, RecordFault::Digits { key: "content" }));
    assert!(matches!(with(2, &format!("content {}", "0".repeat(64))), (2, RecordFault::OtherContent { .. })));
    assert_eq!(with(3, "player 2"), (3, RecordFault::Expected { key: "players" }));
    assert!(matches!(with(3, "players two"), (3, RecordFault::Number { .. })));
    assert!(matches!(with(3, "players 99999999999999999999"), (3, RecordFault::Number { .. })));
    assert!(matches!(with(3, "players 7"), (3, RecordFault::Setup(_))));
    assert!(matches!(with(3, "players +2"), (3, RecordFault::Number { .. })));
    assert!(matches!(with(3, "players 02"), (3, RecordFault::Number { .. })));
    assert!(matches!(with(4, "variant three-card"), (4, RecordFault::Variant(_))));
    assert!(matches!(with(5, "goals 1 8"), (5, RecordFault::Goals(_))));
    assert!(matches!(with(5, "goals 1 8 99"), (5, RecordFault::Goals(_))));
    assert_eq!(with(6, "seed hello"), (6, RecordFault::Digits { key: "seed" }));
    assert_eq!(with(7, "1 exchange"), (7, RecordFault::NoGap));
    assert!(matches!(with(8, "0 exchange"), (8, RecordFault::Seat { .. })));
    assert!(matches!(with(8, "7 exchange"), (8, RecordFault::Seat { .. })));
    assert!(matches!(with(8, ""), (8, RecordFault::Seat { .. })));
    assert!(matches!(with(8, "+1 exchange"), (8, RecordFault::Seat { .. })));
    assert!(matches!(with(8, "01 exchange"), (8, RecordFault::Seat { .. })));
    assert!(matches!(with(8, "1 sing"), (8, RecordFault::Decision(_))));
    assert!(matches!(fault(&"x".repeat(Record::MAX_FILE + 1)), (1, RecordFault::TooLarge { .. })));
}

#[test]
fn a_record_that_breaks_the_rules_names_the_first_bad_decision() {
    let text = record();
    let mut lines: Vec<&str> = text.lines().collect();
    // The same start twice: the second time it is already chosen.
    lines.insert(8, lines[7]);
    let record = Record::parse(&lines.join("\n"), Content::classic()).expect("a record");
    let bad = record.replay().expect_err("an illegal record");
    assert_eq!(bad.number, 2);
    assert!(bad.to_string().starts_with("decision 2, seat "), "{bad}");
}

/// Any change to a record is rejected with a reason or makes another legal game; nothing panics.
#[test]
fn corrupted_records_never_panic() {
    let text = record();
    for position in 0..text.len() {
        for byte in [b'0', b'R', b' ', b'\n', b'-'] {
            let mut bytes = text.clone().into_bytes();
            bytes[position] = byte;
            let corrupted = String::from_utf8(bytes).expect("still ASCII");
            if let Ok(record) = Record::parse(&corrupted, Content::classic()) {
                let _ = record.replay();
            }
        }
        let cut = &text[..position];
        if let Ok(record) = Record::parse(cut, Content::classic()) {
            let _ = record.replay();
        }
    }
}
