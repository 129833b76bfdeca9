//! The way through a game by keyboard.

use web_sys::KeyboardEvent;

use super::show::Show;
use crate::keyboard::{self, is_on_control};

/// Listens as long as the game is shown.
pub(super) fn listen(show: Show) {
    keyboard::listen(move |event| press(show, event));
}

fn press(show: Show, event: &KeyboardEvent) -> bool {
    match (event.key().as_str(), event.shift_key()) {
        ("ArrowLeft", false) => show.back(),
        ("ArrowRight", false) => show.forward(),
        ("ArrowLeft", true) => show.back_a_round(),
        ("ArrowRight", true) => show.forward_a_round(),
        ("Home", false) => show.go(0),
        ("End", false) => show.go(show.last),
        (" ", false) if !is_on_control() => show.play_or_pause(),
        _ => return false,
    }
    true
}
