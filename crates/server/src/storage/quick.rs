//! What is stored about quick games with strangers.

use std::time::Duration;

use super::{Storage, StorageError, within};

/// How much longer than rooms it is stored that people have blocked each other: a year in all.
pub(super) const BLOCKS_OUTLIVE_ROOMS: Duration = Duration::from_hours((365 - 30) * 24);

/// A table at which strangers gather.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct QuickTable {
    /// How many play.
    pub(crate) players: u8,
    /// Its number among those for as many players.
    pub(crate) number: u32,
    /// Its room, which the first to sit down opens.
    pub(crate) room: String,
    /// Since when it has had this room.
    pub(crate) at: u64,
}

/// A player who was blocked or reported by another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ReportRow {
    pub(crate) room: String,
    /// Hashes of the keys of both.
    pub(crate) reporter: String,
    pub(crate) reported: String,
    /// The name of the reported player in that room.
    pub(crate) name: String,
    /// Why; without a reason the player is only blocked.
    pub(crate) reason: Option<String>,
    pub(crate) at: u64,
}

impl Storage {
    /// Returns the tables at which as many strangers gather, in order.
    pub(crate) async fn quick_tables(&self, players: u8) -> Result<Vec<QuickTable>, StorageError> {
        within(self.database.quick_tables(players)).await
    }

    /// Gives a table a room, unless it has one already.
    pub(crate) async fn name_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        within(self.database.name_quick_table(table)).await
    }

    /// Takes the room from a table, unless it has another one by now.
    pub(crate) async fn clear_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        within(self.database.clear_quick_table(table)).await
    }

    /// Returns the people who have blocked a player or were blocked by this one.
    pub(crate) async fn blocked(&self, player: &str) -> Result<Vec<String>, StorageError> {
        within(self.database.blocked(player)).await
    }

    /// Stores a block, and the report if there is a reason. Returns how many reports of that player are stored.
    pub(crate) async fn keep_report(&self, row: &ReportRow) -> Result<u64, StorageError> {
        within(self.database.keep_report(row)).await
    }
}
