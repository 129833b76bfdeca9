use sideboards_rules::{Colour, Handle};
use web_sys::KeyboardEvent;

use super::Clerk;
use crate::keyboard;
use crate::texts::later_texts;
use crate::words::colour_letter;

/// Listens as long as cards are transcribed: letters for colours, 1 to 4 for handles.
pub(super) fn listen(clerk: Clerk) {
    keyboard::listen(move |event| press(clerk, event));
}

fn press(clerk: Clerk, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let t = later_texts();
    let colour = Colour::ALL.into_iter().find(|colour| key.eq_ignore_ascii_case(&colour_letter(t, *colour)));
    match (colour, key.as_str()) {
        (Some(colour), _) => clerk.change(|box_| box_.tap_colour(colour)),
        (None, "1") => clerk.tap_handle(None),
        (None, "2") => clerk.tap_handle(Some(Handle::Flower)),
        (None, "3") => clerk.tap_handle(Some(Handle::Square)),
        (None, "4") => clerk.tap_handle(Some(Handle::Bar)),
        (None, "Backspace") => clerk.change(super::Transcription::undo),
        _ => return false,
    }
    true
}
