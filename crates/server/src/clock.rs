//! The node's clock, used for deadlines.

use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sideboards_rules::Day;
use tokio::time::Instant;

/// How far a clock may be off before it is reported or set.
pub(crate) const TOLERANCE: Duration = Duration::from_secs(2);

/// Returns a duration in the unit of stored times: milliseconds.
pub(crate) const fn milliseconds(duration: Duration) -> u64 {
    duration.as_millis() as u64
}

/// Returns a time in seconds since 1970 as part of a file name, in UTC.
pub(crate) fn stamp(seconds: u64) -> String {
    const DAY: u64 = 24 * 3600;
    let day = Day::from_number((seconds / DAY) as i32).expect("a clock that shows a year with four digits");
    let seconds = seconds % DAY;
    format!("{day}T{:02}-{:02}-{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The clock of a node: it runs evenly, even if the machine's clock is changed, and the database sets it.
#[derive(Debug)]
pub(crate) struct Clock {
    /// The machine's time at the start of this clock, in milliseconds since 1970.
    base: u64,
    started: Instant,
    /// Correction that makes this clock agree with the database.
    correction: AtomicI64,
    source: Source,
}

/// The source of the time.
#[derive(Debug)]
enum Source {
    /// The clock of the machine, which may be changed while the server runs.
    Machine,
    /// Only the monotonic clock, and how far it was moved: for tests.
    #[cfg(any(test, feature = "simulation"))]
    Steady(AtomicI64),
}

impl Clock {
    /// Starts with the time of the machine.
    pub(crate) fn start() -> Self {
        Self::with(machine_time(), Source::Machine)
    }

    /// Starts with a given time.
    #[cfg(any(test, feature = "simulation"))]
    pub(crate) fn starting_at(base: u64) -> Self {
        Self::with(base, Source::Steady(AtomicI64::new(0)))
    }

    /// Moves the machine's clock, as seen by this clock.
    #[cfg(any(test, feature = "simulation"))]
    pub(crate) fn move_machine(&self, milliseconds: i64) {
        if let Source::Steady(moved) = &self.source {
            moved.fetch_add(milliseconds, Relaxed);
        }
    }

    fn with(base: u64, source: Source) -> Self {
        Self { base, started: Instant::now(), correction: AtomicI64::new(0), source }
    }

    /// Returns the time in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.uncorrected().saturating_add_signed(self.correction.load(Relaxed))
    }

    /// Returns the time of the machine's clock.
    pub(crate) fn machine(&self) -> u64 {
        match &self.source {
            Source::Machine => machine_time(),
            #[cfg(any(test, feature = "simulation"))]
            Source::Steady(moved) => self.uncorrected().saturating_add_signed(moved.load(Relaxed)),
        }
    }

    fn uncorrected(&self) -> u64 {
        self.base + milliseconds(self.started.elapsed())
    }

    /// Sets the clock, and returns by how much it was off: positive if it was slow.
    pub(crate) fn set(&self, now: u64) -> i64 {
        let off = now.cast_signed() - self.now().cast_signed();
        self.correction.fetch_add(off, Relaxed);
        off
    }
}

/// Returns the machine's time in milliseconds since 1970.
pub(crate) fn machine_time() -> u64 {
    milliseconds(SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_clock_runs_evenly_and_can_be_set() {
        let clock = Clock::starting_at(1_000);
        tokio::time::advance(Duration::from_millis(250)).await;
        assert_eq!(clock.now(), 1_250);
        assert_eq!(clock.set(61_250), 60_000, "it was a minute slow");
        assert_eq!(clock.now(), 61_250);
        assert_eq!(clock.set(61_000), -250);
        assert_eq!((clock.now(), clock.machine()), (61_000, 1_250));
        clock.move_machine(5_000);
        assert_eq!((clock.now(), clock.machine()), (61_000, 6_250), "only the machine's clock was moved");
    }
}
