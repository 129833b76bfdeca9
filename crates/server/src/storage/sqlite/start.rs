//! Checks before a database is opened: SQLite would begin an empty one instead of a lost one, and drop a log that it
//! cannot read.

use std::fs::{DirBuilder, OpenOptions};
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use super::super::StorageError;
use super::files::{ASIDE, REPLACED, log_of};
use super::log::{Damage, find_damage};
use super::replaced::is_whole;

/// Creates the file if it is missing, and checks that nothing would be lost by opening it. Returns its path without
/// links: SQLite derives the names of its other files from it.
pub(super) async fn prepare(name: &Path) -> Result<PathBuf, StorageError> {
    let path = resolve(name)?;
    let (log, kept) = (log_of(&path), kept_beside(&path));
    if length(&path) > 0 {
        // With a log that belongs to another database it may look whole.
        if let Some(kept) = &kept
            && !is_whole(&path).await
        {
            return Err(lost(&path, "it has no tables", kept));
        }
    } else {
        let state = if path.exists() { "it is empty" } else { "it is missing" };
        if length(&log) > 0 {
            let said = format!("{state}, but {} is not; move that file away to begin anew", log.display());
            return Err(damaged(&path, said));
        }
        if let Some(kept) = &kept {
            return Err(lost(&path, state, kept));
        }
    }
    match find_damage(&log).map_err(|source| StorageError::file(&log, source))? {
        Some(damage) => return Err(damaged(&log, told(damage))),
        None => create(&path)?,
    }
    path.canonicalize().map_err(|source| StorageError::file(&path, source))
}

/// Returns whether a database has the tables of a server.
pub(super) async fn has_tables(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let tables = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN ('rooms', 'entries')";
    Ok(sqlx::query_scalar::<_, i64>(tables).fetch_one(connection).await? == 2)
}

/// Creates a file and its folder, private to the user, if they are missing.
pub(super) fn create(path: &Path) -> Result<(), StorageError> {
    let mut builder = DirBuilder::new();
    let mut options = OpenOptions::new();
    builder.recursive(true);
    options.create(true).append(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        builder.mode(0o700);
        options.mode(0o600);
    }
    if path.exists() {
        return Ok(());
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        builder.create(folder).map_err(|source| StorageError::file(folder, source))?;
    }
    options.open(path).map(drop).map_err(|source| StorageError::file(path, source))
}

/// Follows links. The log must be where the database is: one that was moved without its log lacks the last moves.
fn resolve(name: &Path) -> Result<PathBuf, StorageError> {
    if !name.is_symlink() {
        return Ok(name.to_owned());
    }
    let path = name.canonicalize().map_err(|source| StorageError::File {
        path: format!("{}, a link that leads nowhere,", name.display()),
        source,
    })?;
    let (beside_link, log) = (log_of(name), log_of(&path));
    if length(&beside_link) > 0 && !log.exists() {
        let [path, log, left] = [&path, &log, &beside_link].map(|file| file.display().to_string());
        let said = format!(
            "it was moved without its log; move {left} to {log}, or delete it if it does not belong to it"
        );
        return Err(StorageError::Damaged { path, said });
    }
    Ok(path)
}

/// Returns a file that the server kept when the database was lost.
fn kept_beside(path: &Path) -> Option<PathBuf> {
    let name = path.file_name()?.to_str()?;
    let prefixes = [format!("{name}-wal.{ASIDE}"), format!("{name}.{REPLACED}")];
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut kept: Vec<_> = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)))
        .collect();
    kept.sort_unstable();
    Some(folder.join(kept.pop()?))
}

fn told(damage: Damage) -> String {
    let Damage { intact, lost } = damage;
    match lost {
        Some(lost) => format!(
            "after {intact} bytes; {lost} later transactions cannot be read, and nothing was changed; to go on without them, copy \
             it and the database away and run truncate -s {intact} on it; otherwise"
        ),
        None => "its head; nothing was changed; to go on without it, move it away; otherwise".to_owned(),
    }
}

fn lost(path: &Path, state: &str, kept: &Path) -> StorageError {
    let said =
        format!("{state}, but {} was kept of a database; move that away to begin anew", kept.display());
    damaged(path, said)
}

fn damaged(path: &Path, said: String) -> StorageError {
    StorageError::Damaged { path: path.display().to_string(), said }
}

fn length(path: &Path) -> u64 {
    std::fs::metadata(path).map_or(0, |metadata| metadata.len())
}
