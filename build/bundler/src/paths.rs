//! Removes paths of this machine from the page: panics contain the names of source files.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Returns the folder in which cargo keeps the source of packages.
pub(crate) fn cargo_home() -> Result<PathBuf> {
    let home = || Some(std::env::home_dir()?.join(".cargo"));
    std::env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home).context("cargo has no home")
}

/// Returns flags that shorten paths to the same on every machine, so that the page is the same too. It saves a few
/// bytes as well.
pub(crate) fn remapped(root: &Path, cargo_home: &Path) -> Result<Vec<String>> {
    let mut folders = vec![root.to_owned(), cargo_home.to_owned()];
    // One folder for each registry. They come last: the last matching flag counts.
    let registries = cargo_home.join("registry/src");
    if registries.is_dir() {
        let names: Result<Vec<PathBuf>> = fs::read_dir(registries)?.map(|entry| Ok(entry?.path())).collect();
        folders.extend(names?);
    }
    Ok(folders.iter().map(|folder| format!("--remap-path-prefix={}=", folder.display())).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_of_a_registry_is_cut_off_last() {
        let home = std::env::temp_dir().join(format!("sideboards-paths-{}", std::process::id()));
        fs::create_dir_all(home.join("registry/src/index-1")).expect("a folder");
        let flags = remapped(Path::new("/source"), &home).expect("flags");
        let home_text = home.display();
        assert_eq!(
            flags,
            [
                "--remap-path-prefix=/source=".to_owned(),
                format!("--remap-path-prefix={home_text}="),
                format!("--remap-path-prefix={home_text}/registry/src/index-1="),
            ]
        );
        fs::remove_dir_all(home).expect("it was there");
    }
}
