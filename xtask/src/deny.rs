//! Checks the project's dependencies with cargo-deny against `deny.toml`.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::{machine, run};

/// Whether known vulnerabilities were checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Advisories {
    Checked,
    /// The RustSec database could not be fetched.
    Unreachable,
}

impl Advisories {
    /// Returns a note about a skipped check, for the end of a long run; none if everything was checked.
    pub(crate) fn reservation(self) -> Option<&'static str> {
        match self {
            Self::Checked => None,
            Self::Unreachable => Some(
                "NOT CHECKED: security advisories, because https://github.com/RustSec/advisory-db cannot be reached \
                 from here (CONTRIBUTING.md tells how to use a mirror)",
            ),
        }
    }
}

/// The exceptions in `deny.toml` are for the workspace, which must need all of them.
const WORKSPACE: (&str, [&str; 5]) = (
    "Cargo.toml",
    [
        "-Dadvisory-not-detected",
        "-Dlicense-not-encountered",
        "-Dunmatched-skip",
        "-Dunnecessary-skip",
        "-Alicense-exception-not-encountered",
    ],
);

/// The fuzz targets need few of them.
const FUZZ: (&str, [&str; 5]) = (
    "fuzz/Cargo.toml",
    [
        "-Aadvisory-not-detected",
        "-Alicense-not-encountered",
        "-Aunmatched-skip",
        "-Aunnecessary-skip",
        "-Alicense-exception-not-encountered",
    ],
);

/// Checks duplicates, licences and sources of both workspaces, and advisories if their database can be fetched.
pub(crate) fn run() -> Result<Advisories> {
    let program = machine::cargo_deny()?;
    for (manifest, lints) in [WORKSPACE, FUZZ] {
        let checks = ["bans", "licenses", "sources"];
        run::command(deny(&program, manifest).arg("check").args(lints).args(checks))?;
    }
    if run::command(deny(&program, "Cargo.toml").args(["fetch", "db"])).is_err() {
        let advisories = Advisories::Unreachable;
        println!("{}", advisories.reservation().expect("something was left out"));
        return Ok(advisories);
    }
    for (manifest, lints) in [WORKSPACE, FUZZ] {
        run::command(deny(&program, manifest).args(["--offline", "check"]).args(lints).arg("advisories"))?;
    }
    Ok(Advisories::Checked)
}

fn deny(program: &Path, manifest: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["--locked", "--config", "deny.toml", "--manifest-path", manifest]);
    command
}
