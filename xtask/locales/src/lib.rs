//! Turns `locales` into functions and into what the page loads.
//!
//! A wrong key, one that a language lacks, a misspelt variable and a missing plural do not compile, and a text that nobody
//! shows is a warning. A language becomes one text with a message a line; `crates/web/src/texts/message.rs` reads such
//! lines. That is all there is of Fluent at run time, which keeps fifty kilobytes off the wire.

mod generate;
mod locale;
mod pseudo;

use std::path::Path;

use anyhow::{Result, ensure};

use crate::locale::Locale;

/// The languages; English is the one that says what there is to translate.
pub const LANGUAGES: [&str; 6] = ["en", "de", "fr", "it", "pl", "pt"];

/// All languages, compared with each other.
#[derive(Debug)]
pub struct Locales {
    /// Rust code: a method for each message, of `Texts` or of `LaterTexts`.
    pub functions: String,
    /// The messages of each language, one a line: those that the first page needs, and those of its later parts.
    pub lines: Vec<(&'static str, [String; 2])>,
}

impl Locales {
    /// Reads a folder that has a folder for each language.
    pub fn read(folder: &Path) -> Result<Self> {
        let read = |language: &'static str| -> Result<[Locale; 2]> {
            let later = folder.join(language).join("later");
            Ok([Locale::read(&folder.join(language), language)?, Locale::read(&later, language)?])
        };
        let english = read(LANGUAGES[0])?;
        let twice = english[1].messages.keys().find(|name| english[0].messages.contains_key(*name));
        ensure!(twice.is_none(), "{} is there twice", twice.map_or("", String::as_str));
        let compared = |english: &Locale, locale: &Locale| {
            let faults = generate::faults(english, locale);
            ensure!(faults.is_empty(), "locales/{}:\n{}", locale.language, faults.join("\n"));
            generate::lines(english, locale)
        };
        let mut lines = Vec::new();
        for language in LANGUAGES {
            let [first, later] = read(language)?;
            lines.push((language, [compared(&english[0], &first)?, compared(&english[1], &later)?]));
        }
        let functions =
            generate::functions("Texts", &english[0])? + &generate::functions("LaterTexts", &english[1])?;
        Ok(Self { functions, lines })
    }
}

/// Gives the messages of a language that nobody speaks, in place of English: those of the first page, and those of its later
/// parts. Developers see with it what is not translated and what does not fit.
pub fn pseudo(folder: &Path) -> Result<[String; 2]> {
    let lines = |folder: &Path| {
        let english = Locale::read(folder, LANGUAGES[0])?;
        generate::lines(&english, &pseudo::of(&english))
    };
    let english = folder.join(LANGUAGES[0]);
    Ok([lines(&english)?, lines(&english.join("later"))?])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words that `docs/GLOSSARY.md` has another one for.
    const REPLACED: [&[&str]; 6] = [
        &["Joiner", " lay ", "laid", " lies", "o on ", " …", "verybody", "omebody", "'", "...", "cannot"],
        &["Kommode", "Ziel", "Vorschlag", "Pink", "Stab", "..."],
        &["buffet", "carte d’échange", "votre", "vous", "salon a", "'", "..."],
        &["credenza", "combinazione di colore", "combinazioni di colore", "sbarra", "'", "..."],
        &["kredens", "ropozycj", "wiersz komody", "wzór", " stos", "'", "..."],
        &["aparador", " monte", "espelhad", "você", "'", "..."],
    ];

    fn read() -> Locales {
        Locales::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales"))
            .expect("texts without faults")
    }

    #[test]
    fn what_nobody_speaks_is_two_fifths_longer() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
        let letters =
            |files: &[String; 2]| files.iter().map(|file| file.chars().count()).sum::<usize>() as f64;
        let (english, pseudo) = (&read().lines[0].1, pseudo(&folder).expect("texts without faults"));
        assert_eq!(english[0].lines().count(), pseudo[0].lines().count());
        let ratio = letters(&pseudo) / letters(english);
        assert!((1.3..1.5).contains(&ratio), "{ratio:.2}");
    }

    #[test]
    fn all_languages_have_the_same_messages() {
        let languages: Vec<_> = read().lines.iter().map(|(language, _)| *language).collect();
        assert_eq!(languages, LANGUAGES);
    }

    #[test]
    fn replaced_words_do_not_come_back() {
        for ((language, files), words) in read().lines.iter().zip(REPLACED) {
            for line in files.iter().flat_map(|file| file.lines()) {
                let word = words.iter().find(|word| line.contains(**word));
                assert_eq!(word, None, "{language}: {line}");
            }
        }
    }
}
