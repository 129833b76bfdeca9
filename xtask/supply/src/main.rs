//! Writes licences and a bill of materials. `cargo xtask licences` and `cargo xtask sbom` run it.

mod cargo;
mod licence;
mod lock;
mod notices;
mod parts;
mod sbom;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "usage: supply licences | licences --check | sbom FILE";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("supply: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["licences"] => notices::write(),
        ["licences", "--check"] => notices::check(),
        ["sbom", file] => sbom::write(Path::new(file)),
        _ => bail!(USAGE),
    }
}

/// Returns the root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this crate is in xtask").to_owned()
}
