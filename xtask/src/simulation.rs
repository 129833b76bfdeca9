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

/// Lints and tests what only the simulator has, lets ten thousand worlds come to pass, and has it find the bugs that it knows.
pub(crate) fn test() -> Result<()> {
    let server = ["-p", "sideboards-server", "--features", "simulation", "--locked"];
    run::cargo(&[&["clippy", "--all-targets"], &server[..], &["--", "-D", "warnings"]].concat(), &[])?;
    run::cargo(&[&["test", "--lib"], &server[..], &["simulation"]].concat(), &[])?;
    run(&[])?;
    run(&["--mutations", "--seeds", "3000"])
}
