//! Where the page is, and what its address says.

use leptos::prelude::*;
use sideboards_client::place::Place;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, HtmlAnchorElement, MouseEvent};

use crate::focus;

/// Where the page is, and the way to other places.
#[derive(Clone, Copy)]
pub(crate) struct Way(RwSignal<Place>, StoredValue<String>);

impl Way {
    /// Begins where the address says, and follows links, and the buttons for back and forward.
    pub(crate) fn begin() -> Self {
        let way = Self(RwSignal::new(here()), StoredValue::new(address()));
        // A link within a page comes here too, and must not draw the page anew.
        let back = Closure::<dyn FnMut()>::new(move || {
            if way.1.get_value() != address() {
                way.arrive();
            }
        });
        window().set_onpopstate(Some(back.into_js_value().unchecked_ref()));
        let follow = Closure::<dyn FnMut(MouseEvent)>::new(move |event: MouseEvent| way.follow(&event));
        let follow = follow.into_js_value();
        document()
            .add_event_listener_with_callback("click", follow.unchecked_ref())
            .expect("documents listen");
        way
    }

    pub(crate) fn place(self) -> Place {
        self.0.get()
    }

    pub(crate) fn go(self, place: Place) {
        self.go_to(place.path());
    }

    /// Goes to any path of the page.
    pub(crate) fn go_to(self, address: &str) {
        let history = window().history().expect("a window has a history");
        // It fails only for other origins.
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
        self.arrive();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus::move_to("main");
    }

    /// Puts another address of the same place into the browser, without going anywhere.
    pub(crate) fn note(self, address: &str) {
        let history = window().history().expect("a window has a history");
        // Browsers refuse when it happens too often; then the address is a little behind.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
        self.1.set_value(self::address());
    }

    fn arrive(self) {
        self.1.set_value(address());
        self.0.set(here());
    }

    /// Stays in the page when a link leads to one of its places.
    fn follow(self, event: &MouseEvent) {
        if event.default_prevented()
            || event.button() != 0
            || event.meta_key()
            || event.ctrl_key()
            || event.shift_key()
        {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let link = target.and_then(|target| target.closest("a[href]").ok()?);
        let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else { return };
        let is_ours = link.origin() == origin() && link.target().is_empty() && link.download().is_empty();
        // A link within a page is the browser's business.
        if !is_ours || (link.pathname() == path() && !link.hash().is_empty()) {
            return;
        }
        event.prevent_default();
        self.go_to(&format!("{}{}{}", link.pathname(), link.search(), link.hash()));
    }
}

fn here() -> Place {
    Place::of(&path())
}

fn address() -> String {
    format!("{}?{}", path(), query())
}

pub(crate) fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

/// Takes what stands after the hash in the address, so that it is not seen any more: it is a secret.
pub(crate) fn take_secret() -> String {
    let hash = hash();
    if !hash.is_empty() {
        let history = window().history().expect("a window has a history");
        // It fails only for other origins.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path()));
    }
    hash
}

/// Returns what stands after the hash in the address, and leaves it there.
pub(crate) fn hash() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// Returns scheme, host and port of this page.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Returns what stands after the question mark in the address.
pub(crate) fn query() -> String {
    let search = window().location().search().unwrap_or_default();
    search.trim_start_matches('?').to_owned()
}
