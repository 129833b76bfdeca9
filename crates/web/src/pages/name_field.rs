use leptos::prelude::*;
use sideboards_client::Storage;
use sideboards_protocol::{NAME_LENGTH, NAME_UNITS, clean_name, name_length};

use crate::browser::Browser;
use crate::live::Change;
use crate::texts::later_texts;

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
    let t = later_texts();
    let too_long = RwSignal::new(None::<String>);
    let change = move |event| {
        let typed = event_target_value(&event);
        let clean = clean_name(&typed);
        let is_too_long = name_length(&typed) > NAME_LENGTH;
        too_long.set(is_too_long.then(|| t.name_too_long(NAME_LENGTH, &clean)));
        // The name is asked again if it cannot be kept.
        let _ = Browser.set(STORAGE_KEY, &clean);
        if let Some(on_change) = &on_change {
            on_change.to(clean);
        }
    };
    view! {
        <label class="field">
            <span>{t.online_name()}</span>
            <input type="text" name="name" value=value maxlength=NAME_UNITS autocomplete="nickname" required on:input=change />
        </label>
        // Beside the label, because all text in a label belongs to the name of its field.
        <p class="name-too-long" role="status">{too_long}</p>
    }
}
