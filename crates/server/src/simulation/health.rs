//! The health of the nodes: which are healthy, since when, and when none was.

/// The state of all nodes.
#[derive(Debug)]
pub(super) struct Health {
    nodes: Vec<NodeHealth>,
    /// Whether the database works normally.
    pub(super) is_fair: bool,
    /// Whether all writes fail.
    pub(super) is_unwritable: bool,
    dark_since: Option<Darkness>,
    outages: Vec<Outage>,
}

/// A time in which no node could write.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outage {
    pub(super) began: u64,
    pub(super) ended: u64,
    /// Whether no process ran at some time of it.
    pub(super) is_restart: bool,
    /// Whether the time was lost because the database has gone back.
    pub(super) is_restore: bool,
}

#[derive(Clone, Copy, Debug)]
struct Darkness {
    began: u64,
    is_restart: bool,
}

#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each can be true without the others")]
pub(super) struct NodeHealth {
    pub(super) is_up: bool,
    pub(super) is_stopped: bool,
    /// Cut off from the database.
    pub(super) is_cut: bool,
    /// Gets no notices of other nodes.
    pub(super) is_deaf: bool,
    well_since: Option<u64>,
    stopped_since: Option<u64>,
    stopped_before: u64,
}

impl Health {
    pub(super) fn new(nodes: usize) -> Self {
        Self {
            nodes: vec![NodeHealth::default(); nodes],
            is_fair: true,
            is_unwritable: false,
            dark_since: None,
            outages: Vec::new(),
        }
    }

    /// Applies a change and its consequences.
    pub(super) fn change(&mut self, now: u64, change: impl FnOnce(&mut Self)) {
        change(self);
        for node in &mut self.nodes {
            let is_well = node.is_up && !node.is_stopped && !node.is_cut && !node.is_deaf && self.is_fair;
            node.well_since = node.well_since.or(Some(now)).filter(|_| is_well);
            match (node.is_stopped, node.stopped_since) {
                (true, None) => node.stopped_since = Some(now),
                (false, Some(since)) => {
                    node.stopped_before += now - since;
                    node.stopped_since = None;
                }
                _ => {}
            }
        }
        let can_write = |node: &NodeHealth| node.is_up && !node.is_stopped && !node.is_cut;
        let is_dark = self.is_unwritable || !self.nodes.iter().any(can_write);
        let is_down = !self.nodes.iter().any(|node| node.is_up);
        match self.dark_since {
            None if is_dark => self.dark_since = Some(Darkness { began: now, is_restart: is_down }),
            Some(dark) if !is_dark => {
                let Darkness { began, is_restart } = dark;
                self.outages.push(Outage { began, ended: now, is_restart, is_restore: false });
                self.dark_since = None;
            }
            Some(ref mut dark) => dark.is_restart |= is_down,
            None => {}
        }
    }

    /// Records a brief fault of all nodes.
    pub(super) fn unsettle(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.well_since = None);
    }

    pub(super) fn node(&mut self, node: usize) -> &mut NodeHealth {
        &mut self.nodes[node]
    }

    /// Returns since when a node has been healthy.
    pub(super) fn well_since(&self, node: usize) -> Option<u64> {
        self.nodes[node].well_since
    }

    /// Returns the total time for which a node was stopped.
    pub(super) fn stopped(&self, node: usize, now: u64) -> u64 {
        let node = &self.nodes[node];
        node.stopped_before + node.stopped_since.map_or(0, |since| now - since)
    }

    /// Records time lost because the database has gone back.
    pub(super) fn add_outage(&mut self, outage: Outage) {
        self.outages.push(outage);
    }

    pub(super) fn outages(&self) -> &[Outage] {
        &self.outages
    }
}
