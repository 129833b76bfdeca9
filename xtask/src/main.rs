//! The project's own commands. `cargo xtask test` runs all checks.

mod deny;
mod fuzz;
mod laboratory;
mod load;
mod machine;
mod operate;
mod picture;
mod reproducible;
mod run;
mod schemathesis;
mod simulation;
mod stories;
mod supply;
mod wasm;

use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask COMMAND

  test             install what the tests need, then run formatting, lints, tests, docs, WebAssembly, faults, operation, a browser, short fuzzing
  deny             check dependencies: advisories, licences, sources, duplicates
  licences         write the licences of third-party code to crates/assets; with --check only compare them
  sbom             write a bill of materials (CycloneDX) to target/sbom; with --check validate it (needs Node.js)
  reproducible     build the newest commit twice, in two folders, and compare the programs
  fuzz [SECONDS]   fuzz every target for this long [default: 5 seconds]
  wasm             compare deals and bot games in WebAssembly with native ones
  wasm-speed       measure how long masters think in WebAssembly (needs Node.js)
  web              build the page and the program that serves it, as `cargo run --release` does
  stories [NAME]   play the game in a real browser: all stories, or those whose name contains NAME
  measure          measure what a player feels in the browser: bytes, frames, how long bots think
  load …           put load on the server: throughput, paced, idle, kill, operate, versus; see `cargo xtask load help`
  operate          run the server behind Caddy, restart, move and restore it while rooms play, and check its systemd unit
  simulate-server …  run the whole server in simulated worlds: --seeds N, --seed S, --fault NAME, --mutations (docs/SIMULATION.md)
  schemathesis     test the server against its OpenAPI description (needs Python)
  wheel            build the Python package into target/laboratory/dist (needs Python 3.11 or later)
  laboratory       build the Python package, install it into a fresh environment and test it there
  laboratory-speed measure the Python package beside rs_poker, OpenSpiel and PettingZoo
  lighthouse       run Lighthouse on the home page and the table (needs Node.js)
  pictures         make the pictures in the README from what the program prints and shows
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
        ["deny"] => deny::run().map(drop),
        ["licences"] => supply::licences(),
        ["licences", "--check"] => supply::check_licences(),
        ["sbom"] => supply::bill().map(drop),
        ["sbom", "--check"] => supply::check_bill(),
        ["reproducible"] => reproducible::run(),
        ["fuzz"] => fuzz::run(5),
        ["fuzz", seconds] => fuzz::run(seconds.parse()?),
        ["wasm"] => wasm::run(),
        ["wasm-speed"] => wasm::speed(),
        ["web"] => stories::build(),
        ["stories"] => stories::tell(""),
        ["stories", name] => stories::tell(name),
        ["measure"] => stories::measure(),
        ["schemathesis"] => schemathesis::run(),
        ["wheel"] => laboratory::build().map(|wheel| println!("{}", wheel.display())),
        ["laboratory"] => laboratory::test(),
        ["laboratory-speed"] => laboratory::speed(),
        ["load", ref arguments @ ..] => load::run(arguments),
        ["operate"] => operate::run(),
        ["simulate-server", ref arguments @ ..] => simulation::run(arguments),
        ["lighthouse"] => stories::lighthouse(),
        ["pictures"] => {
            picture::run()?;
            stories::pictures()
        }
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
    let advisories = step("dependencies", deny::run)?;
    step("licences", supply::check_licences)?;
    step("bill of materials", supply::check_bill)?;
    step("tests", || run::cargo(&["test", "--workspace", "--locked"], &[]))?;
    step("answers of the benchmarks", || {
        run::cargo(&["test", "-p", "sideboards-rules", "-p", "sideboards-bots", "--benches", "--locked"], &[])
    })?;
    step("docs", || {
        run::cargo(&["doc", "--workspace", "--no-deps", "--locked"], &[("RUSTDOCFLAGS", "-D warnings")])
    })?;
    step("requests against their description", schemathesis::run)?;
    step("the laboratory", laboratory::test)?;
    step("the simulator", simulation::test)?;
    step("WebAssembly", wasm::run)?;
    step("the page", stories::build)?;
    step("killing the server", load::kill)?;
    step("faults of disk and network", load::faults)?;
    step("operating the server", operate::run)?;
    step("stories in a browser", || stories::tell(""))?;
    step("fuzzing", || fuzz::run(5))?;
    println!("all good");
    if let Some(reservation) = advisories.reservation() {
        println!("{reservation}");
    }
    Ok(())
}

/// Runs a step and reports its duration.
fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("--- {name}");
    let begin = Instant::now();
    let outcome = work()?;
    println!("--- {name}: {:.1} s", begin.elapsed().as_secs_f64());
    Ok(outcome)
}
