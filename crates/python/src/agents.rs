//! One game with named agents, as `PettingZoo` requires: dictionaries, made without the arrays of a batch.

use numpy::{PyArray1, PyArrayMethods};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyTuple};
use sideboards_laboratory::{Batch, BatchError, Output};

/// Observations, rewards, terminations, truncations, infos, and whether the game is over.
pub(crate) type Stepped<'py> = (
    Bound<'py, PyDict>,
    Bound<'py, PyDict>,
    Bound<'py, PyDict>,
    Bound<'py, PyDict>,
    Bound<'py, PyDict>,
    bool,
);

/// The arrays of one game, reused in each step.
#[derive(Default)]
pub(crate) struct Desk {
    actions: Vec<i64>,
    observations: Vec<u8>,
    masks: Vec<i8>,
    rewards: Vec<f32>,
    over: Vec<bool>,
    totals: Vec<i16>,
}

impl Desk {
    fn fit(&mut self, batch: &Batch) {
        let rows = batch.games() * batch.learners();
        self.observations.resize(rows * batch.encoder().len(), 0);
        self.masks.resize(rows * batch.actions().count(), 0);
        self.rewards.resize(rows, 0.0);
        self.over.resize(batch.games(), false);
        self.totals.resize(batch.games() * batch.setup().players().count(), 0);
    }

    /// Carries out the actions of all agents.
    pub(crate) fn step<'py>(
        &mut self,
        py: Python<'py>,
        batch: &mut Batch,
        actions: &Bound<'py, PyDict>,
        agents: &Bound<'py, PyTuple>,
    ) -> PyResult<Result<Stepped<'py>, BatchError>> {
        self.fit(batch);
        self.actions.clear();
        for agent in agents {
            self.actions.push(actions.as_any().get_item(&agent)?.extract()?);
        }
        let output = Output {
            observations: Some(&mut self.observations),
            masks: Some(&mut self.masks),
            rewards: Some(&mut self.rewards),
            over: Some(&mut self.over),
            totals: Some(&mut self.totals),
            ..Output::default()
        };
        if let Err(error) = batch.step(&self.actions, output) {
            return Ok(Err(error));
        }
        let is_over = self.over.first().copied().unwrap_or_default();
        let [rewards, terminations, truncations, infos] = [(); 4].map(|()| PyDict::new(py));
        let (over, not) = (PyBool::new(py, is_over), PyBool::new(py, false));
        for (index, agent) in agents.iter().enumerate() {
            rewards.set_item(&agent, self.rewards[index])?;
            terminations.set_item(&agent, over)?;
            truncations.set_item(&agent, not)?;
            let info = PyDict::new(py);
            if is_over {
                info.set_item(intern!(py, "total"), self.totals[index])?;
            }
            infos.set_item(&agent, info)?;
        }
        let observations = self.observations(py, batch, agents)?;
        Ok(Ok((observations, rewards, terminations, truncations, infos, is_over)))
    }

    /// Returns the observations of all agents.
    pub(crate) fn observe<'py>(
        &mut self,
        py: Python<'py>,
        batch: &Batch,
        agents: &Bound<'py, PyTuple>,
    ) -> PyResult<Result<Bound<'py, PyDict>, BatchError>> {
        self.fit(batch);
        let (observations, masks) = (Some(&mut self.observations[..]), Some(&mut self.masks[..]));
        if let Err(error) = batch.observe(Output { observations, masks, ..Output::default() }) {
            return Ok(Err(error));
        }
        self.observations(py, batch, agents).map(Ok)
    }

    fn observations<'py>(
        &self,
        py: Python<'py>,
        batch: &Batch,
        agents: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        let rows = self.observations.chunks_exact(batch.encoder().len());
        let masks = self.masks.chunks_exact(batch.actions().count());
        for ((agent, bytes), mask) in agents.iter().zip(rows).zip(masks) {
            let planes = PyArray1::<i8>::zeros(py, 8 * bytes.len(), false);
            {
                let mut planes = planes.readwrite();
                let bits = planes.as_slice_mut().map_err(|error| crate::error::bad("observation", error))?;
                for (bits, byte) in bits.chunks_exact_mut(8).zip(bytes) {
                    bits.copy_from_slice(&BITS[usize::from(*byte)]);
                }
            }
            let seen = PyDict::new(py);
            seen.set_item(intern!(py, "observation"), planes)?;
            seen.set_item(intern!(py, "action_mask"), PyArray1::from_slice(py, mask))?;
            all.set_item(agent, seen)?;
        }
        Ok(all)
    }
}

/// The bits of each byte, the highest first.
static BITS: [[i8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> (7 - bit) & 1) as i8;
            bit += 1;
        }
        byte += 1;
    }
    table
};
