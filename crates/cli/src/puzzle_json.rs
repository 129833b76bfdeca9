//! Puzzles as JSON, a stable format for scripts.

use serde::Serialize;
use sideboards_puzzles::{Difficulty, Puzzle};
use sideboards_rules::Decision;

#[derive(Debug, Serialize)]
pub(crate) struct PuzzleJson {
    kind: String,
    record: String,
    step: usize,
    answer: String,
    value: String,
    margin: f64,
    exact_margin: String,
    /// Starts that are mirrored or upside-down images of the answer.
    twins: Vec<String>,
    /// The best decisions from here on; more than the answer only in an open deal.
    line: Vec<String>,
    alternatives: Vec<AlternativeJson>,
    theme: String,
    difficulty: u16,
}

#[derive(Debug, Serialize)]
struct AlternativeJson {
    decision: String,
    value: String,
}

impl PuzzleJson {
    pub(crate) fn new(puzzle: &Puzzle, difficulty: Difficulty) -> Self {
        let (proof, deck) = (puzzle.proof(), puzzle.record().content().deck());
        let text = |decision: &Decision| deck.text(decision).to_string();
        let alternatives = proof.alternatives.iter().map(|valued| AlternativeJson {
            decision: text(&valued.decision),
            value: valued.value.to_string(),
        });
        Self {
            kind: puzzle.kind().to_string(),
            record: puzzle.record().to_string(),
            step: puzzle.step(),
            answer: text(&proof.answer),
            value: proof.value.to_string(),
            margin: proof.margin.to_f64(),
            exact_margin: proof.margin.to_string(),
            twins: proof.twins.iter().map(text).collect(),
            line: puzzle.line().iter().map(text).collect(),
            alternatives: alternatives.collect(),
            theme: puzzle.theme().to_string(),
            difficulty: difficulty.rating(),
        }
    }
}
