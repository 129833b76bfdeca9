//! A rule for components: they get values and callbacks, and no signal to write into.

use std::fs;
use std::path::Path;

/// Signals that can be written.
const WRITABLE: [&str; 4] = ["RwSignal", "ArcRwSignal", "WriteSignal", "SignalSetter"];

/// Returns the sources below a folder.
fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let read = |path: &Path| vec![fs::read_to_string(path).expect("text")];
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { read(&path) }).collect()
}

/// Returns the signatures of the components in a source.
fn signatures(source: &str) -> impl Iterator<Item = &str> {
    source.split("#[component]\n").skip(1).map(|rest| rest.split("{\n").next().unwrap_or_default())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// Returns the names for types of signals that a source declares.
fn aliases(source: &str) -> impl Iterator<Item = &str> {
    let declarations = source.lines().filter_map(|line| line.split_once("type ")?.1.split_once(" = "));
    declarations
        .filter(|(_, meaning)| words(meaning).next().is_some_and(|word| WRITABLE.contains(&word)))
        .map(|(name, _)| name)
}

/// Returns the components that take a signal to write into, and the number of all components.
fn offenders(sources: &[String]) -> (Vec<&str>, usize) {
    let aliases: Vec<&str> = sources.iter().flat_map(|source| aliases(source)).collect();
    let is_writable = |word: &str| WRITABLE.contains(&word) || aliases.contains(&word);
    let all: Vec<&str> = sources.iter().flat_map(|source| signatures(source)).collect();
    let count = all.len();
    (all.into_iter().filter(|signature| words(signature).any(is_writable)).collect(), count)
}

#[test]
fn no_component_gets_a_signal_to_write_into() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let (offenders, count) = offenders(&sources);
    assert!(offenders.is_empty(), "take a value and a callback instead:\n{}", offenders.join("\n"));
    assert!(count > 200, "only {count} components were found");
}

#[test]
fn signals_are_found_under_any_name() {
    let source = "type Picked = RwSignal<Option<usize>>;\n\
        #[component]\nfn Direct(\n    open: RwSignal<bool>,\n) -> impl IntoView {\n}\n\
        #[component]\nfn Renamed(picked: Picked) -> impl IntoView {\n}\n\
        #[component]\nfn Right(open: Signal<bool>) -> impl IntoView {\n    let asks = RwSignal::new(false);\n}\n";
    let sources = [source.to_owned()];
    let (found, count) = offenders(&sources);
    assert_eq!(count, 3);
    assert!(
        matches!(found[..], [direct, renamed] if direct.contains("Direct") && renamed.contains("Renamed"))
    );
}
