use expect_test::{expect, expect_file};
use serde_json::{Value, json};

use crate::kit::{TempFolder, call, call_with, other_box};

const EXAMPLE: &str = "examples/worked-example.json";

fn table(players: &Value) -> String {
    json!({"goals": [2, 8, 19], "players": players}).to_string()
}

#[test]
fn the_worked_example_as_the_contract_says() {
    let out: Value = serde_json::from_str(&call(&["score", EXAMPLE, "--json"], "").good()).expect("JSON");
    let lidia = &out["players"][0];
    assert_eq!(lidia["name"], "Lidia");
    assert_eq!((&lidia["colour"]["combinations"], &lidia["colour"]["points"]), (&json!(3), &json!(12)));
    assert_eq!((&lidia["handle"]["combinations"], &lidia["handle"]["points"]), (&json!(5), &json!(15)));
    assert_eq!(lidia["colour"]["drawers"].as_array().map(Vec::len), Some(3));
    assert!(lidia["colour"]["drawers"].as_array().expect("a list").contains(&json!([
        [0, 2],
        [1, 3],
        [2, 2]
    ])));
    let row = json!({"drawers": 5, "points": 10, "bonus": 0, "rows": [{"line": 4, "from": 2, "to": 6}]});
    assert_eq!(lidia["row"], row);
    assert_eq!((&lidia["exchange"], &lidia["total"], &lidia["place"]), (&json!(1), &json!(38), &json!(2)));
    let totals: Vec<_> =
        out["players"].as_array().expect("a list").iter().map(|player| &player["total"]).collect();
    assert_eq!(totals, [&json!(38), &json!(33), &json!(39)]);
    assert_eq!((&out["winners"], &out["rating"]), (&json!(["Peter"]), &Value::Null));
}

#[test]
fn a_table_that_names_another_box_is_not_scored_with_this_one() {
    let table = |hash: &str| {
        let players = json!([{"name": "Ada", "cards": ["R-TbPfOsK-"]}]);
        json!({"box": {"name": "mine", "hash": hash}, "goals": [2, 8, 19], "players": players}).to_string()
    };
    let folder = TempFolder::new("score-box");
    let mine = folder.file("mine.toml", other_box());
    let hash = |arguments: &[&str]| {
        let told = call(arguments, "").good();
        let line = told.lines().find(|line| line.contains("hash")).expect("a hash").to_owned();
        line.split_whitespace().last().expect("a hash").to_owned()
    };
    let (of_mine, of_classic) =
        (hash(&["content", "check", &mine]), hash(&["content", "check", "content/classic.toml"]));
    let refused = call(&["score"], table(&of_mine)).bad();
    assert!(
        refused.contains("the box \"mine\"")
            && refused.contains(&of_mine[..16])
            && refused.contains("--content"),
        "{refused}"
    );
    let with_box = call(&["score", "--json", "--content", &mine], table(&of_mine)).good();
    assert!(with_box.contains("\"total\""));
    assert!(call(&["score", "--json", "--content", &mine], table(&of_classic)).bad().contains("missing"));
    call(&["score", "--json"], table(&of_classic[..16])).good();
    let short = call(&["score", "--json"], table(&of_classic[..15])).bad();
    assert!(short.contains("hexadecimal"), "{short}");
    let lines = format!("{}\n{}\n", table(&of_mine), table(&of_classic));
    let out = call(&["score", "--jsonl"], lines).good();
    let (first, second) = out.split_once('\n').expect("two lines");
    assert!(first.contains("\"error\"") && first.contains("mine") && second.contains("\"total\""), "{out}");
}

#[test]
fn people_see_a_drawing_without_escape_codes_when_it_goes_into_a_file() {
    let plain = call(&["score", EXAMPLE], "").good();
    expect_file!["worked-example.txt"].assert_eq(&plain);
    assert!(!plain.contains('\u{1b}'));
}

