use serde_json::Value;

use crate::kit::{TempFolder, call};

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&call(arguments, "").good()).expect("JSON")
}

#[test]
fn all_pairs_on_mirrored_deals() {
    let arguments = ["tournament", "--bots", "random,apprentice,joiner", "--deals", "10", "--json"];
    let out = json(&arguments);
    assert_eq!(out["encounters"].as_array().map(Vec::len), Some(3));
    let first = &out["encounters"][0];
    assert_eq!((&first["bot"], &first["among"]), (&"joiner".into(), &"random".into()));
    assert!(first["wins"].as_f64().expect("a share") > 0.9);
    assert!(first["points"].as_f64() > first["others"].as_f64());
    // The games are the same with any number of threads.
    let one_thread = json(&[&arguments[..], &["--threads", "1"]].concat());
    assert_eq!(out, one_thread);
}

#[test]
fn a_bot_against_itself_wins_half() {
    let out = json(&["tournament", "--bots", "apprentice,apprentice", "--deals", "5", "--json"]);
    // Mirrored deals are the same games twice.
    assert_eq!(
        (&out["encounters"][0]["wins"], &out["encounters"][0]["wins_error"]),
        (&0.5.into(), &0.0.into())
    );
}

#[test]
fn one_among_many_and_many_among_one() {
    let out =
        json(&["tournament", "--bots", "random,apprentice", "--players", "4", "--deals", "2", "--json"]);
    assert_eq!(out["encounters"].as_array().map(Vec::len), Some(2));
    assert!(
        call(&["tournament", "--bots", "random,joiner", "--players", "3", "--deals", "1"], "")
            .good()
            .contains("among")
    );
}

#[test]
fn alone_against_the_optimum() {
    let out =
        json(&["tournament", "--bots", "joiner", "--players", "1", "--deals", "5", "--goals", "B", "--json"]);
    let bot = &out["bots"][0];
    let number = |name: &str| bot[name].as_f64().expect("a number");
    assert!((number("of_optimum") - number("points") / number("optimum")).abs() < 1e-9);
    assert!((number("of_optimum_without_card") - number("points") / (number("optimum") - 1.0)).abs() < 1e-9);
}

#[test]
fn a_table_and_a_picture() {
    let folder = TempFolder::new("tournament");
    let picture = folder.file("wins.svg", "");
    let out =
        call(&["tournament", "--bots", "random,apprentice", "--deals", "3", "--svg", &picture], "").good();
    assert!(out.starts_with("Games won, in %\n2 players, standard variant, goals random, 3 deals"), "{out}");
    let svg = std::fs::read_to_string(&picture).expect("a picture");
    assert!(
        svg.starts_with("<svg ") && svg.contains("apprentice against random") && svg.ends_with("</svg>\n")
    );
}

#[test]
fn masters_with_limits() {
    let bots = "master:40,master:1ms";
    let out = json(&["tournament", "--bots", bots, "--deals", "1", "--json"]);
    assert_eq!(out["encounters"][0]["bot"], "master:1ms");
    let bad = call(&["tournament", "--bots", "joiner:5ms,random"], "");
    assert_eq!(bad.status, 2);
    assert!(bad.err.contains("only a master can have a limit"), "{}", bad.err);
    assert_eq!(
        call(&["tournament", "--bots", "random"], "").bad(),
        "error: --bots with one bot: a tournament needs two"
    );
}
