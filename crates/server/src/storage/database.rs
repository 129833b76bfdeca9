//! The two databases behind one interface.

use sideboards_protocol::{DailyCount, DailyTable, GROUP_SIZE, GroupTable};
use sqlx::Row;

use super::kept::Kept;
use super::postgres::Postgres;
use super::quick::BLOCKS_OUTLIVE_ROOMS;
use super::sqlite::Sqlite;
use super::{
    Append, DailyRow, FinishedRow, GroupRow, HeartbeatResult, Joined, Notices, Outage, Pulse, QuickTable,
    ReportRow, StorageError, Stored, statements,
};
use crate::clock::milliseconds;

/// One of two databases.
#[derive(Clone, Debug)]
pub(super) enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same operation on either database.
macro_rules! ask {
    ($database:expr, $pool:ident => $body:expr) => {
        match $database {
            Database::Sqlite(sqlite) => {
                let $pool = &sqlite.readers().await;
                $body
            }
            Database::Postgres(postgres) => {
                let $pool = postgres.pool();
                $body
            }
        }
    };
}

/// Runs the same code on either database as one transaction, which is durable at the end.
macro_rules! transact {
    ($database:expr, $connection:ident => $body:expr) => {
        match $database {
            Database::Sqlite(sqlite) => {
                let mut transaction = sqlite.begin().await?;
                let $connection = &mut transaction.connection;
                let done = $body;
                transaction.commit().await?;
                // The commit is durable; a failed checkpoint is retried later.
                let _ = sqlite.checkpoint().await;
                Ok(done)
            }
            Database::Postgres(postgres) => {
                let mut transaction = postgres.begin().await?;
                let $connection = transaction.connection();
                let done = $body;
                transaction.commit().await?;
                Ok(done)
            }
        }
    };
}

// After the macros, which it uses.
mod push;

impl Database {
    pub(super) async fn open(url: &str) -> Result<Self, StorageError> {
        if url.starts_with("sqlite:") {
            Ok(Self::Sqlite(Sqlite::open(url).await?))
        } else if url.starts_with("postgres:") || url.starts_with("postgresql:") {
            Ok(Self::Postgres(Postgres::open(url).await?))
        } else {
            Err(StorageError::Address(url.to_owned()))
        }
    }

    pub(super) async fn load(&self, room: &str, after: u64) -> Result<Vec<Stored>, StorageError> {
        ask!(self, pool => {
            let rows = sqlx::query(statements::LOAD).bind(room).bind(after.cast_signed()).fetch_all(pool).await?;
            let stored = rows.iter().map(|row| Stored {
                number: row.get::<i64, _>(0).cast_unsigned(),
                at: row.get::<i64, _>(1).cast_unsigned(),
                lines: row.get(2),
            });
            Ok(stored.collect())
        })
    }

    pub(super) async fn due(&self, now: u64) -> Result<Vec<String>, StorageError> {
        ask!(self, pool => {
            Ok(sqlx::query_scalar(statements::DUE).bind(now.cast_signed()).fetch_all(pool).await?)
        })
    }

    pub(super) async fn finished(&self, game: &str) -> Result<Option<FinishedRow>, StorageError> {
        ask!(self, pool => {
            let row = sqlx::query(statements::FINISHED).bind(game).fetch_optional(pool).await?;
            Ok(row.map(|row| FinishedRow {
                game: row.get(0),
                room: row.get(1),
                finished: row.get::<i64, _>(2).cast_unsigned(),
                players: row.get(3),
                commitment: row.get(4),
                record: row.get(5),
                content: row.get(6),
                proof: row.get(7),
            }))
        })
    }

    pub(super) async fn finished_in(&self, room: &str) -> Result<Vec<String>, StorageError> {
        ask!(self, pool => {
            Ok(sqlx::query_scalar(statements::FINISHED_IN).bind(room).fetch_all(pool).await?)
        })
    }

    pub(super) async fn beat(&self, pulse: &Pulse) -> Result<HeartbeatResult, StorageError> {
        let is_shared = self.is_shared();
        if let Self::Sqlite(sqlite) = self {
            sqlite.check_log().await?;
        }
        transact!(self, connection => {
            let time = if is_shared {
                sqlx::query_scalar::<_, i64>(statements::TIME).fetch_one(&mut *connection).await?.cast_unsigned()
            } else {
                pulse.now
            };
            let nodes = sqlx::query(statements::NODES).fetch_all(&mut *connection).await?;
            let nodes: Vec<(String, u64)> =
                nodes.iter().map(|row| (row.get(0), row.get::<i64, _>(1).cast_unsigned())).collect();
            let epoch: Option<String> =
                sqlx::query_scalar(statements::EPOCH).fetch_optional(&mut *connection).await?;
            let diagnosis = pulse.diagnose(time, &nodes, epoch.as_deref(), is_shared);
            if let Some(outage) = diagnosis.outage {
                sqlx::query(statements::ADD_OUTAGE)
                    .bind(outage.began.cast_signed())
                    .bind(outage.ended.cast_signed())
                    .execute(&mut *connection)
                    .await?;
            }
            if !is_shared {
                sqlx::query(statements::END_OUTAGES).bind(time.cast_signed()).execute(&mut *connection).await?;
            }
            if epoch.as_ref() != Some(&diagnosis.epoch) {
                sqlx::query(statements::SET_EPOCH).bind(diagnosis.epoch.as_str()).execute(&mut *connection).await?;
            }
            sqlx::query(statements::BEAT)
                .bind(pulse.node.as_str())
                .bind(time.cast_signed())
                .execute(&mut *connection)
                .await?;
            for dead in &diagnosis.dead {
                sqlx::query(statements::BURY).bind(dead.as_str()).execute(&mut *connection).await?;
            }
            let outages = sqlx::query(statements::OUTAGES)
                .bind(time.saturating_sub(milliseconds(Outage::RETENTION)).cast_signed())
                .fetch_all(&mut *connection)
                .await?;
            let outages = outages.iter().map(|row| Outage {
                began: row.get::<i64, _>(0).cast_unsigned(),
                ended: row.get::<i64, _>(1).cast_unsigned(),
            });
            HeartbeatResult { time, alive: diagnosis.alive, epoch: diagnosis.epoch, outages: outages.collect() }
        })
    }

