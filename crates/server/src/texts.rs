//! Texts that the server writes: previews of links, and messages to devices.

use sideboards_rules::Day;

/// The texts of the server in every language: of previews, and of messages.
const LANGUAGES: &[(&str, [&str; 2])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts of one language: a line `KEY = TEXT` each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts {
    code: &'static str,
    /// A line `KEY = TEXT` each.
    files: &'static [&'static str; 2],
}

impl Texts {
    /// Returns the texts in the first available of some languages, or in English.
    pub(crate) fn of(languages: &[String]) -> Self {
        let find = |code: &String| LANGUAGES.iter().find(|(known, _)| known == code);
        let (code, files) = languages.iter().find_map(find).unwrap_or(&LANGUAGES[0]);
        Self { code, files }
    }

    /// Returns a language that there is, English if there is no such one.
    pub(crate) fn known_language(code: &str) -> &'static str {
        LANGUAGES.iter().find(|(known, _)| *known == code).unwrap_or(&LANGUAGES[0]).0
    }

    /// Returns the code of the language.
    pub(crate) const fn code(self) -> &'static str {
        self.code
    }

    /// Returns a text; every language has all of them.
    pub(crate) fn get(self, key: &str) -> &'static str {
        let lines = self.files.iter().flat_map(|file| file.lines());
        let mut lines = lines.filter_map(|line| line.split_once(" = "));
        lines.find(|(known, _)| *known == key).map_or("", |(_, text)| text)
    }

    /// Writes a date in full, as 15 November 2026.
    pub(crate) fn date(self, day: Day) -> String {
        let (year, month, day) = day.date();
        let month = self.get("months").split(' ').nth(usize::from(month) - 1).unwrap_or_default();
        self.fill("date", &[("day", &day.to_string()), ("month", month), ("year", &year.to_string())])
    }

    /// Returns a text with values in place of their names. Values are not expanded again: a name may look like a
    /// placeholder.
    pub(crate) fn fill(self, key: &str, values: &[(&str, &str)]) -> String {
        let mut rest = self.get(key);
        let mut filled = String::new();
        while let Some((before, (name, after))) =
            rest.split_once('{').and_then(|(before, gap)| Some((before, gap.split_once('}')?)))
        {
            let value = values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
            filled.extend([before, value]);
            rest = after;
        }
        filled + rest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the keys of a language, each with the names of its placeholders.
    fn gaps(files: &'static [&'static str; 2]) -> Vec<(&'static str, Vec<&'static str>)> {
        let lines = files.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "));
        lines
            .map(|(key, text)| {
                let mut names: Vec<&str> =
                    text.split('{').skip(1).filter_map(|gap| Some(gap.split_once('}')?.0)).collect();
                names.sort_unstable();
                (key, names)
            })
            .collect()
    }

    #[test]
    fn every_language_has_every_text() {
        let english = gaps(&LANGUAGES[0].1);
        for (code, files) in LANGUAGES {
            assert_eq!(gaps(files), english, "{code}");
            let texts = Texts::of(&[(*code).to_owned()]);
            assert_eq!((texts.code(), texts.get("months").split(' ').count()), (*code, 12));
        }
    }

    #[test]
    fn no_key_has_two_texts() {
        let mut keys: Vec<&str> = gaps(&LANGUAGES[0].1).into_iter().map(|(key, _)| key).collect();
        keys.sort_unstable();
        assert!(keys.windows(2).all(|pair| pair[0] != pair[1]), "{keys:?}");
    }

    #[test]
    fn dates_are_words() {
        let day = "2026-11-15".parse().expect("a day");
        let date = |code: &str| Texts::of(&[code.to_owned()]).date(day);
        assert_eq!(
            ["en", "de", "pt"].map(date),
            ["15 November 2026", "15. November 2026", "15 de novembro de 2026"]
        );
    }

    #[test]
    fn the_language_of_the_guest_comes_first() {
        let of = |codes: &[&str]| {
            Texts::of(&codes.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>())
                .fill("title", &[("host", "Zoë")])
        };
        assert_eq!(of(&["de", "en"]), "Zoë lädt dich zu Sideboards ein");
        assert_eq!(of(&["tlh", "pl"]), "Zoë zaprasza cię do gry Sideboards");
        assert_eq!(of(&[]), "Zoë invites you to Sideboards");
    }
}
