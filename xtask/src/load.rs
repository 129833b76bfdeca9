//! Load on the server, and what becomes of decisions when it is killed.

use std::process::Command;

use anyhow::Result;

use crate::{run, stories};

/// Runs the load generator with some arguments.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    stories::build()?;
    // Optimised as the server is: what the generator uses the server does not get.
    run::cargo(&["build", "--release", "--locked", "-p", "load"], &[])?;
    let program = run::target().join("release/load");
    run::command(Command::new(program).arg("--server").arg(stories::server()).args(arguments))
}

/// Kills the server and restarts its database while rooms play: nothing that was acknowledged may be lost.
pub(crate) fn kill() -> Result<()> {
    run(&["kill"])?;
    run(&["kill", "--database", "postgres", "--nodes", "2"])?;
    run(&["kill", "--database", "postgres", "--nodes", "2", "--restart-database", "--times", "3"])
}
