//! Puzzles and what decisions are worth in the player's language.

use sideboards_client::puzzles::PuzzleOutcome;
use sideboards_puzzles::{Expectation, Kind, Theme};

use crate::texts::LaterTexts;
use crate::words::kind_word;

pub(super) fn kind_name(t: &LaterTexts, kind: Kind) -> String {
    t.puzzles_kind(&kind.to_string())
}

/// Names a theme, with its goal.
pub(super) fn theme_words(t: &LaterTexts, theme: Theme) -> String {
    let idea = t.puzzles_idea(&theme.idea.to_string());
    match theme.goal {
        Some(goal) => format!("{idea} · {}", kind_word(t, goal)),
        None => idea,
    }
}

pub(super) const fn outcome_name(outcome: PuzzleOutcome) -> &'static str {
    match outcome {
        PuzzleOutcome::Right => "right",
        PuzzleOutcome::Near => "near",
        PuzzleOutcome::Wrong => "wrong",
    }
}

/// Writes what something is worth, with one decimal where it is no whole number.
pub(super) fn points_words(t: &LaterTexts, value: Expectation) -> String {
    match whole(value) {
        Some(points) => t.points_count(points),
        None => t.puzzles_points(value.to_f64()),
    }
}

/// Returns the exact value as text, where the words above round it.
pub(super) fn exact_words(t: &LaterTexts, value: Expectation) -> Option<String> {
    whole(value).is_none().then(|| t.puzzles_exactly(&value.to_string()))
}

fn whole(value: Expectation) -> Option<u16> {
    value.to_string().parse().ok()
}
