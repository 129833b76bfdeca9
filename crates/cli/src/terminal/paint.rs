//! Colours. They are always written here; `anstream` removes them if the output is not a terminal.

use std::fmt::Display;

use anstyle::{AnsiColor, Color, Effects, RgbColor, Style};
use sideboards_rules::{Card, Colour, Drawer};

/// Returns the style of a drawer: readable letters on its colour.
fn style(colour: Colour) -> Style {
    let (behind, letters) = match colour {
        Colour::Red => (RgbColor(0xb8, 0x32, 0x2a), AnsiColor::BrightWhite),
        Colour::Turquoise => (RgbColor(0x2f, 0xa8, 0xa0), AnsiColor::Black),
        Colour::Pink => (RgbColor(0xf0, 0xa0, 0xb8), AnsiColor::Black),
        Colour::Orange => (RgbColor(0xe8, 0x92, 0x2e), AnsiColor::Black),
        Colour::Black => (RgbColor(0x2a, 0x28, 0x2a), AnsiColor::BrightWhite),
    };
    Style::new().bg_color(Some(Color::Rgb(behind))).fg_color(Some(letters.into()))
}

/// Paints a drawer, four letters wide.
pub(crate) fn drawer(drawer: Drawer) -> String {
    let style = style(drawer.colour);
    format!("{style} {drawer} {style:#}")
}

/// Paints a card in one line, top drawer first.
pub(crate) fn card(card: &Card) -> String {
    card.drawers()
        .map(|drawer| {
            let style = style(drawer.colour);
            format!("{style}{drawer}{style:#}")
        })
        .concat()
}

/// Paints the cards in a text such as a decision, and keeps the other words.
pub(crate) fn paint_cards(text: &str) -> String {
    let word = |word: &str| word.parse().map_or_else(|_| word.to_owned(), |face| card(&face));
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn bold(text: impl Display) -> String {
    let style = Style::new().effects(Effects::BOLD);
    format!("{style}{text}{style:#}")
}

pub(crate) fn dim(text: impl Display) -> String {
    let style = Style::new().effects(Effects::DIMMED);
    format!("{style}{text}{style:#}")
}
