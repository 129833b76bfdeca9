//! The whole server in simulated worlds.

use std::process::Command;

use anyhow::Result;

use crate::run;

/// Runs the simulator with some arguments.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    let profile = ["--profile", "simulation", "--features", "simulation", "--locked"];
    run::cargo(&[&["build", "-p", "simulator"], &profile[..]].concat(), &[])?;
    let program = run::target().join("simulation/simulator");
    run::command(Command::new(program).args(arguments))
}

/// Tests what only the simulator has, on a few worlds.
pub(crate) fn test() -> Result<()> {
    let server = ["-p", "sideboards-server", "--features", "simulation", "--locked"];
    run::cargo(&[&["test", "--lib"], &server[..], &["simulation"]].concat(), &[])
}
