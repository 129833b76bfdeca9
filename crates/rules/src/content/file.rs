//! From the text of a content file to a [`Content`], or to all its faults.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use toml::de::DeTable;

use super::faults::FaultKind;
use super::reader::{At, Reader, TomlTable, short};
use super::{Content, ContentErrors, trio};
use crate::{
    Aspect, Card, CombinationRule, Deck, Goal, GoalKind, GoalNumber, GoalRule, LineSet, Pattern, Points,
    RowCount, RowOf, RowRule, Suggestion,
};

/// The only format so far.
pub(super) const FORMAT: i64 = 1;

pub(super) fn parse(text: &str) -> Result<Content, ContentErrors> {
    let mut reader = Reader::new(text);
    if text.len() > Content::MAX_FILE {
        reader.fault(&(0..0), FaultKind::TooLarge { bytes: text.len() });
        return Err(ContentErrors(reader.into_faults()));
    }
    let (root, errors) = DeTable::parse_recoverable(text);
    for error in errors {
        reader.fault(&error.span().unwrap_or(0..0), FaultKind::Syntax(error.message().to_owned()));
    }
    // Don't guess what a broken line means: validate once the file is TOML.
    let content = if reader.has_faults() { None } else { read(root.get_ref(), &mut reader) };
    match content {
        Some(content) if !reader.has_faults() => Ok(content),
        _ => Err(ContentErrors(reader.into_faults())),
    }
}

fn read(root: &DeTable, reader: &mut Reader) -> Option<Content> {
    let mut file = TomlTable::new(root, 0..0);
    if let Some((span, found)) = file.number("format", reader)
        && found != FORMAT
    {
        reader.fault(&span, FaultKind::Format { found });
        return None;
    }
    let name = file.name("name", reader);
    let deck = read_cards(&mut file, reader);
    let goals = read_goals(file.tables("goal", reader), reader);
    // A trio is judged against the goals of the box, so only once those are right.
    let suggestions = file.tables("suggestion", reader);
    let suggestions = goals.as_ref().map(|goals| read_suggestions(suggestions, goals, reader));
    file.finish(reader);
    Some(Content::new(name?.1, deck?, goals?, suggestions?))
}

fn read_cards(file: &mut TomlTable, reader: &mut Reader) -> Option<Deck> {
    let (list, texts) = file.texts("cards", reader)?;
    let mut cards = Vec::with_capacity(texts.len());
    let mut first_seen = BTreeMap::new();
    // Invalid ones are reported separately and still count.
    let count = file.list_len("cards");
    if !(FaultKind::MIN_CARDS..=Deck::MAX_CARDS).contains(&count) {
        reader.fault(&list, FaultKind::CardCount { count });
    }
    for (span, text) in texts {
        match text.parse::<Card>() {
            Err(error) => reader.fault(&span, FaultKind::Card { text: short(text), error }),
            Ok(card) => match first_seen.entry(card.canonical()) {
                Entry::Occupied(first) => {
                    let first_line = reader.place(*first.get()).line;
                    reader.fault(&span, FaultKind::DuplicateCard { text: short(text), first_line });
                }
                Entry::Vacant(new) => {
                    new.insert(span.start);
                    cards.push(card);
                }
            },
        }
        if reader.is_full() {
            break;
        }
    }
    // Only make a deck of a valid size; the faults above stop the rest.
    (cards.len() <= Deck::MAX_CARDS).then(|| Deck::new(cards))
}

/// Returns the goals in the order of their numbers; nothing if any of them has a fault.
fn read_goals(tables: Vec<TomlTable>, reader: &mut Reader) -> Option<Vec<Goal>> {
    let mut by_number = BTreeMap::<u8, At<Option<Goal>>>::new();
    for mut table in tables {
        if reader.is_full() {
            return None;
        }
        let number = table.number("number", reader);
        let goal = read_goal(&mut table, reader);
        if let Some((span, number)) = number {
            match u8::try_from(number) {
                Err(_) | Ok(0) => reader.fault(&span, FaultKind::GoalNumber { number }),
                Ok(number) => match by_number.entry(number) {
                    Entry::Occupied(first) => {
                        let first_line = reader.place(first.get().0.start).line;
                        reader.fault(&span, FaultKind::DuplicateGoal { number, first_line });
                    }
                    Entry::Vacant(new) => {
                        let goal = goal.map(|(name, rule)| Goal { number: GoalNumber(number), name, rule });
                        new.insert((span, goal));
                    }
                },
            }
        }
        table.finish(reader);
    }
    let has_no_gap = check_numbers(&by_number, reader);
    let goals: Vec<Goal> = by_number.into_values().map(|(_, goal)| goal).collect::<Option<_>>()?;
    for kind in GoalKind::ALL {
        if !goals.iter().any(|goal| goal.kind() == kind) {
            reader.fault(&(0..0), FaultKind::NoGoalOfKind { kind });
        }
    }
    has_no_gap.then_some(goals)
}

