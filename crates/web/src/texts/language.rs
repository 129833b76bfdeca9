use sideboards_client::settings::Options;
/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Language {
    #[default]
    English,
    German,
    French,
    Italian,
    Polish,
    Portuguese,
}

impl Options for Language {
    const ALL: &'static [Self] =
        &[Self::English, Self::German, Self::French, Self::Italian, Self::Polish, Self::Portuguese];

    fn name(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Polish => "pl",
            Self::Portuguese => "pt",
        }
    }
}

/// The form that a number takes, as Unicode's CLDR names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Plural {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::One => "one",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

impl Language {
    /// Gives the name that the language has for itself.
    pub(crate) const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::Polish => "Polski",
            Self::Portuguese => "Português",
        }
    }

    /// Gives the form of a whole number.
    pub(super) const fn plural(self, number: i64) -> Plural {
        let number = number.unsigned_abs();
        match self {
            // Portuguese is that of Portugal (pt-PT): unlike in Brazil, nothing is plural.
            Self::French if number < 2 => Plural::One,
            Self::Polish => match (number, number % 10, number % 100) {
                (1, ..) => Plural::One,
                (_, 2..=4, 0..=11 | 15..=99) => Plural::Few,
                _ => Plural::Many,
            },
            _ if number == 1 => Plural::One,
            _ => Plural::Other,
        }
    }

    /// Gives the sign before tenths.
    pub(super) const fn point(self) -> char {
        match self {
            Self::English => '.',
            _ => ',',
        }
    }
}

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
        let forms = |language: Language, numbers: &[i64]| -> Vec<&str> {
            numbers.iter().map(|number| language.plural(*number).name()).collect()
        };
        let numbers = [0, 1, 2, 4, 5, 11, 12, 14, 15, 21, 22, 101, 102, 112];
        let polish = [
            "many", "one", "few", "few", "many", "many", "many", "many", "many", "many", "few", "many",
            "few", "many",
        ];
        assert_eq!(forms(Language::Polish, &numbers), polish);
        assert_eq!(forms(Language::French, &[0, 1, 2]), ["one", "one", "other"]);
        for language in [Language::English, Language::German, Language::Italian, Language::Portuguese] {
            assert_eq!(forms(language, &[0, 1, 2]), ["other", "one", "other"]);
        }
        assert_eq!(forms(Language::English, &[-1]), ["one"]);
    }
}
