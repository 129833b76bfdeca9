//! Turns `locales` into typed functions: a wrong key, one that a language lacks or a misspelt variable does not compile.

use std::path::Path;
use std::process::ExitCode;

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let output = std::env::var("OUT_DIR").expect("cargo says where");
    let file = |name: &str| Path::new(&output).join(name).to_str().expect("a path that is text").to_owned();
    let options = BuildOptions::default()
        .with_locales_folder("../../locales")
        .with_output_file_path(&file("texts.rs"))
        .with_ftl_output(FtlOutputOptions::single_file(&file("texts.ftl")))
        .with_prefix("")
        .with_lint_level(LintLevel::Strict)
        .without_bidi_isolation()
        .without_format();
    build_from_locales_folder(options)
}
