//! Overlays that close with the browser's Back, as on every phone.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::History;

/// Lets the browser's Back close an overlay, as long as the owner lives. An overlay closed in any other way leaves no entry in the history.
pub(crate) fn closes(close: impl Fn() + 'static) {
    let Ok(history) = window().history() else { return };
    // How many overlays are stacked: Back closes the topmost only.
    let depth = depth(&history) + 1;
    if history.push_state_with_url(&JsValue::from(depth), "", None).is_err() {
        return;
    }
    let listener = window_event_listener_untyped("popstate", move |_| {
        if window().history().is_ok_and(|history| self::depth(&history) < depth) {
            close();
        }
    });
    on_cleanup(move || {
        listener.remove();
        // After a link was followed, the history has moved on already.
        if let Ok(history) = window().history()
            && self::depth(&history) == depth
        {
            // It fails only in documents that are not shown any more.
            let _ = history.back();
        }
    });
}

fn depth(history: &History) -> i32 {
    history.state().ok().and_then(|state| state.as_f64()).unwrap_or_default() as i32
}
