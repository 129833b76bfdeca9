use std::sync::Arc;

use numpy::{Element, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyReadwriteArrayDyn};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sideboards_bots::Level;
use sideboards_laboratory::{Autoreset, Batch, BatchError, Output, Reward};

use crate::agents::{Desk, Stepped};
use crate::arguments::{Arranged, GoalsArgument, SeedArgument, SeedsArgument, Whole, threads as threads_of};
use crate::boxes::PyBox;
use crate::error::{IllegalDecision, bad};
use crate::interrupt::Signals;

/// Thousands of games as arrays. `sideboards.Batch` adds arrays of its own.
#[pyclass(name = "BatchCore", module = "sideboards._native", subclass)]
pub(crate) struct PyBatch {
    batch: Batch,
    desk: Desk,
}

type Array<'py, T> = Option<Bound<'py, PyArrayDyn<T>>>;

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (games, players, goals = None, variant = "standard", seed = SeedArgument::Number(0), r#box = None, bots = Vec::new(), reward = "points", autoreset = "same-step", threads = None), text_signature = "(games, players, goals=None, variant='standard', seed=0, box=None, bots=(), reward='points', autoreset='same-step', threads=None)")]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn new(
        games: Whole,
        players: Whole,
        goals: Option<GoalsArgument>,
        variant: &str,
        seed: SeedArgument,
        r#box: Option<PyRef<'_, PyBox>>,
        bots: Vec<String>,
        reward: &str,
        autoreset: &str,
        threads: Option<Whole>,
    ) -> PyResult<Self> {
        let levels: Result<Vec<Level>, _> = bots.iter().map(|bot| bot.parse()).collect();
        let levels = levels.map_err(|error| bad("bots", error))?;
        let Arranged { content, setup, seed, has_random_goals } =
            Arranged::new(players, goals, variant, Some(seed), r#box.as_deref())?;
        let reward = match reward {
            "points" => Reward::Points,
            "lead" => Reward::Lead,
            other => return Err(bad("reward", format!("{other:?} is not a reward (points, lead)"))),
        };
        let autoreset = match autoreset {
            "same-step" => Autoreset::SameStep,
            "next-step" => Autoreset::NextStep,
            "disabled" => Autoreset::Disabled,
            other => {
                let known = "same-step, next-step, disabled";
                return Err(bad("autoreset", format!("{other:?} is not a mode ({known})")));
            }
        };
        let threads = threads_of(threads)?;
        let batch = Batch::new(content, setup, games.fit("games")?, seed, levels).map_err(raised)?;
        let batch = batch.with_threads(threads).with_reward(reward).with_autoreset(autoreset);
        let batch = if has_random_goals { batch.with_random_goals() } else { batch };
        Ok(Self { batch, desk: Desk::default() })
    }

    /// Deals all games anew, or those that the mask marks. A list of seeds has one for each game.
    #[pyo3(signature = (seed = None, mask = None))]
    fn deal(
        &mut self,
        py: Python<'_>,
        seed: Option<SeedsArgument>,
        mask: Option<PyReadonlyArrayDyn<'_, bool>>,
    ) -> PyResult<()> {
        let seeds = seed.map(SeedsArgument::seeds);
        let which =
            mask.as_ref().map(|mask| mask.as_slice().map_err(|error| bad("mask", error))).transpose()?;
        let batch = &mut self.batch;
        py.detach(|| batch.reset(seeds, which)).map_err(raised)
    }

    /// Carries out an action of each learner, and writes into the arrays that are given.
    #[pyo3(signature = (actions, observations = None, masks = None, rewards = None, over = None, totals = None, final_observations = None))]
    #[expect(clippy::too_many_arguments, reason = "they are keywords in Python")]
    fn step_into(
        &mut self,
        py: Python<'_>,
        actions: PyReadonlyArrayDyn<'_, i64>,
        observations: Array<'_, u8>,
        masks: Array<'_, i8>,
        rewards: Array<'_, f32>,
        over: Array<'_, bool>,
        totals: Array<'_, i16>,
        final_observations: Array<'_, u8>,
    ) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|error| bad("actions", error))?;
        let mut observations = writable("observations", observations)?;
        let mut masks = writable("masks", masks)?;
        let mut rewards = writable("rewards", rewards)?;
        let mut over = writable("over", over)?;
        let mut totals = writable("totals", totals)?;
        let mut final_observations = writable("final_observations", final_observations)?;
        let output = Output {
            observations: slice("observations", observations.as_mut())?,
            masks: slice("masks", masks.as_mut())?,
            rewards: slice("rewards", rewards.as_mut())?,
            over: slice("over", over.as_mut())?,
            totals: slice("totals", totals.as_mut())?,
            final_observations: slice("final_observations", final_observations.as_mut())?,
        };
        let (batch, mut signals) = (&mut self.batch, Signals::default());
        let stepped = py.detach(|| batch.step_unless(&mut || signals.interrupt(), actions, output));
        signals.raised()?;
        stepped.map_err(raised)
    }

    /// Writes what the learners see now.
    #[pyo3(signature = (observations = None, masks = None))]
    fn observe_into(
        &self,
        py: Python<'_>,
        observations: Array<'_, u8>,
        masks: Array<'_, i8>,
    ) -> PyResult<()> {
        let mut observations = writable("observations", observations)?;
        let mut masks = writable("masks", masks)?;
        let output = Output {
            observations: slice("observations", observations.as_mut())?,
            masks: slice("masks", masks.as_mut())?,
            ..Output::default()
        };
        let batch = &self.batch;
        py.detach(|| batch.observe(output)).map_err(raised)
    }

    /// Carries out the actions of the agents of one game, and returns the dictionaries of `PettingZoo`.
    fn step_agents<'py>(
        &mut self,
        py: Python<'py>,
        actions: Bound<'py, PyDict>,
        agents: Bound<'py, PyTuple>,
    ) -> PyResult<Stepped<'py>> {
        self.check_agents(&agents)?;
        self.desk.step(py, &mut self.batch, &actions, &agents)?.map_err(raised)
    }

    /// Returns what the agents of one game see now.
    fn observe_agents<'py>(
        &mut self,
        py: Python<'py>,
        agents: Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyDict>> {
        self.check_agents(&agents)?;
        self.desk.observe(py, &self.batch, &agents)?.map_err(raised)
    }

    /// Draws a legal action for each learner, each with the same chance.
    fn sample_into(&mut self, py: Python<'_>, actions: Bound<'_, PyArrayDyn<i64>>) -> PyResult<()> {
        let mut actions = writable("actions", Some(actions))?;
        let Some(actions) = slice("actions", actions.as_mut())? else { return Ok(()) };
        let batch = &mut self.batch;
        py.detach(|| batch.sample(actions)).map_err(raised)
    }

    /// Writes for each action of each learner how many points it brings at once; 0 where it is illegal.
    fn gains_into(&self, py: Python<'_>, gains: Bound<'_, PyArrayDyn<f32>>) -> PyResult<()> {
        let mut gains = writable("gains", Some(gains))?;
        let Some(gains) = slice("gains", gains.as_mut())? else { return Ok(()) };
        let batch = &self.batch;
        py.detach(|| batch.gains(gains)).map_err(raised)
    }

    /// Returns the parts of an observation: name, first byte, number of bytes.
    #[getter]
    fn layout(&self) -> Vec<(&'static str, usize, usize)> {
        self.batch.encoder().layout()
    }

    #[getter]
    fn games(&self) -> usize {
        self.batch.games()
    }

    #[getter]
    fn learners(&self) -> usize {
        self.batch.learners()
    }

    #[getter]
    fn players(&self) -> usize {
        self.batch.setup().players().count()
    }

    #[getter]
    fn observation_bytes(&self) -> usize {
        self.batch.encoder().len()
    }

    #[getter]
    fn action_count(&self) -> usize {
        self.batch.actions().count()
    }

    /// Returns the goals of all games; none if each deal draws its own.
    #[getter]
    fn goals(&self) -> Option<[u32; 3]> {
        self.batch.goals().map(|goals| goals.numbers().map(u32::from))
    }

    #[getter]
    fn r#box(&self) -> PyBox {
        PyBox { content: Arc::clone(self.batch.content()) }
    }

    /// Returns the seed of a game as it is dealt now.
    fn seed_of(&self, game: Whole) -> PyResult<String> {
        Ok(self.batch.game(self.game(game)?).seed().to_string())
    }

    /// Returns the goals of a game as it is dealt now.
    fn goals_of(&self, game: Whole) -> PyResult<[u32; 3]> {
        Ok(self.batch.goals_of(self.game(game)?).numbers().map(u32::from))
    }

    /// Returns the sideboards of a game.
    fn sideboards(&self, game: Whole) -> PyResult<Vec<Vec<String>>> {
        let (deck, game) = (self.batch.content().deck(), self.batch.game(self.game(game)?));
        Ok(game.players().seats().map(|seat| crate::data::sideboard(deck, &game.sideboard(seat))).collect())
    }

    /// Returns how many bytes a game takes.
    #[staticmethod]
    fn bytes_per_game() -> usize {
        Batch::bytes_per_game()
    }
}

