use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use pyo3::prelude::*;
use sideboards_bots::{Bot, Level};
use sideboards_laboratory::{drawing::Drawing, work_through};
use sideboards_rules::{Content, Decision, Game, Scores, Seat, Seed, Setup, Viewer};

use crate::arguments::{Arranged, GoalsArgument, SeedArgument, Whole, threads as threads_of};
use crate::boxes::PyBox;
use crate::error::bad;
use crate::interrupt::{Stop, interruptible};

/// The final scores of many games between bots.
#[pyclass(name = "Tournament", module = "sideboards", frozen)]
pub(crate) struct PyTournament {
    #[pyo3(get)]
    bots: Vec<String>,
    /// For each game the final scores in the order of the bots.
    #[pyo3(get)]
    totals: Vec<Vec<u16>>,
}

#[pymethods]
impl PyTournament {
    /// Returns for each bot its mean score and the half width of its 95 % confidence interval.
    #[getter]
    fn means(&self) -> Vec<(f64, f64)> {
        let of_bot = |bot: usize| {
            let games = self.totals.len() as f64;
            let points = || self.totals.iter().map(move |totals| f64::from(totals[bot]));
            let mean = points().sum::<f64>() / games;
            let variance = points().map(|it| (it - mean).powi(2)).sum::<f64>() / (games - 1.0).max(1.0);
            (mean, 1.96 * (variance / games).sqrt())
        };
        (0..self.bots.len()).map(of_bot).collect()
    }

    /// Returns for each bot its share of the victories.
    #[getter]
    fn wins(&self) -> Vec<f64> {
        let mut wins = vec![0.0; self.bots.len()];
        for totals in &self.totals {
            let best = totals.iter().max();
            let winners = totals.iter().filter(|total| Some(*total) == best).count();
            for (bot, _) in totals.iter().enumerate().filter(|(_, total)| Some(*total) == best) {
                wins[bot] += 1.0 / (winners * self.totals.len()) as f64;
            }
        }
        wins
    }

    fn __repr__(&self) -> String {
        let bots = self.bots.iter().zip(self.means());
        let bots: Vec<String> =
            bots.map(|(bot, (mean, error))| format!("{bot} {mean:.2} ± {error:.2}")).collect();
        format!("<sideboards.Tournament of {} games: {}>", self.totals.len(), bots.join(", "))
    }

    fn _repr_svg_(&self) -> String {
        let mut drawing = Drawing::new();
        drawing.text(&format!("mean score of {} games", self.totals.len()));
        let means = self.means();
        let most = means.iter().map(|(mean, error)| mean + error).fold(0.0, f64::max);
        for (bot, (mean, error)) in self.bots.iter().zip(means) {
            drawing.bar(bot, mean, error, most);
        }
        drawing.finish()
    }
}

/// Plays many games between bots on all cores; in game `i` the bots move on by `i` seats.
#[pyfunction]
#[pyo3(signature = (bots, games = Whole(100), goals = None, variant = "standard", seed = SeedArgument::Number(0), r#box = None, threads = None), text_signature = "(bots, games=100, goals=None, variant='standard', seed=0, box=None, threads=None)")]
#[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
pub(crate) fn tournament(
    py: Python<'_>,
    bots: Vec<String>,
    games: Whole,
    goals: Option<GoalsArgument>,
    variant: &str,
    seed: SeedArgument,
    r#box: Option<PyRef<'_, PyBox>>,
    threads: Option<Whole>,
) -> PyResult<PyTournament> {
    let levels: Result<Vec<Level>, _> = bots.iter().map(|bot| bot.parse()).collect();
    let levels = levels.map_err(|error| bad("bots", error))?;
    let (games, threads) = (games.fit_positive("games")?, threads_of(threads)?);
    let players = Whole(levels.len().cast_signed() as i64);
    let Arranged { content, setup, seed, has_random_goals } =
        Arranged::new(players, goals, variant, Some(seed), r#box.as_deref())?;
    let series = Series { content, setup, seed, levels, has_random_goals };
    let totals = interruptible(py, move |stop| series.play(games, threads, stop))?;
    Ok(PyTournament { bots, totals })
}

/// The shared settings of a tournament's games.
struct Series {
    content: Arc<Content>,
    setup: Setup,
    seed: Seed,
    levels: Vec<Level>,
    has_random_goals: bool,
}

impl Series {
    /// Plays the games; after an interruption some of them.
    fn play(&self, games: u32, threads: usize, stop: &Stop) -> Vec<Vec<u16>> {
        let played = Mutex::new(Vec::new());
        let play = |number: u32| {
            let totals = self.game(number);
            played.lock().unwrap_or_else(PoisonError::into_inner).push((number, totals));
        };
        let mut is_interrupted = || stop.load(Ordering::Relaxed);
        work_through(threads, 0..games, &mut is_interrupted, play).ok();
        let mut played = played.into_inner().unwrap_or_else(PoisonError::into_inner);
        played.sort_unstable();
        played.into_iter().map(|(_, totals)| totals).collect()
    }

    fn game(&self, number: u32) -> Vec<u16> {
        let (seed, players) = (self.seed.child(number), self.levels.len());
        let mut setup = self.setup;
        if self.has_random_goals {
            let goals = self.content.random_goals(&seed);
            setup = Setup::new(&self.content, players, setup.variant(), goals).unwrap_or(setup);
        }
        let mut game = Game::new(Arc::clone(&self.content), setup, seed);
        let bot_of = |seat: Seat| (seat.index() + number as usize) % players;
        let seats: Vec<Seat> = setup.players().seats().collect();
        let mut bots: Vec<Box<dyn Bot>> = seats
            .iter()
            .map(|seat| self.levels[bot_of(*seat)].bot(&seed.child(seat.index() as u32)))
            .collect();
        while !game.is_over() {
            for seat in &seats {
                while game.is_waiting_for(*seat) {
                    let decision: Decision = bots[seat.index()].decide(&game.view(Viewer::Seat(*seat)));
                    if game.decide(*seat, decision).is_err() {
                        unreachable!("bots decide by the rules");
                    }
                    if decision != Decision::Exchange {
                        break;
                    }
                }
            }
        }
        let scores: Scores = game.scores();
        let mut totals = vec![0; players];
        for seat in seats {
            totals[bot_of(seat)] = scores.of(seat).total.0;
        }
        totals
    }
}
