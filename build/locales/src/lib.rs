//! Turns `locales` into functions and into the texts that the page loads.
//!
//! An unknown or missing key, a misspelt variable or a missing plural is a compile error, and an unused text is a
//! warning. A language becomes one text with a message per line, which `crates/web/src/texts/message.rs` reads. No
//! other part of Fluent is needed at run time, which saves fifty kilobytes over the wire.

mod code;
mod generate;
mod language;
mod locale;
mod plural;
mod pseudo;

use std::path::Path;

use anyhow::{Result, ensure};

use crate::locale::Locale;

pub use language::{Language, SOURCE};

/// All languages, compared with each other.
#[derive(Debug)]
pub struct Locales {
    /// Rust code: a method for each message, of `Texts` or of `LaterTexts`.
    pub functions: String,
    /// Rust code: the languages and their plural forms.
    pub languages: String,
    /// The names of the messages that the first page needs, in the order of the lines.
    pub names: Vec<String>,
    /// The messages of each language, one per line: those that the first page needs, and those of its later parts.
    pub lines: Vec<(Language, [String; 2])>,
}

impl Locales {
    /// Reads a folder that has a list of languages and a folder for each of them.
    pub fn read(folder: &Path) -> Result<Self> {
        let languages = Language::list(folder)?;
        let english = read(folder, &languages[0])?;
        let twice = english[1].messages.keys().find(|name| english[0].messages.contains_key(*name));
        ensure!(twice.is_none(), "{} is there twice", twice.map_or("", String::as_str));
        let compared = |english: &Locale, locale: &Locale| {
            let faults = generate::faults(english, locale);
            ensure!(faults.is_empty(), "locales/{}:\n{}", locale.language.code, faults.join("\n"));
            generate::lines(english, locale)
        };
        let mut lines = Vec::new();
        for language in &languages {
            let [first, later] = read(folder, language)?;
            lines.push((language.clone(), [compared(&english[0], &first)?, compared(&english[1], &later)?]));
        }
        let functions =
            generate::functions("Texts", &english[0])? + &generate::functions("LaterTexts", &english[1])?;
        let names = english[0].messages.keys().cloned().collect();
        Ok(Self { functions, languages: code::languages(&languages), names, lines })
    }
}

/// Reads the messages of a language: those that the first page needs, and those of its later parts.
fn read(folder: &Path, language: &Language) -> Result<[Locale; 2]> {
    let folder = folder.join(&language.code);
    Ok([Locale::read(&folder, language)?, Locale::read(&folder.join("later"), language)?])
}

/// Returns the messages of the pseudo-language, in place of English: those of the first page, and those of its
/// later parts. It shows developers which texts are not translated and which do not fit.
pub fn pseudo(folder: &Path) -> Result<[String; 2]> {
    let [first, later] = read(folder, &Language::list(folder)?[0])?;
    let lines = |english: &Locale| generate::lines(english, &pseudo::of(english));
    Ok([lines(&first)?, lines(&later)?])
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;

    fn folder() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
    }

    fn read() -> Locales {
        Locales::read(&folder()).expect("texts without faults")
    }

    #[test]
    fn the_pseudo_language_is_two_fifths_longer() {
        let letters =
            |files: &[String; 2]| files.iter().map(|file| file.chars().count()).sum::<usize>() as f64;
        let (english, pseudo) = (&read().lines[0].1, pseudo(&folder()).expect("texts without faults"));
        assert_eq!(english[0].lines().count(), pseudo[0].lines().count());
        let ratio = letters(&pseudo) / letters(english);
        assert!((1.3..1.5).contains(&ratio), "{ratio:.2}");
    }

    #[test]
    fn every_folder_is_a_language() {
        let entries =
            std::fs::read_dir(folder()).expect("a folder").map(|entry| entry.expect("an entry").path());
        let mut folders: Vec<_> = entries.filter(|path| path.is_dir()).collect();
        let mut languages: Vec<_> =
            read().lines.iter().map(|(language, _)| folder().join(&language.code)).collect();
        folders.sort();
        languages.sort();
        assert_eq!(folders, languages);
    }

    #[test]
    fn replaced_words_do_not_come_back() {
        for (language, files) in read().lines {
            let code = language.code;
            // A new language has no replaced words yet.
            let list = std::fs::read_to_string(folder().join(&code).join("replaced.txt")).unwrap_or_default();
            let quoted = |line: &'_ str| line.strip_prefix('"')?.strip_suffix('"').map(str::to_owned);
            let words: Vec<String> = list.lines().filter_map(quoted).collect();
            for line in files.iter().flat_map(|file| file.lines()) {
                let word = words.iter().find(|word| line.contains(*word));
                assert_eq!(word, None, "{code}: {line}");
            }
        }
    }
}
