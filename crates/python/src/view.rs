use pyo3::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_laboratory::{Actions, drawing::Drawing, parse, prompt};
use sideboards_rules::{CardId, ExchangeCard, Game, Seat, Seed, View, Viewer};

use crate::arguments::{Whole, seat};
use crate::data;
use crate::error::bad;
use crate::game::PyGame;

/// What one seat sees of a game at one moment. The game behind it cannot be reached.
#[pyclass(name = "View", module = "sideboards", frozen)]
pub(crate) struct PyView {
    game: Game,
    viewer: Viewer,
}

#[pymethods]
impl PyView {
    /// Returns the seat; a spectator has none.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.view().seat().map(Seat::index)
    }

    #[getter]
    fn players(&self) -> usize {
        self.game.setup().players().count()
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
    fn goals(&self) -> [u32; 3] {
        self.game.setup().goals().numbers().map(u32::from)
    }

    /// Returns the own hand.
    #[getter]
    fn hand(&self) -> Vec<String> {
        data::cards(self.game.content().deck(), &self.view().hand())
    }

    /// Returns the sideboard of each seat.
    #[getter]
    fn sideboards(&self) -> Vec<Vec<String>> {
        let (view, deck) = (self.view(), self.game.content().deck());
        self.seats().map(|seat| data::sideboard(deck, view.sideboard(seat))).collect()
    }

    /// Returns for each seat whether its exchange card can still be used.
    #[getter]
    fn exchanges(&self) -> Vec<bool> {
        self.seats().map(|seat| self.view().exchange_card(seat) == ExchangeCard::Unused).collect()
    }

    /// Returns the cards that are known to be in the hand of a seat.
    fn known_hand(&self, index: Whole) -> PyResult<Vec<String>> {
        let seat = seat(self.game.setup().players(), index)?;
        Ok(self.names(self.view().known_hand(seat)))
    }

    /// Returns the cards that can be anywhere.
    #[getter]
    fn unseen(&self) -> Vec<String> {
        self.names(self.view().unseen().iter())
    }

    #[getter]
    fn pile_size(&self) -> usize {
        self.view().pile_size()
    }

    /// Returns everything that the seat may decide now.
    #[getter]
    fn legal(&self) -> Vec<String> {
        let legal = self.view().legal();
        legal.iter().map(|decision| data::decision(self.game.content().deck(), &decision)).collect()
    }

    /// Returns the numbers of the legal decisions.
    #[getter]
    fn actions(&self) -> Vec<usize> {
        let (legal, actions) = (self.view().legal(), Actions::of(self.game.setup().variant()));
        legal.iter().filter_map(|it| actions.number(self.game.round(), &legal, &it)).collect()
    }

    /// Describes the situation for a language model.
    #[pyo3(signature = (language = "en"))]
    fn prompt(&self, language: &str) -> PyResult<String> {
        Ok(prompt(&self.view(), language.parse().map_err(|error| bad("language", error))?))
    }

    /// Finds the decision in the answer of a language model.
    fn parse(&self, text: &str) -> PyResult<String> {
        let content = self.game.content();
        let decision = parse(text, content, &self.view().legal()).map_err(|error| bad("text", error))?;
        Ok(data::decision(content.deck(), &decision))
    }

    /// Two views are equal if nothing in them can be told apart.
    fn __eq__(&self, other: &Self) -> bool {
        self.view() == other.view()
    }

    fn __repr__(&self) -> String {
        match self.seat() {
            Some(seat) => format!("<sideboards.View of seat {seat}, {}>", self.game.round()),
            None => format!("<sideboards.View of a spectator, {}>", self.game.round()),
        }
    }

    fn _repr_svg_(&self) -> String {
        let (view, deck) = (self.view(), self.game.content().deck());
        let mut drawing = Drawing::new();
        drawing.text(&format!("goals {}, {}", self.game.setup().goals(), self.game.round()));
        for seat in self.seats() {
            drawing.text(&format!(
                "seat {}{}",
                seat.index(),
                if Some(seat) == view.seat() { " (you)" } else { "" }
            ));
            drawing.sideboard(deck, view.sideboard(seat));
        }
        if !view.hand().is_empty() {
            drawing.text("your hand");
            drawing.cards(view.hand().cards().iter().map(|card| *deck.card(*card)));
        }
        drawing.finish()
    }
}

impl PyView {
    pub(crate) fn new(game: Game, viewer: Viewer) -> Self {
        Self { game, viewer }
    }

    pub(crate) fn view(&self) -> View<'_> {
        self.game.view(self.viewer)
    }

    /// Returns a view for another thread.
    pub(crate) fn share(&self) -> Self {
        Self { game: self.game.clone(), viewer: self.viewer }
    }

    pub(crate) fn deck(&self) -> &sideboards_rules::Deck {
        self.game.content().deck()
    }

    pub(crate) fn sampled(&self, seed: &Seed) -> PyGame {
        PyGame::deal(self.view().sample(&mut Xoshiro256PlusPlus::from_seed(seed.0)), None)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.game.setup().players().seats()
    }

    fn names(&self, cards: impl Iterator<Item = CardId>) -> Vec<String> {
        cards.map(|card| self.deck().card(card).to_string()).collect()
    }
}
