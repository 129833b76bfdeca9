use std::sync::Arc;

use leptos::prelude::*;

use crate::live::{Change, Current, live};

/// A choice of a few options: radio buttons that look like a row of buttons.
#[component]
pub(crate) fn Choices<T: Copy + PartialEq + Send + Sync + 'static>(
    /// The question.
    #[prop(into)]
    legend: String,
    /// A name that is unique on the page.
    #[prop(into)]
    name: String,
    options: Vec<(T, String)>,
    #[prop(into)] chosen: Current<T>,
    #[prop(into)] on_change: Change<T>,
    /// Whether the question is only for screen readers.
    #[prop(optional)]
    quiet: bool,
) -> impl IntoView {
    let (values, labels): (Vec<T>, Vec<String>) = options.into_iter().unzip();
    let known = values.clone();
    let index = live(move || known.iter().position(|value| *value == chosen.get()));
    let choose = Arc::new(move |index: usize| on_change.to(values[index]));
    choices(legend, name, labels, index, choose, quiet)
}

/// Draws the buttons by index, without their types: so they are compiled once for all choices.
fn choices(
    legend: String,
    name: String,
    labels: Vec<String>,
    chosen: Signal<Option<usize>>,
    choose: Arc<dyn Fn(usize) + Send + Sync>,
    quiet: bool,
) -> AnyView {
    let option = move |(index, label): (usize, String)| {
        let (name, choose) = (name.clone(), Arc::clone(&choose));
        view! {
            <label class="choice">
                <input type="radio" name=name prop:checked=live(move || chosen.get() == Some(index)) on:change=move |_| choose(index) />
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend class:only-heard=quiet>{legend}</legend>
            <div class="segments">{labels.into_iter().enumerate().map(option).collect_view()}</div>
        </fieldset>
    }
    .into_any()
}
