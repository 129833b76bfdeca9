//! A SQLite file with one writing connection and a few for reading. No connection is trusted after an error.
//!
//! SQLite rolls back by itself when a disk is full, and then sqlx's idea of the transaction is wrong. So
//! transactions begin and commit with explicit statements, which SQLite refuses in the wrong state, and a
//! connection that has seen an error is dropped.

mod append;
mod files;
mod log;
mod replaced;
mod script;
mod start;

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use tokio::sync::{Mutex, OwnedMutexGuard, RwLock};

use self::files::{Files, Finding, log_of};
use self::log::find_damage;
use self::replaced::{is_whole, keep, rescue};
use self::script::Script;
use self::start::{has_tables, prepare};
use super::{STATEMENT_TIMEOUT, StorageError, migrate};

/// Number of reading connections.
const READERS: u32 = 4;

/// How many pages of the tables change per row, and the length of a page.
const PAGES_PER_ROW: usize = 2;
const PAGE: usize = 4096;

/// How many pages the log may have before a checkpoint, which takes a few milliseconds.
const LONG_LOG: usize = 1000;

/// The database file and the connections to it.
#[derive(Clone, Debug)]
pub(super) struct Sqlite(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    /// How the server was told to open the file, and its path without links.
    name: PathBuf,
    path: PathBuf,
    options: SqliteConnectOptions,
    readers: RwLock<SqlitePool>,
    writer: Arc<Mutex<Writer>>,
}

/// The state of the writing connection.
#[derive(Debug)]
struct Writer {
    /// Empty after an error, until the next transaction.
    connection: Option<SqliteConnection>,
    files: Files,
    /// About how many pages were written since the last checkpoint.
    pages_in_log: usize,
    /// Whether the content of a database that was replaced by something useless has been saved.
    is_kept: bool,
}

impl Sqlite {
    /// Opens or creates a file, and migrates its tables.
    pub(super) async fn open(url: &str) -> Result<Self, StorageError> {
        let options = SqliteConnectOptions::from_str(url)?;
        let name = options.get_filename().to_owned();
        if name.as_os_str().is_empty() || url.contains(":memory:") || url.contains("mode=memory") {
            return Err(StorageError::Address(url.to_owned()));
        }
        let path = prepare(&name).await?;
        let options = options
            .filename(&path)
            .create_if_missing(false)
            .read_only(false)
            .journal_mode(SqliteJournalMode::Wal)
            // Acknowledged writes survive power failures.
            .synchronous(SqliteSynchronous::Full)
            // No automatic checkpoint: no commit should wait for it, and an unexpected change then means another
            // writer.
            .pragma("wal_autocheckpoint", "0")
            .busy_timeout(STATEMENT_TIMEOUT)
            .disable_statement_logging();
        // The index of the log is kept in memory: truncating a mapped file would kill the process.
        #[cfg(unix)]
        let options = options.vfs("unix-excl");
        let files = Files::lock(&name, &path)?;
        let mut connection = connect(&options, &path).await?;
        if !has_tables(&mut connection).await? {
            // Logged because a misspelt path looks the same.
            tracing::info!(file = %path.display(), "a new database was made");
        }
        migrate(&mut connection).await?;
        // The tables are in the database itself from the beginning. If that fails, they are in the log, as usual.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&mut connection).await;
        let readers = RwLock::new(readers(&options));
        let writer = Writer { connection: Some(connection), files, pages_in_log: 0, is_kept: false };
        let writer = Arc::new(Mutex::new(writer));
        Ok(Self(Arc::new(Shared { name, path, options, readers, writer })))
    }

    /// Returns the pool of reading connections.
    pub(super) async fn readers(&self) -> SqlitePool {
        self.0.readers.read().await.clone()
    }

    /// Begins a transaction. If it is dropped instead of committed, the connection is closed, which rolls it back.
    pub(super) async fn begin(&self) -> Result<SqliteTransaction, StorageError> {
        let mut transaction = self.connect().await?;
        // Fails if a transaction is already open.
        sqlx::query("BEGIN IMMEDIATE").execute(&mut transaction.connection).await?;
        Ok(transaction)
    }

