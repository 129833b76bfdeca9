//! Decides when to connect, to ping and to close.

use super::Time;

/// Ping after this long without sending.
const PING_AFTER: Time = 25_000;
/// Close after this long without receiving.
const SILENCE_TIMEOUT: Time = 60_000;
/// Give up connecting after this long.
const CONNECT_TIMEOUT: Time = 10_000;

/// The pauses of a client before it retries, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pauses {
    /// The first pause after a lost connection; each further one is twice as long.
    pub shortest: Time,
    /// The longest pause.
    pub longest: Time,
    /// The pause before a command that the server could not carry out is resent.
    pub resend: Time,
}

impl Default for Pauses {
    /// For people, of whom there may be many.
    fn default() -> Self {
        Self { shortest: 500, longest: 10_000, resend: 2_000 }
    }
}

/// Decides when to connect, to ping and to close. It has no clock: the caller passes the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Reconnect {
    phase: Phase,
    failures: u32,
    pauses: Pauses,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Paused { until: Time },
    Connecting { since: Time },
    Connected { received: Time, sent: Time },
    Ended,
}

/// The due action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Due {
    /// Nothing yet.
    Nothing,
    /// Open a connection.
    Connect,
    /// Send a ping.
    Ping,
    /// Close a dead connection.
    Close,
}

impl Reconnect {
    /// Begins with a connection that is due at once.
    pub(super) const fn new(pauses: Pauses) -> Self {
        Self { phase: Phase::Paused { until: 0 }, failures: 0, pauses }
    }

    /// Returns the due action.
    pub(super) fn due(&self, now: Time) -> Due {
        match self.phase {
            Phase::Paused { until } if now >= until => Due::Connect,
            Phase::Connecting { since } if now.saturating_sub(since) > CONNECT_TIMEOUT => Due::Close,
            Phase::Connected { received, .. } if now.saturating_sub(received) > SILENCE_TIMEOUT => Due::Close,
            Phase::Connected { sent, .. } if now.saturating_sub(sent) > PING_AFTER => Due::Ping,
            _ => Due::Nothing,
        }
    }

    /// Returns when an action will be due, if nothing happens before.
    pub(super) const fn next_due(&self) -> Option<Time> {
        Some(match self.phase {
            Phase::Paused { until } => until,
            Phase::Connecting { since } => since + CONNECT_TIMEOUT + 1,
            Phase::Connected { received, sent } => {
                let (close, ping) = (received + SILENCE_TIMEOUT + 1, sent + PING_AFTER + 1);
                if close < ping { close } else { ping }
            }
            Phase::Ended => return None,
        })
    }

    pub(super) const fn is_connected(&self) -> bool {
        matches!(self.phase, Phase::Connected { .. })
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Ended)
    }

    /// Notes that a connection is being opened.
    pub(super) fn connecting(&mut self, now: Time) {
        self.phase = Phase::Connecting { since: now };
    }

    /// Notes that the connection is open.
    pub(super) fn connected(&mut self, now: Time) {
        self.phase = Phase::Connected { received: now, sent: now };
    }

    /// Notes that the server has admitted us: pauses start from the shortest again.
    pub(super) const fn succeeded(&mut self) {
        self.failures = 0;
    }

    /// Notes that something was received: the connection is alive.
    pub(super) fn received(&mut self, now: Time) {
        if let Phase::Connected { received, .. } = &mut self.phase {
            *received = now;
        }
    }

    /// Notes that something was sent.
    pub(super) fn sent(&mut self, now: Time) {
        if let Phase::Connected { sent, .. } = &mut self.phase {
            *sent = now;
        }
    }

    /// Notes that the connection is lost, or could not be opened.
    pub(super) fn lost(&mut self, now: Time) {
        let pause = (self.pauses.shortest << self.failures.min(5)).min(self.pauses.longest);
        self.failures += 1;
        self.phase = Phase::Paused { until: now + pause };
    }

    /// Ends the pause: connecting is likely to work now.
    pub(super) fn hurry(&mut self) {
        if let Phase::Paused { until } = &mut self.phase {
            *until = 0;
        }
    }

    /// Never connects again.
    pub(super) fn end(&mut self) {
        self.phase = Phase::Ended;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let mut reconnect = Reconnect::new(Pauses::default());
        let mut pauses = Vec::new();
        for _ in 0..7 {
            assert_eq!(reconnect.due(0), Due::Connect);
            reconnect.connecting(0);
            reconnect.lost(0);
            let pause = (0..20).map(|half| half * 500).find(|now| reconnect.due(*now) == Due::Connect);
            pauses.push(pause.unwrap_or(10_000));
            reconnect.hurry();
        }
        assert_eq!(pauses, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
        reconnect.connecting(0);
        reconnect.connected(0);
        reconnect.succeeded();
        reconnect.lost(0);
        assert_eq!(reconnect.due(500), Due::Connect, "a connection that worked resets the pause");
        reconnect.end();
        reconnect.hurry();
        assert_eq!(reconnect.due(SILENCE_TIMEOUT), Due::Nothing);
    }

    #[test]
    fn silence_is_noticed() {
        let mut reconnect = Reconnect::new(Pauses::default());
        reconnect.connecting(0);
        assert_eq!(reconnect.due(CONNECT_TIMEOUT), Due::Nothing);
        assert_eq!(reconnect.due(CONNECT_TIMEOUT + 1), Due::Close);
        reconnect.connected(0);
        assert_eq!(reconnect.due(PING_AFTER + 1), Due::Ping);
        reconnect.sent(PING_AFTER + 1);
        assert_eq!(reconnect.due(PING_AFTER + 2), Due::Nothing);
        reconnect.sent(SILENCE_TIMEOUT);
        assert_eq!(reconnect.due(SILENCE_TIMEOUT + 1), Due::Close);
        reconnect.received(SILENCE_TIMEOUT);
        assert_eq!(reconnect.due(SILENCE_TIMEOUT + 1), Due::Nothing);
    }
}
