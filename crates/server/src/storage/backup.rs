//! Copies the SQLite database while it is in use.

use std::path::{Path, PathBuf};

use thiserror::Error;

use super::Storage;

/// Why a backup failed.
#[derive(Debug, Error)]
pub(crate) enum BackupError {
    /// PostgreSQL is backed up with its own programs.
    #[error("PostgreSQL is backed up with pg_dump")]
    Postgres,
    /// SQLite needs file names in UTF-8.
    #[error("{} is not a name that SQLite can use", .0.display())]
    Name(PathBuf),
    /// The copy failed.
    #[error("the database: {0}")]
    Copy(#[from] sqlx::Error),
    /// The folder or a file in it cannot be used.
    #[error("{}: {source}", path.display())]
    File {
        /// The path.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
}

impl Storage {
    /// Writes a consistent copy of the whole database into an empty file while it is in use.
    ///
    /// The copy is complete when this returns, but not synced.
    pub(crate) async fn copy_into(&self, file: &Path) -> Result<(), BackupError> {
        let sqlite = self.database.sqlite().ok_or(BackupError::Postgres)?;
        let name = file.to_str().ok_or_else(|| BackupError::Name(file.to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&sqlite.readers().await).await?;
        Ok(())
    }
}
