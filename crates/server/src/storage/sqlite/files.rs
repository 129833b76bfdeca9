//! Checks that the open files are those a restarted server would open, unchanged since the last transaction.
//!
//! Another file may get the same name, and the same file may get other content: `cp backup.db rooms.db` and
//! `truncate` change it in place. SQLite does not notice, and acknowledges writes that are lost.

use std::fs::{File, Metadata, TryLockError};
use std::path::{Path, PathBuf};

use super::super::StorageError;

/// How many bytes of the head of a file are compared: there SQLite counts changes.
const HEAD: usize = 100;

/// Offset of the number of pages in a database (<https://www.sqlite.org/fileformat2.html#in_header_database_size>).
const PAGE_COUNT: usize = 28;

/// Magic numbers of a write-ahead log (<https://www.sqlite.org/fileformat2.html#walformat>); the page size is at
/// offset 8.
const LOG_MAGIC: [u32; 2] = [0x377f_0682, 0x377f_0683];

/// Length of the head before each page in a log; it begins with the number of the page.
const FRAME_HEAD: u64 = 24;

/// The files of a database.
#[derive(Debug)]
pub(super) struct Files {
    database: OpenFile,
    /// The write-ahead log, created by the first transaction.
    log: Option<OpenFile>,
    /// Whether another program has changed them.
    is_given_up: bool,
}

/// The state of the files since the last transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    AsLeft,
    /// Deleted, moved or replaced.
    Elsewhere,
    /// Truncated or overwritten by another program.
    Changed,
}

/// An open file.
#[derive(Debug)]
struct OpenFile {
    /// For the database this lock keeps other servers away, under any name of the file. The file stays open as long
    /// as SQLite uses it: closing it would release SQLite's own locks.
    file: File,
    identity: Identity,
    /// The state at the end of the last transaction; unknown before the first one.
    left: Option<Condition>,
    /// Whether SQLite may have written to it since.
    may_have_grown: bool,
}

/// Identifies a file independently of its name.
type Identity = (u64, u64);

/// The state of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Condition {
    length: u64,
    head: [u8; HEAD],
}

impl Files {
    /// Locks a database for this process.
    pub(super) fn lock(path: &Path) -> Result<Self, StorageError> {
        let failed = |source| StorageError::file(path, source);
        let database = OpenFile::open(path).map_err(failed)?;
        match database.file.try_lock() {
            Ok(()) => Ok(Self { database, log: None, is_given_up: false }),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse(path.display().to_string())),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }

    pub(super) fn look(&self, path: &Path) -> Finding {
        let log = self.log.as_ref();
        if !self.is_database(path) || log.is_some_and(|log| find(&log_of(path)) != Some(log.identity)) {
            return Finding::Elsewhere;
        }
        let is_changed =
            self.is_given_up || self.database.is_changed() || log.is_some_and(OpenFile::is_changed);
        if is_changed { Finding::Changed } else { Finding::AsLeft }
    }

    /// Checks that the last write is in files that a restarted server would open, and records their state. A commit
    /// changes only the log.
    pub(super) fn check(&mut self, path: &Path) -> Result<(), StorageError> {
        if self.log.is_none() {
            self.log = OpenFile::open(&log_of(path)).ok();
        }
        if !self.is_database(path) || !self.is_log(&log_of(path)) {
            return Err(StorageError::Gone(path.display().to_string()));
        }
        let is_whole = self.database.note() && self.log.as_mut().is_some_and(OpenFile::note_log);
        if is_whole { Ok(()) } else { Err(self.give_up(path)) }
    }

    /// Checks the same after a checkpoint. If it was complete, the database knows its number of pages, and another
    /// number means that another program has written to it.
    pub(super) fn check_after_checkpoint(
        &mut self,
        path: &Path,
        pages: Option<u32>,
    ) -> Result<(), StorageError> {
        let written = self.database.condition().map(|now| be32(&now.head, PAGE_COUNT));
        if pages.is_some() && pages != written {
            return Err(self.give_up(path));
        }
        self.database.may_have_grown = true;
        self.check(path)
    }

