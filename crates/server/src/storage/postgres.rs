//! PostgreSQL, which several nodes share.

mod append;

use std::str::FromStr;

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions, PgConnection, PgPool};

use super::{Notices, STATEMENT_TIMEOUT, StorageError, migrate};

/// Settings of every session. A node that hangs during a transaction must not block the others, and an acknowledged
/// commit is on disk whatever the default of the database is.
const SESSION: [(&str, &str); 4] = [
    ("idle_in_transaction_session_timeout", "5s"),
    ("lock_timeout", "2s"),
    ("statement_timeout", "5s"),
    ("synchronous_commit", "on"),
];

/// The connections to the database.
#[derive(Clone, Debug)]
pub(super) struct Postgres(PgPool);

impl Postgres {
    /// Connects, and migrates the tables.
    pub(super) async fn open(url: &str) -> Result<Self, StorageError> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("sideboards")
            .options(SESSION)
            .disable_statement_logging();
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(STATEMENT_TIMEOUT);
        let pool = pool.connect_with(options).await?;
        migrate(&mut *pool.acquire().await?).await?;
        Ok(Self(pool))
    }

    pub(super) fn pool(&self) -> &PgPool {
        &self.0
    }

    /// Begins a transaction. If it is dropped instead of committed, the connection is closed, which rolls it back.
    pub(super) async fn begin(&self) -> Result<PostgresTransaction, StorageError> {
        let connection = self.0.acquire().await?;
        let mut transaction = PostgresTransaction { connection: Some(connection) };
        sqlx::query("BEGIN").execute(transaction.connection()).await?;
        Ok(transaction)
    }

    /// Listens to notices of other nodes.
    pub(super) async fn notices(&self) -> Result<Notices, StorageError> {
        let mut listener = PgListener::connect_with(&self.0).await?;
        listener.listen(Notices::CHANNEL).await?;
        Ok(Notices::new(listener))
    }
}

/// A transaction that is not yet durable.
#[derive(Debug)]
pub(super) struct PostgresTransaction {
    /// `None` after the commit.
    connection: Option<PoolConnection<sqlx::Postgres>>,
}

impl PostgresTransaction {
    pub(super) fn connection(&mut self) -> &mut PgConnection {
        self.connection.as_mut().expect("only a commit takes the connection")
    }

    /// Makes the transaction durable. After any error, nothing of it may be acknowledged.
    pub(super) async fn commit(mut self) -> Result<(), StorageError> {
        sqlx::query("COMMIT").execute(self.connection()).await?;
        // Returns it to the pool.
        drop(self.connection.take());
        Ok(())
    }
}

impl Drop for PostgresTransaction {
    /// Drops the connection: its state after an error is unknown.
    fn drop(&mut self) {
        drop(self.connection.take().map(PoolConnection::detach));
    }
}
