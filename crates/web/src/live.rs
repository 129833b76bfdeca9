//! What changes on the page, in a few types only.
//!
//! Every closure in a view is a type of its own, for which all the machinery below is compiled once more: about a kilobyte
//! over the wire each. These helpers turn closures into signals and boxes, so that there is one kind of each.

use std::sync::Arc;

use leptos::prelude::*;

/// A value that follows what it reads.
pub(crate) fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A value that is computed once, until what it reads changes.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let value: Box<dyn Fn() -> T + Send + Sync> = Box::new(value);
    Memo::new(move |_| value())
}

/// Does something now, and whenever what it reads changes.
pub(crate) fn effect(action: impl FnMut() + 'static) {
    let action: Box<dyn FnMut()> = Box::new(action);
    Effect::new(action);
}

/// A part of the page that is drawn anew when what it reads changes.
pub(crate) fn part<V: IntoAny>(view: impl Fn() -> V + Send + 'static) -> AnyView {
    boxed(Box::new(move || view().into_any()))
}

fn boxed(view: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || view()).into_any()
}

/// Something to do.
#[derive(Clone)]
pub(crate) struct Handler(Arc<dyn Fn() + Send + Sync>);

impl<F: Fn() + Send + Sync + 'static> From<F> for Handler {
    fn from(action: F) -> Self {
        Self(Arc::new(action))
    }
}

impl Handler {
    pub(crate) fn run(&self) {
        (self.0)();
    }
}

/// A value to look at. Unlike a signal it costs nothing for each type that it can have.
#[derive(Clone)]
pub(crate) struct Current<T>(Arc<dyn Fn() -> T + Send + Sync>);

impl<T, F: Fn() -> T + Send + Sync + 'static> From<F> for Current<T> {
    fn from(look: F) -> Self {
        Self(Arc::new(look))
    }
}

impl<T> Current<T> {
    /// Looks now, and again when what it reads changes.
    pub(crate) fn get(&self) -> T {
        (self.0)()
    }
}

/// What follows from a choice.
#[derive(Clone)]
pub(crate) struct Change<T>(Arc<dyn Fn(T) + Send + Sync>);

impl<T, F: Fn(T) + Send + Sync + 'static> From<F> for Change<T> {
    fn from(change: F) -> Self {
        Self(Arc::new(change))
    }
}

impl<T> Change<T> {
    pub(crate) fn to(&self, chosen: T) {
        (self.0)(chosen);
    }
}

/// A part of the page that is there under a condition.
#[component]
pub(crate) fn When(#[prop(into)] is: Signal<bool>, children: ChildrenFn) -> AnyView {
    let is = memo(move || is.get());
    part(move || is.get().then(|| children()))
}
