//! What is heard and felt at the table. Nothing is heard before somebody has touched the page, or where a device cannot.

mod synthesiser;

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_client::settings::{Options, Sense, Volume};
use sideboards_client::sound::Cue;
use wasm_bindgen::JsValue;

pub(crate) use self::synthesiser::sound_out;
use crate::later;

/// A laid card is felt for so many milliseconds.
const FELT: u32 = 12;

/// Plays cues, each after so many milliseconds.
pub(crate) fn play(cues: Vec<(u32, Cue)>) {
    if cues.is_empty() || !was_touched() {
        return;
    }
    let is_laid = cues.iter().any(|(_, cue)| *cue == Cue::Lay);
    if is_laid && chosen::<Sense>("data-touch") == Sense::On && can_be_felt() {
        // A device that is told to be still does nothing.
        let _ = window().navigator().vibrate_with_duration(FELT);
    }
    if chosen::<Sense>("data-sound") == Sense::On {
        let level = chosen::<Volume>("data-volume").level();
        // Without what plays it the game is silent.
        spawn_local(async move { drop(later::sound_out(cues, level).await) });
    }
}

/// Tells whether a device can be felt; a computer says so too, but lies still.
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

/// Tells whether the page was touched: before that a browser complains about whatever sounds or shakes.
fn was_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    // Browsers that do not tell do not complain either.
    touched.map_or(true, |touched| touched != JsValue::FALSE)
}
