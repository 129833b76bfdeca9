use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::live::live;

/// How much of the page is there when it is built for the first time. Large pages come in steps, so that the browser can
/// answer in between; afterwards everything comes at once.
#[derive(Clone, Copy)]
pub(crate) struct Arrival(RwSignal<usize>);

impl Arrival {
    /// The most steps a page may have.
    const STEPS: usize = 3;

    pub(crate) fn begin() -> Self {
        Self(RwSignal::new(0))
    }

    /// Returns whether a step is due.
    pub(crate) fn of(self, step: usize) -> Signal<bool> {
        live(move || self.0.get() >= step)
    }

    /// Takes one step after the other, and then does something.
    pub(crate) fn go_on(self, then: impl FnOnce() + 'static) {
        soon(move || {
            if self.0.get_untracked() == Self::STEPS {
                return then();
            }
            self.0.update(|step| *step += 1);
            self.go_on(then);
        });
    }
}

/// Does something in a moment of its own.
pub(crate) fn soon(step: impl FnOnce() + 'static) {
    let step: Box<dyn FnOnce()> = Box::new(step);
    set_timeout(step, Duration::ZERO);
}

/// Shows the page in place of what the browser showed before the program. A link that has the focus keeps it: the home page has
/// the same links in the same order.
pub(crate) fn take_over() {
    let Some(waiting) = document().get_element_by_id("waiting") else { return };
    let focused = focused_link();
    go_on_moving();
    waiting.remove();
    let Some(link) = focused.and_then(|place| document().query_selector_all("a").ok()?.item(place)) else {
        return;
    };
    // What cannot be focused is left alone.
    let _ = link.unchecked_into::<HtmlElement>().focus();
}

/// Returns the place of the link that has the focus among all links.
fn focused_link() -> Option<u32> {
    let (focused, links) = (document().active_element()?, document().query_selector_all("a").ok()?);
    (0..links.length()).find(|place| links.item(*place).as_ref() == Some(&focused))
}

/// Tells the style sheet how long the home page has been moving, so that it goes on from there instead of beginning again.
pub(crate) fn go_on_moving() {
    let Some(root) = document().document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let began: f64 = root.get_attribute("data-began").and_then(|time| time.parse().ok()).unwrap_or_default();
    // It fails only for names that are none.
    let _ = root.style().set_property(
        "--moved",
        &format!("{}ms", (js_sys::Date::now() - began).clamp(0.0, 60_000.0).round()),
    );
}
