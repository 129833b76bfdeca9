//! Writes a draft as a content file, and finds which part a place in that text belongs to.

use std::fmt::{self, Write};

use super::{ContentDraft, ContentPart, CountDraft, FORMAT, GoalDraft, TextPosition};
use crate::{Card, GoalKind};

/// How many cards are written in a line.
const CARDS_A_LINE: usize = 5;

impl ContentDraft {
    /// Writes a content file. It is valid TOML even if the box is not valid.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.write_to(&mut text).expect("a text takes everything");
        text
    }

    fn write_to(&self, text: &mut String) -> fmt::Result {
        write!(text, "format = {FORMAT}\nname = {}\n\ncards = [\n", quoted(&self.name))?;
        for cards in self.cards.chunks(CARDS_A_LINE) {
            let cards: Vec<String> = cards.iter().map(|card: &Card| format!("\"{card}\"")).collect();
            writeln!(text, "    {},", cards.join(", "))?;
        }
        text.push_str("]\n");
        for (index, goal) in self.goals.iter().enumerate() {
            write!(text, "\n[[goal]]\nnumber = {}\n", index + 1)?;
            goal.write_to(text)?;
        }
        for suggestion in &self.suggestions {
            let (name, goals) = (quoted(&suggestion.name), &suggestion.goals);
            write!(text, "\n[[suggestion]]\nname = {name}\ngoals = {goals:?}\n")?;
        }
        Ok(())
    }
}

impl GoalDraft {
    fn write_to(&self, text: &mut String) -> fmt::Result {
        let (name, kind, points) = (quoted(&self.name), self.kind, self.points);
        write!(text, "name = {name}\nkind = \"{kind}\"\npoints = {points}\n")?;
        if self.kind == GoalKind::Row {
            writeln!(text, "of = \"{}\"", self.of)?;
            return match &self.count {
                CountDraft::Longest(rows) => writeln!(text, "longest = {rows}"),
                CountDraft::Lines(lines) => writeln!(text, "lines = {lines:?}"),
            };
        }
        text.push_str("pattern = [\n");
        for line in self.drawing() {
            writeln!(text, "    \"{line}\",")?;
        }
        text.push_str("]\n");
        Ok(())
    }
}

/// Writes a text as a TOML string.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            control if control.is_control() => {
                write!(quoted, "\\u{:04X}", u32::from(control)).expect("a text takes everything");
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}

impl ContentPart {
    /// Finds the part at a place in a text written by [`ContentDraft::write`]; goals are counted in the order of
    /// the text.
    pub fn at(place: TextPosition, text: &str) -> Self {
        let mut part = Self::Whole;
        for line in text.lines().take(place.line) {
            part = match (line, part) {
                ("[[goal]]", Self::Goal(index)) => Self::Goal(index + 1),
                ("[[goal]]", _) => Self::Goal(0),
                ("[[suggestion]]", Self::Suggestion(index)) => Self::Suggestion(index + 1),
                ("[[suggestion]]", _) => Self::Suggestion(0),
                _ => part,
            };
        }
        let first_card = text.lines().take_while(|line| *line != "cards = [").count() + 2;
        if part == Self::Whole && place.line >= first_card {
            // Each card takes fourteen letters, after four spaces.
            part = Self::Card((place.line - first_card) * CARDS_A_LINE + place.column.saturating_sub(5) / 14);
        }
        part
    }
}
