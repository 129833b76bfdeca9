//! Runs the whole server in simulated worlds.

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

/// How many worlds have to pass, and in how many a reintroduced bug has to be found.
const WORLDS: &str = "10000";
const HAYSTACK: &str = "8000";

/// Runs the tests of the simulator, then the server in many worlds, and checks that known bugs are found in them.
pub(crate) fn test() -> Result<()> {
    let server = ["-p", "sideboards-server", "--features", "simulation", "--locked"];
    run::cargo(&[&["test", "--lib"], &server[..], &["simulation"]].concat(), &[])?;
    run(&["--seeds", WORLDS])?;
    run(&["--mutations", "--seeds", HAYSTACK])
}
