use anyhow::{Result, ensure};
use clap::ValueEnum;

use crate::disk::DiskKind;
use crate::players::Tolerance;
use crate::run_folder::{Kind, RunFolder};

/// A fault injected into a server while rooms play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Disruption {
    /// A server is killed and started again.
    Kill,
    /// A server is stopped for longer than every time limit, and goes on as if nothing had happened.
    Pause,
    /// PostgreSQL is restarted, every other time as after a crash.
    RestartDatabase,
    /// The disk is full for a while (needs root).
    DiskFull,
    /// The files of the database are read-only for a while (needs root).
    ReadOnly,
    /// The file system goes read-only under the server, as Linux does after a disk error, and is repaired (needs root).
    ReadOnlyMount,
    /// Writes to the disk hang for longer than every time limit (needs root).
    Frozen,
    /// Every write to a file is an I/O error for a while.
    IoErrors,
    /// The files of the database are deleted.
    Deleted,
    /// The file of the database is replaced by an older copy: rooms go back, and nothing later may be lost (once only).
    Replaced,
    /// Another program cuts the file of the database in half, then a backup is restored (once only).
    Truncated,
    /// Another program empties the write-ahead log, then a backup is restored (once only).
    LogTruncated,
    /// An older copy is copied over the file of the database (`cp`), then the server is restarted (once only).
    Overwritten,
    /// The network to the database delays, cuts, garbles and swallows.
    ProxyDatabase,
    /// The network to the players delays, cuts, garbles and swallows.
    ProxyClients,
}

impl Disruption {
    /// Prepares the required folder, or returns why the fault cannot be tried there.
    pub(crate) fn place(self, database: Kind, nodes: u8) -> Result<RunFolder> {
        let is_sqlite = database == Kind::Sqlite;
        ensure!(!is_sqlite || nodes == 1, "several servers need --database postgres");
        match self {
            Self::Kill | Self::Pause | Self::ProxyClients => RunFolder::new(database),
            Self::RestartDatabase | Self::ProxyDatabase => {
                ensure!(!is_sqlite, "that needs --database postgres: a file is part of its server");
                RunFolder::new(database)
            }
            Self::DiskFull
            | Self::ReadOnly
            | Self::ReadOnlyMount
            | Self::Frozen
            | Self::IoErrors
            | Self::Deleted
            | Self::Replaced
            | Self::Truncated
            | Self::LogTruncated
            | Self::Overwritten => {
                ensure!(is_sqlite, "that needs --database sqlite: it is done to the file");
                self.disk().map_or_else(|| RunFolder::new(database), RunFolder::on_disk)
            }
        }
    }

    /// Returns whether rooms go back to an older copy.
    pub(crate) const fn puts_back(self) -> bool {
        matches!(self, Self::Replaced | Self::Truncated | Self::LogTruncated | Self::Overwritten)
    }

    const fn disk(self) -> Option<DiskKind> {
        match self {
            Self::DiskFull => Some(DiskKind::Small),
            Self::ReadOnly | Self::ReadOnlyMount | Self::Frozen => Some(DiskKind::Ext4),
            _ => None,
        }
    }

    /// Returns the failures that players tolerate meanwhile.
    pub(crate) fn tolerance(self) -> Tolerance {
        match self {
            // A suspended server does not answer.
            Self::Pause => Tolerance { silence: true, ..Tolerance::default() },
            _ if self.puts_back() => Tolerance { history: true, ..Tolerance::default() },
            Self::ProxyClients => Tolerance { silence: true, nonsense: true, ..Tolerance::default() },
            _ => Tolerance::default(),
        }
    }
}
