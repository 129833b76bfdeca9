//! The Python package: builds it, tests it as users install it, and compares its speed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result};

use crate::{machine, run};

/// The build tool of the package.
const BUILDERS: [&str; 1] = ["maturin==1.16.0"];

/// All that it needs.
const NEEDED: [&str; 1] = ["numpy==2.*"];

/// The dependencies of its tests: the interfaces that it implements, in tested versions.
const PEERS: [&str; 9] = [
    "gymnasium==1.4.0",
    "ipykernel==7.*",
    "mypy==2.*",
    "nbclient==0.11.*",
    "numpy==2.*",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pygame==2.6.1",
    "pytest==9.*",
];

/// The examples, with settings so small that each takes seconds.
const EXAMPLES: [&[&str]; 7] = [
    &["readme.py"],
    &["random_versus_bots.py", "20"],
    &["ppo.py", "0.02", "50"],
    &["value_iteration.py", "60", "10"],
    &["imitation.py", "joiner", "20", "20"],
    &["baselines.py", "20", "2", "2", "classic"],
    &["speed.py", "0.02"],
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
    // Stubs that say something else than the compiled part are worse than none.
    let stubs = ["-m", "mypy.stubtest", "--ignore-disjoint-bases", "sideboards._native"];
    run::command(Command::new(&python).args(stubs).env("MYPY_CACHE_DIR", installed.join("mypy")))?;
    for example in EXAMPLES {
        let file = package().join("examples").join(example[0]);
        run::command(Command::new(&python).arg(file).args(&example[1..]))?;
    }
    let tournament = package().join("examples/tournament.py");
    run::command(Command::new(&python).arg(tournament).arg("4").arg(installed.join("tournament.svg")))?;
    let mut notebook = Command::new(&python);
    notebook.args(["-m", "jupyter", "execute"]).arg(package().join("examples/laboratory.ipynb"));
    run::command(notebook.arg("--output").arg(installed.join("laboratory.ipynb")))?;
    test_source()
}

/// Builds the source distribution as pip does where no wheel fits, and plays a game where only `NumPy` is installed.
/// Without optimisation: it is about what the archive has.
fn test_source() -> Result<()> {
    let (tools, source) = (venv("tools", &BUILDERS)?, venv("source", &NEEDED)?);
    let archive = found(&run::target().join("laboratory/dist"), "gz")?;
    let wheels = run::target().join("laboratory/from-source");
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    let mut path = tools.join("bin").into_os_string();
    path.push(":");
    path.push(env::var_os("PATH").unwrap_or_default());
    let mut pip = Command::new(tools.join("bin/pip"));
    pip.args(["wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]);
    pip.arg("--wheel-dir").arg(&wheels).arg(archive).env("PATH", path);
    pip.env("CARGO_TARGET_DIR", run::target()).env("MATURIN_PEP517_ARGS", "--profile dev");
    run::command(&mut pip)?;
    put(&source, &found(&wheels, "whl")?)?;
    run::command(Command::new(source.join("bin/python")).arg(package().join("examples/readme.py")))
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
    put(&folder, &wheel)?;
    Ok(folder)
}

/// Installs a wheel in place of another.
fn put(folder: &Path, wheel: &Path) -> Result<()> {
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--disable-pip-version-check", "--force-reinstall", "--no-deps"]);
    run::command(pip.arg(wheel))
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
