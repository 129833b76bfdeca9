//! What is wrong with a box, in the language of the player.

use sideboards_rules::{
    COLUMNS, CardError, Content, Deck, Fault, FaultKind, Field, GoalsError, LINES, LinesError, Pattern,
    PatternError, Points, ValueKind,
};

use crate::texts::LaterTexts;
use crate::words::kind_word;

/// Describes a fault and where in the file it is.
pub(super) fn fault_words_at(t: &LaterTexts, fault: &Fault) -> String {
    t.fault_at(fault.place.line, fault.place.column, &fault_words(t, &fault.kind))
}

/// Describes a fault.
pub(super) fn fault_words(t: &LaterTexts, kind: &FaultKind) -> String {
    match kind {
        FaultKind::Syntax(detail) => t.fault_syntax(detail),
        FaultKind::TooLarge { bytes } => t.fault_too_large(*bytes, Content::MAX_FILE),
        FaultKind::Format { found } => t.fault_format(*found),
        FaultKind::Missing { key } => t.fault_missing(key),
        FaultKind::UnknownKey { key } => t.fault_unknown_key(key),
        FaultKind::Type { field, expected, found } => {
            t.fault_type(&field_words(t, *field), &value_words(t, *expected), &value_words(t, *found))
        }
        FaultKind::HugeNumber { field } => t.fault_huge(&field_words(t, *field)),
        FaultKind::Name => t.fault_name(FaultKind::MAX_NAME),
        FaultKind::Card { text, error } => t.fault_card(text, &card_words(t, error)),
        FaultKind::DuplicateCard { text, first_line } => t.fault_card_twice(text, *first_line),
        FaultKind::CardCount { count } => t.fault_card_count(FaultKind::MIN_CARDS, Deck::MAX_CARDS, *count),
        FaultKind::GoalNumber { number } => t.fault_goal_number(*number, u8::MAX),
        FaultKind::DuplicateGoal { number, first_line } => t.fault_goal_twice(*number, *first_line),
        FaultKind::MissingGoal { number } => t.fault_goal_missing(*number),
        FaultKind::NoGoalOfKind { kind } => t.fault_no_goal(&kind_word(t, *kind)),
        FaultKind::Kind { word } => t.fault_kind(word),
        FaultKind::Points { points } => t.fault_points(*points, Points::MAX_EACH.0),
        FaultKind::Pattern(error) => pattern_words(t, error),
        FaultKind::RowOf { word } => t.fault_row_of(word),
        FaultKind::Longest { rows } => t.fault_longest(*rows),
        FaultKind::RowCount => t.fault_row_count(),
        FaultKind::Lines(error) => lines_words(t, *error),
        FaultKind::Suggestion { name, error } => t.fault_suggestion(name, &goals_words(t, error)),
        FaultKind::SuggestionName { name } => t.fault_suggestion_name(name),
        FaultKind::DuplicateSuggestion { name } => t.fault_suggestion_twice(name),
        FaultKind::More => t.fault_more(),
    }
}

fn field_words(t: &LaterTexts, field: Field) -> String {
    match field {
        Field::Key(key) => t.fault_quoted(key),
        Field::EachOf(key) => t.fault_each(key),
    }
}

fn value_words(t: &LaterTexts, kind: ValueKind) -> String {
    t.fault_value(match kind {
        ValueKind::Text => "text",
        ValueKind::Integer => "integer",
        ValueKind::Float => "float",
        ValueKind::Boolean => "boolean",
        ValueKind::Date => "date",
        ValueKind::List => "list",
        ValueKind::Table => "table",
    })
}

fn card_words(t: &LaterTexts, error: &CardError) -> String {
    match error {
        CardError::Length { letters } => t.fault_card_length(*letters),
        CardError::Colour { drawer, letter } => t.fault_card_colour(*drawer, &letter.to_string()),
        CardError::Handle { drawer, letter } => t.fault_card_handle(*drawer, &letter.to_string()),
    }
}

fn pattern_words(t: &LaterTexts, error: &PatternError) -> String {
    match error {
        PatternError::Empty => t.fault_pattern_empty(),
        PatternError::Letter { line, letter } => t.fault_pattern_letter(*line, &letter.to_string()),
        PatternError::TooManyDrawers { drawers } => t.fault_pattern_drawers(*drawers, Pattern::MAX_DRAWERS),
        PatternError::TooLarge { columns, lines } => t.fault_pattern_size(*columns, *lines, COLUMNS, LINES),
    }
}

fn lines_words(t: &LaterTexts, error: LinesError) -> String {
    match error {
        LinesError::Empty => t.fault_lines_none(),
        LinesError::Twice { number } => t.fault_lines_twice(number),
        LinesError::NoSuchLine { number } => t.fault_lines_unknown(number, LINES),
    }
}

fn goals_words(t: &LaterTexts, error: &GoalsError) -> String {
    match error {
        GoalsError::Count { count } => t.fault_goals_count(*count),
        GoalsError::Unknown { number, last } => t.fault_goals_unknown(*number, *last),
        GoalsError::SameKind { first, second, kind } => {
            t.fault_goals_same(first.0, second.0, &kind_word(t, *kind))
        }
        GoalsError::UnknownSuggestion { name, .. } => t.fault_suggestion_unknown(name),
    }
}
