use leptos::prelude::*;
#[component]
pub(crate) fn RulesPage() -> impl IntoView { view! { <p>"rules"</p> } }
