//! Parts of the page that are loaded when they are opened, so that the first page loads fast.
//!
//! The bundler splits the program at the functions in [`parts`]; code that only they need is in separate files.

mod parts;

use std::cell::OnceCell;
use std::pin::Pin;

use js_sys::{Function, Promise};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub(crate) use self::parts::*;
use crate::live::part;
use crate::texts::{self, texts};

/// Draws a part of the page.
pub(crate) type Draw = fn() -> AnyView;

/// The future of a loading part.
pub(crate) type Loading = Pin<Box<dyn Future<Output = Result<Draw, SplitLoaderError>>>>;

/// Loads the drawing function of a part of the page.
pub(crate) type Load = fn() -> Loading;

/// The loading state of a part.
#[derive(Clone, Copy)]
enum State {
    Coming,
    Here(Draw),
    Missing,
}

thread_local! {
    static STYLE: OnceCell<Function> = const { OnceCell::new() };
}

/// Stores the function that loads the styles of later parts.
pub(crate) fn know_style(load: Function) {
    // The page starts once.
    let _ = STYLE.with(|style| style.set(load));
}

/// Starts loading the style sheets of later parts; resolves to whether they arrived.
fn fetch_style() -> impl Future<Output = bool> {
    let called = STYLE.with(|style| style.get().and_then(|load| load.call0(&JsValue::NULL).ok()));
    let promise = called.and_then(|promise| promise.dyn_into::<Promise>().ok());
    async move {
        match promise {
            Some(promise) => JsFuture::from(promise).await.is_ok_and(|has_come| has_come.is_truthy()),
            None => false,
        }
    }
}

/// A part of the page that is loaded when it is drawn first.
#[component]
pub(crate) fn Later(load: Load) -> impl IntoView {
    let t = texts();
    let state = RwSignal::new(State::Coming);
    let failures = StoredValue::new(0);
    let fetch = move || {
        // A page from yesterday requests files that today's server may not have: then the whole page is loaded
        // again.
        if failures.get_value() > 1 {
            drop(window().location().reload());
        }
        state.set(State::Coming);
        spawn_local(async move {
            let style = fetch_style();
            let (draw, has_texts, has_style) = (load().await, texts::fetch_later().await, style.await);
            let arrived = draw.ok().filter(|_| has_texts && has_style).map_or(State::Missing, State::Here);
            if matches!(arrived, State::Missing) {
                failures.try_update_value(|failures| *failures += 1);
            }
            // The page may have been left meanwhile.
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
