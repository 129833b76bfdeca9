use leptos::prelude::*;
use sideboards_client::Storage;
use sideboards_protocol::{NAME_UNITS, clean_name};

use crate::browser::Browser;
use crate::live::Change;
use crate::texts::texts;

const STORAGE_KEY: &str = "name";

/// Returns the name that was used last.
pub(super) fn last_name() -> String {
    Browser.get(STORAGE_KEY).unwrap_or_default()
}

/// The field for the player's name, which is kept for the next time.
#[component]
pub(super) fn NameField(
    value: String,
    #[prop(optional, into)] on_change: Option<Change<String>>,
) -> impl IntoView {
    let change = move |event| {
        let clean = clean_name(&event_target_value(&event));
        // The name is asked again if it cannot be kept.
        let _ = Browser.set(STORAGE_KEY, &clean);
        if let Some(on_change) = &on_change {
            on_change.to(clean);
        }
    };
    view! {
        <label class="field">
            <span>{texts().online_name()}</span>
            <input type="text" name="name" value=value maxlength=NAME_UNITS autocomplete="nickname" required on:input=change />
        </label>
    }
}
