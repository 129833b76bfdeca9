//! Sound and vibration at the table. Nothing plays before the page was touched, or on devices that cannot.

mod synthesiser;

use js_sys::{Array, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::settings::{Options, Sense, Volume};
use sideboards_client::sound::Cue;
use wasm_bindgen::JsValue;

pub(crate) use self::synthesiser::sound_out;
use crate::later;

/// Plays cues, each after a delay in milliseconds.
pub(crate) fn play(cues: Vec<(u32, Cue)>) {
    if cues.is_empty() || !was_touched() {
        return;
    }
    // A vibration ends the one before, so there is only the longest.
    let felt = cues.iter().map(|(_, cue)| cue.felt()).max_by_key(|felt| felt.len()).unwrap_or_default();
    if !felt.is_empty() && chosen::<Sense>("data-touch") == Sense::On && can_be_felt() {
        let pattern: Array = felt.iter().map(|time| JsValue::from(*time)).collect();
        // A device with vibration turned off ignores it.
        let _ = window().navigator().vibrate_with_pattern(&pattern);
    }
    if chosen::<Sense>("data-sound") == Sense::On {
        let level = chosen::<Volume>("data-volume").level();
        // Without the synthesiser the game is silent.
        spawn_local(async move { drop(later::sound_out(cues, level).await) });
    }
}

/// Returns whether a device can vibrate; desktop computers claim so too, but cannot.
pub(crate) fn can_be_felt() -> bool {
    let has = Reflect::has(&window().navigator(), &"vibrate".into()).unwrap_or(false);
    let finger = window().match_media("(pointer: coarse)").ok().flatten();
    has && finger.is_some_and(|finger| finger.matches())
}

/// Reads a setting where the style sheet does.
fn chosen<T: Options>(attribute: &str) -> T {
    let root = document().document_element();
    root.and_then(|root| T::parse(&root.get_attribute(attribute)?)).unwrap_or_default()
}

/// Returns whether the page was touched: before that the browser reports sound and vibration as errors.
fn was_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    // Browsers that do not tell do not report errors either.
    touched.map_or(true, |touched| touched != JsValue::FALSE)
}