    pub(super) async fn renew_epoch(&self, epoch: &str) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::SET_EPOCH).bind(epoch).execute(connection).await?;
        })
    }

    pub(super) async fn expire(&self, before: u64) -> Result<u64, StorageError> {
        let blocks_before = before.saturating_sub(milliseconds(BLOCKS_OUTLIVE_ROOMS)).cast_signed();
        let before = before.cast_signed();
        transact!(self, connection => {
            sqlx::query(statements::EXPIRE_BLOCKS).bind(blocks_before).execute(&mut *connection).await?;
            sqlx::query(statements::EXPIRE_REPORTS).bind(before).execute(&mut *connection).await?;
            sqlx::query(statements::EXPIRE_ENTRIES).bind(before).execute(&mut *connection).await?;
            sqlx::query(statements::EXPIRE_PUSH).bind(before).execute(&mut *connection).await?;
            sqlx::query(statements::EXPIRE_OUTAGES).bind(before).execute(&mut *connection).await?;
            sqlx::query(statements::EXPIRE_ROOMS).bind(before).execute(&mut *connection).await?.rows_affected()
        })
    }

    pub(super) async fn keep_daily(&self, row: &DailyRow) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::KEEP_DAILY)
                .bind(row.day.as_str())
                .bind(row.player.as_str())
                .bind(row.name.as_str())
                .bind(i64::from(row.points))
                .bind(row.record.as_str())
                .bind(row.at.cast_signed())
                .bind(i64::from(row.is_named))
                .execute(connection)
                .await?;
        })
    }

    pub(super) async fn daily(&self, day: &str, player: Option<&str>) -> Result<DailyTable, StorageError> {
        ask!(self, pool => {
            let bars = sqlx::query(statements::DAILY_HISTOGRAM).bind(day).fetch_all(pool).await?;
            let histogram = bars.iter().map(|row| DailyCount {
                points: row.get::<i64, _>(0).cast_unsigned() as u16,
                count: row.get::<i64, _>(1).cast_unsigned() as u32,
            });
            let best = sqlx::query(statements::DAILY_BEST).bind(day).fetch_all(pool).await?;
            let best = best.iter().map(|row| (row.get(0), row.get::<i64, _>(1).cast_unsigned() as u16));
            let own: Option<i64> = match player {
                Some(player) => {
                    sqlx::query_scalar(statements::DAILY_OWN).bind(day).bind(player).fetch_optional(pool).await?
                }
                None => None,
            };
            Ok(DailyTable::new(day.to_owned(), histogram.collect(), best.collect(), own.map(|own| own.cast_unsigned() as u16)))
        })
    }

    pub(super) async fn quick_tables(&self, players: u8) -> Result<Vec<QuickTable>, StorageError> {
        ask!(self, pool => {
            let query = sqlx::query(statements::QUICK_TABLES).bind(i64::from(players));
            let rows = query.fetch_all(pool).await?;
            let tables = rows.iter().map(|row| QuickTable {
                players,
                number: row.get::<i64, _>(0).cast_unsigned() as u32,
                room: row.get(1),
                at: row.get::<i64, _>(2).cast_unsigned(),
            });
            Ok(tables.collect())
        })
    }

    pub(super) async fn name_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::NAME_QUICK_TABLE)
                .bind(i64::from(table.players))
                .bind(i64::from(table.number))
                .bind(table.room.as_str())
                .bind(table.at.cast_signed())
                .execute(connection)
                .await?;
        })
    }

    pub(super) async fn clear_quick_table(&self, table: &QuickTable) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::CLEAR_QUICK_TABLE)
                .bind(i64::from(table.players))
                .bind(i64::from(table.number))
                .bind(table.room.as_str())
                .execute(connection)
                .await?;
        })
    }

    pub(super) async fn blocked(&self, player: &str) -> Result<Vec<String>, StorageError> {
        ask!(self, pool => {
            Ok(sqlx::query_scalar(statements::BLOCKED).bind(player).fetch_all(pool).await?)
        })
    }

    pub(super) async fn keep_report(&self, row: &ReportRow) -> Result<u64, StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::BLOCK)
                .bind(row.reporter.as_str())
                .bind(row.reported.as_str())
                .bind(row.at.cast_signed())
                .execute(&mut *connection)
                .await?;
            if let Some(reason) = &row.reason {
                sqlx::query(statements::REPORT)
                    .bind(row.room.as_str())
                    .bind(row.reporter.as_str())
                    .bind(row.reported.as_str())
                    .bind(row.name.as_str())
                    .bind(reason.as_str())
                    .bind(row.at.cast_signed())
                    .execute(&mut *connection)
                    .await?;
            }
            let count: i64 = sqlx::query_scalar(statements::COUNT_REPORTS)
                .bind(row.reported.as_str())
                .fetch_one(connection)
                .await?;
            count.cast_unsigned()
        })
    }

    /// Returns the real database, for programs without the simulation feature.
    #[cfg(not(feature = "simulation"))]
    #[expect(clippy::unnecessary_wraps, reason = "a simulated database is none")]
    pub(super) const fn real(&self) -> Option<&Self> {
        Some(self)
    }

    pub(super) async fn join_group(&self, row: &GroupRow) -> Result<Joined, StorageError> {
        let (group, player) = (row.group.as_str(), row.player.as_str());
        transact!(self, connection => {
            if let Some(title) = &row.title {
                sqlx::query(statements::BEGIN_GROUP).bind(group).bind(title).execute(&mut *connection).await?;
            }
            let title: Option<String> =
                sqlx::query_scalar(statements::GROUP_TITLE).bind(group).fetch_optional(&mut *connection).await?;
            let others: i64 = sqlx::query_scalar(statements::GROUP_OTHERS)
                .bind(group)
                .bind(player)
                .fetch_one(&mut *connection)
                .await?;
            if title.is_none() {
                Joined::NoSuchGroup
            } else if others >= i64::from(GROUP_SIZE) {
                Joined::Full
            } else {
                sqlx::query(statements::JOIN_GROUP)
                    .bind(group)
                    .bind(player)
                    .bind(row.name.as_str())
                    .execute(connection)
                    .await?;
                Joined::Member { members: others.cast_unsigned() as u32 + 1 }
            }
        })
    }

    pub(super) async fn leave_group(&self, group: &str, player: &str) -> Result<u32, StorageError> {
        transact!(self, connection => {
            sqlx::query(statements::LEAVE_GROUP).bind(group).bind(player).execute(&mut *connection).await?;
            let left: i64 = sqlx::query_scalar(statements::GROUP_OTHERS)
                .bind(group)
                .bind(player)
                .fetch_one(&mut *connection)
                .await?;
            if left == 0 {
                sqlx::query(statements::END_GROUP).bind(group).execute(connection).await?;
            }
            left.cast_unsigned() as u32
        })
    }

    pub(super) async fn group(
        &self,
        group: &str,
        day: &str,
        player: Option<&str>,
    ) -> Result<Option<GroupTable>, StorageError> {
        ask!(self, pool => {
            let title: Option<String> =
                sqlx::query_scalar(statements::GROUP_TITLE).bind(group).fetch_optional(pool).await?;
            let rows = sqlx::query(statements::GROUP_MEMBERS).bind(group).bind(day).fetch_all(pool).await?;
            let members = rows.iter().map(|row| {
                let points = row.get::<Option<i64>, _>(1).map(|points| points.cast_unsigned() as u16);
                (row.get(0), points, Some(row.get::<&str, _>(2)) == player)
            });
            Ok(title.map(|title| GroupTable::new(title, day.to_owned(), members)))
        })
    }

    /// Returns the SQLite database, if it is one.
    pub(super) const fn sqlite(&self) -> Option<&Sqlite> {
        match self {
            Self::Sqlite(sqlite) => Some(sqlite),
            Self::Postgres(_) => None,
        }
    }

    /// Returns whether other nodes can use the same database.
    pub(super) const fn is_shared(&self) -> bool {
        matches!(self, Self::Postgres(_))
    }

    pub(super) async fn notices(&self) -> Result<Option<Notices>, StorageError> {
        match self {
            Self::Sqlite(_) => Ok(None),
            Self::Postgres(postgres) => Ok(Some(postgres.notices().await?)),
        }
    }

    /// Stores appends of different rooms in one transaction, if they are the next in their logs.
    ///
    /// They are sorted by room: two nodes that write the same rooms cannot deadlock.
    pub(super) async fn append(&self, node: &str, appends: &[&Append]) -> Result<Kept, StorageError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.append(appends).await,
            Self::Postgres(postgres) => postgres.append(node, appends).await,
        }
    }

    /// Does occasional maintenance for which no client waits.
    pub(super) async fn tidy(&self) -> Result<(), StorageError> {
        match self {
            Self::Sqlite(sqlite) => sqlite.checkpoint().await,
            Self::Postgres(_) => Ok(()),
        }
    }
}
