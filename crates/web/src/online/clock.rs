/// When something is over, by the clock of this device.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Countdown {
    end: f64,
}

impl Countdown {
    /// Translates a moment from the clock of the server.
    pub(super) fn until(deadline: u64, server: u64) -> Self {
        Self { end: js_sys::Date::now() + deadline.saturating_sub(server) as f64 }
    }

    /// Gives the seconds that are left.
    #[expect(clippy::cast_sign_loss, reason = "what is over has no seconds left")]
    pub(crate) fn seconds(self) -> u32 {
        // Rounded up: at 0 it is over.
        ((self.end - js_sys::Date::now()) / 1000.0).ceil().clamp(0.0, f64::from(u32::MAX)) as u32
    }
}
