//! Every text that a person reads, in the language they chose. The files are in `locales`; `build.rs` makes a function of
//! each message.

mod language;
mod message;

use std::cell::{Cell, RefCell};
use std::ops::Deref;

use js_sys::Array;
use leptos::prelude::window;
use sideboards_client::settings::Options;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub(crate) use self::language::Language;
use self::message::Argument;

/// Messages of one language.
struct Messages {
    language: Language,
    lines: Vec<&'static str>,
}

impl Messages {
    fn new(language: Language, words: String) -> Self {
        // A language that was learnt stays as long as the page.
        Self { language, lines: words.leak().lines().collect() }
    }

    fn say(&self, index: usize, arguments: &[Argument]) -> String {
        message::say(self.lines[index], arguments, self.language)
    }
}

/// The texts of one language that the first page needs.
pub(crate) struct Texts {
    own: Messages,
}

/// The texts of the parts that are loaded later, and those of the first page.
pub(crate) struct LaterTexts {
    own: Messages,
    first: &'static Texts,
}

impl Deref for LaterTexts {
    type Target = Texts;

    fn deref(&self) -> &Texts {
        self.first
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Where the texts of a language are.
struct Source {
    language: Language,
    first: String,
    later: String,
}

thread_local! {
    static LEARNT: RefCell<Vec<&'static Texts>> = const { RefCell::new(Vec::new()) };
    static LEARNT_LATER: RefCell<Vec<&'static LaterTexts>> = const { RefCell::new(Vec::new()) };
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
    static SOURCES: RefCell<Vec<Source>> = const { RefCell::new(Vec::new()) };
}

/// Returns the texts of the current language. The page is drawn anew when the language changes, so components may keep it.
pub(crate) fn texts() -> &'static Texts {
    learnt(CURRENT.get()).expect("a language is spoken after it was learnt")
}

/// Returns all texts of the current language, in a part of the page that was loaded later.
pub(crate) fn later_texts() -> &'static LaterTexts {
    learnt_later(CURRENT.get()).expect("a part is shown after its texts were learnt")
}

/// Changes the current language.
pub(crate) fn speak(language: Language) {
    CURRENT.set(language);
}

/// Takes in the texts of a language.
pub(crate) fn learn(language: Language, words: String) {
    let texts = Texts { own: Messages::new(language, words) };
    LEARNT.with_borrow_mut(|learnt| learnt.push(Box::leak(Box::new(texts))));
}

/// Remembers where the texts of all languages are: a language and two addresses each.
pub(crate) fn know(sources: &Array) {
    let source = |source: JsValue| {
        let source: Array = source.unchecked_into();
        let language = Language::parse(&source.get(0).as_string()?)?;
        Some(Source { language, first: source.get(1).as_string()?, later: source.get(2).as_string()? })
    };
    SOURCES.set(sources.iter().filter_map(source).collect());
}

/// Loads a language and tells whether it can be spoken.
pub(crate) async fn fetch(language: Language) -> bool {
    if learnt(language).is_none()
        && let Some(words) = download(address(language, |source| &source.first)).await
    {
        learn(language, words);
    }
    learnt(language).is_some()
}

/// Loads the texts of the later parts in the current language, and tells whether they are there.
pub(crate) async fn fetch_later() -> bool {
    let language = CURRENT.get();
    if learnt_later(language).is_none()
        && let Some(words) = download(address(language, |source| &source.later)).await
        && let Some(first) = learnt(language)
    {
        let texts = LaterTexts { own: Messages::new(language, words), first };
        LEARNT_LATER.with_borrow_mut(|learnt| learnt.push(Box::leak(Box::new(texts))));
    }
    learnt_later(language).is_some()
}

fn address(language: Language, which: fn(&Source) -> &String) -> Option<String> {
    SOURCES.with_borrow(|sources| {
        sources.iter().find(|source| source.language == language).map(|source| which(source).clone())
    })
}

/// Loads a text, if it can be had.
pub(crate) async fn download(source: Option<String>) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(&source?)).await.ok()?;
    let response: web_sys::Response = response.unchecked_into();
    JsFuture::from(response.text().ok().filter(|_| response.ok())?).await.ok()?.as_string()
}

fn learnt(language: Language) -> Option<&'static Texts> {
    LEARNT.with_borrow(|learnt| learnt.iter().copied().find(|texts| texts.own.language == language))
}

fn learnt_later(language: Language) -> Option<&'static LaterTexts> {
    LEARNT_LATER.with_borrow(|learnt| learnt.iter().copied().find(|texts| texts.own.language == language))
}

/// Returns the texts of the first page without loading them, for tests.
#[cfg(test)]
pub(crate) fn first_texts(language: Language) -> Texts {
    let [first, _] = language::TEXTS.into_iter().find(|(known, _)| *known == language).expect("a language").1;
    Texts { own: Messages::new(language, first.to_owned()) }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Colour;

    use super::language::TEXTS;
    use super::*;
    use crate::words::{colour_letter, colour_word};

    #[test]
    fn every_language_says_everything() {
        let lines = |source: &str| source.lines().count();
        for (language, sources) in TEXTS {
            assert_eq!(sources.map(lines), TEXTS[0].1.map(lines), "{language:?}");
            assert!(
                sources.iter().flat_map(|source| source.lines()).all(|message| !message.is_empty()),
                "{language:?}"
            );
        }
    }

    #[test]
    fn drawers_have_five_letters_in_every_language() {
        for language in Language::ALL.iter().copied() {
            let texts = first_texts(language);
            let mut letters = Colour::ALL.map(|colour| colour_letter(&texts, colour));
            // They are keys as well, so each is on every keyboard.
            let is_letter = |letter: &String| letter.len() == 1 && letter.as_bytes()[0].is_ascii_uppercase();
            assert!(letters.iter().all(is_letter), "{language:?}: {letters:?}");
            for colour in Colour::ALL {
                let (letter, word) = (colour_letter(&texts, colour), colour_word(&texts, colour));
                assert!(word.to_uppercase().contains(&letter), "{language:?}: {letter} is not in {word}");
            }
            letters.sort();
            assert!(letters.is_sorted_by(|one, other| one != other), "{language:?}: {letters:?}");
        }
    }

    #[test]
    fn you_can_score_with_what_you_are_passed() {
        for language in Language::ALL.iter().copied() {
            let texts = first_texts(language);
            for points in [0, 1, 2, 5] {
                // A verb in the third person does not fit to "you".
                assert!(!texts.fact_passes("you", "Ada", points).contains("Ada"), "{language:?}");
                assert!(texts.fact_passes("other", "Ada", points).starts_with("Ada "), "{language:?}");
            }
        }
        let german = first_texts(Language::German);
        assert_eq!(german.fact_passes("you", "Du", 2), "du kannst 2 Punkte aus dem machen, was du bekommst");
    }

    #[test]
    fn polish_counts_as_poles_do() {
        let polish = first_texts(Language::Polish);
        let said: Vec<String> = [1, 2, 5, 12, 22, 25].map(|count: i32| polish.points_count(count)).to_vec();
        assert_eq!(said, ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"]);
    }

    #[test]
    fn nothing_is_plural_in_portugal_and_singular_in_france() {
        let said = |language| [0, 1, 2].map(|count: i32| first_texts(language).points_count(count));
        assert_eq!(said(Language::Portuguese), ["0 pontos", "1 ponto", "2 pontos"]);
        assert_eq!(said(Language::French), ["0 point", "1 point", "2 points"]);
    }
}
