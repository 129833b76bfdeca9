//! What the tests need on the machine: found, installed if we may, or named.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::run;

/// The target of the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that everything is there.
pub(crate) fn prepare() -> Result<()> {
    rustup_component("rustfmt", &["fmt", "--version"])?;
    rustup_component("clippy", &["clippy", "--version"])?;
    wasm_target()?;
    // libFuzzer is C++.
    debian_package("c++", "g++")?;
    debian_package("chromium", "chromium")?;
    debian_package("chromedriver", "chromium-driver")?;
    debian_package("sqlite3", "sqlite3")?;
    // Debian also starts a server of its own at once. We leave it alone: the tests have theirs.
    debian_package_if(!postgres_for_tests::is_installed(), "PostgreSQL", "postgresql")
}

/// Makes sure that everything is there that a server is operated with.
pub(crate) fn operating() -> Result<()> {
    debian_package("systemd-analyze", "systemd")?;
    if run::answers("caddy", &["version"]) {
        return Ok(());
    }
    debian_package_if(true, "caddy", "caddy")?;
    // Where systemd runs, Debian starts a Caddy on port 80 at once. The tests have their own.
    if Path::new("/run/systemd/system").is_dir() {
        let command = [sudo("caddy", "caddy")?, &["systemctl", "disable", "--now", "caddy"]].concat();
        run::command(Command::new(command[0]).args(&command[1..]))?;
    }
    Ok(())
}

/// Tells whether we are root.
pub(crate) fn is_root() -> Result<bool> {
    Ok(run::output(Command::new("id").arg("-u"))?.trim() == "0")
}

/// The version of axe-core, which looks for what shuts people out.
const AXE: &str = "4.14.0";

/// Gives the script of axe-core, from npm if it is not there yet.
pub(crate) fn axe() -> Result<PathBuf> {
    let folder = run::target().join("axe").join(AXE);
    let script = folder.join("package/axe.min.js");
    if !script.is_file() {
        std::fs::create_dir_all(&folder)?;
        debian_package("npm", "npm")?;
        let package = format!("axe-core@{AXE}");
        let folder = folder.to_str().context("a path that is text")?;
        run::command(Command::new("npm").args(["pack", "--silent", "--pack-destination", folder, &package]))?;
        let archive = format!("{folder}/axe-core-{AXE}.tgz");
        run::command(Command::new("tar").args(["-xzf", &archive, "-C", folder, "package/axe.min.js"]))?;
    }
    Ok(script)
}

/// Makes sure that Python can make folders for packages.
pub(crate) fn python_venv() -> Result<()> {
    debian_package_if(!run::answers("python3", &["-c", "import ensurepip, venv"]), "Python", "python3-venv")
}

fn rustup_component(component: &str, probe: &[&str]) -> Result<()> {
    if run::answers("cargo", probe) {
        return Ok(());
    }
    run::command(Command::new("rustup").args(["component", "add", component]))
        .with_context(|| format!("{component} is missing; install it with: rustup component add {component}"))
}

/// Installs the standard library for the browser if it is missing.
pub(crate) fn wasm_target() -> Result<()> {
    let folder = run::output(Command::new("rustc").args(["--print", "target-libdir", "--target", WASM]))?;
    if Path::new(folder.trim()).is_dir() {
        return Ok(());
    }
    run::command(Command::new("rustup").args(["target", "add", WASM]))
        .with_context(|| format!("the target {WASM} is missing; install it with: rustup target add {WASM}"))
}

/// Installs a Debian package if its program is missing.
fn debian_package(program: &str, package: &str) -> Result<()> {
    debian_package_if(!run::answers(program, &["--version"]), program, package)
}

fn debian_package_if(is_missing: bool, program: &str, package: &str) -> Result<()> {
    if !is_missing {
        return Ok(());
    }
    let sudo = sudo(program, package)?;
    for arguments in [&["update"][..], &["install", "-y", "--no-install-recommends", package]] {
        let words: Vec<&str> = [sudo, &["apt-get"], arguments].concat();
        run::command(Command::new(words[0]).args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
            .with_context(|| format!("{program} is missing; install it with: apt-get install {package}"))?;
    }
    Ok(())
}

/// Gives what has to stand before a command that only root may run.
fn sudo(program: &str, package: &str) -> Result<&'static [&'static str]> {
    match () {
        () if is_root()? => Ok(&[]),
        () if run::answers("sudo", &["-n", "true"]) => Ok(&["sudo", "-n"]),
        () => bail!("{program} is missing; install it with: apt-get install {package}"),
    }
}
