//! Compares what the build script watches with what cargo builds.

#[path = "../sources.rs"]
mod sources;

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/assets")
}

/// Returns the folders of the workspace's crates that cargo builds for the page and for the bundler.
fn built() -> BTreeSet<String> {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "-p", "sideboards-web", "-p", "bundler", "--target", "all"])
        .args(["--edges", "normal,build", "--prefix", "none", "--format", "{p}"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).expect("text");
    let start = format!("({}/", root().display());
    let folders = tree.lines().filter_map(|line| Some(line.split_once(&start)?.1.split_once(')')?.0));
    folders.map(str::to_owned).collect()
}

#[test]
fn every_crate_of_the_page_is_watched() {
    let built = built();
    assert!(built.contains("crates/web"), "{built:?}");
    assert_eq!(sources::crates(root()).into_iter().collect::<BTreeSet<_>>(), built);
}

#[test]
fn tests_are_not_watched_but_data_and_build_scripts_are() {
    let watched = sources::sources(root());
    for source in [
        "Cargo.lock",
        "content",
        "locales",
        "crates/puzzles/data",
        "crates/rules/build.rs",
        "crates/web/style",
    ] {
        assert!(watched.contains(&root().join(source)), "{source} in {watched:?}");
    }
    assert!(!watched.contains(&root().join("crates/web/tests")));
    // Cargo runs a build script always if one of its files is missing.
    assert!(watched.iter().all(|source| source.exists()), "{watched:?}");
}
