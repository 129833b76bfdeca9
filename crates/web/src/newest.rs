//! The newest version of the page.

use leptos::prelude::*;

use crate::browser::announce;
use crate::texts::texts;

/// Asks `boot.js` to load it; every open tab takes it.
const TAKE: &str = "sideboards-take-update";

/// Announces it.
pub(crate) const READY: &str = "sideboards-update";

/// Returns whether the browser has all of it.
pub(crate) fn is_ready() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-update"))
}

/// Loads it.
pub(crate) fn load() {
    announce(TAKE);
}

/// Offers it: the server said something that this page does not know.
pub(crate) fn offer() {
    announce(READY);
}

/// A message that this page is out of date, with a button that loads the newest one.
#[component]
pub(crate) fn OutOfDate() -> impl IntoView {
    let t = texts();
    view! {
        <div class="banner out-of-date" role="alert">
            <span>{t.refused("protocol")}</span>
            <button class="main" on:click=|_| load()>{t.update_take()}</button>
        </div>
    }
}
