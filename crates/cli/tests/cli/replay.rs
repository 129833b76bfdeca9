use serde_json::Value;

use crate::kit::{TempFolder, call, other_box, root};

fn record() -> String {
    std::fs::read_to_string(root().join("examples/two-players.txt")).expect("a record")
}

#[test]
fn a_game_is_told_and_scored() {
    let text = call(&["replay", "-"], record()).good();
    for part in ["Round 1 of 7\n", "Round 7 of 7\n", "exchanges\n", "Goals\n", "points\n"] {
        assert!(text.contains(part), "{part:?} in {text}");
    }
    let out: Value = serde_json::from_str(&call(&["replay", "-", "--json"], record()).good()).expect("JSON");
    assert_eq!(out["finished"], true);
    assert_eq!(out["players"].as_array().map(Vec::len), Some(2));
    assert_eq!(out["decisions"], record().lines().count() - 7);
    assert_eq!((&out["round"], &out["round_number"]), (&"over".into(), &7.into()));
    // The golden playthrough of the same game has the totals.
    let golden =
        std::fs::read_to_string(root().join("crates/rules/tests/golden/2-standard.txt")).expect("golden");
    for player in out["players"].as_array().expect("a list") {
        assert!(golden.contains(&format!(" total {} place {}", player["total"], player["place"])));
    }
}

#[test]
fn an_unfinished_game_is_scored_as_it_lies() {
    let beginning: String = record().lines().take(10).map(|line| format!("{line}\n")).collect();
    let out: Value =
        serde_json::from_str(&call(&["replay", "-", "--json"], &beginning).good()).expect("JSON");
    assert_eq!((&out["finished"], &out["winners"]), (&false.into(), &Value::Array(Vec::new())));
    let text = call(&["replay", "-"], &beginning).good();
    assert!(text.contains("The record ends in round 2 of 7;") && !text.contains("wins"), "{text}");
    let first: String = record().lines().take(8).map(|line| format!("{line}\n")).collect();
    assert!(call(&["replay", "-"], &first).good().contains("Seat 1 has chosen, not revealed yet"));
}

#[test]
fn a_game_that_the_page_saved_is_replayed_and_reviewed() {
    let saved = "crates/client/tests/samples/sideboards-game.txt";
    let text = call(&["replay", saved], "").good();
    assert!(text.starts_with("Round 1 of 7\n"), "{text}");
    let whole = std::fs::read_to_string(root().join(saved)).expect("a sample");
    let (_, bare) = whole.split_once("\n\n").expect("players and a record");
    assert_eq!(call(&["replay", "-"], bare).good(), text);
    let windows = format!("\u{feff}{}", whole.replace('\n', "\r\n"));
    assert_eq!(call(&["replay", "-"], windows).good(), text);
    let reviews = call(&["review", saved, "--playouts", "20", "--json"], "").good();
    assert!(reviews.contains("\"seats\""), "{reviews}");
    // The line of a fault is the line of the file.
    let line = whole.lines().position(|line| line.starts_with("goals")).expect("goals") + 1;
    let bent = whole.replacen("\ngoals", "\ngaols", 1);
    assert!(call(&["replay", "-"], bent).bad().contains(&format!("line {line}")));
}

#[test]
fn a_record_that_breaks_the_rules_is_answered_with_no() {
    let mut lines: Vec<String> = record().lines().map(str::to_owned).collect();
    lines.insert(9, lines[7].clone());
    let outcome = call(&["replay", "-"], lines.join("\n"));
    assert_eq!((outcome.status, outcome.out.as_str()), (1, ""));
    assert!(outcome.err.starts_with("standard input: decision 3, seat "), "{}", outcome.err);
    assert_eq!(outcome.err.lines().count(), 1);
    let outcome = call(&["replay", "-", "--json"], lines.join("\n"));
    let out: Value = serde_json::from_str(&outcome.out).expect("JSON");
    assert_eq!((outcome.status, &out["decision"], &out["seat"]), (1, &3.into(), &1.into()));
    let stolen = record().replacen("1 start PsR-TbO-Kf", "1 start K-PbT-OsRf", 1);
    assert!(call(&["replay", "-"], stolen).err.contains("card RfOsT-PbK- is not in the hand"));
}

#[test]
fn what_is_no_record() {
    assert!(call(&["replay", "-"], "").bad().contains("line 1: a record begins with"));
    assert!(call(&["replay", "-"], b"\xff").bad().contains("not UTF-8"));
    assert!(call(&["replay", "-"], vec![b'x'; 2 << 20]).bad().contains("too large"));
    assert!(call(&["replay", "no-such-record"], "").bad().contains("no-such-record cannot be read"));
    let folder = TempFolder::new("replay");
    let content = folder.file("box.toml", other_box());
    let file = folder.file("record.txt", record());
    let line = call(&["replay", &file, "--content", &content], "").bad();
    assert!(line.contains("line 2: the game was played with another box: content"), "{line}");
}
