//! The way through a game by keyboard.

use leptos::ev::keydown;
use leptos::prelude::*;
use sideboards_client::settings::Keys;
use web_sys::KeyboardEvent;

use super::show::Show;
use crate::settings::Settings;

/// Listens as long as the game is shown.
pub(super) fn listen(show: Show) {
    let settings: Settings = expect_context();
    let handle = window_event_listener(keydown, move |event| {
        if settings.keys.get_untracked() == Keys::Play {
            press(show, &event);
        }
    });
    on_cleanup(move || handle.remove());
}

fn press(show: Show, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || has_focus("input, select, dialog *") {
        return;
    }
    match (event.key().as_str(), event.shift_key()) {
        ("ArrowLeft", false) => show.back(),
        ("ArrowRight", false) => show.forward(),
        ("ArrowLeft", true) => show.back_a_round(),
        ("ArrowRight", true) => show.forward_a_round(),
        ("Home", false) => show.go(0),
        ("End", false) => show.go(show.last),
        // A button that has the focus is pressed by the space bar itself.
        (" ", false) if !has_focus("button, a, summary") => show.play_or_pause(),
        _ => return,
    }
    event.prevent_default();
}

fn has_focus(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}
