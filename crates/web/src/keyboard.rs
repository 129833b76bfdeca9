//! Keys that play, turn pages or write cards down, on whatever page they do so.

use leptos::ev::keydown;
use leptos::prelude::*;
use sideboards_client::settings::Keys;
use web_sys::KeyboardEvent;

use crate::settings::Settings;

/// Listens for keys as long as the owner lives. What `press` has used, the browser does not use as well.
///
/// Keys that belong elsewhere never arrive: shortcuts of the browser, and what is typed into a field, a menu or a dialog.
pub(crate) fn listen(press: impl Fn(&KeyboardEvent) -> bool + 'static) {
    let settings: Settings = expect_context();
    let handle = window_event_listener(keydown, move |event| {
        if may_play(settings, &event) && !is_elsewhere(&event.key()) && press(&event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Returns whether keys play at all, and this one is no shortcut of the browser.
pub(crate) fn may_play(settings: Settings, event: &KeyboardEvent) -> bool {
    let is_shortcut = event.ctrl_key() || event.meta_key() || event.alt_key();
    settings.keys.get_untracked() != Keys::Nothing && !is_shortcut
}

/// Returns whether a key is meant for a dialog, a menu, a field, or the drawers of the player's sideboard.
pub(crate) fn is_elsewhere(key: &str) -> bool {
    let open = document().query_selector("dialog[open], details[open] > .menu-sheet").ok().flatten();
    let moves_in_field = matches!(
        key,
        " " | "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End" | "PageUp" | "PageDown"
    );
    open.is_some()
        || is_on("select, textarea, input:not([type=radio], [type=checkbox], [type=range])")
        || moves_in_field && is_on("input, .drawer-cursor")
}

/// Returns whether what has the focus is pressed by Enter and the space bar itself. A card that was taken by its number, and is
/// disabled since, is not.
pub(crate) fn is_on_control() -> bool {
    is_on("button:not(:disabled), a, summary, input")
}

/// Returns whether a key is typed into a field, or chooses in one.
pub(crate) fn is_on_field() -> bool {
    is_on("input")
}

fn is_on(selector: &str) -> bool {
    document().active_element().is_some_and(|element| element.matches(selector).unwrap_or(false))
}
