use std::time::Duration;

use leptos::prelude::*;

/// When something is over, by the clock of this device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Countdown {
    end: f64,
}

impl Countdown {
    /// Translates a moment from the clock of the server.
    pub(crate) fn until(deadline: u64, server: u64) -> Self {
        Self { end: js_sys::Date::now() + deadline.saturating_sub(server) as f64 }
    }

    #[expect(clippy::cast_sign_loss, reason = "what is over has no seconds left")]
    fn seconds(self) -> u32 {
        // Rounded up: at 0 it is over.
        ((self.end - js_sys::Date::now()) / 1000.0).ceil().clamp(0.0, f64::from(u32::MAX)) as u32
    }

    /// Counts the seconds that are left, as long as somebody looks.
    pub(crate) fn left(countdown: Signal<Option<Self>>) -> Signal<Option<u32>> {
        let now = RwSignal::new(0);
        let ticking = set_interval_with_handle(move || now.update(|now| *now += 1), Duration::from_secs(1));
        on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
        Memo::new(move |_| {
            now.track();
            countdown.get().map(Self::seconds)
        })
        .into()
    }
}
