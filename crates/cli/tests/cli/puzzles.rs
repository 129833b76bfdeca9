use serde_json::Value;

use crate::kit::{TempFolder, call, root};

fn puzzles(arguments: &[&str]) -> Vec<Value> {
    let out = call(&[&["puzzles", "--json"], arguments].concat(), "").good();
    out.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

fn text<'v>(puzzle: &'v Value, key: &str) -> &'v str {
    puzzle[key].as_str().unwrap_or_else(|| panic!("{key} in {puzzle}"))
}

/// Reads a value: whole points and a fraction.
fn number(value: &str) -> f64 {
    value
        .split(' ')
        .map(|part| match part.split_once('/') {
            Some((sum, cases)) => {
                sum.parse::<f64>().expect("a number") / cases.parse::<f64>().expect("a number")
            }
            None => part.parse().expect("a number"),
        })
        .sum()
}

#[test]
fn every_kind_is_a_line_of_json() {
    for kind in ["last-card", "two-rounds", "exchange", "perfect"] {
        let found = puzzles(&["--kind", kind, "--seed", "x", "--count", "3"]);
        assert_eq!(found.len(), 3, "{kind}");
        for puzzle in found {
            assert_eq!(text(&puzzle, "kind"), kind);
            let record = text(&puzzle, "record");
            let decisions = record.split_once("\n\n").expect("a head and decisions").1.lines().count();
            assert_eq!(puzzle["step"], decisions);
            let values: Vec<f64> = puzzle["alternatives"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|alternative| number(text(alternative, "value")))
                .collect();
            assert!(values.len() >= 7, "{puzzle}");
            let margin = puzzle["margin"].as_f64().expect("a number");
            let best = values.into_iter().fold(0.0, f64::max);
            assert!(
                margin >= 1.0 && (number(text(&puzzle, "value")) - best - margin).abs() < 1e-9,
                "{puzzle}"
            );
            assert!(puzzle["difficulty"].as_u64().is_some_and(|rating| (400..3000).contains(&rating)));
            assert!(!text(&puzzle, "theme").is_empty());
        }
    }
}

/// The value of a last card's answer is the result of playing it.
#[test]
fn a_last_card_can_be_played() {
    for puzzle in puzzles(&["--kind", "last-card", "--goals", "2,8,19", "--count", "4"]) {
        let record = format!("{}1 {}\n", text(&puzzle, "record"), text(&puzzle, "answer"));
        assert!(record.contains("\ngoals 2 8 19\n") && record.contains("\n1 exchange\n"));
        let replayed: Value =
            serde_json::from_str(&call(&["replay", "-", "--json"], record).good()).expect("JSON");
        assert_eq!(replayed["players"][0]["total"].to_string(), text(&puzzle, "value"));
    }
}

/// Playing the line of an open deal reaches its value, and `solve` agrees about whole deals.
#[test]
fn open_deals_can_be_played() {
    for puzzle in puzzles(&["--kind", "perfect", "--goals", "B", "--count", "12"]) {
        let mut record = text(&puzzle, "record").to_owned();
        for decision in puzzle["line"].as_array().expect("a list") {
            record += &format!("1 {}\n", decision.as_str().expect("a text"));
        }
        let seed = record.lines().find_map(|line| line.strip_prefix("seed ")).expect("a seed").to_owned();
        let replayed: Value =
            serde_json::from_str(&call(&["replay", "-", "--json"], record).good()).expect("JSON");
        assert_eq!(replayed["players"][0]["total"].to_string(), text(&puzzle, "value"));
        if puzzle["step"] == 0 {
            let solved = call(&["solve", "--seed", &seed, "--goals", "B", "--json"], "").good();
            let solved: Value = serde_json::from_str(&solved).expect("JSON");
            assert_eq!(solved["total"].to_string(), text(&puzzle, "value"));
        }
    }
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let with = |threads| {
        let arguments = [
            "puzzles",
            "--kind",
            "two-rounds",
            "--seed",
            "threads",
            "--count",
            "5",
            "--threads",
            threads,
            "--json",
        ];
        call(&arguments, "").good()
    };
    let one = with("1");
    assert_eq!((one.lines().count(), &one), (5, &with("7")));
}

#[test]
fn people_can_read_them() {
    let out = call(&["puzzles", "--kind", "perfect", "--seed", "read"], "").good();
    for part in ["perfect, ", "difficulty ", "Goals\n", "hand ", "to come ", "best ", "then ", "step "] {
        assert!(out.contains(part), "{part:?} in {out}");
    }
}

#[test]
fn bad_arguments_are_named() {
    let bad = call(&["puzzles", "--kind", "draft"], "");
    assert_eq!(bad.status, 2);
    assert!(bad.err.contains("is not a kind of puzzle"), "{}", bad.err);
    assert!(call(&["puzzles", "--kind", "exchange", "--goals", "Z"], "").bad().contains("no suggestion"));
    let folder = TempFolder::new("puzzles");
    let classic = std::fs::read_to_string(root().join("content/classic.toml")).expect("the classic box");
    let (from, to) = (classic.find("\"RsOfKbT-P-\"").expect("a card"), classic.find("\n]").expect("the end"));
    let small = folder.file("small.toml", format!("{}{}", &classic[..from], &classic[to..]));
    let line = call(&["puzzles", "--kind", "exchange", "--content", &small], "").bad();
    assert_eq!(line, "error: this box has 16 cards; puzzles can only be proven with 17 or more");
}
