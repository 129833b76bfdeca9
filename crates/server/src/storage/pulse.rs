//! The heartbeat of a node, and its results: which nodes are alive, the time, whether service was interrupted, and
//! whether the database has gone back in time.

use std::time::Duration;

use crate::clock::milliseconds;

/// How long a node may be silent before others take it for dead.
const HEARTBEAT_TIMEOUT: Duration = Duration::from_secs(8);

/// How long all nodes must have been silent before that counts as an outage.
const GAP: Duration = Duration::from_secs(5);

/// How long nodes are remembered after their last heartbeat.
const MEMORY: Duration = Duration::from_mins(25);

/// The content of a heartbeat.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    pub(crate) node: String,
    /// The time of this node, used where the database has no clock of its own.
    pub(crate) now: u64,
    /// How far the clock has just jumped ahead, because the machine was asleep.
    pub(crate) jump: u64,
    /// The last heartbeat; none for the first one.
    pub(crate) last: Option<LastHeartbeat>,
    /// The epoch to begin, if necessary.
    pub(crate) new_epoch: String,
}

/// The previous heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LastHeartbeat {
    /// The time that was stored.
    pub(crate) stored: u64,
    /// The last time the node was healthy, which may be later: a node without visitors need not write.
    pub(crate) well: u64,
}

/// The result of a heartbeat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HeartbeatResult {
    /// The time of the database.
    pub(crate) time: u64,
    pub(crate) alive: Vec<String>,
    /// Changes when clients may have seen versions that are lost.
    pub(crate) epoch: String,
    pub(crate) outages: Vec<Outage>,
}

/// A time in which no server could be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outage {
    pub(crate) began: u64,
    pub(crate) ended: u64,
}

impl Outage {
    /// How long outages are remembered: as long as rooms.
    pub(crate) const RETENTION: Duration = Duration::from_hours(30 * 24);
}

/// Conclusions from the stored heartbeats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Diagnosis {
    pub(super) alive: Vec<String>,
    pub(super) dead: Vec<String>,
    pub(super) outage: Option<Outage>,
    pub(super) epoch: String,
}

impl Pulse {
    /// Returns the interval of heartbeats.
    pub(crate) const fn period(is_shared: bool) -> Duration {
        // Each heartbeat writes to the file, and no other node waits for it.
        if is_shared { Duration::from_secs(2) } else { Duration::from_secs(5) }
    }

    /// Returns the maximum age of the last heartbeat for enforcing deadlines.
    pub(crate) fn freshness(is_shared: bool) -> Duration {
        Self::period(is_shared) * 2 + Duration::from_secs(1)
    }

    /// Draws conclusions from the stored heartbeats.
    pub(super) fn diagnose(
        &self,
        time: u64,
        nodes: &[(String, u64)],
        epoch: Option<&str>,
        is_shared: bool,
    ) -> Diagnosis {
        let own = nodes.iter().find(|(node, _)| *node == self.node).map(|(_, seen)| *seen);
        // A file has one server: others that wrote it are dead.
        let is_alive = |seen: u64| is_shared && seen + milliseconds(HEARTBEAT_TIMEOUT) >= time;
        let others = nodes.iter().filter(|(node, _)| *node != self.node);
        let alive: Vec<String> =
            others.clone().filter(|(_, seen)| is_alive(*seen)).map(|(node, _)| node.clone()).collect();
        let is_forgotten = |seen: u64| !is_shared || seen + milliseconds(MEMORY) < time;
        let dead = others.filter(|(_, seen)| is_forgotten(*seen)).map(|(node, _)| node.clone()).collect();
        // A later heartbeat than the last known one is our own, whose answer was lost.
        let is_older = |last: LastHeartbeat| own.is_none_or(|own| own < last.stored);
        let went_back = self.last.is_some_and(is_older) && !is_broken!(VersionGoesBackInEpoch);
        let is_alone_and_new = self.last.is_none() && alive.is_empty() && !is_broken!(VersionGoesBackInEpoch);
        let kept = epoch.filter(|_| !went_back && !is_alone_and_new);
        Diagnosis {
            outage: self.outage(time, nodes, went_back, is_shared),
            alive: [alive, vec![self.node.clone()]].concat(),
            dead,
            epoch: kept.unwrap_or(&self.new_epoch).to_owned(),
        }
    }

