use sideboards_client::replay::{Happened, Moment, Perspective};
use sideboards_rules::{Choice, Deck, End, Placement};

use super::show::Show;
use crate::texts::LaterTexts;
use crate::words::{card_words, listed};

/// Describes in a sentence or two what led to a moment.
pub(super) fn told(t: &LaterTexts, show: Show, moment: &Moment, perspective: Perspective) -> String {
    let mut sentences = vec![match moment.happened {
        Happened::Dealt => t.replay_dealt(),
        Happened::TookBack(seat) => t.replay_took_back(&show.name(seat)),
        Happened::Exchanged(seat) => t.replay_exchanged(&show.name(seat)),
        Happened::Laid(seat, _) => {
            let shown = moment.shown(perspective).into_iter().find(|(who, _)| *who == seat);
            let name = show.name(seat);
            shown.map_or_else(|| t.replay_chose(&name), |(_, choice)| laid(t, &name, &choice))
        }
    }];
    if moment.game.is_over() {
        sentences.push(t.news_over());
    } else if moment.revealed.len() > 1 {
        sentences.push(t.replay_passed());
    }
    sentences.join(" ")
}

fn laid(t: &LaterTexts, name: &str, choice: &Choice) -> String {
    match choice {
        Choice::Start(_) => t.replay_starts(name),
        Choice::Place(Placement { end: End::Left, .. }) => t.replay_lays_left(name),
        Choice::Place(Placement { end: End::Right, .. }) => t.replay_lays_right(name),
    }
}

/// Describes the cards that became visible, for screen readers.
pub(super) fn cards_told(t: &LaterTexts, show: Show, moment: &Moment, perspective: Perspective) -> String {
    let deck = moment.game.content().deck();
    let shown = moment.shown(perspective);
    let words =
        shown.iter().map(|(seat, choice)| t.news_other(&show.name(*seat), &choice_words(t, deck, choice)));
    words.collect::<Vec<_>>().join(" ")
}

/// Describes the cards of a choice.
pub(super) fn choice_words(t: &LaterTexts, deck: &Deck, choice: &Choice) -> String {
    listed(t, choice.steps().map(|(placed, _)| card_words(t, &deck.face(placed))))
}
