//! Puzzles, decisions and their worth in the player's language.

use sideboards_client::puzzles::Outcome;
use sideboards_puzzles::{Expectation, Kind, Theme};
use sideboards_rules::{Decision, End, Hand, Placement, Turned};

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

pub(super) const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Right => "right",
        Outcome::Near => "near",
        Outcome::Wrong => "wrong",
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

/// Describes a decision with the cards of a hand.
pub(super) fn decision_words(t: &LaterTexts, decision: &Decision, hand: Hand) -> String {
    let Some(choice) = decision.choice() else { return heading(t, decision) };
    let cards = choice.steps().map(|(placed, _)| {
        let number = hand.cards().iter().position(|card| *card == placed.card).map_or(0, |index| index + 1);
        match placed.turned {
            Turned::AsPrinted => t.replay_card(number),
            Turned::HalfTurn => t.replay_card_turned(number),
        }
    });
    t.labelled(&heading(t, decision), &cards.collect::<Vec<_>>().join(", "))
}

fn heading(t: &LaterTexts, decision: &Decision) -> String {
    match decision {
        Decision::Start(_) => t.hint_start(),
        Decision::Place(Placement { end: End::Left, .. }) => t.hint_left(),
        Decision::Place(_) => t.hint_right(),
        Decision::Exchange | Decision::TakeBack => t.hint_exchange(),
    }
}
