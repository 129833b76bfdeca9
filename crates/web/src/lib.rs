//! The card game Sideboards in the browser.
//!
//! One module for two threads: the page calls [`start`], its worker calls [`answer`].

#![allow(
    clippy::large_types_passed_by_value,
    clippy::needless_pass_by_value,
    reason = "components own what they show; what looks large is a handful of handles to signals"
)]
#![allow(unreachable_pub, reason = "the component macro writes `pub` where we write `pub(crate)`")]

mod app;
mod arrival;
mod back;
mod browser;
mod charts;
mod choices;
mod dealer;
mod dialog;
mod drawing;
mod file;
mod focus;
mod keyboard;
mod later;
mod live;
mod motion;
mod newest;
mod online;
mod pages;
mod picture;
mod place;
mod play;
mod points;
mod reactions;
mod reading;
mod scoring;
mod session;
mod settings;
mod sharing;
mod sound;
mod status;
mod table;
mod television;
mod texts;
mod thinking;
mod words;

use js_sys::{Array, Function};
use sideboards_client::settings::Options;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::browser::boxes;
use crate::texts::Language;

/// Shows the page; bots think in a worker that runs a script, other languages are loaded from where the list says, and the
/// function loads the styles of later parts. It fails if there are own boxes, and what reads them cannot be loaded.
#[wasm_bindgen]
pub async fn start(
    worker: String,
    sources: Array,
    language: String,
    words: String,
    style: Function,
) -> Result<(), JsError> {
    let language = Language::parse(&language).unwrap_or_default();
    texts::know(&sources);
    texts::learn(language, words);
    later::know_style(style);
    // A game that is taken up may be played with one of them.
    if boxes().must_learn_to_read() {
        later::learn_to_read_boxes().await?;
    }
    app::show(worker, language);
    Ok(())
}

/// Answers what the page asks its worker, or nothing if what it takes to think cannot be loaded. What is asked about pixels is
/// what cards they show.
#[wasm_bindgen]
pub async fn answer(question: String, pixels: Option<Vec<u8>>) -> Option<String> {
    match pixels {
        None => later::answer(question).await.ok(),
        Some(pixels) => later::read_photo(question, pixels).await.ok(),
    }
}