    /// Stops writing to these files and reports it. The log belongs to the old content of the database, so it is
    /// moved away: SQLite would apply it to the new content.
    pub(super) fn give_up(&mut self, path: &Path) -> StorageError {
        if !std::mem::replace(&mut self.is_given_up, true) {
            let log = log_of(path);
            let aside = log.with_added_extension("set-aside");
            let is_aside = self.database.is_changed() && std::fs::rename(&log, &aside).is_ok();
            if is_aside {
                self.log = None;
            }
            let kept = is_aside.then(|| aside.display().to_string());
            tracing::error!(file = %path.display(), log = kept, "another program has changed the database; nothing more is written to it");
        }
        StorageError::Changed(path.display().to_string())
    }

    /// Returns whether a path leads to the database.
    pub(super) fn is_database(&self, path: &Path) -> bool {
        find(path) == Some(self.database.identity)
    }

    /// Returns whether a path leads to the log.
    pub(super) fn is_log(&self, path: &Path) -> bool {
        self.log.as_ref().is_some_and(|log| find(path) == Some(log.identity))
    }

    /// Expects a new log, and a database that contains the old one.
    pub(super) fn forget_log(&mut self) {
        self.log = None;
        self.expect_growth();
    }

    /// Expects that SQLite writes to the files before the next transaction.
    pub(super) fn expect_growth(&mut self) {
        self.database.may_have_grown = true;
        self.log.iter_mut().for_each(|log| log.may_have_grown = true);
    }
}

impl OpenFile {
    fn open(path: &Path) -> std::io::Result<Self> {
        let file = File::open(path)?;
        let identity = identity(&file.metadata()?);
        Ok(Self { file, identity, left: None, may_have_grown: false })
    }

    fn is_changed(&self) -> bool {
        self.left.is_some() && !self.is_plausible(self.condition())
    }

    /// Returns whether the file's state is possible without another writer. It never shrinks by itself.
    fn is_plausible(&self, now: Option<Condition>) -> bool {
        match (self.left, now) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(left), Some(now)) => now == left || self.may_have_grown && now.length >= left.length,
        }
    }

    /// Records the state of a file, and returns whether it is possible without another writer.
    fn note(&mut self) -> bool {
        let now = self.condition();
        let is_plausible = self.is_plausible(now);
        if is_plausible {
            (self.left, self.may_have_grown) = (now, false);
        }
        is_plausible
    }

    /// Records the state of a written WAL and returns whether it is uncut. SQLite appends at its old position
    /// regardless.
    fn note_log(&mut self) -> bool {
        let before = self.left.map_or(0, |left| left.length);
        self.may_have_grown = true;
        let Some(now) = self.note().then_some(self.left).flatten() else { return false };
        if now.length > 0 && !LOG_MAGIC.contains(&be32(&now.head, 0)) {
            return false;
        }
        // At the old end there is a page with a number, or a hole.
        let Some(last) = before.checked_sub(FRAME_HEAD + u64::from(be32(&now.head, 8))) else { return true };
        let mut number = [0; 4];
        read_at(&self.file, &mut number, last).is_ok() && number != [0; 4]
    }

    fn condition(&self) -> Option<Condition> {
        let length = self.file.metadata().ok()?.len();
        let mut head = [0; HEAD];
        read_at(&self.file, &mut head, 0).ok()?;
        Some(Condition { length, head })
    }
}

/// Refuses an empty file beside a non-empty log: SQLite would delete the log, and no one deliberately empties a
/// database and keeps its log.
pub(super) fn check_before_opening(path: &Path) -> Result<(), StorageError> {
    let length = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
    let log = log_of(path);
    if length(path) > 0 || length(&log) == 0 {
        return Ok(());
    }
    let said = format!("it is empty, but {} is not; move that file away to begin anew", log.display());
    Err(StorageError::Damaged { path: path.display().to_string(), said })
}

/// Returns the path of the write-ahead log.
pub(super) fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

fn be32(bytes: &[u8; HEAD], offset: usize) -> u32 {
    bytes[offset..offset + 4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte))
}

fn find(path: &Path) -> Option<Identity> {
    std::fs::metadata(path).ok().map(|metadata| identity(&metadata))
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> std::io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, offset)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], offset: u64) -> std::io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, offset)
}

#[cfg(unix)]
fn identity(metadata: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}

/// Without inode numbers, the creation time identifies a file.
#[cfg(not(unix))]
fn identity(metadata: &Metadata) -> Identity {
    let made = metadata.created().ok().and_then(|made| made.duration_since(std::time::UNIX_EPOCH).ok());
    (0, made.map_or(0, |made| made.as_nanos() as u64))
}
