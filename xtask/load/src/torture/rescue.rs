use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// What the files of a database are called behind its name.
const SUFFIXES: [&str; 3] = ["", "-wal", "-shm"];

/// The files of a database that is taken away from its server and given back later.
#[derive(Debug)]
pub(crate) struct Rescue {
    file: PathBuf,
    older: PathBuf,
    right: PathBuf,
}

impl Rescue {
    /// Prepares folders beside the file of a database: everything must stay on one file system.
    pub(crate) fn of(file: PathBuf) -> Result<Self> {
        let folder = file.parent().context("a file is in a folder")?;
        let (older, right) = (folder.join("older"), folder.join("right"));
        for folder in [&older, &right] {
            fs::create_dir_all(folder)?;
        }
        Ok(Self { file, older, right })
    }

    /// Copies the files as they are. Nobody may write at the same time.
    pub(crate) fn copy_older(&self) -> Result<()> {
        for (file, name) in self.files() {
            fs::copy(&file, self.older.join(name))?;
        }
        Ok(())
    }

    /// Deletes the files, as somebody who tidies up does. They stay in another folder, with what the server still writes.
    pub(crate) fn delete(&self) -> Result<()> {
        let files: Vec<_> = self.files().collect();
        for (file, name) in &files {
            fs::hard_link(file, self.right.join(name))?;
        }
        for (file, _) in files {
            fs::remove_file(file)?;
        }
        Ok(())
    }

    /// Puts the older copy in the place of the files.
    pub(crate) fn replace(&self) -> Result<()> {
        self.delete()?;
        move_all(&self.older, self.folder())
    }

    /// Puts the right files back.
    pub(crate) fn put_back(&self) -> Result<()> {
        for (file, _) in self.files() {
            fs::remove_file(file)?;
        }
        move_all(&self.right, self.folder())
    }

    /// Gives the files that are there, with their names.
    fn files(&self) -> impl Iterator<Item = (PathBuf, String)> {
        let name = self.file.file_name().and_then(|name| name.to_str()).expect("the name is ours");
        let names = SUFFIXES.map(|suffix| format!("{name}{suffix}"));
        names.into_iter().map(|name| (self.folder().join(&name), name)).filter(|(file, _)| file.exists())
    }

    fn folder(&self) -> &Path {
        self.file.parent().expect("a file is in a folder")
    }
}

fn move_all(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        fs::rename(entry.path(), to.join(entry.file_name()))?;
    }
    Ok(())
}
