//! The whole game by keyboard.

use leptos::ev::keydown;
use leptos::prelude::*;
use sideboards_client::local::Draft;
use sideboards_client::settings::Keys;
use sideboards_rules::End;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::Table;

/// Listens as long as the table is shown.
pub(super) fn listen(table: Table) {
    let handle = window_event_listener(keydown, move |event| press(table, &event));
    on_cleanup(move || handle.remove());
}

fn press(table: Table, event: &KeyboardEvent) {
    // A panel closes with Escape even where the game has no keys.
    if event.key() == "Escape" && !is_elsewhere() {
        return table.close_advice();
    }
    let is_off = table.settings.keys.get_untracked() == Keys::Nothing;
    if event.ctrl_key() || event.meta_key() || event.alt_key() || is_elsewhere() || is_off {
        return;
    }
    let play = table.play;
    let hand =
        table.scene.with_untracked(|scene| if scene.has_chosen() { Vec::new() } else { scene.hand.clone() });
    let on_table = |card: &sideboards_rules::CardId| play.draft.with_untracked(|draft| draft.has_laid(*card));
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
        // A button that has the focus is pressed by Enter itself.
        "Enter" if !is_on_control() => table.confirm(),
        _ => return,
    }
    event.prevent_default();
}

/// Tells whether keys are meant for a dialog or a text field.
fn is_elsewhere() -> bool {
    let open = document().query_selector("dialog[open], details[open] > .menu-sheet").ok().flatten();
    open.is_some()
        || focused().is_some_and(|element| element.matches("input, select, textarea").unwrap_or(false))
}

/// Tells whether Enter belongs to something that has the focus. A card that was taken by its number leaves Enter free.
fn is_on_control() -> bool {
    focused().is_some_and(|element| element.matches("button:not(:disabled), a, summary").unwrap_or(false))
}

fn focused() -> Option<Element> {
    document().active_element().and_then(|element| element.dyn_into().ok())
}
