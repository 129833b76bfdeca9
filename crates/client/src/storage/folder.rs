use std::fs;
use std::path::{Path, PathBuf};

use super::{NotKept, Storage};

/// Stores each text in a file of a folder, which is created when needed.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

/// Suffix of an unfinished file.
const UNFINISHED: &str = ".unfinished";

impl Folder {
    /// Uses a folder, whether it exists or not.
    pub fn new(path: impl AsRef<Path>) -> Self {
        Self(path.as_ref().to_owned())
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        let is_name = !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', '\0']);
        is_name.then(|| self.0.join(name))
    }
}

impl Storage for Folder {
    fn get(&self, name: &str) -> Option<String> {
        fs::read_to_string(self.path(name)?).ok()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        let path = self.path(name).ok_or(NotKept)?;
        let unfinished = self.path(&format!("{name}{UNFINISHED}")).ok_or(NotKept)?;
        // Rename a complete file into place, so a crash leaves the old text or the new one.
        fs::create_dir_all(&self.0)
            .and_then(|()| fs::write(&unfinished, text))
            .and_then(|()| fs::rename(unfinished, path))
            .map_err(|_| NotKept)
    }

    fn remove(&self, name: &str) {
        if let Some(path) = self.path(name) {
            // The only expected failure is a missing file.
            let _ = fs::remove_file(path);
        }
    }

    fn names(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let names = files.filter_map(|file| file.file_name().into_string().ok());
        names.filter(|name| !name.ends_with(UNFINISHED)).collect()
    }
}
