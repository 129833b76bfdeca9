//! The HTML documents: the home page in each language, and the page that waits for the program.

use anyhow::{Context, Result};
use first_page::{COLOURS, Frame, Texts, definitions, frame};
use locales::SOURCE;
use markup::escape;

/// The document of every place but the home page.
const PAGE: &str = "/page.html";

/// Its content while the program is loading.
const WAITING: &str =
    r#"<div class="waiting"><img src="{{icon.svg}}" width="210" height="210" alt=""><p>Sideboards</p></div>"#;

/// The description for search engines.
const DESCRIPTION: &str = "Build a sideboard, drawer by drawer: a card game to play solo, against bots, pass and play or online with friends, in six languages, even offline.";

/// The HTML documents: the home page in each language, and the page that waits for the program.
pub(crate) struct Documents {
    names: Vec<String>,
    homes: Vec<Home>,
}

struct Home {
    language: String,
    description: String,
    body: String,
}

impl Documents {
    /// Begins with the names of the messages, in the order of the lines of each language.
    pub(crate) const fn new(names: Vec<String>) -> Self {
        Self { names, homes: Vec::new() }
    }

    /// Adds the home page in a language, whose messages are given one per line.
    pub(crate) fn add(&mut self, language: &str, lines: &str) -> Result<()> {
        let messages = Messages { names: &self.names, lines: lines.lines().collect() };
        let (texts, around) = (messages.texts()?, messages.frame()?);
        let mut letters = [const { String::new() }; 5];
        for (letter, colour) in letters.iter_mut().zip(COLOURS) {
            choice(messages.say("colour-letter")?, colour).context("a letter")?.clone_into(letter);
        }
        let body = format!("{}{}", definitions(&letters), frame(&around, &texts));
        self.homes.push(Home { language: language.to_owned(), description: texts.lead, body });
        Ok(())
    }

    /// Returns the codes of all languages as a list in JavaScript.
    pub(crate) fn languages(&self) -> String {
        format!("{:?}", self.homes.iter().map(|home| &home.language).collect::<Vec<_>>())
    }

    /// Fills the template, and returns each document with its path.
    pub(crate) fn write(&self, template: &str) -> Vec<(String, String)> {
        let fill = |language: &str, description: &str, body: &str| {
            let filled =
                template.replace("{{language}}", language).replace("{{description}}", &escape(description));
            filled.replace("{{body}}", body)
        };
        let page = (PAGE.to_owned(), fill(SOURCE, DESCRIPTION, WAITING));
        let homes = self.homes.iter().map(|home| {
            (format!("/{}.html", home.language), fill(&home.language, &home.description, &home.body))
        });
        [page].into_iter().chain(homes).collect()
    }
}

/// The messages of a language by their names.
struct Messages<'t> {
    names: &'t [String],
    lines: Vec<&'t str>,
}

impl<'t> Messages<'t> {
    fn say(&self, name: &str) -> Result<&'t str> {
        let place = self.names.iter().position(|known| known == name);
        place.and_then(|place| self.lines.get(place).copied()).with_context(|| format!("no text {name}"))
    }

    fn texts(&self) -> Result<Texts> {
        let say = |name: &str| self.say(name).map(str::to_owned);
        Ok(Texts {
            title: say("title")?,
            lead: say("home-lead")?,
            facts: say("home-facts")?,
            learn: say("home-learn")?,
            know: say("home-know")?,
            resume: say("home-continue")?,
            play: say("play")?,
            again: say("home-again")?,
            new_game: say("new-title")?,
            finished: say("home-finished")?,
            daily: say("daily-title")?,
            daily_text: say("home-daily-text")?,
            puzzles: say("puzzles-title")?,
            puzzles_text: say("home-puzzles-text")?,
            online: say("home-online")?,
            online_text: say("home-online-text")?,
            solo: say("home-solo")?,
            bots: say("home-bots")?,
            device: say("home-device")?,
            besides: say("home-besides")?,
            sheet: say("sheet-title")?,
            past: say("home-past")?,
            statistics: say("statistics-title")?,
            boxes: say("boxes-title")?,
            offline: say("home-offline")?,
            edition: say("home-box")?,
            licences: say("licences")?,
        })
    }

    fn frame(&self) -> Result<Frame> {
        let say = |name: &str| self.say(name).map(str::to_owned);
        Ok(Frame {
            skip: say("skip")?,
            navigation: say("main-navigation")?,
            learn: say("learn")?,
            rules: say("rules")?,
            settings: say("settings")?,
            open: say("home-load")?,
        })
    }
}

/// Returns the text that a message selects for a key; the last one is the default.
/// `crates/web/src/texts/message.rs` explains the signs.
fn choice<'t>(message: &'t str, key: &str) -> Option<&'t str> {
    let variants = message.strip_prefix('\u{2}')?.get(1..)?.trim_end_matches(['\u{4}', '\u{5}']);
    let mut last = None;
    for variant in variants.split('\u{4}') {
        let (known, text) = variant.split_once('\u{3}')?;
        last = Some(text);
        if known == key {
            break;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_selection_is_read() {
        let message = "\u{2}0red\u{3}R\u{4}black\u{3}B\u{4}\u{5}";
        assert_eq!(choice(message, "red"), Some("R"));
        assert_eq!(choice(message, "mauve"), Some("B"));
        assert_eq!(choice("plain", "red"), None);
    }

    #[test]
    fn every_language_has_a_home_page() {
        let locales = locales::Locales::read(&crate::root().join("locales")).expect("texts without faults");
        let mut documents = Documents::new(locales.names);
        for (language, [first, _]) in &locales.lines {
            documents.add(&language.code, first).expect("all texts of the home page");
        }
        let written = documents.write("<html lang=\"{{language}}\">{{body}}");
        assert_eq!(written.len(), locales.lines.len() + 1);
        let (path, german) = &written[2];
        assert_eq!(path, "/de.html");
        assert!(german.starts_with("<html lang=\"de\">") && german.contains("Schubladen"), "{german}");
        // Selections and variables would appear as control characters.
        assert!(written.iter().all(|(_, document)| !document.contains(char::is_control)));
    }
}
