//! What the page is built from, for the build script and its test.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The page, and the program that builds it.
const BUILT: [&str; 2] = ["crates/web", "build/bundler"];

/// What the page consists of besides crates.
const OTHERS: [&str; 5] = ["content", "locales", "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];

/// Folders of a crate that do not reach the page.
const APART: [&str; 3] = ["benches", "examples", "tests"];

/// Returns the files and folders after whose change the page must be built again.
pub(crate) fn sources(root: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> = OTHERS.iter().map(|other| root.join(other)).collect();
    for folder in crates(root) {
        let entries = fs::read_dir(root.join(folder)).expect("a crate has a folder");
        let paths = entries.map(|entry| entry.expect("the folder can be read").path());
        sources.extend(paths.filter(|path| !APART.iter().any(|apart| path.ends_with(apart))));
    }
    sources
}

/// Returns the folders of all crates of the workspace that the page needs, directly or not.
pub(crate) fn crates(root: &Path) -> Vec<String> {
    let workspace = read(root, "Cargo.toml");
    let folders: BTreeMap<&str, &str> = workspace.lines().filter_map(folder).collect();
    let mut found: Vec<String> = BUILT.map(str::to_owned).to_vec();
    let mut next = 0;
    while let Some(folder) = found.get(next) {
        let manifest = read(root, &format!("{folder}/Cargo.toml"));
        for needed in dependencies(&manifest).filter_map(|name| folders.get(name)) {
            if !found.iter().any(|known| known == needed) {
                found.push((*needed).to_owned());
            }
        }
        next += 1;
    }
    found
}

/// Reads a line such as `locales = { path = "build/locales" }`.
fn folder(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.split_once(" = { path = \"")?;
    Some((name, value.split_once('"')?.0))
}

/// Returns the names of what a manifest needs outside tests.
fn dependencies(manifest: &str) -> impl Iterator<Item = &str> {
    let sections = manifest.split("\n[").filter_map(|section| section.split_once("]\n"));
    sections
        .filter(|(name, _)| name.ends_with("dependencies") && !name.ends_with("dev-dependencies"))
        .flat_map(|(_, lines)| lines.lines())
        .filter_map(|line| line.split(['.', ' ']).next())
}

fn read(root: &Path, file: &str) -> String {
    fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}
