//! What a node knows from its heartbeats.

use std::collections::HashSet;
use std::sync::{Arc, RwLock};
use std::time::Duration;

use crate::clock::milliseconds;
use crate::storage::{HeartbeatResult, LastHeartbeat, Outage, Pulse};

/// How much newer than a connection the list of nodes must be before a missing node means that the person is gone.
const MARGIN: Duration = Duration::from_secs(10);

/// What this node knows from its heartbeats.
#[derive(Debug)]
pub(super) struct Vitals {
    /// The name of this node.
    pub(super) own: String,
    known: RwLock<ClusterState>,
}

#[derive(Debug, Default)]
struct ClusterState {
    alive: HashSet<String>,
    epoch: Arc<str>,
    outages: Vec<Outage>,
    last: Option<LastHeartbeat>,
}

/// The changes after a heartbeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Renewal {
    pub(super) has_new_epoch: bool,
    pub(super) has_new_outage: bool,
}

impl Vitals {
    pub(super) fn new(own: String) -> Self {
        Self { own, known: RwLock::default() }
    }

    /// Takes over the results of a heartbeat.
    pub(super) fn renew(&self, beat: HeartbeatResult) -> Renewal {
        let mut known = self.known.write().expect("lock is never poisoned");
        let news = Renewal {
            has_new_epoch: known.last.is_some() && *known.epoch != *beat.epoch,
            has_new_outage: known.last.is_some() && known.outages != beat.outages,
        };
        *known = ClusterState {
            alive: beat.alive.into_iter().collect(),
            epoch: beat.epoch.into(),
            outages: beat.outages,
            last: Some(LastHeartbeat { stored: beat.time, well: beat.time }),
        };
        news
    }

    /// Notes that all is well although nothing was written.
    pub(super) fn rest(&self, now: u64) {
        if let Some(last) = &mut self.known.write().expect("lock is never poisoned").last {
            last.well = now;
        }
    }

    /// Returns the last heartbeat.
    pub(super) fn last(&self) -> Option<LastHeartbeat> {
        self.known.read().expect("lock is never poisoned").last
    }

    /// Returns whether the node knows the time well enough to enforce deadlines.
    pub(super) fn are_fresh(&self, now: u64, is_shared: bool) -> bool {
        self.last().is_some_and(|last| now <= last.well + milliseconds(Pulse::freshness(is_shared)))
    }

    /// Returns whether a node to which a person connected at a time may be alive. An older list may lack a node
    /// that has just started. With a file database every other node is dead, even if the last known list is old.
    pub(super) fn may_be_alive(&self, node: &str, came: u64, is_shared: bool) -> bool {
        let known = self.known.read().expect("lock is never poisoned");
        let is_too_old = known.last.is_none_or(|last| last.stored < came + milliseconds(MARGIN));
        node == self.own || is_shared && (known.alive.contains(node) || is_too_old)
    }

    /// Returns the current epoch; versions never go back inside it.
    pub(super) fn epoch(&self) -> Arc<str> {
        Arc::clone(&self.known.read().expect("lock is never poisoned").epoch)
    }

    /// Begins an epoch.
    pub(super) fn set_epoch(&self, epoch: &str) {
        self.known.write().expect("lock is never poisoned").epoch = epoch.into();
    }

    /// Returns the outages that ended after a time and are over now. Ignores outages that a wrong clock dated in
    /// the future.
    pub(super) fn outages_between(&self, time: u64, now: u64) -> Vec<Outage> {
        let known = self.known.read().expect("lock is never poisoned");
        known.outages.iter().filter(|outage| outage.ended > time && outage.ended <= now).copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Found by the simulator: an outage that a wrong clock had left in the future hid all others.
    #[test]
    fn an_outage_in_the_future_hides_no_other() {
        let vitals = Vitals::new("me".to_owned());
        let (wrong, right) =
            (Outage { began: 10_000, ended: 3_600_000 }, Outage { began: 50_000, ended: 60_000 });
        let epoch = "epoch".to_owned();
        vitals.renew(HeartbeatResult { time: 61_000, alive: Vec::new(), epoch, outages: vec![wrong, right] });
        assert_eq!(vitals.outages_between(40_000, 61_000), [right]);
        assert_eq!(vitals.outages_between(60_000, 61_000), []);
    }

    /// Found by the simulator: a game went on without its players after the server with its file was restarted,
    /// because a node without visitors writes no heartbeat.
    #[test]
    fn with_a_file_no_other_node_is_alive() {
        let vitals = Vitals::new("me".to_owned());
        let (alive, epoch) = (vec!["you".to_owned()], "epoch".to_owned());
        vitals.renew(HeartbeatResult { time: 60_000, alive, epoch, outages: Vec::new() });
        vitals.rest(90_000);
        assert!(vitals.may_be_alive("me", 55_000, false));
        assert!(!vitals.may_be_alive("before", 55_000, false));
        assert!(vitals.may_be_alive("before", 55_000, true), "it may have begun after the heartbeat");
        assert!(!vitals.may_be_alive("before", 45_000, true));
        assert!(vitals.may_be_alive("you", 45_000, true));
    }
}
