//! Fuzzing with libFuzzer on the stable toolchain.

use std::process::Command;

use anyhow::{Context, Result};

use crate::run;

/// The targets, each with the folder of its initial inputs.
const TARGETS: [(&str, &str); 11] = [
    ("notation", "fuzz/seeds/notation"),
    ("content", "content"),
    ("record", "fuzz/seeds/record"),
    ("protocol", "fuzz/seeds/protocol"),
    ("game", "fuzz/seeds/game"),
    ("codes", "fuzz/seeds/codes"),
    ("stored", "crates/client/tests/samples/storage"),
    ("room", "fuzz/seeds/room"),
    ("puzzles", "fuzz/seeds/puzzles"),
    ("image", "fuzz/seeds/image"),
    ("pixels", "fuzz/seeds/pixels"),
];

/// The flags of `cargo fuzz`, without the sanitizer that needs a nightly toolchain: the code has no unsafe part.
const COVERAGE: &str = "--cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Fuzzes every target for some seconds. Findings stay in `fuzz/artifacts`.
pub(crate) fn run(seconds: u32) -> Result<()> {
    let host = host()?;
    let manifest = ["--manifest-path", "fuzz/Cargo.toml"];
    let build = [&["build", "--release", "--locked", "--target", &host], &manifest[..]].concat();
    run::cargo(&build, &[("RUSTFLAGS", COVERAGE), ("CARGO_TARGET_DIR", "fuzz/target")])?;
    for (target, seeds) in TARGETS {
        let corpus = format!("fuzz/corpus/{target}");
        let artifacts = format!("fuzz/artifacts/{target}/");
        for folder in [&corpus, &artifacts] {
            std::fs::create_dir_all(run::root().join(folder))?;
        }
        println!("fuzzing {target} for {seconds} s");
        run::command(Command::new(run::root().join(format!("fuzz/target/{host}/release/{target}"))).args([
            &format!("-max_total_time={seconds}"),
            &format!("-artifact_prefix={artifacts}"),
            "-timeout=10",
            "-max_len=16384",
            "-verbosity=0",
            "-print_final_stats=1",
            &corpus,
            seeds,
        ]))
        .with_context(|| format!("{target} found something, see {artifacts}"))?;
    }
    Ok(())
}

/// Returns the target of this machine: with an explicit target, build scripts are not instrumented.
fn host() -> Result<String> {
    let version = run::output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names its host")?.to_owned())
}
