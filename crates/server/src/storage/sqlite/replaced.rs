//! What happens to the old content when another file gets the name of the database.

use std::fs::File;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::super::StorageError;
use super::files::{REPLACED, name_for};
use super::start::{create, has_tables};

/// Returns whether a file is a database of a server. It is read without its log: the one beside it belongs to the
/// file that it replaces.
pub(super) async fn is_whole(path: &Path) -> bool {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging();
    let Ok(mut connection) = SqliteConnection::connect_with(&options).await else { return false };
    let is_whole = has_tables(&mut connection).await.unwrap_or(false);
    // Only read; errors on closing say nothing about the file.
    let _ = connection.close().await;
    is_whole
}

/// Saves the content of a replaced file, which exists as long as a connection to it is open, under a name of its
/// own. A caller that stops waiting does not interrupt it.
pub(super) async fn keep(
    mut connection: SqliteConnection,
    path: &Path,
) -> (Result<PathBuf, StorageError>, SqliteConnection) {
    let kept = name_for(path, REPLACED);
    let saving = tokio::spawn(async move {
        let saved = save(&mut connection, &kept).await;
        if saved.is_err() {
            // Unfinished.
            let _ = std::fs::remove_file(&kept);
        }
        (saved.map(|()| kept), connection)
    });
    saving.await.expect("saving does not panic")
}

/// Saves the content of a deleted file, to be renamed to its name.
pub(super) async fn rescue(mut connection: SqliteConnection, path: &Path) -> Result<PathBuf, StorageError> {
    let rescued = path.with_added_extension("rescued");
    // A previous attempt may have left it.
    let _ = std::fs::remove_file(&rescued);
    save(&mut connection, &rescued).await?;
    connection.close().await?;
    Ok(rescued)
}

/// Writes the content of a database to a new file, durably.
async fn save(connection: &mut SqliteConnection, file: &Path) -> Result<(), StorageError> {
    create(file)?;
    let target = file.to_str().ok_or_else(|| StorageError::Gone(file.display().to_string()))?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(connection).await?;
    File::open(file).and_then(|file| file.sync_all()).map_err(|source| StorageError::file(file, source))
}
