use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sideboards_laboratory::{Actions, drawing::Drawing};
use sideboards_rules::{Decision, Event, Game, Notation, Record, Seat, Viewer};

use crate::arguments::{Arranged, GoalsArgument, SeedArgument, Whole, seat};
use crate::boxes::PyBox;
use crate::data;
use crate::error::{bad, illegal};
use crate::score::PyScore;
use crate::view::PyView;

/// A game with all its secrets. Players get a view of it.
#[pyclass(name = "Game", module = "sideboards")]
pub(crate) struct PyGame {
    game: Game,
    /// Absent in a sampled world, which was never dealt.
    record: Option<Record>,
    events: Vec<Event>,
}

/// A decision: its text, or its number among the actions.
#[derive(FromPyObject)]
enum DecisionArgument {
    Number(Whole),
    Text(String),
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (players, goals = None, variant = "standard", seed = None, r#box = None))]
    fn new(
        players: Whole,
        goals: Option<GoalsArgument>,
        variant: &str,
        seed: Option<SeedArgument>,
        r#box: Option<PyRef<'_, PyBox>>,
    ) -> PyResult<Self> {
        let Arranged { content, setup, seed, .. } =
            Arranged::new(players, goals, variant, seed, r#box.as_deref())?;
        Ok(Self::deal(Game::new(Arc::clone(&content), setup, seed), Some(Record::new(content, setup, seed))))
    }

    /// Replays a record.
    #[staticmethod]
    #[pyo3(signature = (record, r#box = None))]
    fn replay(py: Python<'_>, record: &str, r#box: Option<PyRef<'_, PyBox>>) -> PyResult<Self> {
        let content = r#box.map_or_else(sideboards_rules::Content::classic, |it| Arc::clone(&it.content));
        let record = Record::parse(record, content).map_err(|error| bad("record", error))?;
        let begun = Record::new(Arc::clone(record.content()), *record.setup(), record.seed());
        let mut game = Self::deal(record.deal(), Some(begun));
        for (number, &(seat, decision)) in (1..).zip(record.decisions()) {
            game.carry_out(py, seat, decision).map_err(|error| {
                let decision = data::decision(record.content().deck(), &decision);
                bad("record", format!("decision {number}, {decision:?}: {error}"))
            })?;
        }
        Ok(game)
    }

    /// Returns everything that a seat may decide now, as texts.
    fn legal(&self, seat: Whole) -> PyResult<Vec<String>> {
        let legal = self.game.legal(self.seat(seat)?);
        Ok(legal.iter().map(|decision| data::decision(self.game.content().deck(), &decision)).collect())
    }

    /// Returns the numbers of all decisions that lay cards or exchange; see docs/LABORATORY.md.
    fn actions(&self, seat: Whole) -> PyResult<Vec<usize>> {
        let legal = self.game.legal(self.seat(seat)?);
        let actions = Actions::of(self.game.setup().variant());
        Ok(legal.iter().filter_map(|it| actions.number(self.game.round(), &legal, &it)).collect())
    }

    /// Carries out a decision and returns what happened; an illegal one raises and changes nothing.
    fn decide<'py>(
        &mut self,
        py: Python<'py>,
        seat: Whole,
        decision: DecisionArgument,
    ) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let seat = self.seat(seat)?;
        let deck = self.game.content().deck();
        let decision = match decision {
            DecisionArgument::Text(text) => {
                Decision::read(&text, deck).map_err(|error| bad("decision", error))?
            }
            DecisionArgument::Number(number) => {
                let number: usize = number.fit("decision")?;
                let legal = self.game.legal(seat);
                let actions = Actions::of(self.game.setup().variant());
                actions.decision(self.game.round(), &legal, number).ok_or_else(|| {
                    bad("decision", format!("action {number} of seat {} is not legal now", seat.index()))
                })?
            }
        };
        let before = self.events.len();
        self.carry_out(py, seat, decision)?;
        let deck = self.game.content().deck();
        self.events[before..].iter().map(|event| data::event(py, deck, event)).collect()
    }

