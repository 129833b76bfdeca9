use std::sync::{Mutex, PoisonError};

use pyo3::prelude::*;
use sideboards_bots::{Bot, Level};

use crate::arguments::SeedArgument;
use crate::data;
use crate::error::bad;
use crate::view::PyView;

/// A bot: `random`, `apprentice`, `joiner` or `master`. It decides by a view alone.
#[pyclass(name = "Bot", module = "sideboards", frozen)]
pub(crate) struct PyBot {
    level: Level,
    bot: Mutex<Box<dyn Bot>>,
}

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (level, seed = SeedArgument::Number(0)), text_signature = "(level, seed=0)")]
    fn new(level: &str, seed: SeedArgument) -> PyResult<Self> {
        let level: Level = level.parse().map_err(|error| bad("level", error))?;
        Ok(Self { level, bot: Mutex::new(level.bot(&seed.seed())) })
    }

    /// Decides what the viewer does next.
    fn decide(&self, py: Python<'_>, view: PyRef<'_, PyView>) -> PyResult<String> {
        let view: &PyView = &view;
        if view.view().legal().choices() == 0 {
            return Err(bad("view", "there is nothing to lay"));
        }
        let decide = || self.bot.lock().unwrap_or_else(PoisonError::into_inner).decide(&view.view());
        Ok(data::decision(view.deck(), &py.detach(decide)))
    }

    #[getter]
    fn level(&self) -> String {
        self.level.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<sideboards.Bot {}>", self.level)
    }
}
