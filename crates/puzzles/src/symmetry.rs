//! Decisions and positions that are equivalent in a mirror or upside down.
//!
//! A mirrored sideboard has the same value, because patterns may be mirrored and rows run both ways. An upside-down
//! sideboard has the same value if the row goal counts no particular lines, or lines that it keeps. Placed cards
//! are never moved, so after the start no two decisions are images of each other; only cards that look the same
//! both ways up, which custom boxes may have, can be placed in two equivalent ways.

use sideboards_rules::{
    Card, Decision, Goals, Hand, LINES, RowCount, Scorer, Sideboard, Start, Turned, View,
};

/// Returns whether two decisions of a viewer differ only by a mirrored or upside-down sideboard.
pub fn are_twins(one: &Decision, other: &Decision, view: &View) -> bool {
    twin_key(one, view) == twin_key(other, view)
}

/// Returns a key that twins have in common.
pub(crate) fn twin_key(decision: &Decision, view: &View) -> String {
    let deck = view.content().deck();
    let Decision::Start(start) = *decision else { return deck.text(decision).to_string() };
    let mirrored = Start { left: start.right, right: start.left };
    let mut images = vec![start, mirrored];
    if survives_upside_down(&view.scorer()) {
        images.extend([start, mirrored].map(upside_down));
    }
    let texts = images.into_iter().map(|image| deck.text(&Decision::Start(image)).to_string());
    texts.min().expect("a start is its own image")
}

/// Returns a key that is the same for equivalent positions: the same goals, the same sideboard up to symmetry and
/// the same hand.
pub fn position_key(goals: Goals, sideboard: &Sideboard, hand: &Hand, view: &View) -> String {
    let deck = view.content().deck();
    let faces: Vec<Card> = sideboard.cards().iter().map(|placed| deck.face(*placed)).collect();
    let mirrored: Vec<Card> = faces.iter().rev().copied().collect();
    let mut images = vec![faces, mirrored];
    if survives_upside_down(&view.scorer()) {
        let turned: Vec<Vec<Card>> =
            images.iter().map(|image| image.iter().map(Card::turned).collect()).collect();
        images.extend(turned);
    }
    let texts = images.iter().map(|image| image.iter().map(|card| format!(" {card}")).collect::<String>());
    let mut held: Vec<usize> = hand.cards().iter().map(|card| card.index()).collect();
    held.sort_unstable();
    format!("{goals}:{} {held:?}", texts.min().expect("a sideboard is its own image"))
}

fn upside_down(start: Start) -> Start {
    let turn = |mut placed: sideboards_rules::Placed| {
        placed.turned = match placed.turned {
            Turned::AsPrinted => Turned::HalfTurn,
            Turned::HalfTurn => Turned::AsPrinted,
        };
        placed
    };
    Start { left: turn(start.left), right: turn(start.right) }
}

/// Returns whether an upside-down sideboard has the same value.
fn survives_upside_down(scorer: &Scorer) -> bool {
    match scorer.row().count {
        RowCount::Longest | RowCount::TwoLongest => true,
        RowCount::InLines(lines) => {
            lines.iter().all(|line| lines.iter().any(|other| other == LINES - 1 - line))
        }
    }
}
