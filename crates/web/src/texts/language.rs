use sideboards_client::settings::Options;

// `locales/languages.txt` as code: `Language`, `Plural`, and `TEXTS` for tests.
include!(concat!(env!("OUT_DIR"), "/languages.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_by_their_names() {
        for language in Language::ALL {
            assert_eq!(Language::parse(language.name()), Some(*language));
        }
        assert_eq!(Language::parse("else"), None);
    }

    #[test]
    fn forms_are_those_of_cldr() {
        for language in Language::ALL {
            let forms = [0, 1, 2, 5, 22, 100].map(|number| language.plural(number).name());
            let expected = match language.name() {
                "fr" => ["one", "one", "other", "other", "other", "other"],
                "pl" => ["many", "one", "few", "many", "few", "many"],
                // Portuguese is that of Portugal: unlike in Brazil, nothing is plural.
                _ => ["other", "one", "other", "other", "other", "other"],
            };
            assert_eq!(forms, expected, "{language:?}");
        }
        let polish =
            [4, 11, 12, 14, 15, 21, 101, 102, 112, -3].map(|number| Language::Polish.plural(number).name());
        let expected = ["few", "many", "many", "many", "many", "many", "many", "few", "many", "few"];
        assert_eq!(polish, expected);
    }
}
