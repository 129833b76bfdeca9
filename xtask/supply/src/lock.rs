//! Data from `Cargo.lock`: the hash of every package from a registry.

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::cargo::PackageId;
use crate::root;

#[derive(Deserialize)]
struct Lock {
    package: Vec<Locked>,
}

#[derive(Deserialize)]
struct Locked {
    name: String,
    version: String,
    checksum: Option<String>,
}

/// Returns the SHA-256 of the archives of packages.
pub(crate) fn checksums() -> Result<BTreeMap<PackageId, String>> {
    let lock: Lock = toml::from_str(&fs::read_to_string(root().join("Cargo.lock"))?).context("Cargo.lock")?;
    let hashed = lock.package.into_iter().filter_map(|package| {
        Some((PackageId { name: package.name, version: package.version }, package.checksum?))
    });
    Ok(hashed.collect())
}