    /// Returns the connection for a transaction that the caller begins.
    async fn connect(&self) -> Result<SqliteTransaction, StorageError> {
        let mut writer = Arc::clone(&self.0.writer).lock_owned().await;
        // Taken out, so that an abandoned transaction leaves no connection behind.
        let connection = writer.connection.take();
        if connection.is_none() {
            // The previous connection may still be closing, which makes a checkpoint.
            writer.files.expect_growth();
        }
        let connection = match (connection, writer.files.look(&self.0.path)) {
            (Some(connection), Finding::AsLeft) => connection,
            (unusable, Finding::Changed) => {
                // Leaked: closing it would mix SQLite's cached state with the current files.
                unusable.map(Box::new).map(Box::leak);
                return Err(writer.files.give_up(&self.0.path));
            }
            (connection, Finding::Relinked) => {
                writer.connection = connection;
                return Err(StorageError::Relinked(self.0.path.display().to_string()));
            }
            (unusable, _) => self.reconnect(&mut writer, unusable).await?,
        };
        Ok(SqliteTransaction { connection, writer, path: self.0.path.clone() })
    }

    /// Makes a checkpoint once the log is long. The content of the log is durable, so a failure does not affect its
    /// writers, and the checkpoint is retried later.
    pub(super) async fn checkpoint(&self) -> Result<(), StorageError> {
        {
            let mut writer = self.0.writer.lock().await;
            if writer.pages_in_log < LONG_LOG {
                return Ok(());
            }
            // Not retried at once, whatever the result.
            writer.pages_in_log = 0;
        }
        // A checkpoint would copy damaged pages into the database.
        self.check_log().await?;
        let SqliteTransaction { mut connection, mut writer, path } = self.connect().await?;
        let moved: Checkpoint =
            sqlx::query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await?;
        let pages: u32 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut connection).await?;
        writer.connection = Some(connection);
        writer.files.check_after_checkpoint(&path, moved.is_complete().then_some(pages))
    }

    /// Reads the whole log as a restarted server would. After damage in its middle nothing more may be acknowledged:
    /// everything behind it would be lost. Takes a millisecond or two for a long log.
    pub(super) async fn check_log(&self) -> Result<(), StorageError> {
        // Nothing may be written meanwhile.
        let mut writer = Arc::clone(&self.0.writer).lock_owned().await;
        let log = log_of(&self.0.path);
        if writer.connection.is_none() || !writer.files.is_log(&log) {
            return Ok(());
        }
        let found = tokio::task::spawn_blocking({
            let log = log.clone();
            move || find_damage(&log)
        });
        let Some(damage) = found
            .await
            .expect("reading does not panic")
            .map_err(|source| StorageError::file(&log, source))?
        else {
            return Ok(());
        };
        tracing::error!(file = %log.display(), ?damage, "the log of the database is damaged");
        Err(writer.files.give_up(&self.0.path))
    }

    /// Reopens the file after an error, or after it was deleted, moved or replaced.
    async fn reconnect(
        &self,
        writer: &mut Writer,
        unusable: Option<SqliteConnection>,
    ) -> Result<SqliteConnection, StorageError> {
        let Shared { name, path, options, readers: pool, .. } = &*self.0;
        // What a failed commit left in the log disappears when the log begins anew.
        writer.pages_in_log = LONG_LOG;
        if writer.files.look(path) == Finding::AsLeft {
            // If the old connection was the last one, SQLite removes its log on closing, and makes another one.
            writer.files.forget_log();
            return connect(options, path).await;
        }
        let is_replaced = path.exists() && !writer.files.is_database(path);
        let unusable = match unusable {
            Some(connection) if is_replaced => Some(replaced(writer, connection, path).await?),
            None if is_replaced && !is_whole(path).await => return Err(changed(path)),
            unusable => unusable,
        };
        let mut old = pool.write().await;
        let rescued = match unusable {
            Some(connection) if !path.exists() => Some(rescue(connection, path).await?),
            Some(connection) => {
                // Ignore errors: the connection is no longer used.
                let _ = connection.close().await;
                None
            }
            None if path.exists() => None,
            None => return Err(StorageError::Gone(path.display().to_string())),
        };
        old.close().await;
        if writer.files.is_database(path) {
            // Only the log was gone, and closing the connections has moved its content to the file.
            tracing::error!(file = %path.display(), "the log of the database was deleted; opening it again");
            writer.files.forget_log();
        } else {
            // Another file must not get this one's log.
            if writer.files.is_log(&log_of(path)) {
                let log = log_of(path);
                if rescued.is_some() || writer.is_kept {
                    std::fs::remove_file(&log).map_err(|source| StorageError::file(&log, source))?;
                } else {
                    writer
                        .files
                        .set_log_aside(path)
                        .ok_or_else(|| StorageError::Gone(log.display().to_string()))?;
                }
            }
            if let Some(rescued) = rescued {
                std::fs::rename(&rescued, path).map_err(|source| StorageError::file(path, source))?;
                tracing::error!(file = %path.display(), "the database file was deleted; wrote it again");
            } else {
                tracing::error!(file = %path.display(), "the database file was replaced; using the new one");
            }
            writer.files = Files::lock(name, path)?;
            writer.is_kept = false;
        }
        let mut connection = connect(options, path).await?;
        migrate(&mut connection).await?;
        *old = readers(options);
        Ok(connection)
    }
}

