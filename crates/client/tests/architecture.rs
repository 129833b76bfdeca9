//! Checks that the client knows no browser, and the table of crates in ARCHITECTURE.md.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("crates/client").to_owned()
}

fn read(path: impl AsRef<Path>) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn no_web_crate_is_among_the_dependencies() {
    let arguments = ["tree", "--locked", "-p", "sideboards-client", "--target", "all", "--prefix", "none"];
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .args(["--edges", "normal,build", "--format", "{lib}"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = String::from_utf8(output.stdout).expect("text");
    assert!(tree.contains("sideboards_rules"), "{tree}");
    for name in ["leptos", "web_sys", "js_sys", "wasm_bindgen", "wasm_bindgen_futures", "gloo", "tokio"] {
        assert!(!tree.lines().any(|line| line.trim() == name), "{name} in\n{tree}");
    }
}

/// Returns the crates of the workspace under `[dependencies]` of a manifest.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let section = manifest.split("\n[").find_map(|section| section.strip_prefix("dependencies]"));
    let names = section.unwrap_or_default().lines().filter_map(|line| line.strip_prefix("sideboards-"));
    names.map(|name| name.split(['.', ' ', '=']).next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn crates_use_what_the_document_says() {
    let document = read("docs/ARCHITECTURE.md");
    let mut above = BTreeSet::new();
    for line in document.lines().filter(|line| line.starts_with("| `crates/")) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let name = cells[1].trim_matches('`').trim_start_matches("crates/");
        let stated: BTreeSet<String> =
            cells[2].split(", ").filter(|name| *name != "–").map(str::to_owned).collect();
        let used = dependencies(&read(format!("crates/{name}/Cargo.toml")));
        assert_eq!(used, stated, "docs/ARCHITECTURE.md, row {name}");
        assert!(used.is_subset(&above), "{name} uses a crate below it: {used:?}");
        above.insert(name.to_owned());
    }
    let crates = fs::read_dir(root().join("crates")).expect("crates").count();
    assert_eq!(above.len(), crates, "docs/ARCHITECTURE.md has a row for each crate");
}
