use std::collections::HashSet;
use std::sync::RwLock;

use crate::time::now;

/// How much newer than somebody's coming the list of nodes must be before somebody is taken for gone, in milliseconds.
const MARGIN: u64 = 10_000;

/// This node, and the others as far as it knows.
#[derive(Debug)]
pub(super) struct Nodes {
    /// The name of this node.
    pub(super) own: String,
    alive: RwLock<(HashSet<String>, u64)>,
}

impl Nodes {
    pub(super) fn new(own: String) -> Self {
        let alive = (HashSet::from([own.clone()]), 0);
        Self { own, alive: RwLock::new(alive) }
    }

    /// Takes over who is alive now.
    pub(super) fn renew(&self, alive: impl IntoIterator<Item = String>) {
        *self.alive.write().expect("nobody panics with the nodes in hand") =
            (alive.into_iter().collect(), now());
    }

    /// Tells whether a node may be alive to which somebody came at a time. A list that is older may not have a node that has
    /// just begun.
    pub(super) fn may_be_alive(&self, node: &str, came: u64) -> bool {
        let alive = self.alive.read().expect("nobody panics with the nodes in hand");
        node == self.own || alive.0.contains(node) || alive.1 < came + MARGIN
    }
}
