//! Statements about devices that get messages.

use sqlx::Row;

use super::Database;
use crate::storage::{MessageKind, StorageError, Subscription};

const KEY: &str = "SELECT value FROM facts WHERE name = 'push-key'";

const KEEP_KEY: &str =
    "INSERT INTO facts (name, value) VALUES ('push-key', $1) ON CONFLICT (name) DO NOTHING";

/// A device that changes to another seat of the room knows nothing of its rounds.
const SUBSCRIBE: &str = "INSERT INTO push (room, endpoint, token, p256dh, auth, language, base, at, began, ending, due) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) \
     ON CONFLICT (room, endpoint) DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth, \
     language = excluded.language, base = excluded.base, at = excluded.at, due = excluded.due, token = excluded.token, \
     began = CASE WHEN push.token = excluded.token AND push.began > excluded.began THEN push.began ELSE excluded.began END, \
     ending = CASE WHEN push.token = excluded.token THEN push.ending ELSE excluded.ending END";

const TRIM: &str = "DELETE FROM push WHERE room = $1 AND token = $2 AND endpoint NOT IN \
     (SELECT endpoint FROM push WHERE room = $1 AND token = $2 ORDER BY at DESC, endpoint LIMIT $3)";

const DEVICES: &str = "SELECT room, endpoint, token, p256dh, auth, language, base, began, ending, due \
     FROM push WHERE room = $1 ORDER BY at, endpoint";

const REMOVE: &str = "DELETE FROM push WHERE room = $1 AND endpoint = $2";

const FORGET: &str = "DELETE FROM push WHERE endpoint = $1";

const FORGET_ROOM: &str = "DELETE FROM push WHERE room = $1";

const CLAIM_BEGAN: &str =
    "UPDATE push SET began = $4 WHERE room = $1 AND endpoint = $2 AND token = $3 AND began < $4";

const CLAIM_ENDING: &str = "UPDATE push SET ending = $4, began = CASE WHEN began > $4 THEN began ELSE $4 END \
     WHERE room = $1 AND endpoint = $2 AND token = $3 AND ending < $4";

const SET_DUE: &str = "UPDATE push SET due = $4 WHERE room = $1 AND endpoint = $2 AND token = $3";

const ANY_DUE: &str = "SELECT room FROM push WHERE due <= $1 LIMIT 1";

const TAKE_DUE: &str = "UPDATE push SET due = $2 WHERE due <= $1 RETURNING room";

impl Database {
    pub(in super::super) async fn push_key(&self, fresh: &str) -> Result<String, StorageError> {
        let known: Option<String> = ask!(self, pool => sqlx::query_scalar(KEY).fetch_optional(pool).await?);
        if let Some(known) = known {
            return Ok(known);
        }
        transact!(self, connection => {
            sqlx::query(KEEP_KEY).bind(fresh).execute(&mut *connection).await?;
            // Another node may have been first.
            sqlx::query_scalar(KEY).fetch_one(&mut *connection).await?
        })
    }

    pub(in super::super) async fn push_subscribe(
        &self,
        device: &Subscription,
        now: u64,
        most: i64,
    ) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(SUBSCRIBE)
                .bind(device.room.as_str())
                .bind(device.endpoint.as_str())
                .bind(device.token.as_str())
                .bind(device.p256dh.as_str())
                .bind(device.auth.as_str())
                .bind(device.language.as_str())
                .bind(device.base.as_str())
                .bind(now.cast_signed())
                .bind(device.began.cast_signed())
                .bind(device.ending.cast_signed())
                .bind(device.due.map(u64::cast_signed))
                .execute(&mut *connection)
                .await?;
            sqlx::query(TRIM)
                .bind(device.room.as_str())
                .bind(device.token.as_str())
                .bind(most)
                .execute(&mut *connection)
                .await?;
        })
    }

    pub(in super::super) async fn push_devices(&self, room: &str) -> Result<Vec<Subscription>, StorageError> {
        ask!(self, pool => {
            let rows = sqlx::query(DEVICES).bind(room).fetch_all(pool).await?;
            let devices = rows.iter().map(|row| Subscription {
                room: row.get(0),
                endpoint: row.get(1),
                token: row.get(2),
                p256dh: row.get(3),
                auth: row.get(4),
                language: row.get(5),
                base: row.get(6),
                began: row.get::<i64, _>(7).cast_unsigned(),
                ending: row.get::<i64, _>(8).cast_unsigned(),
                due: row.get::<Option<i64>, _>(9).map(i64::cast_unsigned),
            });
            Ok(devices.collect())
        })
    }

    pub(in super::super) async fn push_remove(&self, room: &str, endpoint: &str) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(REMOVE).bind(room).bind(endpoint).execute(connection).await?;
        })
    }

    pub(in super::super) async fn push_forget(&self, endpoint: &str) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(FORGET).bind(endpoint).execute(connection).await?;
        })
    }

    pub(in super::super) async fn push_forget_room(&self, room: &str) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(FORGET_ROOM).bind(room).execute(connection).await?;
        })
    }

    pub(in super::super) async fn push_claim(
        &self,
        device: &Subscription,
        kind: MessageKind,
        mark: u64,
    ) -> Result<bool, StorageError> {
        let claim = match kind {
            MessageKind::Began => CLAIM_BEGAN,
            MessageKind::Ending => CLAIM_ENDING,
        };
        transact!(self, connection => {
            let claimed = sqlx::query(claim)
                .bind(device.room.as_str())
                .bind(device.endpoint.as_str())
                .bind(device.token.as_str())
                .bind(mark.cast_signed())
                .execute(connection)
                .await?;
            claimed.rows_affected() == 1
        })
    }

    pub(in super::super) async fn push_set_due(
        &self,
        device: &Subscription,
        due: Option<u64>,
    ) -> Result<(), StorageError> {
        transact!(self, connection => {
            sqlx::query(SET_DUE)
                .bind(device.room.as_str())
                .bind(device.endpoint.as_str())
                .bind(device.token.as_str())
                .bind(due.map(u64::cast_signed))
                .execute(connection)
                .await?;
        })
    }

    pub(in super::super) async fn push_take_due(
        &self,
        now: u64,
        until: u64,
    ) -> Result<Vec<String>, StorageError> {
        // Nothing is written to an idle database.
        let any: Option<String> = ask!(self, pool => {
            sqlx::query_scalar(ANY_DUE).bind(now.cast_signed()).fetch_optional(pool).await?
        });
        if any.is_none() {
            return Ok(Vec::new());
        }
        let mut rooms = self.push_postpone(now, until).await?;
        rooms.sort_unstable();
        rooms.dedup();
        Ok(rooms)
    }

    async fn push_postpone(&self, now: u64, until: u64) -> Result<Vec<String>, StorageError> {
        transact!(self, connection => {
            sqlx::query_scalar(TAKE_DUE)
                .bind(now.cast_signed())
                .bind(until.cast_signed())
                .fetch_all(connection)
                .await?
        })
    }
}
