//! Compares the code map in PAGE.md with the modules.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the modules that a file declares.
fn modules(path: &str) -> BTreeSet<String> {
    let file = read(path);
    let names = file.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    names.map(str::to_owned).collect()
}

/// Returns the words of a text that look like names of modules.
fn words(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !letter.is_ascii_lowercase() && letter != '_').map(str::to_owned).collect()
}

#[test]
fn the_code_map_has_every_module_and_every_page() {
    let document = read("../../docs/PAGE.md");
    let (_, map) = document.split_once("\ncrates/web/src\n").expect("a code map");
    let (map, _) = map.split_once("\nbuild/").expect("what follows it");
    let (mut first, mut pages) = (BTreeSet::new(), String::new());
    let mut is_pages = false;
    for line in map.lines() {
        // Names end where a description begins, and a line that goes on has no name.
        let (names, description) = line.trim_start().split_once("   ").unwrap_or(("", line));
        if !line.starts_with("   ") {
            first.extend(names.split_whitespace().map(|name| name.trim_end_matches('/').to_owned()));
            is_pages = names == "pages/";
        }
        if is_pages {
            pages += description;
        }
    }
    assert_eq!(first, modules("src/lib.rs"));
    let missing: Vec<String> = modules("src/pages.rs").difference(&words(&pages)).cloned().collect();
    assert!(missing.is_empty(), "pages that the map lacks: {missing:?}");
}
