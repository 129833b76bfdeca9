//! The two databases behind one set of questions.

use std::fs::{File, TryLockError};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sideboards_protocol::{DailyBest, DailyCount, DailyTable};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions, PgPool, Row, SqlitePool};

use super::statements::Places;
use super::{Append, DailyRow, FinishedRow, Notices, StorageError, Stored, statements};

/// How long a node may be silent before others take it for dead.
const SILENCE: u64 = 15_000;

/// How long a request waits for a connection to the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// What PostgreSQL ends by itself: a server that hangs or is cut off in the middle of a transaction must not stop the others.
const SESSION: [(&str, &str); 3] =
    [("idle_in_transaction_session_timeout", "5s"), ("lock_timeout", "5s"), ("statement_timeout", "10s")];

/// How many bytes a notice may have; PostgreSQL takes less than 8000.
const NOTICE: usize = 7000;

/// A pool of connections to one of two databases.
#[derive(Clone, Debug)]
pub(super) enum Database {
    /// Reading and writing apart: one writer is all that SQLite has.
    Sqlite {
        write: SqlitePool,
        read: SqlitePool,
        /// Held as long as the database is open.
        _lock: Arc<File>,
    },
    Postgres(PgPool),
}

/// Runs the same code on either database.
macro_rules! on {
    (read $database:expr, $pool:ident => $body:expr) => {
        match $database {
            Database::Sqlite { read: $pool, .. } => $body,
            Database::Postgres($pool) => $body,
        }
    };
    (write $database:expr, $pool:ident => $body:expr) => {
        match $database {
            Database::Sqlite { write: $pool, .. } => $body,
            Database::Postgres($pool) => $body,
        }
    };
}

/// Makes sure that nobody else serves the rooms in a file: two servers would not know of each other.
fn lock(file: &Path) -> Result<File, StorageError> {
    let path = file.with_added_extension("lock");
    let failed = |source| StorageError::Folder { folder: path.display().to_string(), source };
    let lock = File::create(&path).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StorageError::InUse(file.display().to_string())),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}

