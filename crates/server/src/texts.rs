//! Texts that the server writes: previews of links, and messages to devices.

/// The texts of the server in every language: of previews, and of messages.
const LANGUAGES: &[(&str, [&str; 2])] = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// The texts of one language: a line `KEY = TEXT` each.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Texts(&'static [&'static str; 2]);

impl Texts {
    /// Returns the texts in the first available of some languages, or in English.
    pub(crate) fn of(languages: &[String]) -> Self {
        let find = |code: &String| LANGUAGES.iter().find(|(known, _)| known == code);
        Self(&languages.iter().find_map(find).unwrap_or(&LANGUAGES[0]).1)
    }

    /// Returns a language that there is, English if there is no such one.
    pub(crate) fn known_language(code: &str) -> &'static str {
        LANGUAGES.iter().find(|(known, _)| *known == code).unwrap_or(&LANGUAGES[0]).0
    }

    /// Returns a text with values in place of their names. Values are not expanded again: a name may look like a
    /// placeholder.
    pub(crate) fn fill(self, key: &str, values: &[(&str, &str)]) -> String {
        let mut rest = self.get(key).unwrap_or_default();
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

    fn get(self, key: &str) -> Option<&'static str> {
        let lines = self.0.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "));
        lines.filter(|(known, _)| *known == key).map(|(_, text)| text).next()
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
        assert_eq!(english.len(), 12);
        for (code, files) in LANGUAGES {
            assert_eq!(gaps(files), english, "{code}");
        }
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
