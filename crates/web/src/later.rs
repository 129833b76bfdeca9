//! Parts of the page that come when somebody opens them, so that the first page is there soon.
//!
//! The bundler cuts the program at the functions in [`parts`]; what only they need lies in files of its own.

mod parts;

use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;

pub(crate) use self::parts::*;
use crate::live::part;
use crate::texts::{self, texts};

/// Draws a part of the page.
type Draw = fn() -> AnyView;

/// Loads what draws a part of the page.
pub(crate) type Load = fn() -> Pin<Box<dyn Future<Output = Result<Draw, SplitLoaderError>>>>;

/// How far a part is.
#[derive(Clone, Copy)]
enum State {
    Coming,
    Here(Draw),
    Missing,
}

/// A part of the page that is loaded first.
#[component]
pub(crate) fn Later(load: Load) -> impl IntoView {
    let t = texts();
    let state = RwSignal::new(State::Coming);
    let failures = StoredValue::new(0);
    let fetch = move || {
        // A page from yesterday asks for files that the server of today may not have: then the whole page is loaded again.
        if failures.get_value() > 1 {
            drop(window().location().reload());
        }
        state.set(State::Coming);
        spawn_local(async move {
            let (draw, has_texts) = (load().await, texts::fetch_later().await);
            let arrived = draw.ok().filter(|_| has_texts).map_or(State::Missing, State::Here);
            if matches!(arrived, State::Missing) {
                failures.try_update_value(|failures| *failures += 1);
            }
            // Whoever went on meanwhile needs it no more.
            state.try_set(arrived);
        });
    };
    fetch();
    let coming = move || view! { <p class="coming" role="status">{t.later_coming()}</p> };
    let missing = move || {
        view! {
            <article class="sheet">
                <p class="fault" role="alert">{t.later_missing()}</p>
                <p class="buttons"><button class="main" on:click=move |_| fetch()>{t.later_again()}</button></p>
            </article>
        }
    };
    part(move || match state.get() {
        State::Coming => coming().into_any(),
        State::Here(draw) => draw(),
        State::Missing => missing().into_any(),
    })
}
