//! Measures the time until the others see a decision.

use std::time::{Duration, Instant};

use crate::full_room::SEATS;

/// How many arrivals are remembered until the answer tells the version.
const REMEMBERED: usize = 8;

/// Pending decisions of one room, their times, and the seats that have seen them.
///
/// Only the answer tells the version of a decision, and it may come before the others see it or after.
#[derive(Debug, Default)]
pub(crate) struct UnderWay {
    seats: [SeatWay; SEATS],
}

#[derive(Debug, Default)]
struct SeatWay {
    /// When our own decision was sent, until it is answered.
    sent: Option<Instant>,
    /// The last arrivals here: version and time.
    arrived: Vec<(u64, Instant)>,
    /// Decisions of others that have not arrived here yet: version, and when they were sent.
    awaited: Vec<(u64, Instant)>,
}

impl UnderWay {
    /// Records that a seat sends its decision.
    pub(crate) fn sent(&mut self, seat: usize, now: Instant) {
        self.seats[seat].sent = Some(now);
    }

    /// Records the version of a seat's decision, and returns the latencies of the seats that have it already.
    pub(crate) fn accepted(&mut self, seat: usize, version: u64) -> Vec<Duration> {
        let Some(sent) = self.seats[seat].sent.take() else { return Vec::new() };
        let mut times = Vec::new();
        for other in (0..SEATS).filter(|other| *other != seat) {
            let other = &mut self.seats[other];
            match other.arrived.iter().find(|(arrived, _)| *arrived >= version) {
                Some((_, when)) => times.push(when.saturating_duration_since(sent)),
                None => other.awaited.push((version, sent)),
            }
        }
        times
    }

    /// Records the arrival of an update at a seat, and returns the latencies of the decisions in it.
    pub(crate) fn arrived(&mut self, seat: usize, version: u64, now: Instant) -> Vec<Duration> {
        let seat = &mut self.seats[seat];
        if seat.arrived.len() == REMEMBERED {
            seat.arrived.remove(0);
        }
        seat.arrived.push((version, now));
        let brought = seat.awaited.extract_if(.., |(awaited, _)| *awaited <= version);
        brought.map(|(_, sent)| now.saturating_duration_since(sent)).collect()
    }
}

/// Times, reported as percentiles.
#[derive(Debug, Default)]
pub(crate) struct Times(Vec<Duration>);

impl Times {
    /// Adds some.
    pub(crate) fn add(&mut self, times: Vec<Duration>) {
        self.0.extend(times);
    }

    /// Returns how many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Forgets all.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the given percentiles, in thousandths.
    pub(crate) fn per_mille<const N: usize>(&mut self, shares: [usize; N]) -> [Duration; N] {
        self.0.sort_unstable();
        shares.map(|share| {
            let rank = (self.0.len() * share).div_ceil(1000).max(1);
            self.0.get(rank - 1).copied().unwrap_or_default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_counts_at_each_of_the_others_whenever_it_is_answered() {
        let begin = Instant::now();
        let at = |milliseconds| begin + Duration::from_millis(milliseconds);
        let mut room = UnderWay::default();
        room.sent(2, at(0));
        assert!(room.arrived(0, 7, at(1)).is_empty(), "that was something earlier");
        assert!(room.arrived(0, 8, at(4)).is_empty(), "its version is not known yet");
        assert_eq!(room.accepted(2, 8), [Duration::from_millis(4)]);
        assert!(room.arrived(1, 7, at(5)).is_empty());
        assert_eq!(room.arrived(1, 9, at(6)), [Duration::from_millis(6)], "9 has 8 in it");
        assert!(room.arrived(1, 10, at(7)).is_empty(), "each counts once");
        assert!(room.arrived(2, 8, at(7)).is_empty(), "its own does not count");
        assert_eq!(room.arrived(3, 8, at(9)), [Duration::from_millis(9)]);
    }

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        times.add((1..=200).rev().map(Duration::from_millis).collect());
        assert_eq!(times.per_mille([500, 900, 990, 1000]), [100, 180, 198, 200].map(Duration::from_millis));
        times.clear();
        assert_eq!(times.per_mille([990]), [Duration::ZERO]);
    }
}
