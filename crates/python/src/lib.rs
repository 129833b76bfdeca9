//! The Python package `sideboards`: classes and functions that only translate. The logic is in the called crates.

#![allow(clippy::needless_pass_by_value, reason = "PyO3 hands arguments over by value")]
#![allow(clippy::unnecessary_wraps, reason = "PyO3 wants results")]

mod advice;
mod agents;
mod arguments;
mod batch;
mod bot;
mod boxes;
mod data;
mod error;
mod game;
mod interrupt;
mod score;
mod tournament;
mod view;

use pyo3::prelude::*;

/// The names that Python sees.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    error::register(module)?;
    module.add_class::<boxes::PyBox>()?;
    module.add_class::<game::PyGame>()?;
    module.add_class::<view::PyView>()?;
    module.add_class::<score::PyScore>()?;
    module.add_class::<bot::PyBot>()?;
    module.add_class::<batch::PyBatch>()?;
    module.add_class::<tournament::PyTournament>()?;
    module.add_function(wrap_pyfunction!(score::score, module)?)?;
    module.add_function(wrap_pyfunction!(advice::solve, module)?)?;
    module.add_function(wrap_pyfunction!(advice::hint, module)?)?;
    module.add_function(wrap_pyfunction!(advice::review, module)?)?;
    module.add_function(wrap_pyfunction!(tournament::tournament, module)?)
}
