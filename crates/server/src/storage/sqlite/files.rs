//! Checks that the open files are those a restarted server would open, unchanged since the last transaction.
//!
//! Another file may get the same name, and the same file may get other content: `cp backup.db rooms.db` and
//! `truncate` change it in place. SQLite does not notice, and acknowledges writes that are lost.

use std::fs::{File, Metadata, TryLockError};
use std::path::{Path, PathBuf};

use super::super::StorageError;
use super::log::{self, FRAME_HEAD, MAGIC, be32};
use crate::clock;

/// What the names of kept files say, before the time: logs of lost databases, and replaced databases.
pub(super) const ASIDE: &str = "set-aside";
pub(super) const REPLACED: &str = "replaced";

/// How many bytes of the head of a file are compared: there SQLite counts changes.
const HEAD: usize = 100;

/// Offset of the number of pages in a database (<https://www.sqlite.org/fileformat2.html#in_header_database_size>).
const PAGE_COUNT: usize = 28;

/// The files of a database.
#[derive(Debug)]
pub(super) struct Files {
    /// The name that a restarted server would look up; it may be a link to the database.
    name: PathBuf,
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
    /// A link leads to it that did not when the server started, or no longer does: a restarted server would look
    /// elsewhere, at least for the log.
    Relinked,
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
    /// Locks a database for this process. `name` is how the server was told to open it.
    pub(super) fn lock(name: &Path, path: &Path) -> Result<Self, StorageError> {
        let failed = |source| StorageError::file(path, source);
        let database = OpenFile::open(path).map_err(failed)?;
        match database.file.try_lock() {
            Ok(()) => Ok(Self { name: name.to_owned(), database, log: None, is_given_up: false }),
            Err(TryLockError::WouldBlock) => Err(StorageError::InUse(path.display().to_string())),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }

    pub(super) fn look(&self, path: &Path) -> Finding {
        let log = self.log.as_ref();
        if self.is_relinked(path) {
            return Finding::Relinked;
        }
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
        if self.is_relinked(path) || !self.is_database(path) || !self.is_log(&log_of(path)) {
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
            let kept = if self.database.is_changed() { self.set_log_aside(path) } else { None };
            let log = kept.map(|kept| kept.display().to_string());
            tracing::error!(file = %path.display(), log, "another program has changed the database; nothing more is written to it");
        }
        StorageError::Changed(path.display().to_string())
    }

    /// Moves the log away, which belongs to a database that is no longer there, and returns where it is.
    pub(super) fn set_log_aside(&mut self, path: &Path) -> Option<PathBuf> {
        let log = log_of(path);
        let aside = name_for(&log, ASIDE);
        std::fs::rename(&log, &aside).ok()?;
        self.log = None;
        Some(aside)
    }

    /// Returns whether a restarted server would be led to other files by a link.
    fn is_relinked(&self, path: &Path) -> bool {
        path.is_symlink() || self.is_database(path) && !self.is_database(&self.name)
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
        if now.length > 0 && !MAGIC.contains(&be32(&now.head, 0)) {
            return false;
        }
        // The last whole frame before the old end has a page with a number, or there is a hole. A full disk or a power failure
        // may have left half a frame behind it.
        let frame = FRAME_HEAD as u64 + u64::from(be32(&now.head, 8));
        let frames = before.saturating_sub(log::HEAD as u64) / frame;
        let Some(last) = frames.checked_sub(1).map(|index| log::HEAD as u64 + index * frame) else {
            return true;
        };
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

/// Returns the path of the write-ahead log.
pub(super) fn log_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Returns a new name for what is kept of a file: its own, what it is, and the time.
pub(super) fn name_for(path: &Path, what: &str) -> PathBuf {
    let name = path.with_added_extension(format!("{what}-{}", clock::stamp(clock::machine_time() / 1000)));
    let others = (2..).map(|number| name.with_added_extension(number.to_string()));
    let mut names = std::iter::once(name.clone()).chain(others);
    names.find(|name| !name.exists()).expect("some number is free")
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
