//! Cards, decisions and events as plain Python data.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sideboards_rules::{Decision, Deck, Event, Hand, Sideboard};

pub(crate) fn cards(deck: &Deck, hand: &Hand) -> Vec<String> {
    hand.cards().iter().map(|card| deck.card(*card).to_string()).collect()
}

pub(crate) fn sideboard(deck: &Deck, sideboard: &Sideboard) -> Vec<String> {
    sideboard.cards().iter().map(|placed| deck.face(*placed).to_string()).collect()
}

pub(crate) fn decision(deck: &Deck, decision: &Decision) -> String {
    deck.text(decision).to_string()
}

/// Returns an event as a dictionary; its `event` names the kind.
pub(crate) fn event<'py>(py: Python<'py>, deck: &Deck, event: &Event) -> PyResult<Bound<'py, PyDict>> {
    let data = PyDict::new(py);
    let (name, seat) = match event {
        Event::Dealt { seat, .. } => ("dealt", Some(seat)),
        Event::Chose { seat } => ("chose", Some(seat)),
        Event::TookBack { seat } => ("took_back", Some(seat)),
        Event::Exchanged { seat } => ("exchanged", Some(seat)),
        Event::Discarded { seat, .. } => ("discarded", Some(seat)),
        Event::Revealed { seat, .. } => ("revealed", Some(seat)),
        Event::Passed { from, .. } => ("passed", Some(from)),
        Event::Reshuffled { .. } => ("reshuffled", None),
        Event::Drew { seat, .. } => ("drew", Some(seat)),
        Event::Leftover { seat, .. } => ("leftover", Some(seat)),
        Event::Opened { seat, .. } => ("opened", Some(seat)),
        Event::Finished => ("finished", None),
    };
    data.set_item("event", name)?;
    if let Some(seat) = seat {
        data.set_item("seat", seat.index())?;
    }
    match event {
        Event::Dealt { cards: hand, .. }
        | Event::Discarded { cards: hand, .. }
        | Event::Drew { cards: hand, .. }
        | Event::Leftover { cards: hand, .. }
        | Event::Opened { cards: hand, .. } => data.set_item("cards", cards(deck, hand))?,
        Event::Passed { to, cards: hand, .. } => {
            data.set_item("to", to.index())?;
            data.set_item("cards", cards(deck, hand))?;
        }
        Event::Revealed { choice, .. } => data.set_item("decision", deck.text(choice).to_string())?,
        Event::Reshuffled { cards } => data.set_item("cards", cards)?,
        Event::Chose { .. } | Event::TookBack { .. } | Event::Exchanged { .. } | Event::Finished => {}
    }
    Ok(data)
}
