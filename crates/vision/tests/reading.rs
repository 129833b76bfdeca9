//! Photographs are read. `examples/accuracy.rs` measures the accuracy; the floors here are far below, and fail only
//! if something breaks.

#![allow(clippy::cast_sign_loss, reason = "numbers that are never negative")]

use photographs::{Chance, Condition, Photograph, Style, take, take_cards};
use sideboards_rules::{Card, CardSet, Content, Seed};
use sideboards_vision::{ColumnReading, Hints, Image, NotRead, Point, Reading, read};

fn image(photograph: &Photograph) -> Image {
    Image::new(photograph.width, photograph.height, photograph.rgb.clone()).expect("a picture")
}

fn seed(text: &str) -> Seed {
    let Ok(seed) = text.parse();
    seed
}

fn right(photograph: &Photograph, reading: &Reading, content: &Content) -> usize {
    let faces = reading.columns.iter().map(|column| content.deck().face(column.placed));
    if reading.columns.len() != photograph.cards.len() {
        return 0;
    }
    faces.zip(&photograph.cards).filter(|(face, card)| face == *card).count()
}

/// Returns the share of cards that are read right, over some photographs of each condition.
fn share(conditions: &[Condition], count: u32, hints: impl Fn(&Photograph) -> Hints) -> f64 {
    let content = Content::classic();
    let (mut good, mut all) = (0, 0);
    for condition in conditions {
        for number in 0..count {
            let photograph = take(&content, &seed("test"), number, *condition);
            all += photograph.cards.len();
            if let Ok(reading) = read(&image(&photograph), &content, &hints(&photograph)) {
                good += right(&photograph, &reading, &content);
            }
        }
    }
    f64::from(good as u32) / f64::from(all as u32)
}

#[test]
fn photographs_in_good_light() {
    let share = share(&[Condition::Good], 6, |_| Hints::default());
    assert!(share > 0.85, "{share}");
}

#[test]
fn photographs_of_all_kinds() {
    let share = share(&Condition::ALL[1..], 1, |_| Hints::default());
    assert!(share > 0.75, "{share}");
}

#[test]
fn photographs_with_corners_and_number() {
    let share = share(&[Condition::Warm, Condition::Cluttered], 3, |photograph| Hints {
        cards: Some(photograph.cards.len()),
        corners: Some(photograph.corners.map(|(x, y)| Point { x: x as f32, y: y as f32 })),
        ..Hints::default()
    });
    assert!(share > 0.85, "{share}");
}

fn two_cards() -> Photograph {
    let cards: [Card; 2] = ["R-TbPfOsK-", "T-KbO-RsPf"].map(|text| text.parse().expect("a card"));
    take_cards(&cards, Style::Page, Condition::Good, &mut Chance::new(&seed("two cards")))
}

/// Lays a sheet of paper over a part of a board, from one share of its width to another and somewhat above and below.
fn covered(photograph: &Photograph, from: f64, to: f64) -> Image {
    let (mut rgb, [a, b, _, d]) = (photograph.rgb.clone(), photograph.corners);
    let height = d.1 - a.1;
    let at = |share: f64| a.0 + share * (b.0 - a.0);
    for y in (a.1 - 0.1 * height) as usize..(d.1 + 0.1 * height) as usize {
        for x in at(from) as usize..at(to) as usize {
            rgb[3 * (y * photograph.width + x)..][..3].copy_from_slice(&[205, 203, 198]);
        }
    }
    Image::new(photograph.width, photograph.height, rgb).expect("a picture")
}

fn six_cards() -> Photograph {
    let texts = ["R-TbPfOsK-", "T-KbO-RsPf", "PbR-OsT-Kf", "K-PbT-OsRf", "O-PsTfK-Rb", "KsTfP-ObR-"];
    let cards = texts.map(|text| text.parse().expect("a card"));
    take_cards(&cards, Style::Page, Condition::Good, &mut Chance::new(&seed("six cards")))
}

