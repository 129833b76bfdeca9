use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sideboards_bots::{Adviser, Exchange, Hint, hindsight};
use sideboards_rules::{Content, Deck, Record};

use crate::arguments::{GoalsArgument, SeedArgument, Whole, seat};
use crate::boxes::PyBox;
use crate::data;
use crate::error::bad;
use crate::game::PyGame;
use crate::interrupt::interruptible;
use crate::view::PyView;

/// Finds the best play of a solo deal in hindsight.
#[pyfunction]
#[pyo3(signature = (seed, goals = None, r#box = None))]
pub(crate) fn solve<'py>(
    py: Python<'py>,
    seed: SeedArgument,
    goals: Option<GoalsArgument>,
    r#box: Option<PyRef<'_, PyBox>>,
) -> PyResult<Bound<'py, PyDict>> {
    let content = r#box.map_or_else(Content::classic, |it| Arc::clone(&it.content));
    let seed = seed.seed();
    let goals = goals.unwrap_or(GoalsArgument::Name("random".to_owned())).goals(&content, &seed)?;
    let box_ = Arc::clone(&content);
    let found = interruptible(py, move |_| hindsight(&box_, goals, &seed, Exchange::Allowed))?;
    let found = found.map_err(|error| bad("box", error))?;
    let result = PyDict::new(py);
    result.set_item("total", found.total.0)?;
    let decisions: Vec<String> =
        found.decisions.iter().map(|it| data::decision(content.deck(), it)).collect();
    result.set_item("decisions", decisions)?;
    result.set_item("cards", data::sideboard(content.deck(), &found.sideboard))?;
    result.set_item("exchange_used", found.exchange_used)?;
    Ok(result)
}

/// Judges every decision that a view allows, the best one first.
#[pyfunction]
#[pyo3(signature = (view, playouts = Whole(Adviser::PLAYOUTS.into()), seed = SeedArgument::Number(0)), text_signature = "(view, playouts=12000, seed=0)")]
pub(crate) fn hint<'py>(
    py: Python<'py>,
    view: PyRef<'_, PyView>,
    playouts: Whole,
    seed: SeedArgument,
) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let (shared, playouts) = (view.share(), playouts.fit_positive("playouts")?);
    let hints = interruptible(py, move |_| Adviser::new(&seed.seed(), playouts).hints(&shared.view()))?;
    hints.iter().map(|hint| hint_data(py, view.deck(), hint)).collect()
}

/// Reviews how a seat played a finished game: what each decision cost, luck separated from skill.
#[pyfunction]
#[pyo3(signature = (game, seat = Whole(0), playouts = Whole(2_000), seed = SeedArgument::Number(0)), text_signature = "(game, seat=0, playouts=2000, seed=0)")]
pub(crate) fn review<'py>(
    py: Python<'py>,
    game: PyRef<'_, PyGame>,
    seat: Whole,
    playouts: Whole,
    seed: SeedArgument,
) -> PyResult<Bound<'py, PyDict>> {
    let content = Arc::clone(&game.r#box().content);
    let record = Record::parse(&game.record()?, Arc::clone(&content)).map_err(|error| bad("game", error))?;
    let seat = self::seat(record.setup().players(), seat)?;
    let playouts = playouts.fit_positive("playouts")?;
    let review = interruptible(py, move |_| Adviser::new(&seed.seed(), playouts).review(&record, seat))?;
    let review = review.map_err(|error| bad("game", error))?;
    let result = PyDict::new(py);
    for (name, value) in [
        ("par", review.par),
        ("luck", review.luck),
        ("luck_at_the_end", review.luck_at_the_end),
        ("skill", review.skill),
        ("cost", review.cost),
        ("result", review.result),
    ] {
        result.set_item(name, value)?;
    }
    result.set_item("points", review.points.0)?;
    result.set_item("hindsight", review.hindsight.map(|found| found.total.0))?;
    let mut decisions = Vec::new();
    for reviewed in &review.decisions {
        let decision = PyDict::new(py);
        decision.set_item("round", reviewed.round.to_string())?;
        decision.set_item("luck", reviewed.luck)?;
        decision.set_item("skill", reviewed.skill)?;
        decision.set_item("chosen", hint_data(py, content.deck(), &reviewed.chosen)?)?;
        decision.set_item("best", hint_data(py, content.deck(), &reviewed.best)?)?;
        decisions.push(decision);
    }
    result.set_item("decisions", decisions)?;
    Ok(result)
}

fn hint_data<'py>(py: Python<'py>, deck: &Deck, hint: &Hint) -> PyResult<Bound<'py, PyDict>> {
    let result = PyDict::new(py);
    result.set_item("decision", data::decision(deck, &hint.decision))?;
    for (name, value) in [
        ("worth", hint.worth),
        ("cost", hint.cost),
        ("cost_error", hint.cost_error),
        ("points", hint.points),
        ("spread", hint.spread),
        ("wins", hint.wins),
    ] {
        result.set_item(name, value)?;
    }
    result.set_item("is_routine", hint.is_routine)?;
    Ok(result)
}