    fn outage(&self, time: u64, nodes: &[(String, u64)], went_back: bool, is_shared: bool) -> Option<Outage> {
        if is_broken!(DowntimeCounts) {
            return None;
        }
        let seen = nodes.iter().map(|(_, seen)| *seen).max();
        let is_overdue =
            |last: LastHeartbeat, now: u64| now > last.well + milliseconds(Self::freshness(is_shared));
        let (began, gap) = match self.last {
            // Everything since the backup is undone, so that time does not count.
            _ if went_back => (seen?, Duration::ZERO),
            // No other node could have served a file meanwhile, however short the time was. If the machine's clock
            // was set back since, the length is unknown.
            None if !is_shared => (seen?.min(time.saturating_sub(1)), Duration::ZERO),
            Some(last) if !is_shared && is_overdue(last, time) => {
                // A heartbeat whose answer was lost has recorded the outage before it.
                let noted = nodes.iter().find(|(node, seen)| *node == self.node && is_overdue(last, *seen));
                // If the machine's clock was set back since, that was in the future.
                let before_jump = time.saturating_sub(self.jump);
                (noted.map_or(last.well, |(_, seen)| (*seen).min(before_jump)), Duration::ZERO)
            }
            // The length of the sleep is known, however short it was.
            Some(_) if !is_shared => (time.saturating_sub(self.jump), Duration::ZERO),
            _ => (seen?, GAP),
        };
        (time > began + milliseconds(gap)).then_some(Outage { began, ended: time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pulse(last: Option<(u64, u64)>) -> Pulse {
        let last = last.map(|(stored, well)| LastHeartbeat { stored, well });
        Pulse { node: "me".to_owned(), now: 0, jump: 0, last, new_epoch: "new".to_owned() }
    }

    fn nodes(nodes: &[(&str, u64)]) -> Vec<(String, u64)> {
        nodes.iter().map(|(node, seen)| ((*node).to_owned(), *seen)).collect()
    }

    #[test]
    fn a_restarted_server_with_a_file_begins_an_epoch_and_counts_the_time_it_was_down() {
        let diagnosis = pulse(None).diagnose(10_500, &nodes(&[("before", 10_000)]), Some("old"), false);
        assert_eq!(diagnosis.outage, Some(Outage { began: 10_000, ended: 10_500 }));
        assert_eq!((diagnosis.epoch.as_str(), diagnosis.dead.len()), ("new", 1));
        assert_eq!(diagnosis.alive, ["me"]);
        let first = pulse(None).diagnose(10_500, &[], None, false);
        assert_eq!(first.outage, None, "before the first start nothing was interrupted");
    }

    /// Found by the simulator: after a restart with a clock that had been set back, players had no time left to
    /// return.
    #[test]
    fn a_restart_is_an_outage_even_if_the_clock_was_set_back() {
        let diagnosis = pulse(None).diagnose(9_500, &nodes(&[("before", 10_000)]), Some("old"), false);
        assert_eq!(diagnosis.outage, Some(Outage { began: 9_499, ended: 9_500 }));
    }

    #[test]
    fn a_node_that_joins_others_interrupts_nothing() {
        let others = nodes(&[("you", 99_000), ("dead", 50_000)]);
        let diagnosis = pulse(None).diagnose(100_000, &others, Some("old"), true);
        assert_eq!((diagnosis.outage, diagnosis.epoch.as_str()), (None, "old"));
        assert_eq!(diagnosis.alive, ["you", "me"]);
        let alone = pulse(None).diagnose(200_000, &others, Some("old"), true);
        assert_eq!(alone.outage, Some(Outage { began: 99_000, ended: 200_000 }));
        assert_eq!((alone.epoch.as_str(), alone.alive.len()), ("new", 1));
    }

    #[test]
    fn a_database_that_has_gone_back_begins_an_epoch() {
        let last = Some((100_000, 100_000));
        let well = pulse(last).diagnose(102_000, &nodes(&[("me", 100_000)]), Some("old"), true);
        assert_eq!((well.outage, well.epoch.as_str()), (None, "old"));
        let restored = pulse(last).diagnose(102_000, &nodes(&[("me", 60_000)]), Some("old"), true);
        assert_eq!(restored.epoch, "new");
        let unheard = pulse(last).diagnose(102_000, &nodes(&[("me", 101_000)]), Some("old"), true);
        assert_eq!(unheard.epoch, "old", "a beat of our own was stored, and we were not told");
        let emptied = pulse(last).diagnose(102_000, &[], None, true);
        assert_eq!(emptied.epoch, "new");
    }

    /// Found by the simulator: the clocks of a restored room ran on from where the backup was made.
    #[test]
    fn time_since_a_restored_backup_does_not_count() {
        let last = Some((100_000, 158_000));
        for is_shared in [false, true] {
            let restored = pulse(last).diagnose(160_000, &nodes(&[("me", 99_000)]), Some("old"), is_shared);
            assert_eq!(restored.outage, Some(Outage { began: 99_000, ended: 160_000 }));
        }
    }

    #[test]
    fn a_database_that_was_away_is_an_outage() {
        let last = Some((100_000, 100_000));
        let away = pulse(last).diagnose(160_000, &nodes(&[("me", 100_000)]), Some("old"), true);
        assert_eq!(away.outage, Some(Outage { began: 100_000, ended: 160_000 }));
        let others = nodes(&[("me", 100_000), ("you", 159_000)]);
        let cut_off = pulse(last).diagnose(160_000, &others, Some("old"), true);
        assert_eq!(cut_off.outage, None, "others were there");
        let quiet = pulse(Some((100_000, 158_000)));
        assert_eq!(quiet.diagnose(160_000, &nodes(&[("me", 100_000)]), Some("old"), false).outage, None);
    }

    /// Found by the simulator: an outage was lost if it began during another one that a heartbeat had recorded and
    /// whose answer was lost.
    #[test]
    fn an_outage_goes_on_after_a_beat_whose_answer_was_lost() {
        let away = pulse(Some((100_000, 100_000)));
        let unheard = away.diagnose(120_000, &nodes(&[("me", 100_000)]), Some("old"), false);
        assert_eq!(unheard.outage, Some(Outage { began: 100_000, ended: 120_000 }));
        let heard = away.diagnose(150_000, &nodes(&[("me", 120_000)]), Some("old"), false);
        assert_eq!(heard.outage, Some(Outage { began: 120_000, ended: 150_000 }));
        let in_time = away.diagnose(115_000, &nodes(&[("me", 105_000)]), Some("old"), false);
        assert_eq!(in_time.outage, Some(Outage { began: 100_000, ended: 115_000 }), "that one noted nothing");
    }

    /// Found by the simulator: a machine that repeatedly slept for a few seconds took them from the players.
    #[test]
    fn a_short_sleep_is_an_outage() {
        let slept = Pulse { jump: 4_000, ..pulse(Some((100_000, 100_000))) };
        let diagnosis = slept.diagnose(106_000, &nodes(&[("me", 100_000)]), Some("old"), false);
        assert_eq!(diagnosis.outage, Some(Outage { began: 102_000, ended: 106_000 }));
        assert_eq!(diagnosis.epoch, "old");
        let long = slept.diagnose(160_000, &nodes(&[("me", 100_000)]), Some("old"), false);
        assert_eq!(long.outage, Some(Outage { began: 100_000, ended: 160_000 }));
    }
}
