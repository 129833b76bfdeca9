//! Runs other programs.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Returns the root of the workspace.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the workspace").to_owned()
}

/// Returns the folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into)
}

/// Runs cargo in the root of the workspace.
pub(crate) fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<()> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    command(Command::new(cargo).args(arguments).envs(environment.iter().copied()))
}

/// Runs a program in the root of the workspace and fails if it does.
pub(crate) fn command(command: &mut Command) -> Result<()> {
    let status =
        command.current_dir(root()).status().with_context(|| format!("{command:?} does not start"))?;
    if !status.success() {
        bail!("{command:?} failed: {status}");
    }
    Ok(())
}

/// Returns whether a program is installed and works.
pub(crate) fn answers(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Runs a program and returns its output.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output =
        command.current_dir(root()).output().with_context(|| format!("{command:?} does not start"))?;
    if !output.status.success() {
        bail!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}