    /// Returns what a seat sees, and nothing else; without a seat, what a spectator sees.
    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<Whole>) -> PyResult<PyView> {
        let viewer = seat.map_or(Ok(Viewer::Spectator), |index| self.seat(index).map(Viewer::Seat))?;
        Ok(PyView::new(self.game.clone(), viewer))
    }

    /// Makes up a game that looks the same from a seat; hidden cards are dealt anew.
    fn sample(&self, seat: Whole, seed: SeedArgument) -> PyResult<Self> {
        Ok(self.view(Some(seat))?.sampled(&seed.seed()))
    }

    /// Returns all that happened, the deal first.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        self.events.iter().map(|event| data::event(py, self.game.content().deck(), event)).collect()
    }

    /// Scores the sideboards as they lie.
    fn score(&self) -> PyScore {
        PyScore::of_game(&self.game)
    }

    /// Returns the record, from which the game can be played again.
    #[getter]
    pub(crate) fn record(&self) -> PyResult<String> {
        let record = self.record.as_ref().map(ToString::to_string);
        record.ok_or_else(|| bad("record", "a sampled game has none"))
    }

    /// Returns the cards that a seat holds.
    fn hand(&self, seat: Whole) -> PyResult<Vec<String>> {
        Ok(data::cards(self.game.content().deck(), self.game.hand(self.seat(seat)?)))
    }

    /// Returns the cards that lie before a seat.
    fn sideboard(&self, seat: Whole) -> PyResult<Vec<String>> {
        Ok(data::sideboard(self.game.content().deck(), self.game.sideboard(self.seat(seat)?)))
    }

    /// Returns the seats that the table waits for.
    #[getter]
    fn waiting(&self) -> Vec<usize> {
        let seats = self.game.setup().players().seats();
        seats.filter(|seat| self.game.is_waiting_for(*seat)).map(Seat::index).collect()
    }

    #[getter]
    fn players(&self) -> usize {
        self.game.setup().players().count()
    }

    #[getter]
    fn goals(&self) -> [u32; 3] {
        self.game.setup().goals().numbers().map(u32::from)
    }

    #[getter]
    fn variant(&self) -> String {
        self.game.setup().variant().to_string()
    }

    #[getter]
    fn seed(&self) -> String {
        self.game.seed().to_string()
    }

    #[getter]
    fn round(&self) -> String {
        self.game.round().to_string()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    #[getter]
    pub(crate) fn r#box(&self) -> PyBox {
        PyBox { content: Arc::clone(self.game.content()) }
    }

    fn __copy__(&self) -> Self {
        Self { game: self.game.clone(), record: self.record.clone(), events: self.events.clone() }
    }

    fn __deepcopy__(&self, _memo: Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, PyBox))> {
        Ok((py.get_type::<Self>().getattr("replay")?, (self.record()?, self.r#box())))
    }

    fn __repr__(&self) -> String {
        let setup = self.game.setup();
        format!("<sideboards.Game of {}, goals {}, {}>", setup.players(), setup.goals(), self.game.round())
    }

    fn _repr_svg_(&self) -> String {
        let mut drawing = Drawing::new();
        let deck = self.game.content().deck();
        drawing.text(&format!("goals {}, {}", self.game.setup().goals(), self.game.round()));
        for seat in self.game.setup().players().seats() {
            drawing.text(&format!("seat {}", seat.index()));
            drawing.sideboard(deck, self.game.sideboard(seat));
            if !self.game.is_over() {
                drawing.text("hand");
                drawing.cards(self.game.hand(seat).cards().iter().map(|card| *deck.card(*card)));
            }
        }
        drawing.finish()
    }
}

impl PyGame {
    pub(crate) fn deal(game: Game, record: Option<Record>) -> Self {
        let events = if record.is_some() { game.dealt().collect() } else { Vec::new() };
        Self { game, record, events }
    }

    fn seat(&self, index: Whole) -> PyResult<Seat> {
        seat(self.game.setup().players(), index)
    }

    fn carry_out(&mut self, py: Python<'_>, seat: Seat, decision: Decision) -> PyResult<()> {
        let events = self.game.decide(seat, decision);
        let events = events.map_err(|error| illegal(py, self.game.content().deck(), seat, error))?;
        self.events.extend(events);
        if let Some(record) = &mut self.record {
            record.push(seat, decision);
        }
        Ok(())
    }
}
