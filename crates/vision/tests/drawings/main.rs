//! Boards that are drawn another way than `xtask/photographs` draws them are read as well. The floors are below what is measured
//! (`docs/VISION.md`), and none of these drawings was used to choose a number in the reader.

#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "pixels are few and numbers never negative"
)]

mod canvas;
mod light;
mod look;

use look::{Drawing, draw};
use sideboards_rules::{Content, Seed};
use sideboards_vision::{Hints, Image, Point, Reading, read};

fn seed() -> Seed {
    let Ok(seed) = "drawings".parse();
    seed
}

fn right(drawing: &Drawing, reading: &Reading, content: &Content) -> usize {
    if reading.columns.len() != drawing.cards.len() {
        return 0;
    }
    let faces = reading.columns.iter().map(|column| content.deck().face(column.placed));
    faces.zip(&drawing.cards).filter(|(face, card)| face == *card).count()
}

/// Returns the share of cards that are read right; of a drawing with a column too many or too few, none counts.
fn share(numbers: std::ops::Range<u32>, hints: impl Fn(&Drawing) -> Hints) -> f64 {
    let content = Content::classic();
    let (mut good, mut all) = (0, 0);
    for number in numbers {
        let drawing = draw(&content, &seed(), number);
        let image = Image::new(drawing.width, drawing.height, drawing.rgb.clone()).expect("a picture");
        all += drawing.cards.len();
        let found =
            read(&image, &content, &hints(&drawing)).map_or(0, |reading| right(&drawing, &reading, &content));
        if found < drawing.cards.len() {
            println!("{number}: {found} of {} cards, {}", drawing.cards.len(), drawing.look);
        }
        good += found;
    }
    f64::from(good as u32) / f64::from(all as u32)
}

#[test]
fn drawings_without_a_word() {
    let share = share(0..20, |_| Hints::default());
    assert!(share > 0.4, "{share}");
}

#[test]
fn drawings_with_corners_and_number() {
    let share = share(0..20, |drawing| Hints {
        cards: Some(drawing.cards.len()),
        corners: Some(drawing.corners.map(|(x, y)| Point { x, y })),
        ..Hints::default()
    });
    assert!(share > 0.8, "{share}");
}
