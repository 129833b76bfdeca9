//! Operates the server for real: behind Caddy, restarted, moved and restored, and in its systemd unit.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{load, machine, run, stories};

/// The recommended unit.
const UNIT: &str = "deploy/sideboards.service";

/// The highest exposure that `systemd-analyze security` may find, in tenths.
const EXPOSURE: &str = "20";

/// Operates the server for real, and lets systemd check its unit.
pub(crate) fn run() -> Result<()> {
    machine::operating()?;
    unit()?;
    let caddyfile = run::root().join("deploy/Caddyfile");
    load::run(&["operate", "--caddyfile", caddyfile.to_str().context("a path that is text")?])
}

/// Checks that systemd understands the unit and finds it safe.
fn unit() -> Result<()> {
    let threshold = format!("--threshold={EXPOSURE}");
    let judged =
        run::output(Command::new("systemd-analyze").args(["security", "--offline=true", &threshold, UNIT]))
            .with_context(|| format!("{UNIT} is too exposed"))?;
    println!("{}", judged.lines().last().unwrap_or_default().trim());
    // The check includes the path of the program, which is not installed here.
    stories::build()?;
    let program = stories::server();
    let text = std::fs::read_to_string(run::root().join(UNIT))?;
    let text = text.replace("/usr/local/bin/sideboards", program.to_str().context("a path that is text")?);
    let copy = run::target().join("operate/sideboards.service");
    std::fs::create_dir_all(copy.parent().unwrap_or(Path::new(".")))?;
    std::fs::write(&copy, text)?;
    run::command(Command::new("systemd-analyze").arg("verify").arg(&copy)).context("the unit is wrong")
}
