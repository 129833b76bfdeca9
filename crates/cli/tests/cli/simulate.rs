use serde_json::Value;

use crate::kit::{TempFolder, call, other_box};

fn simulate(arguments: &[&str]) -> Value {
    let out = call(&[&["simulate", "--json"], arguments].concat(), "").good();
    serde_json::from_str(&out).expect("JSON")
}

/// Removes the times, which always differ.
fn without_time(mut result: Value) -> Value {
    for bot in result["bots"].as_array_mut().expect("a list") {
        for time in ["decision_seconds", "longest_decision_seconds"] {
            assert!(bot[time].as_f64().expect("a number") > 0.0);
            bot[time] = Value::Null;
        }
    }
    result
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_number_of_threads() {
    let with = |seed, threads| {
        let table = ["--players", "3", "--bots", "random,apprentice,random", "--games", "333"];
        without_time(simulate(&[&table[..], &["--seed", seed, "--threads", threads]].concat()))
    };
    let one = with("a", "1");
    assert_eq!(one, with("a", "2"));
    assert_eq!(one, with("a", "7"));
    assert_ne!(one, with("b", "2"));
}

#[test]
fn the_result_has_what_the_contract_says() {
    let out =
        simulate(&["--players", "2", "--bots", "apprentice,random", "--games", "100", "--goals", "2,8,19"]);
    assert_eq!(out["games"], 100);
    let bots = out["bots"].as_array().expect("a list");
    assert_eq!((&bots[0]["name"], &bots[1]["name"]), (&"apprentice".into(), &"random".into()));
    let number = |bot: usize, key: &str| bots[bot][key].as_f64().expect("a number");
    assert!(number(0, "mean") > number(1, "mean") && number(0, "sd") > 0.0);
    assert!((number(0, "wins") + number(1, "wins") - 1.0).abs() < 1e-9, "a tie is shared");
}

#[test]
fn all_tables_goals_and_variants() {
    for players in 1..=6 {
        let bots = vec!["random"; players].join(",");
        let table = ["--players", &players.to_string(), "--bots", &bots, "--games", "20"];
        for goals in ["random", "A", "D", "2,8,19", "19,8,2"] {
            simulate(&[&table[..], &["--goals", goals]].concat());
        }
        if players > 1 {
            simulate(&[&table[..], &["--variant", "four-card"]].concat());
        }
    }
}

#[test]
fn people_see_a_table_and_histograms_and_no_progress_bar_in_a_file() {
    let out =
        call(&["simulate", "--players", "2", "--bots", "apprentice,random", "--games", "50"], "").good();
    assert!(
        out.contains("50 games") && out.contains("Points of seat 2, random") && out.contains('█'),
        "{out}"
    );
}

#[test]
fn records_can_be_kept_and_replayed() {
    let folder = TempFolder::new("simulate");
    let records = folder.path("records");
    let content = folder.file("box.toml", other_box());
    let table = ["--players", "2", "--bots", "random,apprentice", "--games", "3"];
    simulate(&[&table[..], &["--records", &records, "--content", &content]].concat());
    for number in 1..=3 {
        let record = format!("{records}/game-{number:06}.txt");
        let out = call(&["replay", &record, "--json", "--content", &content], "").good();
        assert!(out.contains("\"finished\":true"));
        assert!(call(&["replay", &record], "").bad().contains("give its box with --content FILE"));
    }
    let again = call(&[&["simulate"], &table[..], &["--records", &records]].concat(), "").bad();
    assert!(again.contains("cannot be written"), "nothing is overwritten: {again}");
    let taken = folder.file("taken", "");
    let outcome = call(&[&["simulate"], &table[..], &["--records", &taken]].concat(), "");
    assert!(outcome.bad().contains("taken cannot be created"));
}

#[test]
fn what_cannot_be_simulated() {
    let bad = |arguments: &[&str]| call(&[&["simulate", "--games", "1"], arguments].concat(), "").bad();
    assert_eq!(
        bad(&["--players", "2", "--bots", "random"]),
        "error: --players 2 and --bots with 1: every seat needs a bot"
    );
    assert_eq!(bad(&["--players", "7", "--bots", "random"]), "error: the game is for 1 to 6 players, not 7");
    assert_eq!(
        bad(&["--players", "1", "--bots", "random", "--variant", "four-card"]),
        "error: the four-card variant is for 2 to 6 players, not for solo games"
    );
    let goals = bad(&["--players", "1", "--bots", "random", "--goals", "E"]);
    assert_eq!(
        goals,
        "error: --goals E: there is no suggestion \"E\" in this box; it has A, B, C, D \
         (use three numbers like 2,8,19, a suggestion, or random)"
    );
    assert!(bad(&["--players", "1", "--bots", "random", "--goals", "2,8"]).contains("three goals, not 2"));
    let usage = call(&["simulate", "--players", "1", "--bots", "genius", "--games", "1"], "");
    assert_eq!(usage.status, 2);
    assert!(usage.err.contains("\"genius\" is not a bot (random, apprentice, joiner, master)"));
    assert_eq!(call(&["simulate", "--players", "1", "--bots", "random", "--games", "0"], "").status, 2);
    assert_eq!(call(&["simulate", "--players", "x", "--bots", "random", "--games", "1"], "").status, 2);
}
