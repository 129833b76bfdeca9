use photographs::{Chance, Condition, Photograph, Style, take_cards};
use serde_json::Value;
use sideboards_rules::{Card, Seed};

use crate::kit::{TempFolder, call};

fn photograph(texts: &[&str]) -> Photograph {
    let cards: Vec<Card> = texts.iter().map(|text| text.parse().expect("a card")).collect();
    let Ok(seed) = "a good photograph".parse::<Seed>();
    take_cards(&cards, Style::Page, Condition::Good, &mut Chance::new(&seed))
}

const CARDS: [&str; 4] = ["RfObT-K-Ps", "RbK-TfPsO-", "R-KfT-ObPs", "KfO-TbR-Ps"];

#[test]
fn a_photograph_is_read() {
    let folder = TempFolder::new("read");
    let photograph = photograph(&CARDS);
    let file = folder.file("board.jpg", &photograph.jpeg);
    let expected: Value = CARDS.to_vec().into();

    let outcome = call(&["read", &file, "--json"], "");
    assert_eq!(outcome.status, 0, "{}", outcome.err);
    let out: Value = serde_json::from_str(&outcome.out).expect("JSON");
    assert_eq!(out["cards"], expected);
    // Columns below 0.9 are marked, and no others.
    let sure: Vec<f64> =
        out["sure"].as_array().expect("a list").iter().map(|sure| sure.as_f64().expect("a number")).collect();
    let unsure: Vec<usize> = (0..sure.len()).filter(|column| sure[*column] < 0.9).collect();
    assert_eq!((sure.len(), &out["unsure"]), (4, &Value::from(unsure)));
    assert_eq!(out["others"].as_array().map(Vec::len), Some(4));

    // With all hints, and from standard input.
    let corners: Vec<String> = photograph.corners.iter().map(|(x, y)| format!("{x:.0},{y:.0}")).collect();
    let arguments = ["read", "-", "--cards", "4", "--corners", &corners.join(","), "--json"];
    let told: Value = serde_json::from_str(&call(&arguments, &photograph.jpeg).good()).expect("JSON");
    assert_eq!(told["cards"], expected);

    let text = call(&["read", &file, "--cards", "4"], "").good();
    assert!(text.starts_with("4 cards from left to right\n") && text.contains("  2  RbK-TfPsO-\n"), "{text}");
}

/// A lost card that nothing flags would be a wrong score.
#[test]
fn fewer_cards_than_a_sideboard_has_are_said() {
    let folder = TempFolder::new("read-few");
    let file = folder.file("board.jpg", &photograph(&CARDS).jpeg);
    let outcome = call(&["read", &file, "--json"], "");
    assert_eq!(outcome.status, 0);
    assert!(
        outcome.err.starts_with("warning: 4 cards found; a finished sideboard has 8."),
        "{}",
        outcome.err
    );
    let out: Value = serde_json::from_str(&outcome.out).expect("JSON");
    let end = |out: &Value| out["sure"][3].as_f64().expect("a number");
    assert!(end(&out) < 0.9, "an end, where cards are missed");
    let told = call(&["read", &file, "--json", "--cards", "4"], "").good();
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert!(end(&told) >= 0.9, "it is the end");
}

#[test]
fn a_picture_without_a_board() {
    let folder = TempFolder::new("read-nothing");
    let grey = jpeg(320, 240);
    let file = folder.file("grey.jpg", grey);
    let outcome = call(&["read", &file, "--json"], "");
    assert_eq!((outcome.status, outcome.out.as_str()), (1, ""));
    assert!(outcome.err.contains("there is no sideboard in the picture"), "{}", outcome.err);
}

#[test]
fn bad_files_and_arguments() {
    let folder = TempFolder::new("read-bad");
    let reason = |arguments: &[&str]| call(arguments, "").bad();
    let empty = folder.file("empty.jpg", "");
    assert!(reason(&["read", &empty]).ends_with("the file is empty"));
    let text = folder.file("text.jpg", "not a picture");
    assert!(reason(&["read", &text]).ends_with("the file is not a JPEG, PNG or WebP image"));
    let tiny = folder.file("tiny.jpg", jpeg(8, 8));
    assert!(reason(&["read", &tiny]).contains("8 x 8 pixels; at least 32"));
    // A hundred megapixels are refused by the header alone.
    let huge = folder.file("huge.jpg", claiming(jpeg(64, 64), 10_000, 10_000));
    assert!(reason(&["read", &huge]).contains("10000 x 10000 pixels; at most 64 million"));
    let cut = folder.file("cut.jpg", &jpeg(320, 240)[..200]);
    assert!(reason(&["read", &cut]).contains("damaged"));
    assert!(reason(&["read", &folder.path("missing.jpg")]).contains("cannot be read"));

    let grey = folder.file("grey.jpg", jpeg(320, 240));
    assert_eq!(
        reason(&["read", &grey, "--corners", "1,1,1,1,1,1,1,1"]),
        "error: the corners must be four places around the board"
    );
    for arguments in
        [["--cards", "9"], ["--cards", "0"], ["--corners", "1,2,3"], ["--corners", "a,1,1,1,1,1,1,1"]]
    {
        let outcome = call(&[&["read", &grey], &arguments[..]].concat(), "");
        assert_eq!((outcome.status, outcome.out.as_str()), (2, ""), "{arguments:?}");
    }
}

/// Makes a grey picture.
fn jpeg(width: u16, height: u16) -> Vec<u8> {
    photographs::compressed(
        &vec![128; 3 * usize::from(width) * usize::from(height)],
        width.into(),
        height.into(),
        80,
    )
}

/// Writes another size into the header of a JPEG file.
fn claiming(mut jpeg: Vec<u8>, width: u16, height: u16) -> Vec<u8> {
    let frame = jpeg.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame header");
    jpeg[frame + 5..frame + 7].copy_from_slice(&height.to_be_bytes());
    jpeg[frame + 7..frame + 9].copy_from_slice(&width.to_be_bytes());
    jpeg
}
