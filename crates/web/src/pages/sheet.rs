use leptos::prelude::*;

use crate::texts::later_texts;

#[component]
pub(crate) fn SheetPage() -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet">
            <h1>{t.sheet_title()}</h1>
        </article>
    }
}
