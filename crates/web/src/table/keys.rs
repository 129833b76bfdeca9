//! The whole game by keyboard.

use leptos::ev::keydown;
use leptos::prelude::*;
use sideboards_client::local::Draft;
use sideboards_rules::{CardId, End};
use web_sys::KeyboardEvent;

use super::TableContext;
use crate::keyboard::{self, is_elsewhere, is_on_control};

/// Listens as long as the table is shown.
pub(super) fn listen(table: TableContext) {
    keyboard::listen(move |event| press(table, event));
    // A panel closes with Escape even where the game has no keys.
    let handle = window_event_listener(keydown, move |event| {
        if event.key() == "Escape" && !is_elsewhere("Escape") {
            table.close_advice();
        }
    });
    on_cleanup(move || handle.remove());
}

fn press(table: TableContext, event: &KeyboardEvent) -> bool {
    let play = table.play;
    let hand =
        table.scene.with_untracked(|scene| if scene.has_chosen() { Vec::new() } else { scene.hand.clone() });
    let on_table = |card: &CardId| play.draft.with_untracked(|draft| draft.has_laid(*card));
    let key = event.key();
    match key.as_str() {
        "1" | "2" | "3" | "4" => {
            let number = usize::from(key.as_bytes()[0] - b'1');
            if let Some(card) = hand.get(number).filter(|card| !on_table(card)) {
                play.take(*card);
            }
        }
        "r" | "R" => {
            if let Some(card) = play.draft.with_untracked(Draft::taken).filter(|card| hand.contains(card)) {
                play.turn(card);
            }
        }
        "ArrowLeft" => table.lay(End::Left),
        "ArrowRight" => table.lay(End::Right),
        "Backspace" | "z" | "Z" => table.take_back(None),
        "x" | "X" if table.scene.with_untracked(|scene| scene.can_exchange) => table.asks.set(true),
        "h" | "H" if untrack(|| table.offers_hints()) && !hand.is_empty() => table.ask_advice(),
        "t" | "T" => table.read_out(),
        "?" => table.rules.set(true),
        "Enter" if !is_on_control() => table.confirm(),
        _ => return false,
    }
    true
}
