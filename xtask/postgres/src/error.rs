use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use thiserror::Error;

/// Why PostgreSQL cannot run.
#[derive(Debug, Error)]
pub enum PostgresError {
    /// It is not installed on this machine.
    #[error("PostgreSQL is not installed; install it with: apt-get install postgresql")]
    NotInstalled,
    /// All ports are in use.
    #[error("no port is free")]
    NoPort,
    /// The temporary folder cannot be made.
    #[error("{} cannot be made", folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// One of its programs does not start.
    #[error("{command} does not start")]
    DoesNotStart {
        /// The command line.
        command: String,
        /// The reason.
        source: io::Error,
    },
    /// One of its programs failed.
    #[error("{command} failed: {output}")]
    Failed {
        /// The command line.
        command: String,
        /// Its output.
        output: String,
    },
}

impl PostgresError {
    pub(crate) fn folder(folder: &Path, source: io::Error) -> Self {
        Self::Folder { folder: folder.to_owned(), source }
    }

    pub(crate) fn does_not_start(command: &Command, source: io::Error) -> Self {
        Self::DoesNotStart { command: format!("{command:?}"), source }
    }

    /// Adds the content of the server's log.
    pub(crate) fn with_log(mut self, log: &Path) -> Self {
        if let (Self::Failed { output, .. }, Ok(text)) = (&mut self, std::fs::read_to_string(log)) {
            write!(output, "\nThe log of the server:\n{text}").expect("a text can always grow");
        }
        self
    }
}
