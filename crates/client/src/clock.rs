//! The time of day, as the front end knows it.

/// A clock.
pub trait Clock: std::fmt::Debug {
    /// Returns the milliseconds since 1970.
    fn now(&self) -> u64;
}

/// A clock that stands still until it is set, for tests.
#[derive(Debug, Default)]
pub struct Stopped(std::cell::Cell<u64>);

impl Stopped {
    /// Sets the clock, in milliseconds since 1970.
    pub fn set(&self, now: u64) {
        self.0.set(now);
    }
}

impl Clock for Stopped {
    fn now(&self) -> u64 {
        self.0.get()
    }
}
