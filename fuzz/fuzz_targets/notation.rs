//! Any text is read or rejected, and results round-trip.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sideboards_rules::{Card, Content, Decision, Notation, Sideboard};

fuzz_target!(|text: &str| {
    let content = Content::classic();
    let deck = content.deck();
    if let Ok(card) = text.parse::<Card>() {
        assert_eq!(card.to_string(), text);
    }
    if let Ok(decision) = Decision::read(text, deck) {
        assert_eq!(deck.text(&decision).to_string(), text);
    }
    if let Ok(sideboard) = Sideboard::read(text, deck) {
        let written = deck.text(&sideboard).to_string();
        assert_eq!(Sideboard::read(&written, deck), Ok(sideboard));
    }
});
