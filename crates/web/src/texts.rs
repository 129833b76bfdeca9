//! Every text that a person reads, in the language they chose. The files are in `locales`.

use std::cell::RefCell;

pub(crate) use generated::{L10n, L10nLanguage as Texts};

#[allow(clippy::all, clippy::pedantic, missing_debug_implementations, reason = "written by fluent-typed")]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/texts.rs"));
}

thread_local! {
    /// Languages are loaded when they are first spoken, and stay.
    static SPOKEN: RefCell<Vec<(L10n, &'static Texts)>> = const { RefCell::new(Vec::new()) };
    static CURRENT: RefCell<L10n> = RefCell::new(L10n::default());
}

/// Gives the texts of the current language. The page is drawn anew when the language changes, so components may keep it.
pub(crate) fn texts() -> &'static Texts {
    in_language(CURRENT.with_borrow(|language| *language))
}

/// Changes the current language.
pub(crate) fn speak(language: L10n) {
    CURRENT.set(language);
}

/// Gives the texts of one language.
pub(crate) fn in_language(language: L10n) -> &'static Texts {
    SPOKEN.with_borrow_mut(|spoken| match spoken.iter().find(|(known, _)| *known == language) {
        Some((_, texts)) => texts,
        None => {
            let texts: &'static Texts = Box::leak(Box::new(language.load()));
            spoken.push((language, texts));
            texts
        }
    })
}

/// Finds the language for what a browser calls it: `pt-BR` is Portuguese.
pub(crate) fn language_of(tag: &str) -> Option<L10n> {
    let language = tag.split(['-', '_']).next()?.to_ascii_lowercase();
    language.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_understood() {
        assert_eq!(language_of("pt-BR"), Some(L10n::Pt));
        assert_eq!(language_of("DE"), Some(L10n::De));
        assert_eq!(language_of("eo"), None);
    }
}