/// The result of a checkpoint.
#[derive(Debug, sqlx::FromRow)]
struct Checkpoint {
    /// Pages in the log, and how many of them are in the database now.
    log: i64,
    checkpointed: i64,
}

impl Checkpoint {
    /// Returns whether the database has everything; readers may keep pages in the log.
    fn is_complete(&self) -> bool {
        self.log == self.checkpointed
    }
}

/// A transaction that is not yet durable.
#[derive(Debug)]
pub(super) struct SqliteTransaction {
    pub(super) connection: SqliteConnection,
    writer: OwnedMutexGuard<Writer>,
    path: PathBuf,
}

impl SqliteTransaction {
    /// Makes the transaction durable. After any error, nothing of it may be acknowledged.
    pub(super) async fn commit(self) -> Result<(), StorageError> {
        self.commit_with(Script::default(), PAGES_PER_ROW).await
    }

    /// Runs further statements and commits durably. `pages` estimates how much is written.
    async fn commit_with(mut self, mut script: Script, pages: usize) -> Result<(), StorageError> {
        // Fails if no transaction is open; afterwards none is, and the log is on disk.
        script.say("COMMIT");
        script.run(&mut self.connection).await?;
        // The connection is fine; if the file is gone, the connection still has its content.
        self.writer.connection = Some(self.connection);
        self.writer.pages_in_log += pages;
        self.writer.is_kept = false;
        self.writer.files.check(&self.path)
    }
}

/// Saves the content of a replaced database, and returns the connection to it if the new file can be used instead.
/// If not, the connection stays: the old file may come back.
async fn replaced(
    writer: &mut Writer,
    mut connection: SqliteConnection,
    path: &Path,
) -> Result<SqliteConnection, StorageError> {
    if !writer.is_kept {
        let (kept, old) = keep(connection, path).await;
        connection = old;
        match kept {
            Ok(kept) => {
                tracing::error!(file = %path.display(), kept = %kept.display(), "the database file was replaced; what it contained is kept");
                writer.is_kept = true;
            }
            Err(error) => {
                tracing::error!(%error, "the database file was replaced; what it contained cannot be kept");
            }
        }
    }
    if is_whole(path).await {
        return Ok(connection);
    }
    writer.connection = Some(connection);
    Err(changed(path))
}

fn changed(path: &Path) -> StorageError {
    StorageError::Changed(path.display().to_string())
}

async fn connect(options: &SqliteConnectOptions, path: &Path) -> Result<SqliteConnection, StorageError> {
    SqliteConnection::connect_with(options).await.map_err(|error| match &error {
        // Another process, under any name of the file.
        sqlx::Error::Database(said) if said.code().as_deref() == Some("5") => {
            StorageError::InUse(path.display().to_string())
        }
        // Malformed, or not a database.
        sqlx::Error::Database(said) if matches!(said.code().as_deref(), Some("11" | "26")) => {
            StorageError::Damaged { path: path.display().to_string(), said: said.message().to_owned() }
        }
        _ => error.into(),
    })
}

fn readers(options: &SqliteConnectOptions) -> SqlitePool {
    SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(STATEMENT_TIMEOUT)
        .connect_lazy_with(options.clone())
}
