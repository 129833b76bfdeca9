use std::time::Duration;

use leptos::prelude::*;

use crate::live::live;

/// How much of the page is there when it is built for the first time. Large pages come in steps, so that the browser can
/// answer in between; afterwards everything comes at once.
#[derive(Clone, Copy)]
pub(crate) struct Arrival(RwSignal<usize>);

impl Arrival {
    /// So many steps a page may have.
    const STEPS: usize = 3;

    pub(crate) fn begin() -> Self {
        Self(RwSignal::new(0))
    }

    /// Tells whether a step is due.
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
