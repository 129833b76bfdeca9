use serde_json::Value;

use crate::kit::{call, root};

/// Finds an address among those that earlier versions of the page shared.
fn link(kind: &str, name: &str) -> String {
    let links = std::fs::read_to_string(root().join("crates/client/tests/samples/links.txt")).expect("links");
    let start = format!("{kind} {name} ");
    links.lines().find_map(|line| line.strip_prefix(&start)).expect("a link").to_owned()
}

fn code(link: &str) -> &str {
    link.split_once('#').expect("a code").1
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&call(arguments, "").good()).expect("JSON")
}

#[test]
fn a_record_is_replayed_from_its_link_and_from_its_code() {
    let link = link("record", "solo");
    let from_file = json(&["replay", "examples/solo.txt", "--json"]);
    assert_eq!(json(&["replay", &link, "--json"]), from_file);
    assert_eq!(json(&["replay", code(&link), "--json"]), from_file);
    assert_eq!(json(&["replay", &format!("/replay#{}", code(&link)), "--json"]), from_file);
}

#[test]
fn a_record_is_reviewed_from_its_link() {
    let review = |source: &str| json(&["review", source, "--playouts", "20", "--json"]);
    assert_eq!(review(&link("record", "solo")), review("examples/solo.txt"));
}

#[test]
fn a_sheet_is_scored_from_its_link_and_from_its_code() {
    let link = link("sheet", "three");
    let from_file = json(&["score", "crates/client/tests/samples/table.json", "--json"]);
    assert_eq!(json(&["score", &link, "--json"]), from_file);
    assert_eq!(json(&["score", code(&link), "--json"]), from_file);
    let names = json(&["score", &self::link("sheet", "four-card"), "--json"]);
    let names = ["/players/0/name", "/players/1/name"].map(|place| names.pointer(place).cloned());
    assert_eq!(names, ["Player 1", "Zażółć gęślą"].map(|name| Some(name.into())));
}

#[test]
fn a_box_is_checked_and_used_from_its_link() {
    let own = link("box", "own-box");
    for source in [own.as_str(), code(&own)] {
        let out = call(&["content", "check", source], "").good();
        let hash = |text: &str| text.lines().find(|line| line.contains("hash")).map(str::to_owned);
        assert_eq!(hash(&out), hash(&call(&["content", "check", "examples/weekend-box.toml"], "").good()));
        assert!(out.starts_with("the "), "the name is short: {out}");
    }
    let record = link("record", "own-box");
    let line = call(&["replay", &record], "").bad();
    assert_eq!(line, "error: the link contains a record of another box; give its box with --content FILE");
    assert!(json(&["replay", &record, "--content", &own, "--json"])["finished"] == true);
    let sheet = link("sheet", "own-box");
    let with_box = json(&["score", &sheet, "--content", &own, "--json"]);
    assert!(with_box["players"].is_array());
    let line = call(&["score", &sheet], "").bad();
    assert!(
        line.contains("contains a score sheet of another box"),
        "the first version names its box: {line}"
    );
    // A sheet of today carries what it takes.
    let sheet = link("sheet", "own-box-carried");
    assert_eq!(json(&["score", &sheet, "--json"]), with_box);
    assert_eq!(json(&["score", &sheet, "--content", &own, "--json"]), with_box);
    assert!(call(&["score", &sheet], "").good().contains("points"));
}

#[test]
fn a_link_to_something_else_says_what_to_do() {
    let bad = |arguments: &[&str]| call(arguments, "").bad();
    let (record, sheet, own) = (link("record", "solo"), link("sheet", "three"), link("box", "classic"));
    assert!(
        bad(&["replay", &sheet]).contains("contains a score sheet, not a record; use `sideboards score`")
    );
    assert!(bad(&["review", &own]).contains("contains a box, not a record; use `sideboards content check`"));
    assert!(
        bad(&["score", &record]).contains("contains a record, not a score sheet; use `sideboards replay`")
    );
    assert!(bad(&["content", "check", &record]).contains("contains a record, not a box"));
    let room = "https://sideboards.example/replay/abcd2345wxyz-1";
    assert!(bad(&["replay", room]).contains("names a game on a server"));
    let deal = "https://sideboards.example/new?deal=00&players=2";
    assert!(bad(&["replay", deal]).contains("the link is to a deal and contains no record"));
    assert!(bad(&["score", "https://sideboards.example/"]).contains("the link contains no score sheet"));
}

#[test]
fn a_damaged_link_is_refused() {
    let link = link("record", "three-players");
    let cut = &link[..link.len() - 30];
    let says = "contains no record: it is damaged or was cut off";
    assert!(call(&["replay", &cut[..cut.len() - 60]], "").bad().contains(&format!("the link {says}")));
    assert!(call(&["replay", &code(&link)[2..]], "").bad().contains(&format!("the code {says}")));
    assert!(
        call(&["score", "https://sideboards.example/score#AQI"], "")
            .bad()
            .contains("contains no score sheet")
    );
    assert!(
        call(&["content", "check", "https://sideboards.example/box#AQ"], "")
            .bad()
            .contains("contains no box")
    );
    // A text too short for a code is the name of a file.
    assert!(call(&["replay", "AQI"], "").bad().contains("AQI cannot be read"));
    assert!(call(&["replay", "/no/such/record"], "").bad().contains("/no/such/record cannot be read"));
}

#[test]
fn help_says_that_links_are_taken() {
    for command in [&["replay"][..], &["review"], &["score"], &["content", "check"]] {
        let out = call(&[command, &["--help"]].concat(), "").good();
        assert!(out.contains("FILE|LINK"), "{out}");
    }
}
