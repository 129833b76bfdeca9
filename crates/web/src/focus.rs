//! Keyboard focus. The focused element may disappear when a card is laid or a round ends; then the focus moves to
//! the next sensible one, so that keyboard users need not start at the top of the page again.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{FocusOptions, HtmlElement};

/// Moves the focus to the first of some elements, once the page has changed.
pub(crate) fn move_to(selector: &'static str) {
    request_animation_frame(move || focus(selector));
}

/// Moves the focus to the first of some elements if nothing has it, once the page has changed.
pub(crate) fn rescue_to(selector: &'static str) {
    request_animation_frame(move || {
        let focused = document().active_element();
        let is_lost = focused.is_none_or(|element| element.matches("body, :disabled").unwrap_or(false));
        if is_lost {
            focus(selector);
        }
    });
}

fn focus(selector: &str) {
    let Ok(Some(element)) = document().query_selector(selector) else { return };
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // Ignore elements that cannot be focused.
    let _ = element.unchecked_into::<HtmlElement>().focus_with_options(&options);
}
