//! Licences of third-party work, and a bill of materials.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::{machine, run};

/// Rewrites the licences that the program prints and the page shows.
pub(crate) fn licences() -> Result<()> {
    supply(&["licences"])
}

/// Checks that they match the packages in `Cargo.lock`.
pub(crate) fn check_licences() -> Result<()> {
    supply(&["licences", "--check"])
}

/// Writes the bill of materials.
pub(crate) fn bill() -> Result<PathBuf> {
    let file = run::target().join("sbom/sideboards.cdx.json");
    supply(&["sbom", &file.to_string_lossy()])?;
    Ok(file)
}

/// Writes the bill of materials and validates it against the schema of its format.
pub(crate) fn check_bill() -> Result<()> {
    let file = bill()?;
    let folder = machine::cyclonedx()?;
    let script = run::root().join("xtask/supply/validate.mjs");
    run::command(Command::new("node").arg(script).arg(folder).arg(file))
}

fn supply(arguments: &[&str]) -> Result<()> {
    run::cargo(&["build", "--quiet", "--locked", "-p", "supply"], &[])?;
    run::command(Command::new(run::target().join("debug/supply")).args(arguments))
}
