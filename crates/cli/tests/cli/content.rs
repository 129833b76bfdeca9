use crate::kit::{TempFolder, call, other_box};

#[test]
fn a_valid_box_is_described() {
    let out = call(&["content", "check", "content/classic.toml"], "").good();
    for part in ["valid", "classic", "60", "7 colour, 7 handle, 16 row", "hash"] {
        assert!(out.contains(part), "{part:?} in {out}");
    }
    assert!(call(&["content", "check", "-"], other_box()).good().contains("standard input: valid"));
}

#[test]
fn every_fault_is_a_line_and_the_answer_is_no() {
    let folder = TempFolder::new("content");
    let file = folder
        .file("box.toml", other_box().replace("points = 50", "points = 500").replace("R-TbPfOsK-", "x"));
    let outcome = call(&["content", "check", &file], "");
    assert_eq!((outcome.status, outcome.out.as_str()), (1, ""));
    let lines: Vec<&str> = outcome.err.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with(&format!("{file}:12:5: card \"x\": ")), "{}", lines[0]);
    assert!(lines[1].contains("500 points are not between 1 and 99"), "{}", lines[1]);
    assert_eq!(call(&["content", "check", "-"], "").status, 1, "an empty file is a box without anything");
}

#[test]
fn what_cannot_be_checked() {
    assert!(call(&["content", "check", "no-such-box"], "").bad().contains("no-such-box cannot be read"));
    assert!(call(&["content", "check", "-"], b"\xff\xff").bad().contains("not UTF-8"));
    assert!(call(&["content", "check", "-"], vec![b'#'; 2 << 20]).bad().contains("too large"));
}