impl PyBatch {
    /// Agents are the learners of one game.
    fn check_agents(&self, agents: &Bound<'_, PyTuple>) -> PyResult<()> {
        if self.batch.games() == 1 && agents.len() == self.batch.learners() {
            return Ok(());
        }
        let (games, learners) = (self.batch.games(), self.batch.learners());
        Err(bad("agents", format!("{} agents for {games} games of {learners} learners", agents.len())))
    }

    fn game(&self, game: Whole) -> PyResult<usize> {
        let (game, games) = (game.fit("game")?, self.batch.games());
        if game < games { Ok(game) } else { Err(bad("game", format!("there is no game {game} of {games}"))) }
    }
}

/// Borrows an array for writing; one that is borrowed already or read-only is refused.
fn writable<'py, T: Element>(
    name: &str,
    array: Array<'py, T>,
) -> PyResult<Option<PyReadwriteArrayDyn<'py, T>>> {
    array.map(|array| array.try_readwrite().map_err(|error| bad(name, error))).transpose()
}

fn slice<'a, T: Element>(
    name: &str,
    array: Option<&'a mut PyReadwriteArrayDyn<'_, T>>,
) -> PyResult<Option<&'a mut [T]>> {
    array.map(|array| array.as_slice_mut().map_err(|error| bad(name, error))).transpose()
}

fn raised(error: BatchError) -> PyErr {
    match error {
        BatchError::Illegal { .. } => IllegalDecision::new_err(error.to_string()),
        BatchError::Games { .. } | BatchError::Memory { .. } => bad("games", error),
        BatchError::Bots { .. } => bad("bots", error),
        BatchError::Length { .. } | BatchError::Interrupted | BatchError::NeedsReset => bad("batch", error),
    }
}
