//! Sideboards for research, without Python.
//!
//! A [`Batch`] plays thousands of games as arrays. [`Actions`] numbers decisions, [`Encoder`] writes observations
//! as bits, [`generate`] and [`obfuscate`] make new boxes, [`prompt`] asks a language model, and [`drawing`] draws
//! cards. Everything is the same for the same seed, on every machine and with any number of threads.

mod actions;
mod batch;
mod boxes;
pub mod drawing;
mod observation;
mod prompt;
mod threads;

pub use actions::Actions;
pub use batch::{Autoreset, Batch, BatchError, Output, Reward, Seeds};
pub use boxes::{Difficulty, UnknownDifficulty, generate, obfuscate};
pub use observation::Encoder;
pub use prompt::{Language, NoDecision, UnknownLanguage, parse, prompt};
pub use threads::{Interrupted, work_through};
