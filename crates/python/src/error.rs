//! Exceptions that carry the engine's data.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sideboards_rules::{ContentErrors, Deck, Illegal, Seat};

create_exception!(
    sideboards,
    SideboardsError,
    PyValueError,
    "An argument or a decision that cannot be; says which and why."
);
create_exception!(
    sideboards,
    IllegalDecision,
    SideboardsError,
    "A decision that is not legal now: `reason`, `seat`, and `card` where there is one."
);
create_exception!(sideboards, BoxError, SideboardsError, "A box with faults: `faults` lists all of them.");

pub(crate) fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("SideboardsError", py.get_type::<SideboardsError>())?;
    module.add("IllegalDecision", py.get_type::<IllegalDecision>())?;
    module.add("BoxError", py.get_type::<BoxError>())
}

/// Wraps an error of the engine, in its own words, with the name of the argument.
pub(crate) fn bad(argument: &str, error: impl std::fmt::Display) -> PyErr {
    SideboardsError::new_err(format!("{argument}: {error}"))
}

/// Wraps an illegal decision, with its data as attributes.
pub(crate) fn illegal(py: Python<'_>, deck: &Deck, seat: Seat, illegal: Illegal) -> PyErr {
    let card = match illegal {
        Illegal::NotInHand { card } | Illegal::SameCardTwice { card } => Some(deck.card(card).to_string()),
        _ => None,
    };
    let reason = reason(illegal);
    let words = card.as_ref().map_or_else(|| illegal.to_string(), |card| format!("{illegal}: {card}"));
    let error = IllegalDecision::new_err(format!("seat {}: {words}", seat.index()));
    with(py, error, |value| {
        value.setattr("reason", reason)?;
        value.setattr("seat", seat.index())?;
        value.setattr("card", card)
    })
}

pub(crate) fn faults(py: Python<'_>, errors: &ContentErrors) -> PyErr {
    let faults: Vec<String> = errors.to_string().lines().map(str::to_owned).collect();
    with(py, BoxError::new_err(errors.to_string()), |value| value.setattr("faults", faults))
}

/// Sets attributes; if that fails, returns that error instead.
fn with(py: Python<'_>, error: PyErr, set: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<()>) -> PyErr {
    match set(error.value(py).as_any()) {
        Ok(()) => error,
        Err(failed) => failed,
    }
}

const fn reason(illegal: Illegal) -> &'static str {
    match illegal {
        Illegal::NoSuchSeat { .. } => "no_such_seat",
        Illegal::GameOver => "game_over",
        Illegal::StartFirst => "start_first",
        Illegal::StartIsOver => "start_is_over",
        Illegal::AlreadyChosen => "already_chosen",
        Illegal::NotInHand { .. } => "not_in_hand",
        Illegal::SameCardTwice { .. } => "same_card_twice",
        Illegal::NoExchangeCards => "no_exchange_cards",
        Illegal::AlreadyExchanged => "already_exchanged",
        Illegal::NothingToTakeBack => "nothing_to_take_back",
    }
}
