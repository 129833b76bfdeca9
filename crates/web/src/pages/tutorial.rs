use leptos::prelude::*;
#[component]
pub(crate) fn Tutorial() -> impl IntoView { view! { <p>"tutorial"</p> } }
