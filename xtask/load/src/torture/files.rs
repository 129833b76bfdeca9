use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

/// What the files of a database are called behind its name.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// The files of a SQLite database that somebody tampers with.
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

    /// Puts another database in their place, as somebody does who restores a backup and does not stop the server first.
    pub(crate) fn replace(&self, copy: &Path) -> Result<()> {
        let [database, others @ ..] = self.all();
        for file in others.iter().filter(|file| file.exists()) {
            fs::remove_file(file)?;
        }
        Ok(fs::rename(copy, database)?)
    }

    fn all(&self) -> [PathBuf; 3] {
        SUFFIXES.map(|suffix| {
            let mut name = self.0.clone().into_os_string();
            name.push(suffix);
            name.into()
        })
    }
}
