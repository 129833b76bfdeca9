//! Every text that a person reads, in the language they chose. The files are in `locales`; `build.rs` makes a function of
//! each message.

mod language;
mod message;

use std::cell::{Cell, RefCell};

use js_sys::Array;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

pub(crate) use self::language::Language;
use self::message::Argument;
use crate::settings::Options;

/// The texts of one language.
pub(crate) struct Texts {
    language: Language,
    messages: Vec<&'static str>,
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Texts {
    fn new(language: Language, words: String) -> Self {
        // A language that was learnt stays as long as the page.
        Self { language, messages: words.leak().lines().collect() }
    }

    fn say(&self, index: usize, arguments: &[Argument]) -> String {
        message::say(self.messages[index], arguments, self.language)
    }
}

thread_local! {
    static LEARNT: RefCell<Vec<&'static Texts>> = const { RefCell::new(Vec::new()) };
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
    /// Where the texts of each language are.
    static SOURCES: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Gives the texts of the current language. The page is drawn anew when the language changes, so components may keep it.
pub(crate) fn texts() -> &'static Texts {
    learnt(CURRENT.get()).expect("a language is spoken after it was learnt")
}

/// Changes the current language.
pub(crate) fn speak(language: Language) {
    CURRENT.set(language);
}

/// Takes in the texts of a language.
pub(crate) fn learn(language: Language, words: String) {
    LEARNT.with_borrow_mut(|learnt| learnt.push(Box::leak(Box::new(Texts::new(language, words)))));
}

/// Remembers where the texts of all languages are: pairs of a language and an address.
pub(crate) fn know(sources: &Array) {
    let pair = |pair: JsValue| {
        let pair: Array = pair.unchecked_into();
        Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
    };
    SOURCES.set(sources.iter().filter_map(pair).collect());
}

/// Loads a language and tells whether it can be spoken.
pub(crate) async fn fetch(language: Language) -> bool {
    if learnt(language).is_none() {
        let source = SOURCES.with_borrow(|sources| {
            sources.iter().find(|(name, _)| name == language.name()).map(|(_, address)| address.clone())
        });
        if let Some(words) = download(source).await {
            learn(language, words);
        }
    }
    learnt(language).is_some()
}

async fn download(source: Option<String>) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(&source?)).await.ok()?;
    let response: web_sys::Response = response.unchecked_into();
    JsFuture::from(response.text().ok().filter(|_| response.ok())?).await.ok()?.as_string()
}

fn learnt(language: Language) -> Option<&'static Texts> {
    LEARNT.with_borrow(|learnt| learnt.iter().copied().find(|texts| texts.language == language))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [(Language, &str); 6] = [
        (Language::English, include_str!(concat!(env!("OUT_DIR"), "/en.txt"))),
        (Language::German, include_str!(concat!(env!("OUT_DIR"), "/de.txt"))),
        (Language::French, include_str!(concat!(env!("OUT_DIR"), "/fr.txt"))),
        (Language::Italian, include_str!(concat!(env!("OUT_DIR"), "/it.txt"))),
        (Language::Polish, include_str!(concat!(env!("OUT_DIR"), "/pl.txt"))),
        (Language::Portuguese, include_str!(concat!(env!("OUT_DIR"), "/pt.txt"))),
    ];

    #[test]
    fn every_language_says_everything() {
        let lines = |source: &str| source.lines().count();
        for (language, source) in ALL {
            assert_eq!(lines(source), lines(ALL[0].1), "{language:?}");
            assert!(source.lines().all(|message| !message.is_empty()), "{language:?}");
        }
    }

    #[test]
    fn polish_counts_as_poles_do() {
        let polish = Texts::new(Language::Polish, ALL[4].1.to_owned());
        let said: Vec<String> = [1, 2, 5, 12, 22, 25].map(|count: i32| polish.points_count(count)).to_vec();
        assert_eq!(said, ["1 punkt", "2 punkty", "5 punktów", "12 punktów", "22 punkty", "25 punktów"]);
    }
}
