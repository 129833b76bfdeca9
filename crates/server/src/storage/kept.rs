//! Which appends of a transaction were stored.

use std::collections::HashSet;

use super::Append;

/// Which appends of a transaction were stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    /// All of them, as nearly always.
    All,
    /// Those of these rooms. The others came too late: see `Written::TooLate`.
    Rooms(HashSet<String>),
}

impl Kept {
    /// Returns whether an append was stored.
    pub(super) fn has(&self, append: &Append) -> bool {
        match self {
            Self::All => true,
            Self::Rooms(rooms) => rooms.contains(&append.room),
        }
    }
}
