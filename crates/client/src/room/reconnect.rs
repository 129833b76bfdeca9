/// Milliseconds since 1970.
type Time = u64;

/// Ping after this long without sending.
const PING_AFTER: Time = 25_000;
/// Close after this long without receiving.
const SILENCE_TIMEOUT: Time = 60_000;
/// Give up connecting after this long.
const CONNECT_TIMEOUT: Time = 10_000;
/// The first pause after a failure; every further one is twice as long.
const SHORTEST_PAUSE: Time = 500;
const LONGEST_PAUSE: Time = 10_000;

/// Decides when to connect, to ping and to close. It has no clock: the caller passes the time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reconnect {
    phase: Phase,
    failures: u32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    Paused { until: Time },
    Connecting { since: Time },
    Connected { received: Time, sent: Time },
    Ended,
}

/// What is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Nothing yet.
    Nothing,
    /// Open a connection.
    Connect,
    /// Send a sign of life.
    Ping,
    /// Close a connection that is dead.
    Close,
}

impl Default for Reconnect {
    /// Begins with a connection that is due at once.
    fn default() -> Self {
        Self { phase: Phase::Paused { until: 0 }, failures: 0 }
    }
}

impl Reconnect {
    /// Returns what is due.
    pub fn due(&self, now: Time) -> Due {
        match self.phase {
            Phase::Paused { until } if now >= until => Due::Connect,
            Phase::Connecting { since } if now.saturating_sub(since) > CONNECT_TIMEOUT => Due::Close,
            Phase::Connected { received, .. } if now.saturating_sub(received) > SILENCE_TIMEOUT => Due::Close,
            Phase::Connected { sent, .. } if now.saturating_sub(sent) > PING_AFTER => Due::Ping,
            _ => Due::Nothing,
        }
    }

    /// Notes that a connection is being opened.
    pub fn connecting(&mut self, now: Time) {
        self.phase = Phase::Connecting { since: now };
    }

    /// Notes that the connection is open.
    pub fn connected(&mut self, now: Time) {
        self.phase = Phase::Connected { received: now, sent: now };
    }

    /// Notes that something was received: the server is there.
    pub fn received(&mut self, now: Time) {
        self.failures = 0;
        if let Phase::Connected { received, .. } = &mut self.phase {
            *received = now;
        }
    }

    /// Notes that something was sent.
    pub fn sent(&mut self, now: Time) {
        if let Phase::Connected { sent, .. } = &mut self.phase {
            *sent = now;
        }
    }

    /// Notes that the connection is lost, or could not be opened.
    pub fn lost(&mut self, now: Time) {
        let pause = (SHORTEST_PAUSE << self.failures.min(5)).min(LONGEST_PAUSE);
        self.failures += 1;
        self.phase = Phase::Paused { until: now + pause };
    }

    /// Ends the pause: there is reason to believe that it works now.
    pub fn hurry(&mut self) {
        if let Phase::Paused { until } = &mut self.phase {
            *until = 0;
        }
    }

    /// Never connects again.
    pub fn end(&mut self) {
        self.phase = Phase::Ended;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_end() {
        let mut reconnect = Reconnect::default();
        let mut pauses = Vec::new();
        for _ in 0..7 {
            assert_eq!(reconnect.due(0), Due::Connect);
            reconnect.connecting(0);
            reconnect.lost(0);
            let pause = (0..20).map(|half| half * 500).find(|now| reconnect.due(*now) == Due::Connect);
            pauses.push(pause.unwrap_or(LONGEST_PAUSE));
            reconnect.hurry();
        }
        assert_eq!(pauses, [500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
        reconnect.connecting(0);
        reconnect.connected(0);
        reconnect.received(0);
        reconnect.lost(0);
        assert_eq!(reconnect.due(SHORTEST_PAUSE), Due::Connect, "a connection that worked resets the pause");
        reconnect.end();
        reconnect.hurry();
        assert_eq!(reconnect.due(SILENCE_TIMEOUT), Due::Nothing);
    }

    #[test]
    fn silence_is_noticed() {
        let mut reconnect = Reconnect::default();
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
