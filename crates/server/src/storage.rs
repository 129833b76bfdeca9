//! Storage of room logs and finished games: SQLite in a file, or PostgreSQL for several nodes.

#[cfg(feature = "simulation")]
mod backend;
mod backup;
mod database;
mod kept;
mod notices;
mod players;
mod postgres;
mod pulse;
mod push;
mod quick;
#[cfg(feature = "simulation")]
pub(crate) mod simulated;
mod sqlite;
mod statements;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sideboards_protocol::{DailyTable, GroupTable};
use sqlx::migrate::Migrate;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

#[cfg(feature = "simulation")]
use self::backend::Backend;
#[cfg(not(feature = "simulation"))]
use self::database::Database as Backend;
pub(crate) use self::players::FinishedPlayers;
use self::writer::Applicant;
use crate::metrics::Metrics;
use crate::task;

pub(crate) use backup::BackupError;
pub(crate) use notices::Notices;
pub(crate) use pulse::{HeartbeatResult, LastHeartbeat, Outage, Pulse};
pub(crate) use push::{MessageKind, PushBook, Subscription};
pub(crate) use quick::{QuickTable, ReportRow};

/// Timeout of database operations. Waiting for a turn and writing together take no longer than a client may wait.
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_millis(2_400);

/// Maximum age of an append when PostgreSQL stores it. A node that was suspended must not start a round whose time
/// is over.
const STALE_AFTER: Duration = Duration::from_secs(5);

/// The next entries of one room, stored together or not at all.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) room: String,
    /// One more than the number of the previous append.
    pub(crate) number: u64,
    /// The time of the previous append: after a backup was restored there may be another one of that number.
    pub(crate) after: Option<u64>,
    pub(crate) at: u64,
    pub(crate) lines: String,
    /// When the room is next due, if that has changed.
    pub(crate) due: Option<Due>,
    /// The games that the entries finished.
    pub(crate) finished: Vec<FinishedRow>,
}

/// When a room is next due; without a time, never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due(pub(crate) Option<u64>);

/// Entries as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) number: u64,
    pub(crate) at: u64,
    pub(crate) lines: String,
}

/// A finished game as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FinishedRow {
    pub(crate) game: String,
    pub(crate) room: String,
    pub(crate) finished: u64,
    /// The names as JSON.
    pub(crate) players: String,
    pub(crate) commitment: String,
    pub(crate) record: String,
    /// The proof of the deal as JSON; games of older servers have none.
    pub(crate) proof: Option<String>,
    /// The content file, if it is not the classic box.
    pub(crate) content: Option<String>,
}

/// The result of a daily deal as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DailyRow {
    pub(crate) day: String,
    /// A hash of the key.
    pub(crate) player: String,
    pub(crate) name: String,
    pub(crate) points: u16,
    pub(crate) record: String,
    pub(crate) at: u64,
    /// Whether the name may be among the best: one address cannot fill them.
    pub(crate) is_named: bool,
}

/// A member of a group as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GroupRow {
    /// A hash of the code.
    pub(crate) group: String,
    /// A hash of the key.
    pub(crate) player: String,
    pub(crate) name: String,
    /// The title of a group to begin.
    pub(crate) title: Option<String>,
}

/// What became of the wish to join a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joined {
    /// The player is in the group.
    Member {
        /// How many members there are now.
        members: u32,
    },
    Full,
    NoSuchGroup,
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is on disk.
    Kept,
    /// Another node was first, the log has changed, or the append is too old; nothing of it was stored.
    TooLate,
    /// The database failed or timed out: only reloading the room tells whether it was stored.
    Failed,
}

/// Why the database cannot be used.
#[derive(Debug, Error)]
pub enum StorageError {
    /// Neither SQLite nor PostgreSQL.
    #[error("{0:?} is not the address of a database (sqlite:FILE, postgres://…)")]
    Address(String),
    /// Another server uses the file.
    #[error("another server uses {0}; several servers need PostgreSQL")]
    InUse(String),
    /// A file or folder of the database cannot be used.
    #[error("{path} cannot be used: {source}")]
    File {
        /// The path.
        path: String,
        /// The system's error.
        source: std::io::Error,
    },
    /// The open file is no longer the one under its name.
    #[error("{0} was deleted, moved or replaced")]
    Gone(String),
    /// Another program has changed the open file.
    #[error(
        "another program has changed {0}, so nothing more is written to it; put a whole database in its place (restore a backup, \
         or rename the file back), or stop the server first"
    )]
    Changed(String),
    /// A link leads elsewhere than when the server started.
    #[error(
        "{0} is no longer where the server would look for it after a restart (a link was changed), so nothing more is written to \
         it; put the file or the link back, or stop the server, and move the database and its -wal together"
    )]
    Relinked(String),
    /// The file cannot be read as a database.
    #[error("{path} is damaged ({said}); restore a backup")]
    Damaged {
        /// The path.
        path: String,
        /// The database's message.
        said: String,
    },
    /// The operation timed out.
    #[error("the database does not answer")]
    Timeout,
    /// The database reports an error.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be migrated.
    #[error("the tables of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl StorageError {
    fn file(path: &Path, source: std::io::Error) -> Self {
        Self::File { path: path.display().to_string(), source }
    }

    /// Returns whether the database works and only rejects the given values.
    fn is_about_values(&self) -> bool {
        let Self::Database(sqlx::Error::Database(error)) = self else { return false };
        // SQLite reports TOOBIG, CONSTRAINT, MISMATCH or RANGE; PostgreSQL has the classes "data exception",
        // "constraint violation" and "program limit exceeded".
        error.code().is_some_and(|code| match code.parse::<u32>() {
            Ok(number) if code.len() < 5 => matches!(number & 0xff, 18 | 19 | 20 | 25),
            _ => ["22", "23", "54"].iter().any(|class| code.starts_with(class)),
        })
    }
}

