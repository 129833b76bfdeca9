//! Reads the text of a content file as a draft: types must be right, but values need not be valid.

use toml::de::DeTable;

use super::super::Content;
use super::super::faults::FaultKind;
use super::super::file::row_of;
use super::super::reader::{Reader, TomlTable, short};
use super::{ContentDraft, CountDraft, FORMAT, GoalDraft, SuggestionDraft};
use crate::{Card, GoalKind, Pattern};

/// The largest pattern that is read; no sideboard is as large.
const LARGEST: usize = 8;

impl ContentDraft {
    /// Reads a content file that may have faults, unless a draft cannot represent it.
    ///
    /// [`Content::parse`] reports all faults of such a file.
    pub fn read(text: &str) -> Option<Self> {
        if text.len() > Content::MAX_FILE {
            return None;
        }
        let root = DeTable::parse(text).ok()?;
        let mut reader = Reader::new(text);
        read(root.get_ref(), &mut reader).filter(|_| !reader.has_faults())
    }
}

fn read(root: &DeTable, reader: &mut Reader) -> Option<ContentDraft> {
    let mut file = TomlTable::new(root, 0..0);
    if let Some((span, found)) = file.number("format", reader)
        && found != FORMAT
    {
        reader.fault(&span, FaultKind::Format { found });
        return None;
    }
    let name = file.text("name", reader).map(|(_, name)| name.to_owned());
    let cards = read_cards(&mut file, reader);
    let mut goals: Vec<(i64, GoalDraft)> = Vec::new();
    for mut table in file.tables("goal", reader) {
        goals.extend(read_goal(&mut table, reader));
        table.finish(reader);
    }
    goals.sort_by_key(|(number, _)| *number);
    // A draft numbers its goals by their positions.
    for (expected, (number, _)) in (1..).zip(&goals) {
        if *number != expected {
            reader.fault(&(0..0), FaultKind::GoalNumber { number: *number });
            break;
        }
    }
    let mut suggestions = Vec::new();
    for mut table in file.tables("suggestion", reader) {
        suggestions.extend(read_suggestion(&mut table, reader));
        table.finish(reader);
    }
    file.finish(reader);
    let goals = goals.into_iter().map(|(_, goal)| goal).collect();
    Some(ContentDraft { name: name?, cards: cards?, goals, suggestions })
}

fn read_cards(file: &mut TomlTable, reader: &mut Reader) -> Option<Vec<Card>> {
    let (_, texts) = file.texts("cards", reader)?;
    let card = |(span, text): (_, &str)| {
        let card = text.parse::<Card>().map_err(|error| FaultKind::Card { text: short(text), error });
        reader.check(&span, card)
    };
    texts.into_iter().map(card).collect()
}

fn read_goal(table: &mut TomlTable, reader: &mut Reader) -> Option<(i64, GoalDraft)> {
    let number = table.number("number", reader);
    let name = table.text("name", reader);
    let points = table.number("points", reader);
    let (span, word) = table.text("kind", reader)?;
    let kind = GoalKind::ALL.into_iter().find(|kind| kind.to_string() == word);
    let kind = reader.check(&span, kind.ok_or_else(|| FaultKind::Kind { word: short(word) }))?;
    let goal = GoalDraft { name: name?.1.to_owned(), points: points?.1, ..GoalDraft::new(kind) };
    let goal = match kind {
        GoalKind::Row => read_row(table, goal, reader)?,
        GoalKind::Colour | GoalKind::Handle => GoalDraft { pattern: read_pattern(table, reader)?, ..goal },
    };
    Some((number?.1, goal))
}

fn read_pattern(table: &mut TomlTable, reader: &mut Reader) -> Option<Vec<(usize, usize)>> {
    let (span, lines) = table.texts("pattern", reader)?;
    let lines: Vec<&str> = lines.into_iter().map(|(_, line)| line).collect();
    let letters = || {
        let of_line = |(line, text): (usize, &'_ str)| {
            text.chars().enumerate().map(|(column, letter)| ((column, line), letter)).collect::<Vec<_>>()
        };
        lines.iter().copied().enumerate().flat_map(of_line)
    };
    let is_odd = |((column, line), letter): (super::Cell, char)| match letter {
        '#' => column >= LARGEST || line >= LARGEST,
        letter => letter != '.',
    };
    if letters().any(is_odd) {
        // A pattern too large for a draft may be valid once its borders are cut.
        let pattern = reader.check(&span, Pattern::parse(lines.iter().copied()))?;
        return Some(super::cells(&pattern));
    }
    Some(letters().filter(|(_, letter)| *letter == '#').map(|(cell, _)| cell).collect())
}

fn read_row(table: &mut TomlTable, goal: GoalDraft, reader: &mut Reader) -> Option<GoalDraft> {
    let of = table.text("of", reader).and_then(|(span, word)| reader.check(&span, row_of(word)));
    let longest = table.optional_number("longest", reader);
    let lines = table.optional_numbers("lines", reader);
    let count = match (longest, lines) {
        (Some((_, rows)), None) => CountDraft::Longest(rows),
        (None, Some((_, lines))) => CountDraft::Lines(lines.into_iter().map(|(_, line)| line).collect()),
        _ => {
            reader.fault(&table.span().clone(), FaultKind::RowCount);
            return None;
        }
    };
    Some(GoalDraft { of: of?, count, ..goal })
}

fn read_suggestion(table: &mut TomlTable, reader: &mut Reader) -> Option<SuggestionDraft> {
    let name = table.text("name", reader);
    let goals = table.numbers("goals", reader);
    let goals = goals?.1.into_iter().map(|(_, number)| number).collect();
    Some(SuggestionDraft { name: name?.1.to_owned(), goals })
}
