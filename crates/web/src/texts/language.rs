use sideboards_client::settings::Options;

// `locales/languages.txt` as code: `Language`, `Plural`, and for tests `TEXTS` and `SAMPLES`.
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
        for (language, form, numbers) in SAMPLES {
            for number in numbers.iter().cloned().flatten() {
                assert_eq!(language.plural(number), *form, "{language:?}, {number}");
                assert_eq!(language.plural(-number), *form, "{language:?}, {}", -number);
            }
        }
    }
}
