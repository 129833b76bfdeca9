use serde_json::Value;

use crate::kit::{call, root};

fn record(name: &str) -> String {
    std::fs::read_to_string(root().join("examples").join(name)).expect("a record")
}

fn json(arguments: &[&str], input: &str) -> Value {
    serde_json::from_str(&call(arguments, input).good()).expect("JSON")
}

#[test]
fn hints_for_every_decision() {
    let out =
        json(&["hint", "-", "--before", "1", "--playouts", "240", "--json"], &record("two-players.txt"));
    assert_eq!((&out["seat"], &out["round"]), (&1.into(), &"start".into()));
    assert_eq!(out["hand"].as_array().map(Vec::len), Some(3));
    let hints = out["hints"].as_array().expect("a list");
    assert_eq!(hints.len(), 24);
    assert_eq!(hints[0]["cost"], 0.0);
    for hint in hints {
        let number = |name: &str| hint[name].as_f64().expect("a number");
        assert!(number("points") > 0.0 && number("spread") > 0.0 && number("cost") >= 0.0);
        assert!((0.0..=1.0).contains(&number("wins")));
        assert!(hint["facts"].is_array() && hint["decision"].as_str().expect("a text").starts_with("start "));
    }
    assert_eq!(hints.iter().filter(|hint| hint["routine"] == true).count(), 1);
}

#[test]
fn hints_for_the_seat_that_asks() {
    let input = record("two-players.txt");
    // Both have laid their start cards; both may decide now.
    for seat in ["1", "2"] {
        let out = json(&["hint", "-", "--before", "3", "--seat", seat, "--playouts", "9", "--json"], &input);
        assert_eq!(out["seat"].to_string(), seat);
        let exchange = out["hints"].as_array().expect("a list").last().expect("a hint").clone();
        assert_eq!(out["hints"].as_array().map(Vec::len), Some(9), "{exchange}");
    }
}

#[test]
fn people_see_the_best_hints_with_reasons() {
    let out = call(&["hint", "-", "--before", "5", "--show", "2"], record("solo.txt")).good();
    assert!(out.starts_with("Seat 1, round 5\n\nGoals\n") && out.contains("\nhand "), "{out}");
    assert!(out.contains("\n 1  ") && out.contains("\n 2  ") && !out.contains("\n 3  "), "{out}");
    assert!(
        out.contains(" points, spread ")
            && out.contains(" behind the best")
            && out.contains("7 more decisions"),
        "{out}"
    );
    assert!(!out.contains("wins"), "a solo game has no winner: {out}");
}

#[test]
fn a_review_that_adds_up() {
    let out = json(&["review", "-", "--playouts", "200", "--json"], &record("two-players.txt"));
    assert_eq!(out["measure"], "lead");
    let seats = out["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let number = |name: &str| seat[name].as_f64().expect("a number");
        assert!((number("par") + number("luck") + number("skill") - number("result")).abs() < 1e-6);
        assert!(number("cost") > 5.0, "it was played by chance");
        assert_eq!(seat["decisions"].as_array().map(Vec::len), Some(8), "one was taken back");
        assert_eq!(seat["hindsight"], Value::Null);
        assert!(seat["decisions"][0]["passed"]["cards"].is_array());
        assert_eq!(seat["decisions"][7]["passed"], Value::Null, "the last card is discarded");
    }
}

#[test]
fn a_review_of_a_game_alone() {
    let input = record("solo.txt");
    let out = json(&["review", "-", "--playouts", "200", "--json"], &input);
    assert_eq!(out["measure"], "points");
    let solved = json(
        &[
            "solve",
            "--seed",
            input.lines().nth(5).expect("the seed").trim_start_matches("seed "),
            "--goals",
            "B",
            "--json",
        ],
        "",
    );
    assert_eq!(out["seats"][0]["hindsight"]["total"], solved["total"]);
    let text = call(&["review", "-", "--playouts", "200"], input).good();
    assert!(text.starts_with("Seat 1: 53 points\npoints: par "), "{text}");
    assert!(text.contains("Knowing all cards, you could have scored "), "{text}");
}

#[test]
fn what_cannot_be_advised() {
    let input = record("two-players.txt");
    let fails = |arguments: &[&str], status: i32, line: &str| {
        let out = call(arguments, &input);
        assert_eq!((out.status, out.err.trim_end()), (status, line));
    };
    fails(&["hint", "-"], 1, "standard input: the game is over; --before D looks at an earlier moment");
    fails(&["hint", "-", "--before", "0"], 2, "error: --before 0: decisions are counted from 1");
    fails(&["hint", "-", "--before", "99"], 2, "error: --before 99: the record has 18 decisions");
    fails(&["hint", "-", "--before", "3", "--seat", "3"], 2, "error: --seat 3: the seats are 1 to 2");
    fails(
        &["hint", "-", "--before", "2", "--seat", "1"],
        1,
        "seat 1 has already placed its cards and waits for the others",
    );
    fails(&["review", "-", "--seat", "0"], 2, "error: --seat 0: the seats are 1 to 2");
    let part: String = input.lines().take(9).map(|line| format!("{line}\n")).collect();
    let out = call(&["review", "-"], part);
    assert_eq!(out.status, 1);
    assert!(out.err.contains("the game is not over (round 2)"), "{}", out.err);
}
