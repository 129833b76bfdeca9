//! Writing cards down by keyboard.

use sideboards_rules::Colour;
use web_sys::KeyboardEvent;

use super::entry::SideboardEntry;
use crate::keyboard::{self, is_on_control};
use crate::texts::later_texts;
use crate::words::colour_letter;

/// Listens as long as a sideboard is written down.
pub(super) fn listen(entry: SideboardEntry) {
    keyboard::listen(move |event| press(entry, event));
}

fn press(entry: SideboardEntry, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let t = later_texts();
    let colour = Colour::ALL.into_iter().find(|colour| key.eq_ignore_ascii_case(&colour_letter(t, *colour)));
    match (colour, key.as_str()) {
        (Some(colour), _) => entry.tap(colour),
        (None, "Backspace") => entry.untap(),
        (None, "Enter") if !is_on_control() => entry.take_only(),
        _ => return false,
    }
    true
}
