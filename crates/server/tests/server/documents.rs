//! Checks the claims of documents about tests.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads all Rust files of a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let read = |path: PathBuf| match path.extension().is_some_and(|ending| ending == "rs") {
        true => fs::read_to_string(path).expect("text"),
        false if path.is_dir() => sources(&path),
        false => String::new(),
    };
    entries.map(read).collect()
}

#[test]
fn tests_that_documents_name_are_there() {
    let code = sources(&root().join("crates"));
    for document in ["docs/ASVS.md", "docs/TRUST.md"] {
        let text = fs::read_to_string(root().join(document)).expect(document);
        let quoted = text.split('`').skip(1).step_by(2);
        let is_test = |name: &&str| {
            name.matches('_').count() > 1 && name.bytes().all(|b| b == b'_' || b.is_ascii_lowercase())
        };
        let names: Vec<&str> = quoted.filter(is_test).collect();
        assert!(names.len() > 10, "{document}: {names:?}");
        for name in names {
            assert!(code.contains(&format!("fn {name}()")), "{document}: {name}");
        }
    }
}
