//! Programs that the tests need on the machine: found, installed if allowed, or named.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};

use crate::run;

/// The target of the browser.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Makes sure that all of them are available.
pub(crate) fn prepare() -> Result<()> {
    rustup_component("rustfmt", &["fmt", "--version"])?;
    rustup_component("clippy", &["clippy", "--version"])?;
    wasm_target()?;
    // libFuzzer is C++.
    debian_package("c++", "g++")?;
    debian_package("chromium", "chromium")?;
    debian_package("chromedriver", "chromium-driver")?;
    engines()?;
    debian_package("sqlite3", "sqlite3")?;
    // Debian also starts a server at once. We ignore it: the tests have their own.
    debian_package_if(!postgres_for_tests::is_installed(), "PostgreSQL", "postgresql")
}

/// Makes sure that Firefox and `WebKit` are available, with their drivers.
pub(crate) fn engines() -> Result<()> {
    debian_package("firefox-esr", "firefox-esr")?;
    debian_package_if(!run::answers("WebKitWebDriver", &["--help"]), "WebKit", "webkit2gtk-driver")?;
    // WebKit has no headless mode.
    debian_package_if(!run::answers("Xvfb", &["-help"]), "Xvfb", "xvfb")?;
    geckodriver().map(drop)
}

/// Makes sure that the programs for operating a server are available.
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

/// Makes sure that ffmpeg is available.
pub(crate) fn ffmpeg() -> Result<()> {
    debian_package_if(!run::answers("ffmpeg", &["-version"]), "ffmpeg", "ffmpeg")
}

/// Returns whether we are root.
pub(crate) fn is_root() -> Result<bool> {
    Ok(run::output(Command::new("id").arg("-u"))?.trim() == "0")
}

/// The version of axe-core, which finds accessibility problems.
const AXE: &str = "4.14.0";

/// Returns the script of axe-core, installed from npm if missing.
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

/// Makes sure that Python can make virtual environments.
pub(crate) fn python_venv() -> Result<()> {
    debian_package_if(!run::answers("python3", &["-c", "import ensurepip, venv"]), "Python", "python3-venv")
}

/// The package with the schemas of CycloneDX, and its validators.
const CYCLONEDX: [&str; 4] =
    ["@cyclonedx/cyclonedx-library@10.3.0", "ajv@8.20.0", "ajv-formats@3.0.1", "ajv-formats-draft2019@1.6.1"];

/// Returns the folder where npm has installed them.
pub(crate) fn cyclonedx() -> Result<PathBuf> {
    let folder = run::target().join("tools/cyclonedx");
    let is_complete = folder.join("complete");
    let wanted = CYCLONEDX.join("\n");
    if !std::fs::read_to_string(&is_complete).is_ok_and(|installed| installed == wanted) {
        std::fs::create_dir_all(&folder)?;
        debian_package("npm", "npm")?;
        let mut npm = Command::new("npm");
        // Some optional dependencies are only for XML and have to be compiled.
        npm.args(["install", "--silent", "--no-audit", "--no-fund", "--legacy-peer-deps", "--prefix"]);
        run::command(npm.arg(&folder).args(CYCLONEDX))?;
        std::fs::write(is_complete, wanted)?;
    }
    Ok(folder)
}

/// The version of cargo-deny, which checks dependencies.
const CARGO_DENY: &str = "0.20.2";

/// Returns the program cargo-deny, installed from crates.io if missing.
pub(crate) fn cargo_deny() -> Result<PathBuf> {
    cargo_program("cargo-deny", CARGO_DENY)
}

/// The version of geckodriver, which drives Firefox. Debian has no package of it.
const GECKODRIVER: &str = "0.37.1";

/// Returns the program geckodriver, installed from crates.io if missing.
pub(crate) fn geckodriver() -> Result<PathBuf> {
    cargo_program("geckodriver", GECKODRIVER)
}

/// Returns the path of a program from crates.io.
pub(crate) fn program(name: &str) -> PathBuf {
    run::target().join("tools/bin").join(name)
}

fn cargo_program(name: &str, version: &str) -> Result<PathBuf> {
    let program = program(name);
    // Some print more than this line.
    let wanted = format!("{name} {version}");
    let is_there = run::output(Command::new(&program).arg("--version")).is_ok_and(|said| {
        said.strip_prefix(&wanted).is_some_and(|rest| rest.is_empty() || rest.starts_with([' ', '\n']))
    });
    if !is_there {
        let root = run::target().join("tools");
        let root = root.to_str().context("a path that is text")?;
        // It runs for seconds, so optimising it would not pay off.
        let quick = [
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
        ];
        let install = ["install", "--quiet", "--locked", "--version", version, "--root", root, name];
        run::cargo(&install, &quick)?;
    }
    Ok(program)
}

/// The version of boardgame.io, for comparing servers.
const BOARDGAME: &str = "0.50.2";

/// Returns the folder of boardgame.io, installed from npm if missing.
pub(crate) fn boardgame() -> Result<PathBuf> {
    let folder = run::target().join("tools/boardgame.io").join(BOARDGAME);
    if !folder.join("node_modules/boardgame.io/package.json").is_file() {
        std::fs::create_dir_all(&folder)?;
        debian_package("node", "nodejs")?;
        debian_package("npm", "npm")?;
        // Skip its dependencies for browsers.
        let without = ["--omit=dev", "--omit=optional", "--omit=peer", "--no-audit", "--no-fund"];
        let mut npm = Command::new("npm");
        npm.args(["install", "--silent", "--prefix"]).arg(&folder).args(without);
        run::command(npm.arg(format!("boardgame.io@{BOARDGAME}")))?;
    }
    Ok(folder)
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
    // Updating the package lists once is enough.
    static IS_UPDATED: AtomicBool = AtomicBool::new(false);
    if !is_missing {
        return Ok(());
    }
    let sudo = sudo(program, package)?;
    let mut steps = vec![vec!["install", "-y", "--no-install-recommends", package]];
    if !IS_UPDATED.swap(true, Ordering::Relaxed) {
        steps.insert(0, vec!["update"]);
    }
    for arguments in steps {
        let words: Vec<&str> = [sudo, &["apt-get"], arguments.as_slice()].concat();
        run::command(Command::new(words[0]).args(&words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
            .with_context(|| format!("{program} is missing; install it with: apt-get install {package}"))?;
    }
    Ok(())
}

/// Returns the prefix of a command that only root may run.
fn sudo(program: &str, package: &str) -> Result<&'static [&'static str]> {
    match () {
        () if is_root()? => Ok(&[]),
        () if run::answers("sudo", &["-n", "true"]) => Ok(&["sudo", "-n"]),
        () => bail!("{program} is missing; install it with: apt-get install {package}"),
    }
}
