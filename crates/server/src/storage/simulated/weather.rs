//! Faults of a simulated database.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;
use std::io;

use sqlx::error::{DatabaseError, ErrorKind};

use super::StorageError;

/// A fault of the database for all its users.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Weather {
    #[default]
    Fair,
    /// Answers come late, some of them too late.
    Slow,
    /// The disk is full: all writes fail.
    Full,
    /// The database is read-only.
    ReadOnly,
    /// Reads and writes fail now and then, and the outcome of a failed commit is unknown.
    Failing,
    /// Commits are carried out, but the answers get lost.
    Lossy,
}

impl Weather {
    pub(crate) const BAD: [Self; 5] = [Self::Slow, Self::Full, Self::ReadOnly, Self::Failing, Self::Lossy];
}

/// A fault between a node and the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// All messages are lost in both directions.
    Silent,
    /// Every attempt is refused at once.
    Refused,
    /// Only notices are lost.
    Deaf,
}

/// A database error, with its code in SQLite or PostgreSQL.
#[derive(Debug)]
struct Refusal(&'static str);

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "refused with code {}", self.0)
    }
}

impl Error for Refusal {}

impl DatabaseError for Refusal {
    fn message(&self) -> &str {
        self.0
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        Some(self.0.into())
    }

    fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

pub(super) fn full() -> StorageError {
    refused("13")
}

pub(super) fn read_only() -> StorageError {
    refused("8")
}

/// Rejects a value: SQLite says TOOBIG, PostgreSQL "program limit exceeded".
pub(super) fn bad_value(is_shared: bool) -> StorageError {
    refused(if is_shared { "54000" } else { "18" })
}

pub(super) fn broken() -> StorageError {
    sqlx::Error::Io(io::ErrorKind::BrokenPipe.into()).into()
}

fn refused(code: &'static str) -> StorageError {
    sqlx::Error::Database(Box::new(Refusal(code))).into()
}
