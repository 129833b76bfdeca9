//! The client knows no browser, on any target.

use std::process::Command;

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
