use sideboards_rules::{CardId, Choice, Decision, End, Event, Events, Placed, Seat};

/// Something that just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News {
    /// A card was taken up, or turned.
    Taken(Placed),
    /// A card was laid on trial at an end.
    Laid(End),
    /// A card was taken up again.
    Lifted,
    /// Somebody waits for the others.
    Chosen,
    /// What was laid was taken back.
    TakenBack,
    /// New cards for the exchange card.
    Exchanged,
    /// All have placed and passed on.
    NextRound,
    /// The game is over.
    Over,
}

/// Gives the cards that somebody has just drawn.
pub(super) fn drawn(events: &Events, holder: Seat) -> Vec<CardId> {
    let cards = events.iter().filter_map(|event| match event {
        Event::Drew { seat, cards } if *seat == holder => Some(cards.cards().to_vec()),
        _ => None,
    });
    cards.flatten().collect()
}

/// Gives what everybody has laid, once it is open.
pub(super) fn revealed(events: &Events) -> Vec<(Seat, Choice)> {
    let choices = events.iter().filter_map(|event| match event {
        Event::Revealed { seat, choice } => Some((*seat, *choice)),
        _ => None,
    });
    choices.collect()
}

/// Tells whether a round has ended.
pub(super) fn is_new_round(events: &Events) -> bool {
    events.iter().any(|event| matches!(event, Event::Revealed { .. }))
}

/// Says what a decision came to.
pub(super) fn news(decision: Decision, events: &Events) -> News {
    match decision {
        _ if events.iter().any(|event| matches!(event, Event::Finished)) => News::Over,
        _ if is_new_round(events) => News::NextRound,
        Decision::Exchange => News::Exchanged,
        Decision::TakeBack => News::TakenBack,
        Decision::Start(_) | Decision::Place(_) => News::Chosen,
    }
}
