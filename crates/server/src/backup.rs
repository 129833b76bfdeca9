//! Backups of the SQLite database: once a day, and whenever the process gets `SIGUSR1`.
//!
//! Other programs cannot copy the file while the server holds it exclusively.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::clock;
use crate::metrics::Metrics;
use crate::storage::{BackupError, Storage};

/// How many backups are kept.
const MAX_BACKUPS: usize = 7;

/// Maximum age of the newest backup.
const INTERVAL: Duration = Duration::from_hours(24);

/// How long to wait after a failed backup.
const RETRY: Duration = Duration::from_hours(1);

/// Start of the names of backups.
const PREFIX: &str = "sideboards-";
const SUFFIX: &str = ".db";

/// Suffix of an unfinished backup.
const UNFINISHED: &str = ".unfinished";

/// Makes backups for as long as the server runs.
#[derive(Debug)]
pub(crate) struct Backups {
    storage: Storage,
    folder: Option<PathBuf>,
    metrics: Arc<Metrics>,
}

impl Backups {
    pub(crate) fn new(storage: Storage, folder: Option<PathBuf>, metrics: Arc<Metrics>) -> Self {
        let is_ours = !storage.is_shared();
        if folder.is_some() && !is_ours {
            tracing::warn!("the backup folder is not used: PostgreSQL is backed up with pg_dump");
        }
        Self { storage, folder: folder.filter(|_| is_ours), metrics }
    }

    /// Registers the signal handler and starts making backups in the background.
    pub(crate) fn start(self) -> io::Result<()> {
        let signal = Signal::listen()?;
        tokio::spawn(self.run(signal));
        Ok(())
    }

    async fn run(self, mut signal: Signal) {
        let mut wait = self.folder.as_deref().map(until_due);
        loop {
            tokio::select! {
                () = signal.received() => {}
                () = sleep(wait) => {}
            }
            let Some(folder) = &self.folder else {
                tracing::warn!("asked for a backup, but there is no backup folder");
                continue;
            };
            let made = self.make(folder).await;
            wait = Some(if made.is_ok() { INTERVAL } else { RETRY });
            match made {
                Ok(file) => {
                    self.metrics.backed_up(seconds());
                    tracing::info!(file = %file.display(), "backup complete");
                }
                Err(error) => {
                    Metrics::count(&self.metrics.backup_failures);
                    tracing::error!(%error, "backup failed");
                }
            }
        }
    }

    /// Makes a backup, removes the oldest ones, and returns the new file.
    async fn make(&self, folder: &Path) -> Result<PathBuf, BackupError> {
        let finished = folder.join(name(seconds()));
        let unfinished = finished.with_added_extension(&UNFINISHED[1..]);
        begin(folder, &unfinished)?;
        self.storage.copy_into(&unfinished).await?;
        let folder = folder.to_owned();
        let finishing = move || finish(&folder, &unfinished, &finished).map(|()| finished);
        tokio::task::spawn_blocking(finishing).await.expect("files do not panic")
    }
}

/// Sleeps; without a time, for ever.
async fn sleep(time: Option<Duration>) {
    match time {
        Some(time) => tokio::time::sleep(time).await,
        None => std::future::pending().await,
    }
}

/// The signal that asks for a backup. It is handled even without a folder, because by default it would end the
/// process.
#[derive(Debug)]
struct Signal {
    #[cfg(unix)]
    signal: tokio::signal::unix::Signal,
}

impl Signal {
    #[cfg(unix)]
    fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { signal: signal(SignalKind::user_defined1())? })
    }

    #[cfg(unix)]
    async fn received(&mut self) {
        if self.signal.recv().await.is_none() {
            std::future::pending::<()>().await;
        }
    }

    #[cfg(not(unix))]
    fn listen() -> io::Result<Self> {
        Ok(Self {})
    }

    #[cfg(not(unix))]
    async fn received(&mut self) {
        std::future::pending().await
    }
}

