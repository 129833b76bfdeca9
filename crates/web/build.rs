//! Generates a function for each message in `locales`.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use locales::Locales;

fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", folder.display());
    let output = PathBuf::from(std::env::var_os("OUT_DIR").context("cargo says where")?);
    let locales = Locales::read(&folder)?;
    std::fs::write(output.join("texts.rs"), locales.functions)?;
    std::fs::write(output.join("languages.rs"), locales.languages)?;
    // The page loads these as files; the tests embed them.
    for (language, [first, later]) in locales.lines {
        std::fs::write(output.join(format!("{}.txt", language.code)), first)?;
        std::fs::write(output.join(format!("{}-later.txt", language.code)), later)?;
    }
    Ok(())
}
