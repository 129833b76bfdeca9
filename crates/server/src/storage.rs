//! Where logs of rooms and finished games are kept: SQLite in a file of our own, or PostgreSQL for several nodes.

#[cfg(feature = "simulation")]
mod backend;
mod backup;
mod database;
mod kept;
mod notices;
mod players;
mod postgres;
mod pulse;
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

use sideboards_protocol::DailyTable;
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
pub(crate) use pulse::{Beat, LastBeat, Outage, Pulse};

/// How long the database may take for anything. Waiting for a turn and writing together take no longer than a client is
/// made to wait.
pub(crate) const STATEMENT_TIMEOUT: Duration = Duration::from_millis(2_400);

/// How old an append may be when PostgreSQL stores it. A node that was suspended must not start a round whose time is over.
const STALE_AFTER: Duration = Duration::from_secs(5);

/// Something that is to be kept: the next entries of one room, all or none of them.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) room: String,
    /// One more than the number of the append before.
    pub(crate) number: u64,
    /// The time of the append before: after a backup was restored there may be another one of that number.
    pub(crate) after: Option<u64>,
    pub(crate) at: u64,
    pub(crate) lines: String,
    /// When something will be due in the room, if that has changed.
    pub(crate) due: Option<Due>,
    /// The games that ended with it.
    pub(crate) finished: Vec<FinishedRow>,
}

/// When something will be due in a room; never, if there is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Due(pub(crate) Option<u64>);

/// Entries as they were kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stored {
    pub(crate) number: u64,
    pub(crate) at: u64,
    pub(crate) lines: String,
}

/// A finished game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FinishedRow {
    pub(crate) game: String,
    pub(crate) room: String,
    pub(crate) finished: u64,
    /// The names in JSON.
    pub(crate) players: String,
    pub(crate) commitment: String,
    pub(crate) record: String,
    /// What it takes to check the deal, in JSON; games of older servers have none.
    pub(crate) proof: Option<String>,
    /// The content file, if it was not played with the classic box.
    pub(crate) content: Option<String>,
}

/// The result of a daily deal as it is kept.
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

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is on disk.
    Kept,
    /// Another node was first, the log is not what it was, or it was judged too long ago; nothing of it was kept.
    TooLate,
    /// The database could not keep it, or did not say so in time: only loading the room again tells which.
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
        /// Which.
        path: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// The file that is open is no longer the one under its name.
    #[error("{0} was deleted, moved or replaced")]
    Gone(String),
    /// Another program has changed the file that is open.
    #[error(
        "another program has changed {0}, so nothing more is written to it; put a whole database in its place (restore a backup, \
         or rename the file back), or stop the server first"
    )]
    Changed(String),
    /// The file cannot be read as a database.
    #[error("{path} is damaged ({said}); restore a backup")]
    Damaged {
        /// Which.
        path: String,
        /// What is wrong with it.
        said: String,
    },
    /// It takes too long.
    #[error("the database does not answer")]
    Timeout,
    /// The database does not do what it is asked.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("the tables of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

impl StorageError {
    fn file(path: &Path, source: std::io::Error) -> Self {
        Self::File { path: path.display().to_string(), source }
    }

    /// Tells whether the database is well and only refuses the values it was given.
    fn is_about_values(&self) -> bool {
        let Self::Database(sqlx::Error::Database(error)) = self else { return false };
        // SQLite says TOOBIG, CONSTRAINT, MISMATCH or RANGE; PostgreSQL has the classes "data exception", "constraint
        // violation" and "program limit exceeded".
        error.code().is_some_and(|code| match code.parse::<u32>() {
            Ok(number) if code.len() < 5 => matches!(number & 0xff, 18 | 19 | 20 | 25),
            _ => ["22", "23", "54"].iter().any(|class| code.starts_with(class)),
        })
    }
}

/// Brings the tables up to date.
async fn migrate<C: Migrate>(connection: &mut C) -> Result<(), StorageError> {
    let mut migrations = sqlx::migrate!();
    // A newer version may have been here; it only adds, so that going back is possible.
    migrations.set_ignore_missing(true);
    Ok(migrations.run_direct(None, connection, false).await?)
}

/// The door to the database. Every question is answered in a limited time.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    database: Backend,
    writer: mpsc::Sender<Applicant>,
}

/// The turn of a room to be written with what others have.
#[derive(Debug)]
pub(crate) struct Turn {
    /// Whether many others have their turn at the same time: who lets them go first does not wait long for the next turn.
    pub(crate) is_crowded: bool,
    append: oneshot::Sender<Append>,
    written: oneshot::Receiver<Written>,
}

impl Turn {
    /// Keeps something, and returns when it is on disk or cannot be.
    ///
    /// The holder of a turn must not wait for anything else: all others wait for it. A turn that is dropped is over.
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
    /// Opens a database, brings its tables up to date, and begins to write what comes.
    pub(crate) async fn open(url: &str, node: &str, metrics: Arc<Metrics>) -> Result<Self, StorageError> {
        Ok(Self::serve(Backend::open(url).await?, node, metrics))
    }

    /// Begins to use a simulated database.
    #[cfg(feature = "simulation")]
    pub(crate) fn simulated(link: simulated::Link, node: &str, metrics: Arc<Metrics>) -> Self {
        Self::serve(Backend::Simulated(link), node, metrics)
    }

    fn serve(database: Backend, node: &str, metrics: Arc<Metrics>) -> Self {
        let (writer, applicants) = mpsc::channel(writer::QUEUE);
        task::spawn(writer::run(database.clone(), node.to_owned(), applicants, metrics));
        Self { database, writer }
    }

    /// Waits for a turn to write, but not for long. What comes for a room until then can be written with it.
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

    /// Returns some of the rooms in which something is due.
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

    /// Keeps the result of a daily deal, unless the player has one already.
    pub(crate) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        within(self.database.keep_daily(row)).await
    }

    /// Returns the table of a day, as a player sees it.
    pub(crate) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        within(self.database.daily(day, player)).await
    }

    /// Writes that a node is alive, and returns what it learns by that.
    pub(crate) async fn beat(&self, pulse: &Pulse) -> Result<Beat, StorageError> {
        within(self.database.beat(pulse)).await
    }

    /// Begins an epoch: what clients were told may no longer be true.
    pub(crate) async fn renew_epoch(&self, epoch: &str) -> Result<(), StorageError> {
        within(self.database.renew_epoch(epoch)).await
    }

    /// Deletes rooms unused since a time, and returns how many.
    pub(crate) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        // No client waits for it, and there may be much to delete.
        self.database.expire(before).await
    }

    /// Tells whether other nodes can use the same database.
    pub(crate) fn is_shared(&self) -> bool {
        self.database.is_shared()
    }

    /// Listens to what other nodes write, if there can be others.
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
