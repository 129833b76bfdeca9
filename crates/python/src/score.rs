use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sideboards_laboratory::drawing::Drawing;
use sideboards_rules::{
    Content, Drawers, Game, GoalKind, Notation, PlayerScore, Rating, Row, Scorer, Scores, Sideboard,
    Tabletop, TabletopPlayer, Tally, Variant,
};

use crate::arguments::GoalsArgument;
use crate::boxes::PyBox;
use crate::error::bad;

/// What a table is worth, and which drawers count.
#[pyclass(name = "Score", module = "sideboards", frozen)]
pub(crate) struct PyScore {
    content: Arc<Content>,
    names: Vec<String>,
    boards: Vec<Sideboard>,
    tallies: Vec<Tally>,
    scores: Scores,
}

#[pymethods]
impl PyScore {
    /// Returns a dictionary for each player, as `sideboards score --json` writes it.
    #[getter]
    fn players<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let players = self.names.iter().zip(&self.tallies).zip(self.scores.players());
        players.map(|((name, tally), score)| player(py, name, tally, score)).collect()
    }

    #[getter]
    fn totals(&self) -> Vec<u16> {
        self.scores.players().iter().map(|score| score.total.0).collect()
    }

    #[getter]
    fn places(&self) -> Vec<usize> {
        self.scores.players().iter().map(|score| score.place).collect()
    }

    #[getter]
    fn winners(&self) -> Vec<String> {
        self.scores.winners().map(|seat| self.names[seat.index()].clone()).collect()
    }

    /// Returns the step of a solo game, 0 to 4.
    #[getter]
    fn rating(&self) -> Option<u8> {
        self.scores.rating().map(Rating::step)
    }

    fn __repr__(&self) -> String {
        let players = self.names.iter().zip(self.scores.players());
        let players: Vec<String> = players.map(|(name, score)| format!("{name} {}", score.total)).collect();
        format!("<sideboards.Score {}>", players.join(", "))
    }

    fn _repr_svg_(&self) -> String {
        let mut drawing = Drawing::new();
        for (index, score) in self.scores.players().iter().enumerate() {
            drawing.text(&format!(
                "{}: {} = {} + {} + {} + bonus {} + exchange {}",
                self.names[index],
                score.total,
                score.colour,
                score.handle,
                score.row,
                score.bonus,
                score.exchange
            ));
            drawing.tally(self.content.deck(), &self.boards[index], &self.tallies[index]);
        }
        drawing.finish()
    }
}

impl PyScore {
    pub(crate) fn of_game(game: &Game) -> Self {
        let scorer = Scorer::new(game.content(), game.setup().goals());
        let boards: Vec<Sideboard> =
            game.setup().players().seats().map(|seat| *game.sideboard(seat)).collect();
        Self {
            content: Arc::clone(game.content()),
            names: (0..boards.len()).map(|seat| format!("seat {seat}")).collect(),
            tallies: boards.iter().map(|board| scorer.tally(board)).collect(),
            boards,
            scores: game.scores(),
        }
    }
}

/// What one player has, in a dictionary.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct PlayerArgument {
    #[pyo3(default)]
    name: Option<String>,
    cards: Vec<String>,
    #[pyo3(default)]
    exchange_used: bool,
}

/// A table, in a dictionary as `sideboards score` reads it.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct TableArgument {
    goals: GoalsArgument,
    #[pyo3(default)]
    variant: Option<String>,
    players: Vec<PlayerArgument>,
}

/// Scores the sideboards of a real table.
#[pyfunction]
#[pyo3(signature = (table, r#box = None))]
pub(crate) fn score(table: TableArgument, r#box: Option<PyRef<'_, PyBox>>) -> PyResult<PyScore> {
    let content = r#box.map_or_else(Content::classic, |it| Arc::clone(&it.content));
    let goals = table.goals.goals(&content, &sideboards_rules::Seed([0; 32]))?;
    let variant = table.variant.map_or(Ok(Variant::Standard), |word| word.parse());
    let variant = variant.map_err(|error| bad("variant", error))?;
    let (mut names, mut players) = (Vec::new(), Vec::new());
    for (index, player) in table.players.into_iter().enumerate() {
        let name = player.name.unwrap_or_else(|| format!("seat {index}"));
        let sideboard = Sideboard::read(&player.cards.join(" "), content.deck());
        let sideboard = sideboard.map_err(|error| bad(&format!("players, {name}"), error))?;
        players.push(TabletopPlayer { sideboard, exchange_used: player.exchange_used });
        names.push(name);
    }
    let boards = players.iter().map(|player| player.sideboard).collect();
    let (tallies, scores) = {
        let tabletop =
            Tabletop::new(&content, variant, goals, players).map_err(|error| bad("players", error))?;
        (tabletop.tallies().collect(), tabletop.scores())
    };
    Ok(PyScore { content, names, boards, tallies, scores })
}

fn player<'py>(
    py: Python<'py>,
    name: &str,
    tally: &Tally,
    score: &PlayerScore,
) -> PyResult<Bound<'py, PyDict>> {
    let data = PyDict::new(py);
    data.set_item("name", name)?;
    for (kind, points) in [(GoalKind::Colour, score.colour), (GoalKind::Handle, score.handle)] {
        let drawers: Vec<Vec<(usize, usize)>> =
            tally.combinations(kind).iter().map(|it: &Drawers| it.iter().collect()).collect();
        let part = PyDict::new(py);
        part.set_item("combinations", drawers.len())?;
        part.set_item("points", points.0)?;
        part.set_item("drawers", drawers)?;
        data.set_item(kind.to_string(), part)?;
    }
    let row = PyDict::new(py);
    row.set_item("drawers", score.counts.row)?;
    row.set_item("points", score.row.0)?;
    row.set_item("bonus", score.bonus.0)?;
    let rows: Vec<(usize, usize, usize)> =
        tally.rows().iter().map(|&Row { line, from, to }| (line, from, to)).collect();
    row.set_item("rows", rows)?;
    data.set_item("row", row)?;
    data.set_item("exchange", score.exchange.0)?;
    data.set_item("total", score.total.0)?;
    data.set_item("place", score.place)?;
    Ok(data)
}
