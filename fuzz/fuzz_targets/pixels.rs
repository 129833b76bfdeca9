//! Any pixels with any corners are read or rejected; a reading has columns, and no card twice.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_rules::{CardSet, Content};
use sideboards_vision::{Hints, Image, Point, read};

fuzz_target!(|bytes: &[u8]| {
    let [width, height, cards, what, rest @ ..] = bytes else { return };
    let (width, height) = (32 + usize::from(*width), 32 + usize::from(*height));
    let Some((corners, pixels)) = rest.split_at_checked(16) else { return };
    if pixels.is_empty() {
        return;
    }
    let rgb = pixels.iter().copied().cycle().take(3 * width * height).collect();
    let image = Image::new(width, height, rgb).expect("as many bytes as the size says");
    let number =
        |index: usize| f32::from(i16::from_le_bytes([corners[2 * index], corners[2 * index + 1]])) / 8.0;
    let corners = [0, 1, 2, 3].map(|corner| Point { x: number(2 * corner), y: number(2 * corner + 1) });
    let hints = Hints {
        cards: (what & 1 == 1).then_some(usize::from(*cards)),
        corners: (what & 2 == 2).then_some(corners),
        expected: (what & 4 == 4).then_some(usize::from(*cards)),
        taken: CardSet::EMPTY,
    };
    if let Ok(reading) = read(&image, &Content::classic(), &hints) {
        let ids: CardSet = reading.columns.iter().map(|column| column.placed.card).collect();
        assert_eq!(ids.len(), reading.columns.len());
        assert!((1..=8).contains(&reading.columns.len()));
        assert!(reading.columns.iter().all(|column| (0.0..=1.0).contains(&column.sure)));
    }
});
