use serde_json::Value;

use crate::kit::{TempFolder, call, root};

#[test]
fn the_best_play_of_a_deal() {
    let out = call(&["solve", "--seed", "x", "--goals", "2,8,19", "--json"], "").good();
    let out: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&out["total"], &out["exchange_used"]), (&60.into(), &true.into()));
    assert_eq!(out["cards"].as_array().map(Vec::len), Some(8));
    assert_eq!(
        out["decisions"].as_array().map(Vec::len),
        Some(8),
        "a start, six placements and the exchange"
    );
    // The cards score what the result says: scored as a table, with the exchange card used.
    let table =
        serde_json::json!({"goals": [2, 8, 19], "players": [{"exchange_used": true, "cards": out["cards"]}]});
    let scored: Value =
        serde_json::from_str(&call(&["score", "--json"], table.to_string()).good()).expect("JSON");
    assert_eq!(scored["players"][0]["total"], out["total"]);
    // The decisions are a legal game.
    let head = std::fs::read_to_string(root().join("examples/two-players.txt")).expect("a record");
    let content = head.lines().nth(1).expect("the content line");
    let seed = "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881"; // SHA-256 of "x"
    let mut record =
        format!("sideboards record 1\n{content}\nplayers 1\nvariant standard\ngoals 2 8 19\nseed {seed}\n\n");
    for decision in out["decisions"].as_array().expect("a list") {
        record += &format!("1 {}\n", decision.as_str().expect("a text"));
    }
    let replayed: Value =
        serde_json::from_str(&call(&["replay", "-", "--json"], record).good()).expect("JSON");
    assert_eq!(replayed["players"][0]["total"], out["total"]);
}

#[test]
fn people_see_how_it_is_played() {
    let out = call(&["solve", "--seed", "x", "--goals", "B"], "").good();
    assert!(out.contains("60 points at best") && out.contains("  exchange\n"), "{out}");
    let without = call(&["solve", "--seed", "x", "--goals", "B", "--no-exchange"], "").good();
    assert!(!without.contains("exchange"), "{without}");
}

#[test]
fn many_deals_at_once() {
    let out = call(&["solve", "--seed", "x", "--goals", "A", "--deals", "3", "--json"], "").good();
    let out: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(out["deals"], 3);
    assert!(out["mean"].as_f64().expect("a number") > 40.0);
    assert!(call(&["solve", "--seed", "x", "--deals", "2"], "").good().starts_with("2 deals: "));
}

#[test]
fn a_box_that_is_too_small() {
    let folder = TempFolder::new("solve");
    let classic = std::fs::read_to_string(root().join("content/classic.toml")).expect("the classic box");
    let (from, to) = (classic.find("\"RsOfKbT-P-\"").expect("a card"), classic.find("\n]").expect("the end"));
    let small = folder.file("small.toml", format!("{}{}", &classic[..from], &classic[to..]));
    let line = call(&["solve", "--seed", "x", "--content", &small], "").bad();
    assert_eq!(line, "error: this box has 16 cards; the best play can only be found with 17 or more");
    assert!(call(&["solve", "--seed", "x", "--goals", "Z"], "").bad().contains("no suggestion"));
}
