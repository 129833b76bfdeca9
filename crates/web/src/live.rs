//! Reactive values and views in a few types only.
//!
//! Every closure in a view is a separate type, for which all the code below is compiled again: about a kilobyte
//! over the wire each. These helpers turn closures into signals and boxes, so that there is one type of each.

use std::sync::Arc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

/// A value that follows its dependencies.
pub(crate) fn live<T: Send + Sync + 'static>(value: impl Fn() -> T + Send + Sync + 'static) -> Signal<T> {
    Signal::derive(value)
}

/// A value that is computed once, until its dependencies change.
pub(crate) fn memo<T: PartialEq + Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Memo<T> {
    let value: Box<dyn Fn() -> T + Send + Sync> = Box::new(value);
    Memo::new(move |_| value())
}

/// Runs an action now, and whenever its dependencies change.
pub(crate) fn effect(action: impl FnMut() + 'static) {
    let action: Box<dyn FnMut()> = Box::new(action);
    Effect::new(action);
}

/// Waits, then runs an action, again and again. `next` says how long and which; when its dependencies change, the wait begins anew.
pub(crate) fn after_a_while(next: impl Fn() -> Option<(Duration, Handler)> + 'static) {
    let waiting: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let stop = move || {
        if let Some(handle) = waiting.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    effect(move || {
        stop();
        if let Some((time, action)) = next() {
            waiting.set_value(set_timeout_with_handle(move || action.run(), time).ok());
        }
    });
    on_cleanup(stop);
}

/// A part of the page that is redrawn when its dependencies change.
pub(crate) fn part<V: IntoAny>(view: impl Fn() -> V + Send + 'static) -> AnyView {
    boxed(Box::new(move || view().into_any()))
}

fn boxed(view: Box<dyn Fn() -> AnyView + Send>) -> AnyView {
    (move || view()).into_any()
}

/// An action.
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

/// A readable value. Unlike a signal it costs nothing for each value type.
#[derive(Clone)]
pub(crate) struct Current<T>(Arc<dyn Fn() -> T + Send + Sync>);

impl<T, F: Fn() -> T + Send + Sync + 'static> From<F> for Current<T> {
    fn from(look: F) -> Self {
        Self(Arc::new(look))
    }
}

impl<T> Current<T> {
    /// Reads the value, and again when its dependencies change.
    pub(crate) fn get(&self) -> T {
        (self.0)()
    }
}

/// The callback of a change.
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

/// A part of the page that exists under a condition.
#[component]
pub(crate) fn When(#[prop(into)] is: Signal<bool>, children: ChildrenFn) -> AnyView {
    let is = memo(move || is.get());
    part(move || is.get().then(|| children()))
}
