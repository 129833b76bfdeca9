//! Content files: which are accepted, and how faults are reported with their places.

use expect_test::{Expect, expect};
use sideboards_rules::{Content, Players, Setup, Variant};

const CLASSIC: &str = include_str!("../../../../content/classic.toml");

fn faults(text: &str) -> String {
    Content::parse(text).expect_err("a bad content file").to_string()
}

/// The classic file with one change.
fn changed(from: &str, to: &str) -> String {
    assert!(CLASSIC.contains(from), "{from:?} is in the file");
    CLASSIC.replacen(from, to, 1)
}

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&faults(text));
}

#[test]
fn every_fault_is_reported_with_its_place() {
    let text = changed("R-TbPfOsK-", "X-TbPfOsK-")
        .replacen("R-TsPbK-Of", "OfK-PbTsR-", 1)
        .replacen("R-TsOfPbK-", "OfK-PbTsR-", 1)
        .replacen("points = 3", "points = 0", 1)
        .replacen("\"##.\"", "\"##x\"", 1)
        .replacen("number = 30", "number = 31", 1)
        .replacen("lines = [2, 3]", "lines = [2, 6]", 1);
    check(
        &text,
        &expect![[r#"
            12:5: card "X-TbPfOsK-": drawer 1 from the top has colour 'X', not one of R T P O K
            12:33: card "OfK-PbTsR-" is the same as the card on line 12, possibly rotated
            32:10: 0 points are not between 1 and 99
            33:11: line 1 of the pattern has 'x'; use # for a drawer and . for anything
            294:9: there is no line 6; lines are numbered 1 to 5 from the top
            297:10: goal 30 is missing; goals are numbered from 1 without a gap"#]],
    );
}

#[test]
fn what_is_missing_and_what_is_unknown() {
    check(
        "",
        &expect![[r#"
            1:1: "format" is missing
            1:1: "name" is missing
            1:1: "cards" is missing
            1:1: there is no colour goal; a game needs one of each kind
            1:1: there is no handle goal; a game needs one of each kind
            1:1: there is no row goal; a game needs one of each kind"#]],
    );
    check(
        &changed("format = 1", "format = 2"),
        &expect!["7:10: format 2 is unknown; this version reads format 1"],
    );
    check(
        &changed("name = \"classic\"", "name = \"classic\"\ncolour = 3"),
        &expect![[r#"9:1: unknown key "colour""#]],
    );
    check(
        &changed("kind = \"colour\"", "kind = \"size\""),
        &expect![[r#"31:8: "size" is not a kind of goal (colour, handle, row)"#]],
    );
    check(
        &changed("of = \"red\"", "of = \"violet\""),
        &expect![[
            r#"213:6: "violet" does not say which rows: any colour, any handle, a colour or a handle"#
        ]],
    );
    check(&changed("longest = 2", "longest = 3"), &expect![[r#"182:11: "longest" must be 1 or 2, not 3"#]]);
    check(
        &changed("longest = 2", "longest = 2\nlines = [1]"),
        &expect![[r#"182:11: a row goal has either "longest" (1 or 2) or "lines""#]],
    );
    check(
        &changed("longest = 2\n", ""),
        &expect![[r#"176:1: a row goal has either "longest" (1 or 2) or "lines""#]],
    );
}

#[test]
fn values_of_the_wrong_type() {
    check(
        &changed("points = 3", "points = \"three\""),
        &expect![[r#"32:10: "points" must be a whole number, not a text"#]],
    );
    check(
        &changed("points = 3", "points = 99999999999999999999"),
        &expect![[r#"32:10: "points" is far too large"#]],
    );
    check(
        &changed("name = \"Bend\"", "name = 7"),
        &expect![[r#"30:8: "name" must be a text, not a whole number"#]],
    );
    check(
        &changed("goals = [1, 8, 17]", "goals = 1"),
        &expect![[r#"308:9: "goals" must be a list, not a whole number"#]],
    );
    check(
        &changed("name = \"Bend\"", "name = \"\\u001b[31m\""),
        &expect!["30:8: a name has 1 to 60 printable characters and no space at either end"],
    );
}

/// A name that reverses the text around it could pass for another one.
#[test]
fn names_that_turn_the_text_around_them() {
    for letter in ["\u{202e}", "\u{2066}", "\u{200f}"] {
        check(
            &changed("name = \"classic\"", &format!("name = \"clas{letter}sic\"")),
            &expect!["8:8: a name has 1 to 60 printable characters and no space at either end"],
        );
    }
    let family = changed("name = \"classic\"", "name = \"👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}\"");
    Content::parse(&family).expect("emoji keep their joiners");
}

#[test]
fn patterns_goals_and_suggestions() {
    check(&changed("    \"##.\",\n    \"..#\",\n", ""), &expect!["33:11: the pattern is empty"]);
    check(
        &changed("    \"##.\",\n", "    \"#########\",\n"),
        &expect!["33:11: the pattern has 10 drawers; at most 8 are allowed"],
    );
    check(
        &changed("number = 2\n", "number = 1\n"),
        &expect![[r"
        39:10: goal 1 is already defined on line 29
        49:10: goal 2 is missing; goals are numbered from 1 without a gap"]],
    );
    check(
        &changed("number = 1\n", "number = -1\n"),
        &expect![[r"
        29:10: goal number -1 is not between 1 and 255
        39:10: goal 1 is missing; goals are numbered from 1 without a gap"]],
    );
    check(
        &changed("goals = [1, 8, 17]", "goals = [1, 8, 99]"),
        &expect![[r#"308:9: suggestion "A": there is no goal 99 in this box; its goals are 1 to 30"#]],
    );
    check(
        &changed("goals = [1, 8, 17]", "goals = [1, 2, 17]"),
        &expect![[
            r#"308:9: suggestion "A": goals 1 and 2 are both colour goals; a game has one of each kind"#
        ]],
    );
    check(&changed("name = \"B\"", "name = \"A\""), &expect![[r#"311:8: suggestion "A" already exists"#]]);
}

#[test]
fn names_that_mean_something_else() {
    check(
        &changed("name = \"D\"", "name = \"random\""),
        &expect![[r#"319:8: suggestion "random" needs another name: this one is reserved"#]],
    );
    check(
        &changed("name = \"D\"", "name = \"2,8,19\""),
        &expect![[r#"319:8: suggestion "2,8,19" needs another name: this one is reserved"#]],
    );
    check(
        &changed("name = \"D\"", "name = \" A \""),
        &expect!["319:8: a name has 1 to 60 printable characters and no space at either end"],
    );
}

#[test]
fn one_mistake_is_one_fault() {
    check(
        &changed("\"R-TbPfOsK-\"", "7"),
        &expect![[r#"12:5: each of "cards" must be a text, not a whole number"#]],
    );
    check(
        &changed("goals = [1, 8, 17]", "goals = [1, 8, -17]"),
        &expect![[r#"308:9: suggestion "A": there is no goal -17 in this box; its goals are 1 to 30"#]],
    );
}

#[test]
fn not_toml_at_all() {
    let text = "format = 1\nname = \"x\ncards = [";
    let report = faults(text);
    assert!(report.starts_with("2:"), "{report}");
    assert!(Content::parse("\u{feff}").is_err());
    assert!(Content::parse(&"[".repeat(100_000)).is_err(), "deep nesting is an error, not a stack overflow");
}

#[test]
fn huge_files_are_refused_quickly() {
    assert!(faults(&"#".repeat(Content::MAX_FILE + 1)).contains("at most 1048576"));
    let many = format!("format = 1\nname = \"x\"\ncards = [{}]", "\"R-R-R-R-R-\",".repeat(70_000));
    let report = faults(&many);
    assert_eq!(report.lines().count(), 101, "the report is cut");
    assert!(report.ends_with("there are more faults; fix these first"), "{report}");
}

#[test]
fn too_few_and_too_many_cards() {
    let with = |cards: &[String]| {
        let text = format!("format = 1\nname = \"x\"\ncards = {cards:?}\n");
        text + &CLASSIC[CLASSIC.find("\n[[goal]]").expect("goals")..]
    };
    let cards: Vec<String> = (0..300_usize)
        .map(|number| {
            let handle = |drawer: u32| ['-', 'f', 's', 'b'][number / 4_usize.pow(drawer) % 4];
            format!("R{}T{}K{}P{}O{}", handle(0), handle(1), handle(2), handle(3), handle(4))
        })
        .collect();
    check(&with(&cards[..8]), &expect!["3:9: a box has 9 to 128 cards, not 8"]);
    check(&with(&cards[..129]), &expect!["3:9: a box has 9 to 128 cards, not 129"]);
    let fewest = Content::parse(&with(&cards[..9])).expect("enough for one");
    let players = Players::new(1).expect("one player");
    assert_eq!(Setup::cards_needed(players, Variant::Standard), fewest.deck().len());
    Content::parse(&with(&cards[..128])).expect("not too many");
}

#[test]
fn the_hash_is_of_what_matters() {
    let classic = Content::classic();
    let hash = |text: &str| Content::parse(text).expect("a valid box").hash();
    assert_eq!(hash(CLASSIC), classic.hash());
    assert_eq!(hash(&changed("name = \"classic\"", "name = \"other\" # and a comment")), classic.hash());
    assert_eq!(
        hash(&changed("goals = [1, 8, 17]", "goals = [1, 9, 17]")),
        classic.hash(),
        "suggestions decide nothing"
    );
    for (from, to) in [("points = 3", "points = 4"), ("\"##.\"", "\"#..\""), ("longest = 2", "longest = 1")] {
        assert_ne!(hash(&changed(from, to)), classic.hash());
    }
    let swapped = changed("\"R-TbPfOsK-\", \"R-TsPbK-Of\"", "\"R-TsPbK-Of\", \"R-TbPfOsK-\"");
    assert_ne!(hash(&swapped), classic.hash(), "the order of the cards decides the deal");
    // Pinned: records of the classic box must stay readable.
    expect!["bcfdf8fbdca30308ba8841647592e4572806e1e96dd1553b49010ce823b1dd95"]
        .assert_eq(&classic.hash().to_string());
}
