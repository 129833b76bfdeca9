//! The chosen licence of a package, and its text.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use spdx::{Expression, LicenseId, Licensee};

use crate::cargo::Package;

/// The accepted licences, in order of preference.
const TAKEN: [&str; 8] =
    ["MIT", "Apache-2.0", "BSD-3-Clause", "BSD-2-Clause", "ISC", "Unicode-3.0", "Zlib", "BSL-1.0"];

/// A text that must be distributed with the product.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Text {
    /// The name of the licence, or of the file for other texts.
    pub(crate) title: String,
    pub(crate) text: String,
}

/// Finds the texts that a package requires: of each accepted licence, and notices.
pub(crate) fn texts(package: &Package) -> Result<Vec<Text>> {
    let files = files(package.folder())?;
    let mut texts = Vec::new();
    for licence in taken(&package.expression()?)? {
        let of_licence = files.iter().filter(|(_, text)| is_text_of(licence.name, text));
        let mut found: Vec<String> = of_licence.map(|(_, text)| text.clone()).collect();
        found.sort();
        found.dedup();
        if found.is_empty() {
            found.push(standard(licence, package));
        }
        texts.extend(found.into_iter().map(|text| Text { title: licence.full_name.to_owned(), text }));
    }
    let is_licence = |text: &str| TAKEN.iter().any(|name| is_text_of(name, text));
    let notices = files.iter().filter(|(path, text)| is_notice(path) && !is_licence(text));
    texts.extend(notices.map(|(_, text)| Text { title: "Notice".to_owned(), text: text.clone() }));
    Ok(texts)
}

/// Picks our licence from an expression such as `MIT OR Apache-2.0`.
fn taken(expression: &str) -> Result<Vec<LicenseId>> {
    let accepted = TAKEN.map(|name| Licensee::parse(name).expect("it is a name of SPDX"));
    let parsed = Expression::parse(expression).with_context(|| expression.to_owned())?;
    let Ok(required) = parsed.minimized_requirements(&accepted) else {
        bail!("not decided yet whether {expression:?} is fine: see TAKEN in xtask/supply and deny.toml");
    };
    Ok(required.into_iter().filter_map(|required| required.license.id()).collect())
}

/// Recognises a licence by its text: names of files say little, and some files have two.
fn is_text_of(licence: &str, text: &str) -> bool {
    // Lines are broken anywhere.
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let is_short = !joined.contains("neither the name");
    joined.contains(match licence {
        "MIT" => "to any person obtaining a copy of this software and associated documentation files",
        "Apache-2.0" => "grant of patent license",
        "BSD-3-Clause" => "neither the name",
        "BSD-2-Clause" if is_short => {
            "redistributions in binary form must reproduce the above copyright notice"
        }
        "ISC" => "provided that the above copyright notice and this permission notice appear in all copies",
        "Unicode-3.0" => "unicode license v3",
        "Zlib" => "altered source versions must be plainly marked",
        "BSL-1.0" => "boost software license",
        _ => return false,
    })
}

fn is_notice(path: &Path) -> bool {
    let name = file_name(path);
    name.starts_with("notice") || name.contains("third-party")
}

/// Returns the text of SPDX, with the authors from the manifest.
fn standard(licence: LicenseId, package: &Package) -> String {
    let names = package.authors.iter().map(|author| author.split(" <").next().unwrap_or(author));
    let holders = match names.collect::<Vec<_>>().join(", ") {
        names if names.is_empty() => format!("the authors of {}", package.id.name),
        names => names,
    };
    let text = licence.text().replace("<year> ", "").replace("<copyright holders>", &holders);
    tidy(&text.replace("<owner>", &holders))
}

/// Reads all files of a folder whose names suggest licences; vendored code often is in subfolders.
fn files(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    collect(folder, false, &mut files)?;
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, is_about_licences: bool, files: &mut Vec<(PathBuf, String)>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let is_meant = is_about_licences || is_licence_name(&file_name(&path));
        if path.is_dir() {
            collect(&path, is_meant, files)?;
        } else if is_meant && let Ok(text) = fs::read_to_string(&path) {
            files.push((path, tidy(&text)));
        }
    }
    Ok(())
}

fn is_licence_name(name: &str) -> bool {
    let is_code = [".rs", ".c", ".h", ".toml", ".json"].iter().any(|ending| name.ends_with(ending));
    let beginnings = ["license", "licence", "copying", "unlicense", "notice"];
    !is_code && beginnings.iter().any(|beginning| name.starts_with(beginning))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().to_lowercase()
}

/// Removes differences between files with the same text.
pub(crate) fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    let text = lines.join("\n");
    text.trim_start_matches('\n').trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(expression: &str) -> Vec<&'static str> {
        taken(expression).expect("we take it").iter().map(|licence| licence.name).collect()
    }

    #[test]
    fn one_licence_is_enough_if_the_author_says_so() {
        assert_eq!(names("MIT OR Apache-2.0"), ["MIT"]);
        assert_eq!(names("Apache-2.0 WITH LLVM-exception OR Apache-2.0"), ["Apache-2.0"]);
        assert_eq!(names("(MIT OR Apache-2.0) AND Unicode-3.0"), ["MIT", "Unicode-3.0"]);
        assert!(taken("GPL-3.0-only").is_err());
        assert!(taken("MIT AND GPL-3.0-only").is_err());
    }

    #[test]
    fn every_licence_that_we_take_is_recognised_by_its_text() {
        for name in TAKEN {
            let text = spdx::license_id(name).expect("it is a name of SPDX").text();
            for other in TAKEN {
                assert_eq!(is_text_of(other, text), other == name, "{name} as {other}");
            }
        }
    }

    #[test]
    fn files_that_differ_in_space_only_are_one() {
        assert_eq!(tidy("\u{feff}\n\nMIT \r\n\r\n  Copyright\n\n"), "MIT\n\n  Copyright");
    }
}
