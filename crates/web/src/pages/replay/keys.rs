//! The way through a game by keyboard.

use web_sys::KeyboardEvent;

use super::analysis::Analysis;
use crate::keyboard::{self, is_on_control};

/// Listens as long as the game is shown.
pub(super) fn listen(analysis: Analysis) {
    keyboard::listen(move |event| press(analysis, event));
}

fn press(analysis: Analysis, event: &KeyboardEvent) -> bool {
    let show = analysis.show;
    match (event.key().as_str(), event.shift_key()) {
        ("ArrowLeft", false) => show.back(),
        ("ArrowRight", false) => show.forward(),
        ("ArrowLeft", true) => show.back_a_round(),
        ("ArrowRight", true) => show.forward_a_round(),
        ("Home", false) => show.go(0),
        ("End", false) => show.go(show.last),
        (" ", false) if !is_on_control() => show.play_or_pause(),
        ("n" | "N", _) => analysis.pick_next_mistake(),
        _ => return false,
    }
    true
}
