/// Milliseconds.
type Time = f64;

/// After so long without a word we say something.
const IDLE: Time = 25_000.0;
/// After so long without an answer nobody is there.
const DEAD: Time = 60_000.0;
/// So long a call may ring.
const RINGS: Time = 10_000.0;
/// The first pause after a failure; every further one is twice as long.
const SHORTEST: Time = 500.0;
const LONGEST: Time = 10_000.0;

/// When to dial, to ping and to hang up. It has no clock: whoever asks says how late it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pulse {
    phase: Phase,
    failures: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Paused { until: Time },
    Ringing { since: Time },
    Talking { heard: Time, said: Time },
    Ended,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    Nothing,
    Dial,
    Ping,
    HangUp,
}

impl Pulse {
    /// Begins with a call that is due at once.
    pub(super) const fn new() -> Self {
        Self { phase: Phase::Paused { until: 0.0 }, failures: 0 }
    }

    pub(super) fn due(&self, now: Time) -> Due {
        match self.phase {
            Phase::Paused { until } if now >= until => Due::Dial,
            Phase::Ringing { since } if now - since > RINGS => Due::HangUp,
            Phase::Talking { heard, .. } if now - heard > DEAD => Due::HangUp,
            Phase::Talking { said, .. } if now - said > IDLE => Due::Ping,
            _ => Due::Nothing,
        }
    }

    pub(super) fn dialled(&mut self, now: Time) {
        self.phase = Phase::Ringing { since: now };
    }

    pub(super) fn picked_up(&mut self, now: Time) {
        self.phase = Phase::Talking { heard: now, said: now };
    }

    /// Somebody said something, so somebody is there.
    pub(super) fn heard(&mut self, now: Time) {
        self.failures = 0;
        if let Phase::Talking { heard, .. } = &mut self.phase {
            *heard = now;
        }
    }

    pub(super) fn said(&mut self, now: Time) {
        if let Phase::Talking { said, .. } = &mut self.phase {
            *said = now;
        }
    }

    /// The call is over, or never came to be.
    pub(super) fn lost(&mut self, now: Time) {
        let pause = (SHORTEST * f64::from(1 << self.failures.min(5))).min(LONGEST);
        self.failures += 1;
        self.phase = Phase::Paused { until: now + pause };
    }

    /// Ends the pause: there is reason to believe that it works now.
    pub(super) fn hurry(&mut self) {
        if let Phase::Paused { until } = &mut self.phase {
            *until = 0.0;
        }
    }

    /// Never dials again.
    pub(super) fn end(&mut self) {
        self.phase = Phase::Ended;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let mut pulse = Pulse::new();
        let mut pauses = Vec::new();
        for _ in 0..7 {
            assert_eq!(pulse.due(0.0), Due::Dial);
            pulse.dialled(0.0);
            pulse.lost(0.0);
            let pause = (0..20).map(|half| f64::from(half) * 500.0).find(|now| pulse.due(*now) == Due::Dial);
            pauses.push(pause.unwrap_or(LONGEST));
            pulse.hurry();
        }
        assert_eq!(pauses, [500.0, 1000.0, 2000.0, 4000.0, 8000.0, 10_000.0, 10_000.0]);
        pulse.dialled(0.0);
        pulse.picked_up(0.0);
        pulse.heard(0.0);
        pulse.lost(0.0);
        assert_eq!(pulse.due(SHORTEST), Due::Dial, "whoever has talked begins anew");
        pulse.end();
        pulse.hurry();
        assert_eq!(pulse.due(DEAD), Due::Nothing);
    }

    #[test]
    fn silence_is_noticed() {
        let mut pulse = Pulse::new();
        pulse.dialled(0.0);
        assert_eq!(pulse.due(RINGS), Due::Nothing);
        assert_eq!(pulse.due(RINGS + 1.0), Due::HangUp);
        pulse.picked_up(0.0);
        assert_eq!(pulse.due(IDLE + 1.0), Due::Ping);
        pulse.said(IDLE + 1.0);
        assert_eq!(pulse.due(IDLE + 2.0), Due::Nothing);
        pulse.said(DEAD);
        assert_eq!(pulse.due(DEAD + 1.0), Due::HangUp);
        pulse.heard(DEAD);
        assert_eq!(pulse.due(DEAD + 1.0), Due::Nothing);
    }
}
