use leptos::prelude::*;

use super::state::Editor;
use crate::texts::later_texts;

/// The content file as it is written.
#[component]
pub(super) fn TextTab(editor: Editor) -> impl IntoView {
    let t = later_texts();
    view! {
        <label class="field">
            <span>{t.boxes_text()}</span>
            <textarea
                class="box-source"
                rows="24"
                spellcheck="false"
                autocapitalize="off"
                prop:value=move || editor.text.get()
                on:input=move |event| editor.change_text(event_target_value(&event))
            ></textarea>
        </label>
        <p class="aside">{t.boxes_text_aside()}</p>
    }
}
