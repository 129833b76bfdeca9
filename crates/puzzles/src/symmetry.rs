//! Which decisions and positions are the same, seen in a mirror or upside down.
//!
//! A sideboard that is mirrored is worth the same, because patterns may be mirrored and rows run both ways. A sideboard
//! that is turned upside down is worth the same if the row goal counts no particular lines, or lines that it keeps.
//! Cards that lie are never moved, so once the start cards lie, no two decisions are images of each other; only cards that
//! look the same both ways up, which own boxes may have, can be placed in two ways that make no difference.

use sideboards_rules::{
    Card, Decision, Goals, Hand, LINES, RowCount, Scorer, Sideboard, Start, Turned, View,
};

/// Returns whether two decisions of a viewer differ only by looking at the sideboard in a mirror or upside down.
pub fn are_twins(one: &Decision, other: &Decision, view: &View) -> bool {
    twin_key(one, view) == twin_key(other, view)
}

/// Returns a text that twins have in common.
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

/// Returns a text that positions have in common if they are alike: the same goals, the same sideboard up to symmetry and
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

/// Returns whether a sideboard is worth the same upside down.
fn survives_upside_down(scorer: &Scorer) -> bool {
    match scorer.row().count {
        RowCount::Longest | RowCount::TwoLongest => true,
        RowCount::InLines(lines) => {
            lines.iter().all(|line| lines.iter().any(|other| other == LINES - 1 - line))
        }
    }
}