/// Makes an empty file that only the server can read.
fn begin(folder: &Path, unfinished: &Path) -> Result<(), BackupError> {
    make_private_folder(folder).map_err(|source| failed(folder, source))?;
    for leftover in entries(folder)?.into_iter().filter(|name| name.ends_with(UNFINISHED)) {
        remove(&folder.join(leftover))?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(unfinished).map(drop).map_err(|source| failed(unfinished, source))
}

fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Syncs the file and renames it; only then are old ones removed.
fn finish(folder: &Path, unfinished: &Path, finished: &Path) -> Result<(), BackupError> {
    let sync = |path: &Path| File::open(path)?.sync_all();
    sync(unfinished).map_err(|source| failed(unfinished, source))?;
    fs::rename(unfinished, finished).map_err(|source| failed(finished, source))?;
    #[cfg(unix)]
    sync(folder).map_err(|source| failed(folder, source))?;
    let backups = backups(folder)?;
    for old in &backups[..backups.len().saturating_sub(MAX_BACKUPS)] {
        remove(&folder.join(old))?;
    }
    Ok(())
}

/// Returns the time until the newest backup is too old.
fn until_due(folder: &Path) -> Duration {
    let newest = backups(folder).ok().and_then(|mut backups| backups.pop());
    let age = newest.and_then(|newest| {
        let changed = fs::metadata(folder.join(newest)).and_then(|metadata| metadata.modified()).ok()?;
        SystemTime::now().duration_since(changed).ok()
    });
    age.map_or(Duration::ZERO, |age| INTERVAL.saturating_sub(age))
}

/// Returns the names of the backups in a folder, the oldest first.
fn backups(folder: &Path) -> Result<Vec<String>, BackupError> {
    let mut names = entries(folder)?;
    let length = name(0).len();
    names.retain(|name| name.len() == length && name.starts_with(PREFIX) && name.ends_with(SUFFIX));
    names.sort_unstable();
    Ok(names)
}

fn entries(folder: &Path) -> Result<Vec<String>, BackupError> {
    let entries = fs::read_dir(folder).map_err(|source| failed(folder, source))?;
    Ok(entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect())
}

fn remove(file: &Path) -> Result<(), BackupError> {
    fs::remove_file(file).map_err(|source| failed(file, source))
}

fn failed(path: &Path, source: io::Error) -> BackupError {
    BackupError::File { path: path.to_owned(), source }
}

/// Returns the time of the machine in seconds since 1970.
fn seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970").as_secs()
}

/// Returns the name of a backup made at a time in seconds since 1970.
fn name(seconds: u64) -> String {
    format!("{PREFIX}{}{SUFFIX}", clock::stamp(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret;

    const SECONDS_OF_A_DAY: u64 = 24 * 60 * 60;

    fn folder() -> PathBuf {
        std::env::temp_dir().join(format!("sideboards-backup-{}", secret::token()))
    }

    #[test]
    fn names_tell_the_time() {
        assert_eq!(name(0), "sideboards-1970-01-01T00-00-00.db");
        assert_eq!(name(1_794_785_107), "sideboards-2026-11-15T23-25-07.db");
    }

    #[test]
    fn the_newest_seven_are_kept_and_nothing_else_is_touched() {
        let folder = folder();
        let others = ["sideboards.db", "sideboards-notes.txt", "holiday.db"];
        fs::create_dir(&folder).expect("a folder");
        for other in others {
            fs::write(folder.join(other), "").expect("a file");
        }
        for day in 0..10 {
            let finished = folder.join(name(day * SECONDS_OF_A_DAY));
            let unfinished = finished.with_added_extension(&UNFINISHED[1..]);
            begin(&folder, &unfinished).expect("an empty file");
            finish(&folder, &unfinished, &finished).expect("a finished file");
        }
        let kept: Vec<String> = (3..10).map(|day| name(day * SECONDS_OF_A_DAY)).collect();
        assert_eq!(backups(&folder).expect("names"), kept);
        assert!(others.iter().all(|other| folder.join(other).exists()));
        assert!(until_due(&folder) > INTERVAL / 2, "one was made just now");
        fs::remove_dir_all(&folder).expect("it can be removed");
    }

    #[test]
    fn what_was_left_unfinished_is_removed() {
        let folder = folder();
        let (one, other) = (folder.join("one.unfinished"), folder.join("other.unfinished"));
        assert_eq!(until_due(&folder), Duration::ZERO, "there is no backup yet");
        begin(&folder, &one).expect("an empty file");
        begin(&folder, &other).expect("another one");
        assert!(!one.exists() && other.exists());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&other).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "other users cannot read it");
        }
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
}
