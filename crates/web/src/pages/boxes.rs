use leptos::prelude::*;

use crate::texts::later_texts;

#[component]
pub(crate) fn BoxesPage() -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet">
            <h1>{t.boxes_title()}</h1>
        </article>
    }
}
