use leptos::prelude::*;
use sideboards_client::Storage;
use sideboards_protocol::{NAME_LENGTH, clean_name};

use crate::browser::Browser;
use crate::texts::texts;

const KEPT: &str = "name";

/// Takes up the name that was used last, and keeps the next one.
pub(super) fn kept_name() -> RwSignal<String> {
    RwSignal::new(last_name())
}

/// Gives the name that was used last.
pub(super) fn last_name() -> String {
    Browser.get(KEPT).unwrap_or_default()
}

/// How somebody wants to be called.
#[component]
pub(super) fn NameField(name: RwSignal<String>) -> impl IntoView {
    let change = move |event| {
        let clean = clean_name(&event_target_value(&event));
        // The name is asked again if it cannot be kept.
        let _ = Browser.set(KEPT, &clean);
        name.set(clean);
    };
    view! {
        <label class="field">
            <span>{texts().online_name()}</span>
            <input type="text" name="name" value=name.get_untracked() maxlength=NAME_LENGTH autocomplete="nickname" required on:input=change />
        </label>
    }
}
