use sideboards_rules::{CardId, Decision, End, Placement, Turned};

use crate::texts::{LaterTexts, Texts};

/// Names a decision without its cards.
pub(crate) fn decision_title(t: &Texts, decision: &Decision) -> String {
    match decision {
        Decision::Start(_) => t.hint_start(),
        Decision::Place(Placement { end: End::Left, .. }) => t.hint_left(),
        Decision::Place(_) => t.hint_right(),
        Decision::Exchange | Decision::TakeBack => t.hint_exchange(),
    }
}

/// Describes a decision with its cards by their numbers in the hand: an end alone would not distinguish two decisions.
pub(crate) fn decision_words(t: &LaterTexts, decision: &Decision, hand: &[CardId]) -> String {
    let title = decision_title(t, decision);
    let Some(choice) = decision.choice() else { return title };
    let cards = choice.steps().map(|(placed, _)| {
        let number = hand.iter().position(|card| *card == placed.card).map_or(0, |index| index + 1);
        match placed.turned {
            Turned::AsPrinted => t.replay_card(number),
            Turned::HalfTurn => t.replay_card_turned(number),
        }
    });
    t.labelled(&title, &cards.collect::<Vec<_>>().join(", "))
}
