//! Turns `locales` into functions and into what the page loads.
//!
//! A wrong key, one that a language lacks, a misspelt variable and a missing plural do not compile, and a text that nobody
//! shows is a warning. A language becomes one text with a message a line; `crates/web/src/texts/message.rs` reads such
//! lines. That is all there is of Fluent at run time, which keeps fifty kilobytes off the wire.

mod generate;
mod locale;

use std::path::Path;

use anyhow::{Result, ensure};

use crate::locale::Locale;

/// The languages; English is the one that says what there is to translate.
pub const LANGUAGES: [&str; 6] = ["en", "de", "fr", "it", "pl", "pt"];

/// All languages, compared with each other.
#[derive(Debug)]
pub struct Locales {
    /// Rust code: a method of `Texts` for each message.
    pub functions: String,
    /// For each language its messages, one a line.
    pub lines: Vec<(&'static str, String)>,
}

impl Locales {
    /// Reads a folder that has a folder for each language.
    pub fn read(folder: &Path) -> Result<Self> {
        let english = Locale::read(folder, LANGUAGES[0])?;
        let mut lines = Vec::new();
        for language in LANGUAGES {
            let locale = Locale::read(folder, language)?;
            let faults = generate::faults(&english, &locale);
            ensure!(faults.is_empty(), "locales/{language}:\n{}", faults.join("\n"));
            lines.push((language, generate::lines(&english, &locale)?));
        }
        Ok(Self { functions: generate::functions(&english)?, lines })
    }
}