/// Where a card was taken away, the others are read, and the gap is known.
#[test]
fn cards_on_both_sides_of_a_wide_gap() {
    let content = Content::classic();
    let photograph = six_cards();
    let image = covered(&photograph, 2.0 / 6.0 + 0.01, 3.0 / 6.0 - 0.01);
    let faces = |reading: &Reading| -> Vec<Card> {
        reading.columns.iter().map(|column| content.deck().face(column.placed)).collect()
    };
    let expected = Hints { expected: Some(8), ..Hints::default() };
    let reading = read(&image, &content, &expected).expect("a board");
    let cards = [&photograph.cards[..2], &photograph.cards[3..]].concat();
    assert_eq!(faces(&reading), cards);
    assert!(!reading.has_room_before(0) && !reading.has_room_before(1) && reading.has_room_before(2));
}

/// A board that has fewer cards than expected is read as it is, and its ends can be doubted.
#[test]
fn no_card_is_made_up() {
    let content = Content::classic();
    let photograph = six_cards();
    let expected = Hints { expected: Some(8), ..Hints::default() };
    let mut reading = read(&image(&photograph), &content, &expected).expect("a board");
    assert_eq!(right(&photograph, &reading, &content), 6);
    assert!(reading.columns[..5].iter().all(ColumnReading::is_sure));
    reading.doubt_ends();
    let unsure: Vec<usize> = (0..6).filter(|column| !reading.columns[*column].is_sure()).collect();
    assert_eq!(unsure, [0, 5]);
}

#[test]
fn cards_that_lie_elsewhere_are_not_here() {
    let content = Content::classic();
    let (photograph, deck) = (two_cards(), content.deck());
    let open = read(&image(&photograph), &content, &Hints::default()).expect("a board");
    assert_eq!(right(&photograph, &open, &content), 2);
    let mut taken = CardSet::EMPTY;
    taken.insert(deck.find(&photograph.cards[0]).expect("a card of the box").card);
    let reading = read(&image(&photograph), &content, &Hints { taken, ..Hints::default() }).expect("a board");
    assert!(!taken.contains(reading.columns[0].placed.card));
    assert!(!reading.columns[0].is_sure(), "the card that it looks like lies elsewhere");
    assert_eq!(deck.face(reading.columns[1].placed), photograph.cards[1]);
    let taken = deck.all();
    let refused = read(&image(&photograph), &content, &Hints { taken, ..Hints::default() });
    assert_eq!(refused.map(drop), Err(NotRead::TooFewCards { left: 0, columns: 2 }));
}

/// These two cards have the same colours: both are suggested, and a person is asked.
#[test]
fn cards_with_the_same_colours() {
    let file = Content::CLASSIC.replace("R-TsPbK-Of", "R-TsPbOfK-");
    let content = Content::parse(&file).expect("a box");
    let reading = read(&image(&two_cards()), &content, &Hints::default()).expect("a board");
    let first = &reading.columns[0];
    let mut faces = vec![content.deck().face(first.placed).to_string()];
    faces.extend(first.others.iter().take(1).map(|placed| content.deck().face(*placed).to_string()));
    faces.sort();
    assert_eq!((faces, first.is_sure()), (vec!["R-TbPfOsK-".to_owned(), "R-TsPbOfK-".to_owned()], false));
    assert!(reading.columns[1].is_sure());
}

#[test]
fn pictures_without_a_board() {
    let content = Content::classic();
    let mut chance = Chance::new(&seed("noise"));
    let noise = (0..3 * 200 * 150).map(|_| (chance.share() * 255.0) as u8).collect();
    for rgb in [vec![0; 3 * 200 * 150], vec![200; 3 * 200 * 150], noise] {
        let image = Image::new(200, 150, rgb).expect("a picture");
        assert_eq!(read(&image, &content, &Hints::default()).map(drop), Err(NotRead::NoBoard));
    }
}

#[test]
fn nonsense_is_refused() {
    let image = Image::new(64, 64, vec![0; 3 * 64 * 64]).expect("a picture");
    let with = |hints: Hints| read(&image, &Content::classic(), &hints).map(drop);
    assert_eq!(with(Hints { cards: Some(9), ..Hints::default() }), Err(NotRead::Cards { cards: 9 }));
    assert_eq!(with(Hints { cards: Some(0), ..Hints::default() }), Err(NotRead::Cards { cards: 0 }));
    let corners = Some([Point { x: 1.0, y: 1.0 }; 4]);
    assert_eq!(with(Hints { corners, ..Hints::default() }), Err(NotRead::Corners));
}
