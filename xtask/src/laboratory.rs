//! The Python package: builds it, tests it as users install it, and compares its speed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::{machine, run};

/// The build tool of the package.
const BUILDERS: [&str; 1] = ["maturin==1.16.0"];

/// The dependencies of its tests: the interfaces that it implements, in tested versions.
const PEERS: [&str; 8] = [
    "gymnasium==1.4.0",
    "ipykernel==7.*",
    "nbclient==0.11.*",
    "numpy==2.*",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "pytest==9.*",
];

/// Builds a wheel and a source distribution into `target/laboratory/dist`, and returns the wheel.
pub(crate) fn build() -> Result<PathBuf> {
    let tools = venv("tools", &BUILDERS)?;
    let folder = run::target().join("laboratory/dist");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let maturin = |arguments: &[&str]| {
        let mut command = Command::new(tools.join("bin/maturin"));
        command.args(arguments).arg("--manifest-path").arg(package().join("Cargo.toml"));
        run::command(command.arg("--out").arg(&folder))
    };
    maturin(&["sdist"])?;
    complete(&found(&folder, "gz")?)?;
    maturin(&["build", "--release", "--locked"])?;
    found(&folder, "whl")
}

/// Adds the classic box to a source distribution: Maturin packs crates, and the box is beside them.
fn complete(archive: &Path) -> Result<()> {
    let name =
        archive.file_name().and_then(|name| name.to_str()).unwrap_or_default().trim_end_matches(".tar.gz");
    let folder = run::target().join("laboratory/sdist");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let content = folder.join(name).join("content");
    fs::create_dir_all(&content)?;
    run::command(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&folder))?;
    fs::copy(run::root().join("content/classic.toml"), content.join("classic.toml"))?;
    run::command(Command::new("tar").arg("-czf").arg(archive).arg("-C").arg(&folder).arg(name))
}

/// Finds the only file with an extension.
fn found(folder: &Path, extension: &str) -> Result<PathBuf> {
    let files = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut paths = files.iter().map(fs::DirEntry::path);
    let file = paths.find(|path| path.extension().is_some_and(|it| it == extension));
    file.with_context(|| format!("no file of kind {extension} in {}", folder.display()))
}

/// Builds the package, installs the wheel into a fresh environment, and runs the tests and the notebook there.
pub(crate) fn test() -> Result<()> {
    let installed = install("fresh")?;
    let python = installed.join("bin/python");
    let mut tests = Command::new(&python);
    tests.args(["-m", "pytest", "-q", "-p", "no:cacheprovider"]).arg(package().join("tests"));
    run::command(&mut tests)?;
    run::command(Command::new(&python).arg(package().join("examples/readme.py")))?;
    let mut notebook = Command::new(&python);
    notebook.args(["-m", "jupyter", "execute"]).arg(package().join("examples/laboratory.ipynb"));
    run::command(notebook.arg("--output").arg(installed.join("laboratory.ipynb")))
}

/// Measures the package beside its peers, in processor seconds of one run.
pub(crate) fn speed() -> Result<()> {
    let installed = install("speed")?;
    run::command(Command::new(installed.join("bin/python")).arg(package().join("examples/speed.py")))?;
    // The arena of rs_poker 4.1 needs `assert_matches`, and 5.1 a newer compiler than today's stable one.
    let peers = ["run", "--release", "--manifest-path", "xtask/peers/Cargo.toml"];
    run::cargo(&peers, &[("RUSTC_BOOTSTRAP", "rs_poker")])
}

/// Makes a fresh environment with the wheel and its peers.
fn install(name: &str) -> Result<PathBuf> {
    let wheel = build()?;
    let folder = venv(name, &PEERS)?;
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
    run::command(pip.arg(wheel))?;
    Ok(folder)
}

/// Makes a virtual environment with some packages, unless it exists with the same ones.
fn venv(name: &str, packages: &[&str]) -> Result<PathBuf> {
    let folder = run::target().join("laboratory").join(name);
    let (stamp, wanted) = (folder.join("packages.txt"), packages.join("\n"));
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
        return Ok(folder);
    }
    machine::python_venv()?;
    run::command(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&folder))?;
    let mut pip = Command::new(folder.join("bin/pip"));
    run::command(pip.args(["install", "--quiet", "--disable-pip-version-check"]).args(packages))?;
    fs::write(stamp, wanted)?;
    Ok(folder)
}

fn package() -> PathBuf {
    run::root().join(Path::new("crates/python"))
}
