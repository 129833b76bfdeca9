//! The files of a SQLite database, to tamper with.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// Suffixes of the files of a database.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// The files of a SQLite database, to tamper with.
#[derive(Debug)]
pub(crate) struct DatabaseFiles(pub(crate) PathBuf);

impl DatabaseFiles {
    /// Deletes them all.
    pub(crate) fn delete(&self) -> Result<()> {
        for file in self.all().iter().filter(|file| file.exists()) {
            fs::remove_file(file)?;
        }
        Ok(())
    }

    /// Copies the database into one file, as a backup would be. No server may write at the same time.
    pub(crate) fn copy(&self, folder: &Path) -> Result<PathBuf> {
        let scratch = Self(folder.join("scratch.db"));
        for (file, copy) in self.all().iter().zip(scratch.all()).filter(|(file, _)| file.exists()) {
            fs::copy(file, copy)?;
        }
        let copy = folder.join("older.db");
        let statement = format!("VACUUM INTO '{}'", copy.display());
        let mut command = Command::new("sqlite3");
        let output = command.arg(&scratch.0).arg(statement).output().context("sqlite3 does not start")?;
        ensure!(output.status.success(), "{command:?} failed: {}", String::from_utf8_lossy(&output.stderr));
        scratch.delete()?;
        Ok(copy)
    }

    /// Replaces them by another database, as restoring a backup without stopping the server does.
    pub(crate) fn replace(&self, copy: &Path) -> Result<()> {
        let [database, others @ ..] = self.all();
        for file in others.iter().filter(|file| file.exists()) {
            fs::remove_file(file)?;
        }
        Ok(fs::rename(copy, database)?)
    }

    /// Cuts the database in half, in place.
    pub(crate) fn truncate(&self) -> Result<()> {
        let file = fs::OpenOptions::new().write(true).open(&self.0)?;
        Ok(file.set_len(file.metadata()?.len() / 2)?)
    }

    /// Empties the write-ahead log, in place.
    pub(crate) fn truncate_log(&self) -> Result<()> {
        let [_, log, _] = self.all();
        Ok(fs::OpenOptions::new().write(true).open(log)?.set_len(0)?)
    }

    /// Copies another database over this one, in place.
    pub(crate) fn overwrite(&self, copy: &Path) -> Result<()> {
        fs::copy(copy, &self.0)?;
        Ok(())
    }

    /// Returns whether the server has kept the log of a database that it gave up.
    pub(crate) fn has_log_set_aside(&self) -> bool {
        let [_, log, _] = self.all();
        let aside = log.with_added_extension("set-aside-");
        let (Some(folder), Some(prefix)) = (aside.parent(), aside.file_name().and_then(|name| name.to_str()))
        else {
            return false;
        };
        let has_prefix =
            |entry: fs::DirEntry| entry.file_name().to_str().is_some_and(|name| name.starts_with(prefix));
        fs::read_dir(folder).is_ok_and(|entries| entries.flatten().any(has_prefix))
    }

    fn all(&self) -> [PathBuf; 3] {
        SUFFIXES.map(|suffix| {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            name.into()
        })
    }
}
