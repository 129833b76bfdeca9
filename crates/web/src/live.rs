//! What changes on the page, in a few types only.
//!
//! Every closure in a view is a type of its own, for which all the machinery below is compiled once more: about a kilobyte
//! over the wire each. These helpers turn closures into signals and boxes, so that there is one kind of each.

use leptos::prelude::*;

/// A value that follows what it reads.
pub(crate) fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A part of the page that is drawn anew when what it reads changes.
pub(crate) fn part<V: IntoAny>(view: impl Fn() -> V + Send + 'static) -> AnyView {
    boxed(Box::new(move || view().into_any()))
}

fn boxed(view: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || view()).into_any()
}

/// A part of the page that is there under a condition.
#[component]
pub(crate) fn When(#[prop(into)] is: Signal<bool>, children: ChildrenFn) -> AnyView {
    let is = Memo::new(move |_| is.get());
    part(move || is.get().then(|| children()))
}
