use std::path::{Path, PathBuf};

use thiserror::Error;

use super::Storage;

/// Why there is no backup.
#[derive(Debug, Error)]
pub(crate) enum BackupError {
    /// A copy of PostgreSQL is made with its own programs.
    #[error("PostgreSQL is backed up with pg_dump")]
    Postgres,
    /// SQLite takes only names that are text.
    #[error("{} is not a name that SQLite can use", .0.display())]
    Name(PathBuf),
    /// The copy failed.
    #[error("the database: {0}")]
    Copy(#[from] sqlx::Error),
    /// The folder or a file in it cannot be used.
    #[error("{}: {source}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
}

impl Storage {
    /// Writes a consistent copy of the whole database into an empty file, while others go on reading and writing.
    ///
    /// The copy is complete when this returns, but the system may not have put it on disk yet.
    pub(crate) async fn copy_into(&self, file: &Path) -> Result<(), BackupError> {
        let sqlite = self.database.sqlite().ok_or(BackupError::Postgres)?;
        let name = file.to_str().ok_or_else(|| BackupError::Name(file.to_owned()))?;
        sqlx::query("VACUUM INTO $1").bind(name).execute(&sqlite.readers().await).await?;
        Ok(())
    }
}
