//! Writing cards down by keyboard.

use leptos::ev::keydown;
use leptos::prelude::*;
use sideboards_client::settings::Keys;
use sideboards_rules::Colour;
use web_sys::KeyboardEvent;

use super::entry::Entry;
use crate::settings::Settings;
use crate::texts::later_texts;
use crate::words::colour_letter;

/// Listens as long as a sideboard is written down.
pub(super) fn listen(entry: Entry) {
    let settings: Settings = expect_context();
    let handle = window_event_listener(keydown, move |event| {
        if settings.keys.get_untracked() == Keys::Play {
            press(entry, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

fn press(entry: Entry, event: &KeyboardEvent) {
    let is_on = |selector: &str| {
        document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
    };
    let has_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
    let is_elsewhere = has_dialog || is_on("input[type=text], select, textarea");
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_elsewhere {
        return;
    }
    let key = event.key();
    let t = later_texts();
    let colour = Colour::ALL.into_iter().find(|colour| key.eq_ignore_ascii_case(&colour_letter(t, *colour)));
    match (colour, key.as_str()) {
        (Some(colour), _) => entry.tap(colour),
        (None, "Backspace") => entry.untap(),
        // A button that has the focus is pressed by Enter itself.
        (None, "Enter") if !is_on("button, a, input") => entry.take_only(),
        _ => return,
    }
    event.prevent_default();
}
