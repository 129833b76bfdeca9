//! Tests the game in a real browser.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{machine, run};

/// Builds the program with the page in it, like the first command of the README.
pub(crate) fn build() -> Result<()> {
    run::cargo(&["build", "--release", "--locked"], &[])
}

/// Runs the stories whose engine and name ("Firefox: a room") contain some words.
pub(crate) fn tell(name: &str) -> Result<()> {
    if !name.to_lowercase().starts_with("chromium") {
        machine::engines()?;
    }
    stories(&[name])
}

/// Measures the page's responsiveness.
pub(crate) fn measure() -> Result<()> {
    stories(&["--measure"])
}

/// Takes the pictures of the README.
pub(crate) fn pictures() -> Result<()> {
    machine::ffmpeg()?;
    stories(&["--pictures", "docs/images"])
}

fn stories(arguments: &[&str]) -> Result<()> {
    build()?;
    let axe = machine::axe()?;
    run::cargo(&["build", "--locked", "-p", "stories"], &[])?;
    let mut program = Command::new(run::target().join("debug/stories"));
    program.env("GECKODRIVER", machine::program("geckodriver"));
    run::command(program.arg(server()).arg(axe).args(arguments))
}

/// Returns the program that [`build`] makes.
pub(crate) fn server() -> PathBuf {
    run::target().join("release/sideboards")
}

/// Runs Lighthouse on the first page and the table.
pub(crate) fn lighthouse() -> Result<()> {
    build()?;
    let folder = run::target().join("lighthouse");
    std::fs::create_dir_all(&folder)?;
    run::command(
        Command::new("npm").args(["install", "--silent", "--prefix"]).arg(&folder).arg("lighthouse@13.5.0"),
    )
    .context("this needs Node.js and npm")?;
    let script = run::root().join("xtask/stories/lighthouse.mjs");
    run::command(Command::new("node").arg(script).arg(server()).arg(&folder))
}
