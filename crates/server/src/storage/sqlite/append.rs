//! Appends of many rooms in one transaction.
//!
//! sqlx has a thread for each connection, and every statement and every returned row is a message between threads.
//! So a transaction is two statements without result rows; the insert count shows whether every row was inserted.
//!
//! `OR ROLLBACK`: after any error the whole transaction is rolled back, so SQLite need not copy every changed page
//! to be able to undo a single statement.

use sqlx::SqliteConnection;

use super::super::kept::Kept;
use super::super::{Append, StorageError, statements};
use super::script::Script;
use super::{PAGE, PAGES_PER_ROW, Sqlite};

/// Inserts entries that are the next in their log: not if the number exists, after a gap, or if the previous entry
/// is not the expected one, as when a backup was restored under a running server.
const APPEND: &str = "INSERT OR ROLLBACK INTO entries (room, number, at, lines) \
     SELECT column1, column2, column3, column4 FROM (VALUES ?) WHERE column1 IS NOT NULL AND (column2 = 1 \
     OR EXISTS (SELECT 1 FROM entries WHERE room = column1 AND number = column2 - 1 AND at = column5)) \
     ON CONFLICT (room, number) DO NOTHING;";

const TOUCH: &str = "INSERT OR ROLLBACK INTO rooms (room, touched, due) \
     SELECT column1, column2, column3 FROM (VALUES ?) WHERE column1 IS NOT NULL \
     ON CONFLICT (room) DO UPDATE SET touched = excluded.touched, due = excluded.due;";

const FINISH: &str = "INSERT OR ROLLBACK INTO games (game, room, finished, players, commitment, record, proof) \
     SELECT column1, column2, column3, column4, column5, column6, column7 FROM (VALUES ?) WHERE column1 IS NOT NULL \
     ON CONFLICT (game) DO NOTHING;";

impl Sqlite {
    /// Stores appends of different rooms in one transaction.
    pub(in super::super) async fn append(&self, appends: &[&Append]) -> Result<Kept, StorageError> {
        let mut transaction = self.connect().await?;
        let connection = &mut transaction.connection;
        // Fails if a transaction is already open.
        let mut begin = Script::default();
        begin.say("BEGIN IMMEDIATE;");
        insert(&mut begin, appends);
        let kept = if begin.run(connection).await? == appends.len() as u64 {
            Kept::All
        } else {
            sqlx::query("ROLLBACK").execute(&mut *connection).await?;
            sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
            one_by_one(appends, connection).await?
        };
        let follow = consequences(appends, &kept);
        keep_boxes(appends, &kept, connection).await?;
        transaction.commit_with(follow, pages(appends)).await?;
        Ok(kept)
    }
}

/// Estimates how many pages appends change.
fn pages(appends: &[&Append]) -> usize {
    appends.iter().map(|append| PAGES_PER_ROW + append.lines.len() / PAGE).sum()
}

fn insert(script: &mut Script, appends: &[&Append]) {
    script.say_for(APPEND, 5, appends.iter(), |row, append| {
        row.add(append.room.as_str()).add(append.number.cast_signed());
        row.add(append.at.cast_signed()).add(append.lines.as_str());
        row.add(append.after.map(u64::cast_signed));
    });
}

/// Finds out which appends are the next in their logs.
async fn one_by_one(appends: &[&Append], connection: &mut SqliteConnection) -> Result<Kept, StorageError> {
    let mut rooms = std::collections::HashSet::new();
    for append in appends {
        let mut script = Script::default();
        insert(&mut script, &[append]);
        if script.run(connection).await? == 1 {
            rooms.insert(append.room.clone());
        }
    }
    Ok(Kept::Rooms(rooms))
}

/// Writes the other rows of stored appends.
fn consequences(appends: &[&Append], kept: &Kept) -> Script {
    let mut script = Script::default();
    let kept = || appends.iter().filter(|append| kept.has(append));
    let touched: Vec<_> = kept().filter_map(|append| Some((append, append.due?))).collect();
    if !touched.is_empty() {
        script.say_for(TOUCH, 3, touched.into_iter(), |row, (append, due)| {
            row.add(append.room.as_str()).add(append.at.cast_signed()).add(due.0.map(u64::cast_signed));
        });
    }
    let finished: Vec<_> = kept().flat_map(|append| &append.finished).collect();
    if !finished.is_empty() {
        script.say_for(FINISH, 7, finished.into_iter(), |row, game| {
            row.add(game.game.as_str()).add(game.room.as_str()).add(game.finished.cast_signed());
            row.add(game.players.as_str()).add(game.commitment.as_str());
            row.add(game.record.as_str()).add(game.proof.as_deref());
        });
    }
    script
}

async fn keep_boxes(
    appends: &[&Append],
    kept: &Kept,
    connection: &mut SqliteConnection,
) -> Result<(), StorageError> {
    let finished = appends.iter().filter(|append| kept.has(append)).flat_map(|append| &append.finished);
    for game in finished {
        if let Some(content) = &game.content {
            let query = sqlx::query(statements::KEEP_BOX).bind(game.room.as_str()).bind(content.as_str());
            query.execute(&mut *connection).await?;
        }
    }
    Ok(())
}
