//! Appends of many rooms in one transaction. Rows are passed as arrays, so that the statements are the same for
//! every number of rows and are prepared once.

use super::super::kept::Kept;
use super::super::notices::NOTICE_SIZE;
use super::super::{Append, FinishedRow, Notices, STALE_AFTER, StorageError, statements};
use super::Postgres;
use crate::clock::milliseconds;

/// Inserts entries that are the next in their log and returns them: not if another node was first, after a gap, or
/// if the previous entry is not the expected one, as when a backup was restored under a running server. Appends
/// judged too long ago are refused as well, by the clock of the database: the node may have slept since.
const APPEND: &str = "INSERT INTO entries (room, number, at, lines) \
     SELECT new.room, new.number, new.at, new.lines \
     FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) AS new (room, number, at, lines, after) \
     WHERE new.number = 1 OR new.at + $6 > extract(epoch FROM clock_timestamp()) * 1000 AND EXISTS (SELECT 1 FROM entries \
     WHERE entries.room = new.room AND entries.number = new.number - 1 AND entries.at = new.after) \
     ON CONFLICT (room, number) DO NOTHING RETURNING room";

const TOUCH: &str = "INSERT INTO rooms (room, touched, due) \
     SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[]) \
     ON CONFLICT (room) DO UPDATE SET touched = excluded.touched, due = excluded.due";

const FINISH: &str = "INSERT INTO games (game, room, finished, players, commitment, record, proof) \
     SELECT * FROM UNNEST($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[]) \
     ON CONFLICT (game) DO NOTHING";

impl Postgres {
    /// Stores appends of different rooms in one transaction, and notifies other nodes.
    pub(in super::super) async fn append(
        &self,
        node: &str,
        appends: &[&Append],
    ) -> Result<Kept, StorageError> {
        let mut transaction = self.begin().await?;
        let connection = transaction.connection();
        let rooms: Vec<String> = sqlx::query_scalar(APPEND)
            .bind(texts(appends, |append| &append.room))
            .bind(numbers(appends, |append| append.number))
            .bind(numbers(appends, |append| append.at))
            .bind(texts(appends, |append| &append.lines))
            .bind(
                appends.iter().map(|append| append.after.map(u64::cast_signed)).collect::<Vec<Option<i64>>>(),
            )
            .bind(milliseconds(STALE_AFTER).cast_signed())
            .fetch_all(&mut *connection)
            .await?;
        let kept =
            if rooms.len() == appends.len() { Kept::All } else { Kept::Rooms(rooms.into_iter().collect()) };
        let appends: Vec<&Append> = appends.iter().copied().filter(|append| kept.has(append)).collect();
        let touched: Vec<&Append> = appends.iter().copied().filter(|append| append.due.is_some()).collect();
        if !touched.is_empty() {
            let due = |append: &&Append| append.due?.0.map(u64::cast_signed);
            sqlx::query(TOUCH)
                .bind(texts(&touched, |append| &append.room))
                .bind(numbers(&touched, |append| append.at))
                .bind(touched.iter().map(due).collect::<Vec<Option<i64>>>())
                .execute(&mut *connection)
                .await?;
        }
        let finished: Vec<&FinishedRow> = appends.iter().flat_map(|append| &append.finished).collect();
        if !finished.is_empty() {
            sqlx::query(FINISH)
                .bind(texts(&finished, |game| &game.game))
                .bind(texts(&finished, |game| &game.room))
                .bind(numbers(&finished, |game| game.finished))
                .bind(texts(&finished, |game| &game.players))
                .bind(texts(&finished, |game| &game.commitment))
                .bind(texts(&finished, |game| &game.record))
                .bind(finished.iter().map(|game| game.proof.as_deref()).collect::<Vec<Option<&str>>>())
                .execute(&mut *connection)
                .await?;
            for game in finished {
                let Some(content) = game.content.as_deref() else { continue };
                let query = sqlx::query(statements::KEEP_BOX).bind(game.room.as_str()).bind(content);
                query.execute(&mut *connection).await?;
            }
        }
        for notice in Notices::write(node, &appends, NOTICE_SIZE) {
            sqlx::query(statements::NOTIFY).bind(notice).execute(&mut *connection).await?;
        }
        transaction.commit().await?;
        Ok(kept)
    }
}

fn texts<'a, T>(items: &[&'a T], text: impl Fn(&'a T) -> &'a str) -> Vec<&'a str> {
    items.iter().map(|item| text(item)).collect()
}

fn numbers<T>(items: &[&T], number: impl Fn(&T) -> u64) -> Vec<i64> {
    items.iter().map(|item| number(item).cast_signed()).collect()
}
