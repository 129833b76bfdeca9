use std::collections::BTreeMap;

use sideboards_rules::Decision;

use super::verdict::Said;

/// Everything that was acknowledged, room by room.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger(BTreeMap<String, Said>);

impl Ledger {
    /// Records a decision of a game; games are counted from 1.
    pub(super) fn enter(&mut self, code: &str, seat: usize, game: u32, decision: Decision) {
        self.0.entry(code.to_owned()).or_default()[seat].push((game, decision));
    }

    /// Returns the number of decisions.
    pub(crate) fn len(&self) -> usize {
        self.0.values().flatten().map(Vec::len).sum()
    }

    /// Removes and returns the acknowledged decisions of a room.
    pub(super) fn take(&mut self, code: &str) -> Said {
        self.0.remove(code).unwrap_or_default()
    }

    /// Returns the acknowledged decisions of a room.
    pub(super) fn said(&self, code: &str) -> Said {
        self.0.get(code).cloned().unwrap_or_default()
    }

    /// Returns how many unfinished rooms have not progressed since an earlier ledger.
    pub(super) fn stuck_since(&self, earlier: &Self) -> usize {
        let count = |said: &Said| said.iter().map(Vec::len).sum::<usize>();
        let is_stuck = |(code, before): (&String, &Said)| {
            self.0.get(code).is_some_and(|now| count(now) == count(before))
        };
        earlier.0.iter().filter(|room| is_stuck(*room)).count()
    }
}
