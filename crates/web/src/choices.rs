use leptos::prelude::*;

use crate::live::live;

/// One of a few: radio buttons that look like a row of buttons.
#[component]
pub(crate) fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is asked.
    #[prop(into)]
    legend: String,
    /// A name that no other question of the page has.
    #[prop(into)]
    name: String,
    options: Vec<(T, String)>,
    chosen: RwSignal<T>,
    /// Whether the question itself is only heard.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    let option = move |(value, label): (T, String)| {
        let name = name.clone();
        view! {
            <label class="choice">
                <input type="radio" name=name prop:checked=live(move || chosen.get() == value) on:change=move |_| chosen.set(value) />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend class:only-heard=quiet>{legend}</legend>
            <div class="segments">{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}
