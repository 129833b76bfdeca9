//! Checks that the same source gives the same program, wherever it is built.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use sideboards_rules::Hash256;

use crate::run;

/// Two folders with different names, and other differences between machines.
const BUILDS: [(&str, [(&str, &str); 2]); 2] = [
    ("one", [("TZ", "UTC"), ("LC_ALL", "C")]),
    ("another-folder/further-down", [("TZ", "Pacific/Auckland"), ("LC_ALL", "C.UTF-8")]),
];

/// Builds the newest commit twice and compares the programs.
pub(crate) fn run() -> Result<()> {
    let changes = run::output(Command::new("git").args(["status", "--porcelain"]))?;
    ensure!(changes.is_empty(), "only commits are built; there are changes:\n{changes}");
    let commit = run::output(Command::new("git").args(["rev-parse", "HEAD"]))?;
    let folder = run::root().join("target/reproducible");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut programs = Vec::new();
    for (name, environment) in BUILDS {
        let source = folder.join(name);
        check_out(commit.trim(), &source)?;
        let program = build(&source, &environment)?;
        let bytes = fs::read(&program).with_context(|| program.display().to_string())?;
        println!("{}  {}", Hash256::of(&bytes), program.display());
        programs.push(bytes);
    }
    ensure!(programs[0] == programs[1], "the two programs differ");
    let release = folder.join("sideboards");
    fs::copy(folder.join(BUILDS[0].0).join("target/release/sideboards"), &release)?;
    println!("{} of {} is reproducible", release.display(), commit.trim());
    Ok(())
}

/// Puts the files of a commit into a folder.
fn check_out(commit: &str, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    let archive = folder.join("source.tar");
    run::command(Command::new("git").args(["archive", "--output"]).arg(&archive).arg(commit))?;
    run::command(Command::new("tar").arg("-xf").arg(&archive).arg("-C").arg(folder))?;
    Ok(fs::remove_file(archive)?)
}

/// Builds the program in a folder like a release.
fn build(source: &Path, environment: &[(&str, &str)]) -> Result<PathBuf> {
    let cargo_home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let cargo_home = cargo_home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let cargo_home = cargo_home.context("cargo has no home")?;
    // Panics contain the names of source files, and so may assertions in C.
    let places = [(source, "/sideboards"), (&cargo_home, "/cargo")];
    let rust = places.map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display()));
    let c = places.map(|(from, to)| format!("-ffile-prefix-map={}={to}", from.display()));
    ensure!(c.iter().all(|flag| !flag.contains(' ')), "flags for C cannot have a path with a space");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command
        .args(["build", "--release", "--locked", "--package", "sideboards"])
        .current_dir(source)
        .env_remove("CARGO_TARGET_DIR")
        .env("CARGO_ENCODED_RUSTFLAGS", rust.join("\x1f"))
        .env("CFLAGS", c.join(" "))
        .envs(environment.iter().copied());
    let status = command.status().context("cargo does not start")?;
    ensure!(status.success(), "the program does not build in {}", source.display());
    Ok(source.join("target/release/sideboards"))
}
