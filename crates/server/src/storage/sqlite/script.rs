//! Batches of SQLite statements with their values.

use futures_util::TryStreamExt;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Arguments, AssertSqlSafe, Either, Encode, Executor, Sqlite, SqliteConnection, Type};

use super::super::StorageError;

/// Several statements that are sent together, and their values. The texts repeat, so that they are prepared once.
#[derive(Debug, Default)]
pub(super) struct Script {
    text: String,
    values: SqliteArguments,
}

/// A row of values.
#[derive(Debug)]
pub(super) struct Row<'a>(&'a mut SqliteArguments);

impl Script {
    /// Adds a statement without values.
    pub(super) fn say(&mut self, statement: &str) {
        self.text += statement;
    }

    /// Adds a statement for some rows. Replaces `VALUES ?` by the rows, padded with null rows to a power of two so
    /// that few distinct statements exist. The statement must skip null rows.
    pub(super) fn say_for<T>(
        &mut self,
        statement: &str,
        columns: usize,
        rows: impl ExactSizeIterator<Item = T>,
        write: impl Fn(&mut Row, T),
    ) {
        let count = rows.len();
        let filled = count.next_power_of_two();
        self.values.reserve(filled * columns, 0);
        let row = format!("({})", vec!["?"; columns].join(","));
        self.text += &statement.replacen("VALUES ?", &format!("VALUES {}", vec![row; filled].join(",")), 1);
        let mut values = Row(&mut self.values);
        rows.for_each(|row| write(&mut values, row));
        for _ in 0..(filled - count) * columns {
            values.add(None::<i64>);
        }
    }

    /// Runs all statements, and returns how many rows the last one changed.
    pub(super) async fn run(self, connection: &mut SqliteConnection) -> Result<u64, StorageError> {
        let mut results = connection.fetch_many(sqlx::query_with(AssertSqlSafe(self.text), self.values));
        let mut changed = 0;
        while let Some(result) = results.try_next().await? {
            if let Either::Left(done) = result {
                changed = done.rows_affected();
            }
        }
        Ok(changed)
    }
}

impl Row<'_> {
    /// Adds a value.
    pub(super) fn add<'t>(&mut self, value: impl Encode<'t, Sqlite> + Type<Sqlite>) -> &mut Self {
        self.0.add(value).expect("texts and numbers are always values");
        self
    }
}
