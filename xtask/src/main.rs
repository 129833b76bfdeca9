//! The project's own commands. `cargo xtask test` is everything that must be green.

mod fuzz;
mod machine;
mod picture;
mod run;
mod wasm;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask COMMAND

  test             install what the tests need, then format, lints, tests, docs, WebAssembly, short fuzzing
  fuzz [SECONDS]   fuzz every target for so long, 5 seconds if not said
  wasm             compare deals and games of bots in WebAssembly with those here
  wasm-speed       measure how long masters think in WebAssembly (needs Node.js)
  picture          draw the README's picture from what the program prints
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["test"] => test(),
        ["fuzz"] => fuzz::run(5),
        ["fuzz", seconds] => fuzz::run(seconds.parse()?),
        ["wasm"] => wasm::run(),
        ["wasm-speed"] => wasm::speed(),
        ["picture"] => picture::run(),
        [] | ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(())
        }
        _ => bail!("unknown command {:?}\n\n{USAGE}", arguments.join(" ")),
    }
}

fn test() -> Result<()> {
    machine::prepare()?;
    step("format", || run::cargo(&["fmt", "--all", "--check"], &[]))?;
    step("format of the fuzz targets", || {
        run::cargo(&["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"], &[])
    })?;
    step("lints", || {
        run::cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"], &[])
    })?;
    step("tests", || run::cargo(&["test", "--workspace", "--locked"], &[]))?;
    step("answers of the benchmarks", || {
        run::cargo(&["test", "-p", "sideboards-rules", "-p", "sideboards-bots", "--benches", "--locked"], &[])
    })?;
    step("docs", || {
        run::cargo(&["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
    })?;
    step("WebAssembly", wasm::run)?;
    step("fuzzing", || fuzz::run(5))?;
    println!("all good");
    Ok(())
}

/// Does a part of the work and tells how long it took.
fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("--- {name}");
    let begin = Instant::now();
    work()?;
    println!("--- {name}: {:.1} s", begin.elapsed().as_secs_f64());
    Ok(())
}
