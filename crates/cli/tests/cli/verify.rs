use serde_json::Value;
use sideboards_rules::{Content, Record};

use crate::kit::{call, root};

fn record() -> String {
    std::fs::read_to_string(root().join("examples/two-players.txt")).expect("a record")
}

fn commitment(record: &str) -> String {
    Record::parse(record, Content::classic()).expect("a record").seed().commitment()
}

#[test]
fn a_deal_that_was_told_before_is_verified() {
    let told = commitment(&record());
    let text = call(&["verify", "-", "--commitment", &told], record()).good();
    assert!(text.contains("fixed before the first one was dealt") && text.contains("all legal"), "{text}");
    let json = call(&["verify", "-", "--json", "--commitment", &told.to_uppercase()], record()).good();
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(
        (&json["deal"], &json["legal"], &json["finished"]),
        (&true.into(), &true.into(), &true.into())
    );
}

#[test]
fn another_deal_is_answered_with_no() {
    let told = commitment(&record());
    let line = record().lines().find(|line| line.starts_with("seed ")).expect("a seed").to_owned();
    let other = record().replace(&line, &format!("seed {}", "ab".repeat(32)));
    let outcome = call(&["verify", "-", "--commitment", &told], other);
    assert_eq!(outcome.status, 1);
    assert!(outcome.err.contains("the deal is another one"), "{}", outcome.err);
}

#[test]
fn an_illegal_record_is_answered_with_no() {
    let told = commitment(&record());
    let outcome = call(&["verify", "-", "--commitment", &told], format!("{}1 exchange\n", record()));
    assert_eq!(outcome.status, 1);
    assert!(outcome.err.contains("the game is over"), "{}", outcome.err);
}

#[test]
fn a_number_that_is_none_is_bad_usage() {
    let message = call(&["verify", "-", "--commitment", "12"], record()).bad();
    assert!(message.contains("64 hexadecimal digits"), "{message}");
}
