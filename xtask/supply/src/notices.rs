//! The licences of all third-party work, as one text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::cargo::packages;
use crate::licence::{self, Text, tidy};
use crate::parts::Parts;
use crate::root;

/// The line above every section.
const RULE: &str = "================================================================================";
/// The line between the head of a section and its text.
const THIN_RULE: &str = "--------------------------------------------------------------------------------";

const INTRODUCTION: &str = "\
Sideboards, the digital edition: licences

The program and the page inside it contain the work of many others. This is a list of it, with the licences under
which we use it. Where an author leaves the choice, one licence was chosen. Each section names a licence, what is
under it, and whether that is in the program, in the page, or in both.";

/// Returns the path of the text. The bundler puts it into the page, and the page is in the program.
fn path() -> PathBuf {
    root().join("crates/assets/licences.txt")
}

/// Writes the text anew.
pub(crate) fn write() -> Result<()> {
    fs::write(path(), text()?)?;
    println!("{} is written", path().display());
    Ok(())
}

/// Checks that the text is up to date.
pub(crate) fn check() -> Result<()> {
    let kept = fs::read_to_string(path()).unwrap_or_default();
    ensure!(kept == text()?, "{} is not up to date; write it with: cargo xtask licences", path().display());
    println!("the licences are up to date");
    Ok(())
}

fn text() -> Result<String> {
    let mut text = INTRODUCTION.to_owned();
    for section in sections()? {
        ensure!(
            !section.text.lines().any(|line| line == RULE || line == THIN_RULE),
            "a licence has a line that looks like ours: {}",
            section.title
        );
        text += &format!(
            "\n\n{RULE}\n{}\n{}\n{THIN_RULE}\n{}",
            section.title,
            section.items.join("\n"),
            section.text
        );
    }
    text.push('\n');
    Ok(text)
}

struct Section {
    title: String,
    /// The items under it, one per line.
    items: Vec<String>,
    text: String,
}

fn sections() -> Result<Vec<Section>> {
    let mut sections = vec![own()?];
    sections.extend(others_by_hand()?);
    sections.extend(crates()?);
    Ok(sections)
}

fn own() -> Result<Section> {
    let text = format!("{}\n\n{}", read("NOTICE")?, read("LICENSE-MIT")?);
    Ok(Section {
        title: "MIT License or Apache License 2.0, at your option".to_owned(),
        items: vec!["Sideboards, the digital edition (this program)".to_owned()],
        text,
    })
}

/// Third-party work that is not a cargo package.
fn others_by_hand() -> Result<Vec<Section>> {
    let section = |title: &str, item: &str, text: String| Section {
        title: title.to_owned(),
        items: vec![item.to_owned()],
        text,
    };
    let mit = spdx::license_id("MIT").expect("it is a name of SPDX").text();
    let rust = tidy(&mit.replace("<year> <copyright holders>", "The Rust Project Contributors"));
    Ok(vec![
        section(
            "SIL Open Font License 1.1",
            "Jost* (the typeface of the page and of the pictures in chats)",
            read("crates/web/static/jost-LICENSE.txt")?,
        ),
        section(
            "MIT License",
            "The standard library of Rust (program, page), https://github.com/rust-lang/rust",
            format!(
                "{rust}\n\nThe standard library contains further packages under MIT, Apache 2.0 and similar licences. \
                 Every toolchain of Rust brings\nthem as share/doc/rust/COPYRIGHT-library.html."
            ),
        ),
        section(
            "Public domain",
            "SQLite (program), https://www.sqlite.org",
            "The authors of SQLite have dedicated its code to the public domain.".to_owned(),
        ),
    ])
}

/// Groups packages by the text of their licence.
fn crates() -> Result<Vec<Section>> {
    let packages = packages()?;
    let Parts { program, page } = Parts::distributed()?;
    let mut groups: BTreeMap<Text, BTreeSet<String>> = BTreeMap::new();
    for id in program.packages.union(&page.packages) {
        let package = packages.get(id).with_context(|| format!("cargo metadata does not know {id}"))?;
        if package.is_own() {
            continue;
        }
        let parts = match (program.packages.contains(id), page.packages.contains(id)) {
            (true, true) => "program, page",
            (true, false) => "program",
            (false, _) => "page",
        };
        let from = package.repository.as_ref().map(|place| format!(", {place}")).unwrap_or_default();
        for text in licence::texts(package).with_context(|| id.to_string())? {
            groups.entry(text).or_default().insert(format!("{id} ({parts}){from}"));
        }
    }
    let mut sections: Vec<Section> = groups
        .into_iter()
        .map(|(text, items)| Section {
            title: text.title,
            items: items.into_iter().collect(),
            text: text.text,
        })
        .collect();
    sections.sort_by(|one, other| (&one.title, &one.items).cmp(&(&other.title, &other.items)));
    Ok(sections)
}

fn read(path: &str) -> Result<String> {
    Ok(tidy(&fs::read_to_string(root().join(path)).with_context(|| path.to_owned())?))
}
