//! A real or a simulated database.

use sideboards_protocol::{DailyTable, GroupTable};

use super::database::Database;
use super::kept::Kept;
use super::simulated::Link;
use super::sqlite::Sqlite;
use super::{
    Append, DailyRow, FinishedRow, GroupRow, HeartbeatResult, Joined, Notices, Pulse, QuickTable, ReportRow,
    StorageError, Stored,
};

/// The database of a program with the simulation feature.
#[derive(Clone, Debug)]
pub(super) enum Backend {
    Real(Database),
    Simulated(Link),
}

/// Runs the same operation on either of them.
macro_rules! ask {
    ($backend:expr, $asked:ident => $question:expr) => {
        match $backend {
            Backend::Real($asked) => $question.await,
            Backend::Simulated($asked) => $question.await,
        }
    };
}

impl Backend {
    pub(super) async fn open(url: &str) -> Result<Self, StorageError> {
        Ok(Self::Real(Database::open(url).await?))
    }

    pub(super) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StorageError> {
        ask!(self, database => database.load(room, after))
    }

    pub(super) async fn due(&self, now: u64) -> Result<Vec<String>, StorageError> {
        ask!(self, database => database.due(now))
    }

    pub(super) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, StorageError> {
        ask!(self, database => database.finished(game))
    }

    pub(super) async fn finished_in(&self, room: &str) -> Result<Vec<String>, StorageError> {
        ask!(self, database => database.finished_in(room))
    }

    pub(super) async fn beat(&self, pulse: &Pulse) -> Result<HeartbeatResult, StorageError> {
        ask!(self, database => database.beat(pulse))
    }

    pub(super) async fn renew_epoch(&self, epoch: &str) -> Result<(), StorageError> {
        ask!(self, database => database.renew_epoch(epoch))
    }

    pub(super) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        ask!(self, database => database.expire(before))
    }

    pub(super) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        ask!(self, database => database.keep_daily(row))
    }

    pub(super) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        ask!(self, database => database.daily(day, player))
    }

    pub(super) async fn quick_tables(&self, players: u8) -> Result<Vec<QuickTable>, StorageError> {
        ask!(self, database => database.quick_tables(players))
    }

    pub(super) async fn name_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        ask!(self, database => database.name_quick_table(table))
    }

    pub(super) async fn clear_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        ask!(self, database => database.clear_quick_table(table))
    }

    pub(super) async fn blocked(&self, player: &str) -> Result<Vec<String>, StorageError> {
        ask!(self, database => database.blocked(player))
    }

    pub(super) async fn keep_report(&self, row: &ReportRow) -> Result<u64, StorageError> {
        ask!(self, database => database.keep_report(row))
    }

    pub(super) async fn join_group(&self, row: &GroupRow) -> Result<Joined, StorageError> {
        ask!(self, database => database.join_group(row))
    }

    pub(super) async fn leave_group(&self, group: &str, player: &str) -> Result<u32, StorageError> {
        ask!(self, database => database.leave_group(group, player))
    }

    pub(super) async fn group(
        &self,
        group: &str,
        day: &str,
        player: Option<&str>,
    ) -> Result<Option<GroupTable>, StorageError> {
        ask!(self, database => database.group(group, day, player))
    }

    pub(super) async fn append(&self, node: &str, appends: &[&Append]) -> Result<Kept, StorageError> {
        ask!(self, database => database.append(node, appends))
    }

    pub(super) async fn tidy(&self) -> Result<(), StorageError> {
        match self {
            Self::Real(database) => database.tidy().await,
            Self::Simulated(_) => Ok(()),
        }
    }

    pub(super) async fn notices(&self) -> Result<Option<Notices>, StorageError> {
        ask!(self, database => database.notices())
    }

    /// Returns the real database, if it is one.
    pub(super) const fn real(&self) -> Option<&Database> {
        match self {
            Self::Real(database) => Some(database),
            Self::Simulated(_) => None,
        }
    }

    pub(super) const fn sqlite(&self) -> Option<&Sqlite> {
        match self {
            Self::Real(database) => database.sqlite(),
            Self::Simulated(_) => None,
        }
    }

    pub(super) fn is_shared(&self) -> bool {
        match self {
            Self::Real(database) => database.is_shared(),
            Self::Simulated(link) => link.is_shared(),
        }
    }
}
