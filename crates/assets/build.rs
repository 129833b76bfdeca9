//! Builds the page with a separate cargo, and writes the list of its files to `$OUT_DIR/page/page.rs`.
//!
//! The first build takes a minute, so a debug build gets a placeholder page. `SIDEBOARDS_PAGE=1` requests the real
//! one.

mod sources;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/assets is in the workspace");
    let page = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where")).join("page");
    println!("cargo::rerun-if-env-changed=SIDEBOARDS_PAGE");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=licences.txt");
    println!("cargo::rerun-if-changed=sources.rs");
    if env::var("PROFILE").as_deref() == Ok("release") || env::var_os("SIDEBOARDS_PAGE").is_some() {
        for source in sources::sources(root) {
            println!("cargo::rerun-if-changed={}", source.display());
        }
        bundle(root, &page);
    } else {
        placeholder(&page);
    }
}

fn bundle(root: &Path, page: &Path) {
    let cargo = env::var_os("CARGO").expect("cargo runs build scripts");
    let mut command = Command::new(cargo);
    // Variables of the outer build must not reach the inner one.
    let inherited = env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in inherited.filter(|name| is_of_outer_build(name)) {
        command.env_remove(name);
    }
    // A separate target folder, because the outer cargo holds the lock of its own.
    let target = page.ancestors().nth(5).expect("OUT_DIR is deep in the target folder").join("bundler");
    let status = command
        .args(["run", "--quiet", "--locked", "-p", "bundler", "--target-dir"])
        .arg(target)
        .arg("--")
        .arg(page)
        .current_dir(root)
        .status()
        .expect("cargo starts");
    assert!(status.success(), "the page could not be built, see above");
}

fn is_of_outer_build(name: &str) -> bool {
    let exact =
        ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET", "CARGO_TARGET_DIR", "RUSTC_WRAPPER"];
    exact.contains(&name) || name == "RUSTC_WORKSPACE_WRAPPER" || name.starts_with("CARGO_PROFILE_")
}

fn placeholder(page: &Path) {
    fs::create_dir_all(page).expect("OUT_DIR can be written");
    let text = "<!doctype html><html lang=\"en\"><title>Sideboards</title><p>This is a debug build without the page. \
                Try <code>cargo run --release</code>.</p></html>";
    fs::write(page.join("0"), text).expect("OUT_DIR can be written");
    // Every build prints the licences.
    fs::copy("licences.txt", page.join("1")).expect("the licences are here");
    let files = [("/page.html", "text/html; charset=utf-8"), ("/licences.txt", "text/plain; charset=utf-8")];
    let entries: String = files
        .iter()
        .enumerate()
        .map(|(number, (path, mime))| {
            format!(
                "File {{ path: {path:?}, mime: {mime:?}, is_hashed: false, tag: \"placeholder\", \
                 bytes: include_bytes!(\"{number}\"), brotli: None, gzip: None }},"
            )
        })
        .collect();
    fs::write(page.join("page.rs"), format!("&[{entries}]")).expect("OUT_DIR can be written");
}
