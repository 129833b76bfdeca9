//! The licences of everything in the program and in the page.

mod section;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::section::{Section, sections};
use crate::live::part;
use crate::texts::{download, later_texts};

/// The address of the text, which is loaded on demand.
const SOURCE: &str = "/licences.txt";

/// How far the text is.
#[derive(Clone)]
enum State {
    Coming,
    Here(String),
    Missing,
}

/// The page of the licences.
#[component]
pub(crate) fn LicencesPage() -> impl IntoView {
    let t = later_texts();
    let state = RwSignal::new(State::Coming);
    let fetch = move || {
        state.set(State::Coming);
        spawn_local(async move {
            let text = download(Some(SOURCE.to_owned())).await;
            // The page may be gone by now.
            state.try_set(text.map_or(State::Missing, State::Here));
        });
    };
    fetch();
    let missing = move || {
        view! {
            <p class="fault" role="alert">{t.later_missing()}</p>
            <p class="buttons"><button class="main" on:click=move |_| fetch()>{t.later_again()}</button></p>
        }
    };
    view! {
        <article class="sheet">
            <h1>{t.licences()}</h1>
            <p>{t.licences_lead()}</p>
            {part(move || match state.get() {
                State::Coming => view! { <p class="coming" role="status">{t.later_coming()}</p> }.into_any(),
                State::Here(text) => view! { <div lang="en">{sections(&text).into_iter().map(shown).collect_view()}</div> }.into_any(),
                State::Missing => missing().into_any(),
            })}
        </article>
    }
}

fn shown(section: Section<'_>) -> AnyView {
    let items: Vec<_> = section.items.iter().map(|item| view! { <li>{item.to_string()}</li> }).collect();
    view! {
        <details class="licence">
            <summary>{section.summary()}</summary>
            <ul>{items}</ul>
            <pre>{section.text.to_owned()}</pre>
        </details>
    }
    .into_any()
}
