//! Embeds migrations and the texts of the server.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use locales::Language;

fn main() -> Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=migrations");
    texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales"))
}

/// Writes a list of all languages with the texts of their previews and messages.
fn texts(locales: &Path) -> Result<()> {
    println!("cargo::rerun-if-changed={}", locales.join("languages.txt").display());
    let entry = |language: &Language| {
        let file = |name: &str| {
            let path = format!("/../../locales/{}/{name}.txt", language.code);
            format!("include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {path:?}))")
        };
        format!("({:?}, [{}, {}]),\n", language.code, file("preview"), file("push"))
    };
    let list: String = Language::list(locales)?.iter().map(entry).collect();
    let output = PathBuf::from(std::env::var_os("OUT_DIR").context("cargo says where")?);
    Ok(std::fs::write(output.join("texts.rs"), format!("&[\n{list}]"))?)
}
