//! Whether the files that are open are those that a restarted server would find, and as this one left them.
//!
//! A file of the same name may be another one, and the same file may have other content: `cp backup.db rooms.db` and
//! `truncate` change it under our feet. SQLite does not notice, and acknowledges what nobody will ever find again.

use std::fs::{File, Metadata, TryLockError};
use std::path::{Path, PathBuf};

use super::super::StorageError;

/// How much of the beginning of a file is compared: there SQLite counts what has changed.
const HEAD: usize = 100;

/// Where a database says how many pages it has (<https://www.sqlite.org/fileformat2.html#in_header_database_size>).
const PAGE_COUNT: usize = 28;

/// How a write-ahead log begins (<https://www.sqlite.org/fileformat2.html#walformat>): two kinds, and at 8 the size of a page.
const LOG_MAGIC: [u32; 2] = [0x377f_0682, 0x377f_0683];

/// What stands before each page in a log; it begins with the number of the page.
const FRAME_HEAD: u64 = 24;

/// The files of a database.
#[derive(Debug)]
pub(super) struct Files {
    database: Known,
    /// The write-ahead log, which is made by the first transaction.
    log: Option<Known>,
    /// Whether somebody else has changed them.
    is_given_up: bool,
}

/// What became of the files since the last transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    AsLeft,
    /// Deleted, moved or replaced.
    Elsewhere,
    /// Truncated or overwritten by another program.
    Changed,
}

/// A file that is open.
#[derive(Debug)]
struct Known {
    /// For the database it keeps other servers away, whatever name they know the file by. It stays open as long as SQLite uses
    /// the file: closing it would give up SQLite's own locks.
    file: File,
    identity: Identity,
    /// What it was like at the end of the last transaction; unknown before the first one.
    left: Option<Condition>,
    /// Whether SQLite may have written to it since.
    may_have_grown: bool,
}

/// Names a file whatever it is called.
type Identity = (u64, u64);

/// What a file is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Condition {
    length: u64,
    head: [u8; HEAD],
}

impl Files {
    /// Takes possession of a database.
    pub(super) fn lock(path: &Path) -> Result<Self, StorageError> {
        let failed = |source| StorageError::file(path, source);
        let database = Known::open(path).map_err(failed)?;
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
        let is_changed = self.is_given_up || self.database.is_changed() || log.is_some_and(Known::is_changed);
        if is_changed { Finding::Changed } else { Finding::AsLeft }
    }

    /// Checks that what was just written is in files that a restarted server would find, and notes what they are like. A commit
    /// changes only the log.
    pub(super) fn check(&mut self, path: &Path) -> Result<(), StorageError> {
        if self.log.is_none() {
            self.log = Known::open(&log_of(path)).ok();
        }
        if !self.is_database(path) || !self.is_log(&log_of(path)) {
            return Err(StorageError::Gone(path.display().to_string()));
        }
        let is_whole = self.database.note() && self.log.as_mut().is_some_and(Known::note_log);
        if is_whole { Ok(()) } else { Err(self.give_up(path)) }
    }

    /// Checks the same after the log was moved to the database. If all of it was, the database says how many pages it has, and
    /// another number means that another program has written to it meanwhile.
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

    /// Writes nothing more to these files, and says so. The log belongs to what the database was, so it is moved out of the way:
    /// SQLite would apply it to what the database is now.
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

    /// Tells whether a path leads to the database.
    pub(super) fn is_database(&self, path: &Path) -> bool {
        find(path) == Some(self.database.identity)
    }

    /// Tells whether a path leads to the log.
    pub(super) fn is_log(&self, path: &Path) -> bool {
        self.log.as_ref().is_some_and(|log| find(path) == Some(log.identity))
    }

    /// Expects another log, and a database to which the last one was moved.
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

impl Known {
    fn open(path: &Path) -> std::io::Result<Self> {
        let file = File::open(path)?;
        let identity = identity(&file.metadata()?);
        Ok(Self { file, identity, left: None, may_have_grown: false })
    }

    fn is_changed(&self) -> bool {
        self.left.is_some() && !self.is_plausible(self.condition())
    }

    /// Tells whether a file can be like that if nobody else has written to it. It never shrinks by itself.
    fn is_plausible(&self, now: Option<Condition>) -> bool {
        match (self.left, now) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(left), Some(now)) => now == left || self.may_have_grown && now.length >= left.length,
        }
    }

    /// Notes what a file is like, and tells whether nobody else has written to it.
    fn note(&mut self) -> bool {
        let now = self.condition();
        let is_plausible = self.is_plausible(now);
        if is_plausible {
            (self.left, self.may_have_grown) = (now, false);
        }
        is_plausible
    }

    /// Notes what a write-ahead log is like that was written to, and tells whether nobody has cut it meanwhile: SQLite goes on
    /// where it was, whatever is before that.
    fn note_log(&mut self) -> bool {
        let before = self.left.map_or(0, |left| left.length);
        self.may_have_grown = true;
        let Some(now) = self.note().then_some(self.left).flatten() else { return false };
        if now.length > 0 && !LOG_MAGIC.contains(&be32(&now.head, 0)) {
            return false;
        }
        // Where it ended before is a page with a number, or a hole.
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

/// Refuses an empty file beside a log with something in it: SQLite would delete the log, and nobody empties a database on
/// purpose and leaves its log.
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

/// Where files have no number, the time at which they were made has to do.
#[cfg(not(unix))]
fn identity(metadata: &Metadata) -> Identity {
    let made = metadata.created().ok().and_then(|made| made.duration_since(std::time::UNIX_EPOCH).ok());
    (0, made.map_or(0, |made| made.as_nanos() as u64))
}
