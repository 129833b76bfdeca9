//! The temporary folder of a run, with its database.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result};
use clap::ValueEnum;
use postgres_for_tests::Postgres;

use crate::disk::{Disk, DiskKind};

/// The kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// A file.
    Sqlite,
    /// A separate server.
    Postgres,
}

/// A temporary folder with everything that a run needs: logs, and a new database. Removed when dropped.
#[derive(Debug)]
pub(crate) struct RunFolder {
    folder: PathBuf,
    disk: Option<Disk>,
    postgres: Option<Arc<Postgres>>,
    url: String,
}

impl RunFolder {
    /// Makes a folder with a new database.
    pub(crate) fn new(kind: Kind) -> Result<Self> {
        let mut place = Self::empty()?;
        match kind {
            Kind::Sqlite => place.url = format!("sqlite:{}", place.database_file().display()),
            Kind::Postgres => {
                let postgres = Postgres::start()?;
                place.url = postgres.database("sideboards")?;
                place.postgres = Some(Arc::new(postgres));
            }
        }
        Ok(place)
    }

    /// Makes a folder whose database is a file on a separate file system.
    pub(crate) fn on_disk(kind: DiskKind) -> Result<Self> {
        let mut place = Self::empty()?;
        place.disk = Some(Disk::mount(kind, place.folder.join("disk"))?);
        place.url = format!("sqlite:{}", place.database_file().display());
        Ok(place)
    }

    fn empty() -> Result<Self> {
        let time = SystemTime::now().duration_since(UNIX_EPOCH)?.as_nanos();
        let folder = std::env::temp_dir().join(format!("sideboards-load-{}-{time:x}", std::process::id()));
        std::fs::create_dir(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        // From here on a failure leaves no folder behind.
        Ok(Self { folder, disk: None, postgres: None, url: String::new() })
    }

    /// Returns the folder.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the address of the database.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Returns the file system of the database, if it has a separate one.
    pub(crate) fn disk(&self) -> Option<&Disk> {
        self.disk.as_ref()
    }

    /// Returns the file of the database, if it is one.
    pub(crate) fn database_file(&self) -> PathBuf {
        self.disk.as_ref().map_or(self.folder.as_path(), Disk::folder).join("sideboards.db")
    }

    /// Returns the database server, if there is one.
    pub(crate) fn postgres(&self) -> Option<&Arc<Postgres>> {
        self.postgres.as_ref()
    }
}

impl Drop for RunFolder {
    fn drop(&mut self) {
        // A folder cannot be removed while something is mounted in it.
        drop(self.disk.take());
        if let Err(error) = std::fs::remove_dir_all(&self.folder) {
            eprintln!("{} stays behind: {error}", self.folder.display());
        }
    }
}