#[test]
fn colours_are_for_terminals_and_never_against_no_color() {
    let forced = call_with(&["score", EXAMPLE], "", &[("CLICOLOR_FORCE", "1")]).good();
    assert!(forced.contains("\u{1b}["));
    let refused = call_with(&["score", EXAMPLE], "", &[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")]).good();
    assert!(!refused.contains('\u{1b}'));
}

#[test]
fn alone_there_is_a_rating() {
    let alone = table(&json!([{"name": "Ada", "cards": ["R-TbPfOsK-", "R-TsPbK-Of"]}]));
    let out: Value = serde_json::from_str(&call(&["score", "--json"], &alone).good()).expect("JSON");
    assert_eq!((&out["rating"], &out["winners"]), (&json!(0), &json!(["Ada"])));
    let text = call(&["score"], &alone).good();
    assert!(text.contains("so far; a finished sideboard has 8 cards") && !text.contains("Rating"), "{text}");
    let eight =
        ["R-TbPfOsK-", "R-TsPbK-Of", "R-TsOfPbK-", "RfTbO-KsP-", "RsTbKfP-O-", "RbTfK-OsP-", "RsP-T-OfKb"];
    let eight: Vec<&str> = eight.into_iter().chain(["RsPbT-KfO-"]).collect();
    let finished = call(&["score"], table(&json!([{"name": "Ada", "cards": eight}]))).good();
    assert!(finished.contains("Rating ") && finished.contains(" of 5: "), "{finished}");
}

#[test]
fn bad_tables_name_the_player_the_card_and_what_is_wrong() {
    let bad = |text: String| call(&["score"], text).bad();
    let ada = |cards: Value| table(&json!([{"name": "Ada", "cards": cards}]));
    let eight = json!(["R-TbPfOsK-"]);
    expect![[r#"error: standard input: player "Ada", card 1: "XbRsT-P-Kf" is not a card: drawer 1 from the top has colour 'X', not one of R T P O K"#]]
        .assert_eq(&bad(ada(json!(["XbRsT-P-Kf"]))));
    expect![[r#"error: standard input: player "Ada", card 2: card "R-R-R-R-R-" is not in this box"#]]
        .assert_eq(&bad(ada(json!(["R-TbPfOsK-", "R-R-R-R-R-"]))));
    expect![[r#"error: standard input: player "Ada", card "K-OsPfTbR-": this card is already on the table"#]]
        .assert_eq(&bad(ada(json!(["R-TbPfOsK-", "K-OsPfTbR-"]))));
    expect![[r#"error: standard input: player "Bo", card "K-OsPfTbR-": this card is already on the table"#]]
        .assert_eq(&bad(table(
            &json!([{"name": "Ada", "cards": eight}, {"name": "Bo", "cards": ["R-TsPbK-Of", "K-OsPfTbR-"]}]),
        )));
    let nine =
        ["R-TbPfOsK-", "R-TsPbK-Of", "R-TsOfPbK-", "RfTbO-KsP-", "RsTbKfP-O-", "RbTfK-OsP-", "RsP-T-OfKb"];
    let nine: Vec<&str> = nine.into_iter().chain(["RsPbT-KfO-", "RfP-O-TbKs"]).collect();
    expect![[r#"error: standard input: player "Ada": a sideboard has at most 8 cards, not 9"#]]
        .assert_eq(&bad(ada(json!(nine))));
    expect![[r#"error: standard input: player "Ada" has no cards; a sideboard has 1 to 8"#]]
        .assert_eq(&bad(ada(json!([]))));
    expect!["error: standard input: the game is for 1 to 6 players, not 0"]
        .assert_eq(&bad(table(&json!([]))));
    let seven: Vec<Value> = (0..7).map(|_| json!({"cards": ["R-TbPfOsK-"]})).collect();
    expect!["error: standard input: the game is for 1 to 6 players, not 7"]
        .assert_eq(&bad(table(&json!(seven))));
    let with = |key: &str, value: Value| {
        let mut table = json!({"goals": [2, 8, 19], "players": [{"name": "Ada", "cards": ["R-TbPfOsK-"]}]});
        table[key] = value;
        bad(table.to_string())
    };
    expect!["error: standard input: there is no goal 31 in this box; its goals are 1 to 30"]
        .assert_eq(&with("goals", json!([2, 8, 31])));
    expect!["error: standard input: goals 2 and 3 are both colour goals; a game has one of each kind"]
        .assert_eq(&with("goals", json!([2, 3, 19])));
    expect!["error: standard input: the four-card variant is for 2 to 6 players, not for solo games"]
        .assert_eq(&with("variant", json!("four-card")));
    expect![[r#"error: standard input: "five-card" is not a variant (standard, four-card)"#]]
        .assert_eq(&with("variant", json!("five-card")));
    let exchanged = json!({"goals": [2, 8, 19], "variant": "four-card", "players": [
        {"name": "Ada", "cards": ["R-TbPfOsK-"], "exchange_used": true}, {"name": "Bo", "cards": ["R-TsPbK-Of"]}]});
    expect![[
        r#"error: standard input: player "Ada" used an exchange card, but the four-card variant has none"#
    ]]
    .assert_eq(&bad(exchanged.to_string()));
    assert!(with("exchange", json!(true)).contains("unknown field `exchange`"));
    expect![[r#"error: standard input: player "Ada", card 2: 5 is not a text"#]]
        .assert_eq(&bad(ada(json!(["R-TbPfOsK-", 5]))));
    expect![[r#"error: standard input: player "Ada": unknown field `hand\n\u{1b}[31m`, expected one of `name`, `exchange_used`, `cards`"#]]
        .assert_eq(&bad(table(&json!([{"name": "Ada", "cards": ["R-TbPfOsK-"], "hand\n\u{1b}[31m": 1}]))));
    expect![[r#"error: standard input: player "Player 1": a player is a JSON object with cards"#]]
        .assert_eq(&bad(table(&json!([["Ada", false, ["R-TbPfOsK-"]]]))));
    assert!(
        bad(table(&json!([{"name": "\u{1b}[31m", "cards": ["R-TbPfOsK-"]}]))).contains("control characters")
    );
}

#[test]
fn what_is_no_table_at_all() {
    for (input, says) in [
        (b"".as_slice(), "there is nothing in it"),
        (b"{", "EOF"),
        (b"[[2,8,19],null,[]]", "a table is a JSON object"),
        (b"{\"goals\":[2,8,19],\"players\":[{\"cards\":[]}]} x", "trailing characters"),
        (b"\xff\xfe", "byte 1 is not UTF-8"),
        (b"{\"goals\":[2,8,1e400]}", "number out of range"),
    ] {
        let line = call(&["score"], input).bad();
        assert!(line.contains(says), "{line}");
    }
    let deep = "[".repeat(500_000);
    assert!(call(&["score"], deep).bad().contains("not a table"));
    let huge = vec![b' '; 2 << 20];
    assert!(call(&["score"], huge).bad().contains("standard input is too large"));
    assert!(call(&["score", "no-such-file.json"], "").bad().contains("no-such-file.json cannot be read"));
    assert!(call(&["score", "examples"], "").bad().contains("examples cannot be read"));
}

#[test]
fn a_byte_order_mark_does_not_matter() {
    let table = std::fs::read_to_string(crate::kit::root().join(EXAMPLE)).expect("the example");
    assert_eq!(call(&["score"], format!("\u{feff}{table}")).good(), call(&["score", EXAMPLE], "").good());
}

#[test]
fn a_table_a_line_and_bad_lines_do_not_stop_the_others() {
    let good = table(&json!([{"name": "Ada", "cards": ["R-TbPfOsK-"]}]));
    let mut input = format!("{good}\nnonsense\n\n{good}\n").into_bytes();
    input.extend(b"\xff\n");
    input.extend(vec![b'x'; 3 << 20]);
    input.extend(format!("\n{good}").into_bytes());
    let out = call(&["score", "--jsonl"], input).good();
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let errors: Vec<_> = lines.iter().map(|line| line.get("line").and_then(Value::as_u64)).collect();
    assert_eq!(errors, [None, Some(2), Some(3), None, Some(5), Some(6), None]);
    assert_eq!(lines[0], lines[6]);
    assert!(lines[5]["error"].as_str().expect("a reason").contains("too long"));
    assert_eq!(call(&["score", "--jsonl"], "").good(), "");
}

#[test]
fn with_a_box_of_ones_own() {
    let folder = TempFolder::new("score");
    let content = folder.file("box.toml", other_box());
    let out: Value =
        serde_json::from_str(&call(&["score", EXAMPLE, "--json", "--content", &content], "").good())
            .expect("JSON");
    assert_eq!(out["players"][0]["colour"]["points"], 150);
    let bad = folder.file("bad.toml", "format = 1\nname = \"x\"\n");
    let line = call(&["score", EXAMPLE, "--content", &bad], "").bad();
    assert!(line.contains("bad.toml:1:1: \"cards\" is missing (and 3 more"), "{line}");
    assert!(
        call(&["score", EXAMPLE, "--content", "no-such-box.toml"], "").bad().contains("no-such-box.toml")
    );
}
