//! Finds and runs the programs of PostgreSQL.

use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::PostgresError;

/// Where Debian installs the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The user "nobody", who runs the server if we are root: it refuses root.
const NOBODY: u32 = 65534;

/// Returns whether PostgreSQL is installed.
pub fn is_installed() -> bool {
    Programs::find().is_ok()
}

/// The programs of PostgreSQL.
#[derive(Debug)]
pub(crate) struct Programs {
    folder: PathBuf,
    other_user: Option<u32>,
}

impl Programs {
    /// Finds those of the newest version.
    pub(crate) fn find() -> Result<Self, PostgresError> {
        let versions = std::fs::read_dir(VERSIONS).map_err(|_| PostgresError::NotInstalled)?;
        let newest = versions
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|version| version.join("bin/postgres").is_file())
            .max_by_key(|version| version.file_name()?.to_str()?.parse::<u32>().ok());
        let folder = newest.ok_or(PostgresError::NotInstalled)?.join("bin");
        Ok(Self { folder, other_user: is_root().then_some(NOBODY) })
    }

    /// Returns their folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the user who runs them, if it is not ours.
    pub(crate) const fn other_user(&self) -> Option<u32> {
        self.other_user
    }

    /// Prepares a command for one of them.
    pub(crate) fn command(&self, name: &str) -> Command {
        self.as_other_user(self.folder.join(name))
    }

    /// Prepares a command that runs as the user of the server.
    pub(crate) fn as_other_user(&self, program: impl AsRef<std::ffi::OsStr>) -> Command {
        let mut command = Command::new(program);
        // Our own folder may be inaccessible for that user.
        command.current_dir("/").stdin(Stdio::null());
        if let Some(id) = self.other_user {
            command.uid(id).gid(id);
        }
        command
    }

    /// Runs a program and returns its output.
    pub(crate) fn run(command: &mut Command) -> Result<String, PostgresError> {
        let output = command.output().map_err(|error| PostgresError::does_not_start(command, error))?;
        if output.status.success() {
            return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
        }
        let output = String::from_utf8_lossy(&output.stderr).into_owned();
        Err(PostgresError::Failed { command: format!("{command:?}"), output })
    }
}

/// Returns whether we are root: a process owns its folder in `/proc`.
fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|folder| folder.uid() == 0)
}