/// Reports the first number of each gap, at the goal that follows it, and returns whether there is none.
fn check_numbers<T>(by_number: &BTreeMap<u8, At<T>>, reader: &mut Reader) -> bool {
    let mut expected = 1;
    let mut has_no_gap = true;
    for (&number, (span, _)) in by_number {
        if number != expected {
            reader.fault(span, FaultKind::MissingGoal { number: expected });
            has_no_gap = false;
        }
        expected = number.saturating_add(1);
    }
    has_no_gap
}

fn read_goal(table: &mut TomlTable, reader: &mut Reader) -> Option<(String, GoalRule)> {
    let name = table.name("name", reader);
    let points = table.number("points", reader).and_then(|(span, points)| {
        let checked = u16::try_from(points).ok().map(Points);
        let checked = checked.filter(|points| (Points(1)..=Points::MAX_EACH).contains(points));
        reader.check(&span, checked.ok_or(FaultKind::Points { points }))
    });
    let (span, kind) = table.text("kind", reader)?;
    let rule = match kind {
        "colour" => read_combination(table, Aspect::Colour, points, reader),
        "handle" => read_combination(table, Aspect::Handle, points, reader),
        "row" => read_row(table, points, reader),
        word => {
            reader.fault(&span, FaultKind::Kind { word: short(word) });
            // Without a kind, the valid keys are unknown, so report none as unknown.
            table.ignore(&["pattern", "of", "longest", "lines"]);
            None
        }
    };
    Some((name?.1, rule?))
}

fn read_combination(
    table: &mut TomlTable,
    aspect: Aspect,
    points: Option<Points>,
    reader: &mut Reader,
) -> Option<GoalRule> {
    let (span, lines) = table.texts("pattern", reader)?;
    let pattern = reader.check(&span, Pattern::parse(lines.into_iter().map(|(_, line)| line)));
    Some(GoalRule::Combination(CombinationRule { aspect, pattern: pattern?, points: points? }))
}

fn read_row(table: &mut TomlTable, points: Option<Points>, reader: &mut Reader) -> Option<GoalRule> {
    let of = table.text("of", reader).and_then(|(span, word)| reader.check(&span, row_of(word)));
    let longest = table.optional_number("longest", reader);
    let lines = table.optional_numbers("lines", reader);
    let count = match (longest, lines) {
        (Some((_, 1)), None) => Some(RowCount::Longest),
        (Some((_, 2)), None) => Some(RowCount::TwoLongest),
        (None, Some((span, numbers))) => {
            let lines = LineSet::from_numbers(numbers.into_iter().map(|(_, number)| number));
            reader.check(&span, lines).map(RowCount::InLines)
        }
        (Some((span, rows)), None) => reader.check(&span, Err(FaultKind::Longest { rows })),
        (Some((span, _)), Some(_)) => reader.check(&span, Err(FaultKind::RowCount)),
        (None, None) => reader.check(&table.span().clone(), Err(FaultKind::RowCount)),
    };
    Some(GoalRule::Row(RowRule { of: of?, count: count?, points: points? }))
}

pub(super) fn row_of(word: &str) -> Result<RowOf, FaultKind> {
    RowOf::parse(word).ok_or_else(|| FaultKind::RowOf { word: short(word) })
}

fn read_suggestions(tables: Vec<TomlTable>, goals: &[Goal], reader: &mut Reader) -> Vec<Suggestion> {
    let mut suggestions: Vec<Suggestion> = Vec::with_capacity(tables.len());
    let mut names = BTreeSet::new();
    for mut table in tables {
        if reader.is_full() {
            break;
        }
        let name = table.name("name", reader);
        let numbers = table.numbers("goals", reader);
        table.finish(reader);
        let (Some((name_span, name)), Some((span, numbers))) = (name, numbers) else { continue };
        if name == "random" || name.starts_with(|first: char| first.is_ascii_digit()) {
            reader.fault(&name_span, FaultKind::SuggestionName { name });
            continue;
        }
        if !names.insert(name.clone()) {
            reader.fault(&name_span, FaultKind::DuplicateSuggestion { name });
            continue;
        }
        let numbers: Vec<i64> = numbers.into_iter().map(|(_, number)| number).collect();
        let trio = trio(goals, &numbers).map_err(|error| FaultKind::Suggestion { name: name.clone(), error });
        suggestions.extend(reader.check(&span, trio).map(|goals| Suggestion { name, goals }));
    }
    suggestions
}
