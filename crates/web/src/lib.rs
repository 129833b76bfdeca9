//! The card game Sideboards in the browser.
//!
//! One module for two threads: the page calls [`start`], its worker calls [`answer`].

#![allow(unreachable_pub, reason = "the component macro writes `pub` where we write `pub(crate)`")]

mod app;
mod choices;
mod deal;
mod dialog;
mod drawing;
mod file;
mod local;
mod motion;
mod pages;
mod place;
mod scoring;
mod session;
mod settings;
mod storage;
mod table;
mod texts;
mod thinking;
mod words;

use wasm_bindgen::prelude::wasm_bindgen;

/// Shows the page; bots think in a worker that runs this script.
#[wasm_bindgen]
pub fn start(worker: String) {
    app::show(worker);
}

/// Answers what the page asks its worker.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    thinking::answer(question)
}
