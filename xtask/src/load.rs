//! Load and faults for the server.

use std::process::Command;

use anyhow::Result;

use crate::{machine, run, stories};

/// Runs the load generator with some arguments.
pub(crate) fn run(arguments: &[&str]) -> Result<()> {
    stories::build()?;
    // Optimised like the server: the generator takes processor time from it.
    run::cargo(&["build", "--release", "--locked", "-p", "load"], &[])?;
    let mut load = Command::new(run::target().join("release/load"));
    load.arg("--server").arg(stories::server()).args(arguments);
    if arguments.first() == Some(&"versus") {
        load.arg("--boardgame").arg(machine::boardgame()?);
    }
    run::command(&mut load)
}

/// Kills the server and restarts its database while rooms play: nothing acknowledged may be lost.
pub(crate) fn kill() -> Result<()> {
    run(&["kill"])?;
    run(&[&["kill"], &POSTGRES[..]].concat())?;
    run(&[&["kill", "--fault", "restart-database", "--times", "3"], &POSTGRES[..]].concat())
}

/// Two nodes on PostgreSQL.
const POSTGRES: [&str; 4] = ["--database", "postgres", "--nodes", "2"];

/// Faults that need a separate file system, which only root can mount.
const WITH_ROOT: [&str; 4] = ["disk-full", "read-only", "read-only-mount", "frozen"];

/// Breaks the disk, the database file and the network while rooms play.
pub(crate) fn faults() -> Result<()> {
    let once = |fault| ["kill", "--fault", fault, "--times", "1"];
    for fault in
        ["io-errors", "deleted", "replaced", "truncated", "log-truncated", "overwritten", "proxy-clients"]
    {
        run(&once(fault))?;
    }
    for fault in ["pause", "proxy-database"] {
        run(&[&once(fault), &POSTGRES[..]].concat())?;
    }
    if machine::is_root()? {
        return WITH_ROOT.into_iter().try_for_each(|fault| run(&once(fault)));
    }
    println!("NOT TRIED, because only root can mount a file system: {}", WITH_ROOT.join(", "));
    Ok(())
}
