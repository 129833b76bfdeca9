//! The list of languages, `locales/languages.txt`.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::plural::PluralRules;

/// The code of the language from which the others are translated.
pub const SOURCE: &str = "en";

/// A language of the page.
#[derive(Clone, Debug)]
pub struct Language {
    /// The name of its folder, and its code in browsers' requests.
    pub code: String,
    /// Its name in English.
    pub(crate) name: String,
    /// Its name in the language itself.
    pub(crate) own_name: String,
    /// The BCP 47 tag by which browsers write dates.
    pub(crate) tag: String,
    /// The sign before tenths.
    pub(crate) decimal_sign: char,
    pub(crate) plurals: PluralRules,
}

impl Language {
    /// Reads the list in the folder of the locales.
    pub fn list(folder: &Path) -> Result<Vec<Self>> {
        let path = folder.join("languages.txt");
        let text = std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        parse(&text).with_context(|| format!("{}", path.display()))
    }

    fn parse(line: &str) -> Result<Self> {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        let [code, name, own_name, tag, decimal_sign, plurals] =
            <[&str; 6]>::try_from(columns).ok().context("a language has six columns")?;
        Ok(Self {
            code: code.to_owned(),
            name: name.to_owned(),
            own_name: own_name.to_owned(),
            tag: tag.to_owned(),
            decimal_sign: decimal_sign.parse().context("the sign before tenths")?,
            plurals: plurals.parse()?,
        })
    }
}

fn parse(text: &str) -> Result<Vec<Language>> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let languages = lines
        .map(|line| Language::parse(line).with_context(|| line.to_owned()))
        .collect::<Result<Vec<_>>>()?;
    ensure!(languages.first().is_some_and(|first| first.code == SOURCE), "{SOURCE} comes first");
    Ok(languages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_one_line() {
        let line = "en | English | English | en-GB | . | one: n = 1 @integer 1; other @integer 0";
        let spanish = "es | Spanish | Español | es | , | one: n = 1 @integer 1; other @integer 0";
        let languages = parse(&format!("# Why.\n{line}\n{spanish}\n")).expect("two languages");
        assert_eq!(languages[1].own_name, "Español");
        for wrong in ["", spanish, "en | English", "en | English | English | en-GB | .. | other @integer 0"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
