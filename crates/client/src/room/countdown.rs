use crate::clock::Clock;

/// The end of a time limit, by the clock of this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Countdown {
    end: u64,
}

impl Countdown {
    /// Converts a time from the clock of the server.
    pub fn until(deadline: u64, server: u64, clock: &dyn Clock) -> Self {
        Self { end: clock.now().saturating_add(deadline.saturating_sub(server)) }
    }

    /// Returns when it is over, by the clock of this device.
    pub const fn end(self) -> u64 {
        self.end
    }

    /// Returns the remaining seconds, rounded up: at 0 it is over.
    pub fn seconds(self, clock: &dyn Clock) -> u32 {
        let left = self.end.saturating_sub(clock.now()).div_ceil(1000);
        u32::try_from(left).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Stopped;

    #[test]
    fn the_clocks_need_not_agree() {
        let clock = Stopped::default();
        clock.set(5_000);
        let countdown = Countdown::until(1_002_500, 1_000_000, &clock);
        assert_eq!((countdown.seconds(&clock), countdown.end()), (3, 7_500));
        clock.set(7_499);
        assert_eq!(countdown.seconds(&clock), 1);
        clock.set(7_500);
        assert_eq!(countdown.seconds(&clock), 0);
        clock.set(99_000);
        assert_eq!(countdown.seconds(&clock), 0);
    }
}
