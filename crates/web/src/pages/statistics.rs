use leptos::prelude::*;

use crate::texts::later_texts;

#[component]
pub(crate) fn StatisticsPage() -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet">
            <h1>{t.statistics_title()}</h1>
        </article>
    }
}