impl Database {
    pub(super) async fn open(url: &str) -> Result<Self, StorageError> {
        let database = if url.starts_with("sqlite:") {
            Self::open_sqlite(url).await?
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            let options = PgConnectOptions::from_str(url)?
                .application_name("sideboards")
                .options(SESSION)
                .disable_statement_logging();
            let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE);
            Self::Postgres(pool.connect_with(options).await?)
        } else {
            return Err(StorageError::Address(url.to_owned()));
        };
        let mut migrations = sqlx::migrate!();
        // A newer version may have been here; it only adds, so that going back is possible.
        migrations.set_ignore_missing(true);
        on!(write & database, pool => migrations.run(pool).await?);
        Ok(database)
    }

    async fn open_sqlite(url: &str) -> Result<Self, StorageError> {
        let file = Path::new(url.trim_start_matches("sqlite:").trim_start_matches("//"));
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|source| StorageError::Folder { folder: folder.display().to_string(), source })?;
        }
        let lock = Arc::new(lock(file)?);
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // What is acknowledged survives even when the power fails.
            .synchronous(SqliteSynchronous::Full)
            // Pages that change often are written back less often.
            .pragma("wal_autocheckpoint", "4000")
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        let pool = || SqlitePoolOptions::new().acquire_timeout(PATIENCE);
        let write = pool().max_connections(1).connect_with(options.clone()).await?;
        let read = pool().max_connections(4).connect_with(options).await?;
        Ok(Self::Sqlite { write, read, _lock: lock })
    }

    pub(super) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, sqlx::Error> {
        on!(read self, pool => {
            let rows = sqlx::query(statements::LOAD).bind(room).bind(after.cast_signed()).fetch_all(pool).await?;
            let stored = rows.iter().map(|row| Stored {
                number: row.get::<i64, _>(0).cast_unsigned(),
                at: row.get::<i64, _>(1).cast_unsigned(),
                lines: row.get(2),
            });
            Ok(stored.collect())
        })
    }

    pub(super) async fn due(&self, now: u64) -> Result<Vec<String>, sqlx::Error> {
        on!(read self, pool => {
            sqlx::query_scalar(statements::DUE).bind(now.cast_signed()).fetch_all(pool).await
        })
    }

    pub(super) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, sqlx::Error> {
        on!(read self, pool => {
            let row = sqlx::query(statements::FINISHED).bind(game).fetch_optional(pool).await?;
            Ok(row.map(|row| FinishedRow {
                game: row.get(0),
                room: row.get(1),
                finished: row.get::<i64, _>(2).cast_unsigned(),
                players: row.get(3),
                commitment: row.get(4),
                record: row.get(5),
                content: row.get(6),
            }))
        })
    }

    pub(super) async fn finished_in(&self, room: &str) -> Result<Vec<String>, sqlx::Error> {
        on!(read self, pool => {
            sqlx::query_scalar(statements::FINISHED_IN).bind(room).fetch_all(pool).await
        })
    }

    pub(super) async fn beat(&self, node: &str, now: u64) -> Result<Vec<String>, sqlx::Error> {
        if let Self::Sqlite { .. } = self {
            // A file has one server: whoever wrote it before is no more.
            return Ok(vec![node.to_owned()]);
        }
        let horizon = now.saturating_sub(SILENCE).cast_signed();
        let long_ago = now.saturating_sub(SILENCE * 100).cast_signed();
        on!(write self, pool => {
            sqlx::query(statements::BEAT).bind(node).bind(now.cast_signed()).execute(pool).await?;
            sqlx::query(statements::BURY).bind(long_ago).execute(pool).await?;
            sqlx::query_scalar(statements::ALIVE).bind(horizon).fetch_all(pool).await
        })
    }

    pub(super) async fn expire(&self, before: u64) -> Result<u64, sqlx::Error> {
        on!(write self, pool => {
            let mut transaction = pool.begin().await?;
            let before = before.cast_signed();
            sqlx::query(statements::EXPIRE_ENTRIES).bind(before).execute(&mut *transaction).await?;
            let rooms = sqlx::query(statements::EXPIRE_ROOMS).bind(before).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(rooms.rows_affected())
        })
    }

    pub(super) async fn keep_daily(&self, row: &DailyRow) -> Result<(), sqlx::Error> {
        on!(write self, pool => {
            sqlx::query(statements::KEEP_DAILY)
                .bind(row.day.as_str())
                .bind(row.player.as_str())
                .bind(row.name.as_str())
                .bind(i64::from(row.points))
                .bind(row.record.as_str())
                .bind(row.at.cast_signed())
                .execute(pool)
                .await
                .map(drop)
        })
    }

    pub(super) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, sqlx::Error> {
        on!(read self, pool => {
            let bars = sqlx::query(statements::DAILY_HISTOGRAM).bind(day).fetch_all(pool).await?;
            let histogram = bars.iter().map(|row| DailyCount {
                points: row.get::<i64, _>(0).cast_unsigned() as u16,
                count: row.get::<i64, _>(1).cast_unsigned() as u32,
            });
            let best = sqlx::query(statements::DAILY_BEST).bind(day).fetch_all(pool).await?;
            let best = best.iter().map(|row| DailyBest { name: row.get(0), points: row.get::<i64, _>(1).cast_unsigned() as u16 });
            let own: Option<i64> = match player {
                Some(player) => {
                    sqlx::query_scalar(statements::DAILY_OWN).bind(day).bind(player).fetch_optional(pool).await?
                }
                None => None,
            };
            Ok(DailyTable::new(day.to_owned(), histogram.collect(), best.collect(), own.map(|own| own.cast_unsigned() as u16)))
        })
    }

    pub(super) async fn ready(&self) -> Result<(), sqlx::Error> {
        on!(read self, pool => sqlx::query(statements::READY).execute(pool).await.map(drop))
    }

    pub(super) async fn notices(&self) -> Result<Option<Notices>, sqlx::Error> {
        let Self::Postgres(pool) = self else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(Notices::CHANNEL).await?;
        Ok(Some(Notices::new(listener)))
    }

    /// Keeps appends of different rooms in one transaction, and tells the rooms of those that nobody else was first to write.
    ///
    /// They come in the order of their rooms: two nodes that write the same rooms never wait for each other in a circle.
    pub(super) async fn append(&self, node: &str, appends: &[&Append]) -> Result<Vec<String>, sqlx::Error> {
        let places = match self {
            Self::Sqlite { .. } => Places::Nameless,
            Self::Postgres(_) => Places::Numbered,
        };
        on!(write self, pool => {
            let mut transaction = pool.begin().await?;
            let mut insert = sqlx::query_scalar(AssertSqlSafe(statements::append(appends.len(), places))).persistent(false);
            for append in appends {
                insert = insert
                    .bind(append.room.as_str())
                    .bind(append.number.cast_signed())
                    .bind(append.at.cast_signed())
                    .bind(append.lines.as_str());
            }
            let kept: Vec<String> = insert.fetch_all(&mut *transaction).await?;
            let is_kept = |append: &&&Append| kept.len() == appends.len() || kept.contains(&append.room);
            let touched: Vec<_> =
                appends.iter().filter(is_kept).filter_map(|append| Some((append, append.due?))).collect();
            if !touched.is_empty() {
                let mut touch = sqlx::query(AssertSqlSafe(statements::touch(touched.len(), places))).persistent(false);
                for (append, due) in touched {
                    let due = due.0.map(u64::cast_signed);
                    touch = touch.bind(append.room.as_str()).bind(append.at.cast_signed()).bind(due);
                }
                touch.execute(&mut *transaction).await?;
            }
            let finished: Vec<_> = appends.iter().filter(is_kept).flat_map(|append| &append.finished).collect();
            if !finished.is_empty() {
                let mut finish = sqlx::query(AssertSqlSafe(statements::finish(finished.len(), places))).persistent(false);
                for game in &finished {
                    finish = finish
                        .bind(game.game.as_str())
                        .bind(game.room.as_str())
                        .bind(game.finished.cast_signed())
                        .bind(game.players.as_str())
                        .bind(game.commitment.as_str())
                        .bind(game.record.as_str());
                }
                finish.execute(&mut *transaction).await?;
                for game in finished {
                    let Some(content) = game.content.as_deref() else { continue };
                    sqlx::query(statements::KEEP_BOX).bind(game.room.as_str()).bind(content).execute(&mut *transaction).await?;
                }
            }
            if let Self::Postgres(_) = self {
                for notice in Notices::write(node, appends, &kept, NOTICE) {
                    sqlx::query(statements::NOTIFY).bind(notice).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            Ok(kept)
        })
    }
}