/// Brings the tables up to date.
async fn migrate<C: Migrate>(connection: &mut C) -> Result<(), StorageError> {
    let mut migrations = sqlx::migrate!();
    // A newer version may have run here; it only adds, so that going back is possible.
    migrations.set_ignore_missing(true);
    Ok(migrations.run_direct(None, connection, false).await?)
}

/// Access to the database. Every operation has a timeout.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    database: Backend,
    writer: mpsc::Sender<Applicant>,
}

/// A room's turn to write, together with others.
#[derive(Debug)]
pub(crate) struct Turn {
    /// Whether many others have their turn at the same time: letting them go first costs little.
    pub(crate) is_crowded: bool,
    append: oneshot::Sender<Append>,
    written: oneshot::Receiver<Written>,
}

impl Turn {
    /// Stores an append, and returns when it is on disk or has failed.
    ///
    /// The holder of a turn must not wait for anything else, because all others wait for it. Dropping a turn ends
    /// it.
    pub(crate) async fn keep(self, append: Append) -> Written {
        if self.append.send(append).is_err() {
            return Written::Failed;
        }
        if is_broken!(AcknowledgeBeforeStore) {
            return Written::Kept;
        }
        self.written.await.unwrap_or(Written::Failed)
    }
}

impl Storage {
    /// Opens a database, migrates its tables, and starts the writer.
    pub(crate) async fn open(url: &str, node: &str, metrics: Arc<Metrics>) -> Result<Self, StorageError> {
        Ok(Self::serve(Backend::open(url).await?, node, metrics))
    }

    /// Opens a simulated database.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(link: simulated::Link, node: &str, metrics: Arc<Metrics>) -> Self {
        Self::serve(Backend::Simulated(link), node, metrics)
    }

    fn serve(database: Backend, node: &str, metrics: Arc<Metrics>) -> Self {
        let (writer, applicants) = mpsc::channel(writer::QUEUE);
        task::spawn(writer::run(database.clone(), node.to_owned(), applicants, metrics));
        Self { database, writer }
    }

    /// Waits for a turn to write, with a timeout. Messages that arrive meanwhile can be written with it.
    pub(crate) async fn turn(&self) -> Option<Turn> {
        let (begin, begun) = oneshot::channel();
        let (append, appended) = oneshot::channel();
        let (answer, written) = oneshot::channel();
        let applicant = Applicant { begin, append: appended, answer };
        let waited = timeout(time_limit(), async {
            self.writer.send(applicant).await.ok()?;
            begun.await.ok()
        });
        let is_crowded = waited.await.ok().flatten()?;
        Some(Turn { is_crowded, append, written })
    }

    /// Returns the entries of a room after a number.
    pub(crate) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StorageError> {
        within(self.database.load(room, after)).await
    }

    /// Returns some of the rooms that are due.
    pub(crate) async fn due(&self, now: u64) -> Result<Vec<String>, StorageError> {
        within(self.database.due(now)).await
    }

    /// Returns a finished game.
    pub(crate) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, StorageError> {
        within(self.database.finished(game)).await
    }

    /// Returns the names of the games that were finished in a room, the first one first.
    pub(crate) async fn finished_in(&self, room: &str) -> Result<Vec<String>, StorageError> {
        within(self.database.finished_in(room)).await
    }

    /// Stores the result of a daily deal, unless the player has one already.
    pub(crate) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        within(self.database.keep_daily(row)).await
    }

    /// Returns the leaderboard of a day, as a player sees it.
    pub(crate) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        within(self.database.daily(day, player)).await
    }

    /// Adds a player to a group, or changes the name in it.
    pub(crate) async fn join_group(&self, row: &GroupRow) -> Result<Joined, StorageError> {
        within(self.database.join_group(row)).await
    }

    /// Removes a player from a group, and returns the number of members left. A group without any ends.
    pub(crate) async fn leave_group(&self, group: &str, player: &str) -> Result<u32, StorageError> {
        within(self.database.leave_group(group, player)).await
    }

    /// Returns the table of a group on a day, as a player sees it.
    pub(crate) async fn group(
        &self,
        group: &str,
        day: &str,
        player: Option<&str>,
    ) -> Result<Option<GroupTable>, StorageError> {
        within(self.database.group(group, day, player)).await
    }

    /// Writes a heartbeat, and returns its results.
    pub(crate) async fn beat(&self, pulse: &Pulse) -> Result<HeartbeatResult, StorageError> {
        within(self.database.beat(pulse)).await
    }

    /// Begins an epoch, because clients may have seen versions that are lost.
    pub(crate) async fn renew_epoch(&self, epoch: &str) -> Result<(), StorageError> {
        within(self.database.renew_epoch(epoch)).await
    }

    /// Deletes rooms unused since a time, and returns how many.
    pub(crate) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        // No client waits for it, and there may be much to delete.
        self.database.expire(before).await
    }

    /// Returns whether other nodes can use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Returns the devices that get messages. A simulated world has none.
    pub(crate) fn push_book(&self) -> Option<PushBook> {
        self.database.real().cloned().map(PushBook::new)
    }

    /// Listens to notices of other nodes, if there can be any.
    pub(crate) async fn notices(&self) -> Result<Option<Notices>, StorageError> {
        within(self.database.notices()).await
    }
}

async fn within<T>(work: impl Future<Output = Result<T, StorageError>>) -> Result<T, StorageError> {
    timeout(time_limit(), work).await.unwrap_or(Err(StorageError::Timeout))
}

/// Returns the timeout for the database.
fn time_limit() -> Duration {
    if is_broken!(WaitForDatabaseForever) { Duration::MAX } else { STATEMENT_TIMEOUT }
}
