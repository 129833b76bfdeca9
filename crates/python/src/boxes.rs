use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use sideboards_laboratory::{Difficulty, drawing::Drawing, generate, obfuscate};
use sideboards_rules::{Content, ContentDraft, GoalRule};

use crate::arguments::SeedArgument;
use crate::error::{bad, faults};

/// A box: its cards, its goals and its suggested trios of goals.
#[pyclass(name = "Box", module = "sideboards", frozen)]
pub(crate) struct PyBox {
    pub(crate) content: Arc<Content>,
}

#[pymethods]
impl PyBox {
    /// Returns the box that comes with the game.
    #[staticmethod]
    fn classic() -> Self {
        Self { content: Content::classic() }
    }

    /// Reads a content file; a `BoxError` lists every fault.
    #[staticmethod]
    fn parse(py: Python<'_>, text: &str) -> PyResult<Self> {
        let content = Content::parse(text).map_err(|errors| faults(py, &errors))?;
        Ok(Self { content: Arc::new(content) })
    }

    /// Generates a valid box that follows from the seed.
    #[staticmethod]
    #[pyo3(signature = (seed, difficulty = "normal"))]
    fn random(seed: SeedArgument, difficulty: &str) -> PyResult<Self> {
        let difficulty: Difficulty = difficulty.parse().map_err(|error| bad("difficulty", error))?;
        Ok(Self { content: generate(&seed.seed(), difficulty) })
    }

    /// Returns the same box in disguise: other colours, handles, order of cards, and no names.
    fn obfuscated(&self, seed: SeedArgument) -> Self {
        Self { content: obfuscate(&self.content, &seed.seed()) }
    }

    /// Returns the content file.
    fn text(&self) -> String {
        ContentDraft::of(&self.content).write()
    }

    #[getter]
    fn name(&self) -> &str {
        self.content.name()
    }

    #[getter]
    fn hash(&self) -> String {
        self.content.hash().to_string()
    }

    #[getter]
    fn cards(&self) -> Vec<String> {
        self.content.deck().iter().map(|(_, card)| card.to_string()).collect()
    }

    #[getter]
    fn suggestions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for suggestion in self.content.suggestions() {
            all.set_item(&suggestion.name, suggestion.goals.numbers().map(u32::from))?;
        }
        Ok(all)
    }

    #[getter]
    fn goals<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let goal = |goal: &sideboards_rules::Goal| {
            let data = PyDict::new(py);
            data.set_item("number", goal.number.0)?;
            data.set_item("name", &goal.name)?;
            data.set_item("kind", goal.kind().to_string())?;
            data.set_item("points", goal.points().0)?;
            match &goal.rule {
                GoalRule::Combination(rule) => data.set_item("pattern", rule.pattern.to_string())?,
                GoalRule::Row(rule) => {
                    data.set_item("of", rule.of.to_string())?;
                    data.set_item("count", rule.count.to_string())?;
                }
            }
            Ok(data)
        };
        self.content.all_goals().iter().map(goal).collect()
    }

    fn __repr__(&self) -> String {
        format!("<sideboards.Box {:?}, {} cards>", self.content.name(), self.content.deck().len())
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.content.hash() == other.content.hash()
    }

    fn __hash__(&self) -> u64 {
        let text = self.hash();
        u64::from_str_radix(&text[..15], 16).unwrap_or_default()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Self>().getattr("parse")?, (self.text(),)))
    }

    fn _repr_svg_(&self) -> String {
        let mut drawing = Drawing::new();
        drawing.text(&format!("{}: {} cards", self.content.name(), self.content.deck().len()));
        let cards: Vec<_> = self.content.deck().iter().map(|(_, card)| *card).collect();
        cards.chunks(12).for_each(|row| drawing.cards(row.iter().copied()));
        drawing.finish()
    }
}
