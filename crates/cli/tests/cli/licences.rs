use crate::kit::{call, root};

/// Third-party work that we redistribute: in the program, in the page, and outside of package managers.
const OTHERS: [&str; 6] =
    ["axum ", "leptos ", "tokio ", "Jost* ", "SQLite ", "The standard library of Rust "];

#[test]
fn licences_of_others_are_printed_with_their_texts() {
    let out = call(&["licences"], "").good();
    for other in OTHERS {
        assert!(out.lines().any(|line| line.starts_with(other)), "{other:?}");
    }
    for text in
        ["Permission is hereby granted", "SIL OPEN FONT LICENSE", "Apache License", "Microsoft Corporation"]
    {
        assert!(out.contains(text), "{text:?}");
    }
}

#[test]
fn own_licence_comes_first() {
    let out = call(&["licences"], "").good();
    let own = std::fs::read_to_string(root().join("LICENSE-MIT")).expect("the licence");
    let copyright =
        own.lines().find(|line| line.starts_with("Copyright")).expect("there is a copyright line");
    let place = |words: &str| out.find(words).unwrap_or_else(|| panic!("{words:?}"));
    assert!(place(copyright) < place("axum "));
}
