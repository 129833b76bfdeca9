//! Where logs of rooms and finished games are kept: SQLite in a file of our own, or PostgreSQL for several nodes.

mod database;
mod notices;
mod statements;
#[cfg(test)]
mod tests;
mod writer;

use std::sync::Arc;

use sideboards_protocol::DailyTable;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use self::database::Database;
use self::writer::Applicant;
use crate::metrics::Metrics;

pub(crate) use notices::Notices;

/// Something that is to be kept: the next entries of one room, all or none of them.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) room: String,
    /// One more than the number of the append before.
    pub(crate) number: u64,
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
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is on disk.
    Kept,
    /// Somebody else was first; nothing of it was kept.
    TooLate,
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
    /// The folder or a file of the database cannot be made.
    #[error("{folder} cannot be made: {source}")]
    Folder {
        /// Which.
        folder: String,
        /// What the system says.
        source: std::io::Error,
    },
    /// The database does not do what it is asked.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables cannot be brought up to date.
    #[error("the tables of the database: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
}

/// The door to the database.
#[derive(Clone, Debug)]
pub(crate) struct Storage {
    database: Database,
    writer: mpsc::Sender<Applicant>,
}

/// The turn of a room to be written with what others have.
#[derive(Debug)]
pub(crate) struct Turn {
    append: oneshot::Sender<Append>,
    written: oneshot::Receiver<Written>,
}

impl Turn {
    /// Keeps something, and comes back when it is on disk. While the database is away it waits.
    ///
    /// Whoever has a turn must not wait for anything else before: all others wait for it. A turn that is dropped is over.
    pub(crate) async fn keep(self, append: Append) -> Written {
        self.append.send(append).expect("the writer waits for whoever has a turn");
        self.written.await.expect("the writer answers everything")
    }
}

impl Storage {
    /// Opens a database, brings its tables up to date, and begins to write what comes.
    pub(crate) async fn open(url: &str, node: &str, metrics: Arc<Metrics>) -> Result<Self, StorageError> {
        let database = Database::open(url).await?;
        let (writer, applicants) = mpsc::channel(writer::QUEUE);
        tokio::spawn(writer::run(database.clone(), node.to_owned(), applicants, metrics));
        Ok(Self { database, writer })
    }

    /// Waits for a turn to write. What comes for a room until then can be written with it, instead of after it.
    pub(crate) async fn turn(&self) -> Turn {
        let (begin, begun) = oneshot::channel();
        let (append, appended) = oneshot::channel();
        let (answer, written) = oneshot::channel();
        let applicant = Applicant { begin, append: appended, answer };
        self.writer.send(applicant).await.expect("the writer lives as long as the storage");
        begun.await.expect("the writer lets everybody have a turn");
        Turn { append, written }
    }

    /// Gives the entries of a room after a number.
    pub(crate) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StorageError> {
        Ok(self.database.load(room, after).await?)
    }

    /// Gives some of the rooms in which something is due.
    pub(crate) async fn due(&self, now: u64) -> Result<Vec<String>, StorageError> {
        Ok(self.database.due(now).await?)
    }

    /// Gives a finished game.
    pub(crate) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, StorageError> {
        Ok(self.database.finished(game).await?)
    }

    /// Gives the names of the games that were finished in a room, the first one first.
    pub(crate) async fn finished_in(&self, room: &str) -> Result<Vec<String>, StorageError> {
        Ok(self.database.finished_in(room).await?)
    }

    /// Keeps the result of a daily deal, unless the player has one already.
    pub(crate) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        Ok(self.database.keep_daily(row).await?)
    }

    /// Gives the table of a day, as a player sees it.
    pub(crate) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        Ok(self.database.daily(day, player).await?)
    }

    /// Says that a node is alive, and gives all that are.
    pub(crate) async fn beat(&self, node: &str, now: u64) -> Result<Vec<String>, StorageError> {
        Ok(self.database.beat(node, now).await?)
    }

    /// Forgets rooms that nobody has used since a time, and tells how many.
    pub(crate) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        Ok(self.database.expire(before).await?)
    }

    /// Asks the database whether it is there.
    pub(crate) async fn ready(&self) -> Result<(), StorageError> {
        Ok(self.database.ready().await?)
    }

    /// Tells whether other nodes can use the same database.
    pub(crate) const fn has_other_nodes(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// Listens to what other nodes write, if there can be others.
    pub(crate) async fn notices(&self) -> Result<Option<Notices>, StorageError> {
        Ok(self.database.notices().await?)
    }
}
