use leptos::prelude::*;
use sideboards_client::place::Place;

use crate::texts::texts;

/// An address that leads nowhere.
#[component]
pub(crate) fn Nowhere() -> impl IntoView {
    let t = texts();
    view! {
        <article class="sheet">
            <h1>{t.nowhere_title()}</h1>
            <p>{t.nowhere_text()}</p>
            <p><a class="button main" href=Place::Home.path()>{t.nowhere_home()}</a></p>
        </article>
    }
}
