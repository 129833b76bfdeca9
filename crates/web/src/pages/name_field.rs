use leptos::prelude::*;
use sideboards_client::Storage;
use sideboards_protocol::{NAME_UNITS, clean_name};

use crate::browser::Browser;
use crate::texts::texts;

const STORAGE_KEY: &str = "name";

/// Takes up the name that was used last, and keeps the next one.
pub(super) fn kept_name() -> RwSignal<String> {
    RwSignal::new(last_name())
}

/// Returns the name that was used last.
pub(super) fn last_name() -> String {
    Browser.get(STORAGE_KEY).unwrap_or_default()
}

/// The field for the player's name.
#[component]
pub(super) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let change = move |event| {
        let clean = clean_name(&event_target_value(&event));
        // The name is asked again if it cannot be kept.
        let _ = Browser.set(STORAGE_KEY, &clean);
        name.set(clean);
    };
    view! {
        <label class="field">
            <span>{texts().online_name()}</span>
            <input type="text" name="name" value=name.get_untracked() maxlength=NAME_UNITS autocomplete="nickname" required on:input=change />
        </label>
    }
}
