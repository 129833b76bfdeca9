//! What a player may share without giving an answer away: symbols and numbers; the words around them are the page's.

use sideboards_puzzles::{Difficulty, Kind};
use sideboards_rules::Day;

use super::book::PuzzleOutcome;
use super::run::{Run, RunMode};

/// The parts of a text about the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayShare {
    /// The day.
    pub day: Day,
    /// What the puzzle asks.
    pub kind: Kind,
    /// How hard it is.
    pub difficulty: u16,
    /// One symbol for how it went.
    pub symbol: char,
    /// Days in a row.
    pub streak: u32,
}

impl DayShare {
    /// Collects the parts.
    pub fn new(day: Day, kind: Kind, difficulty: Difficulty, outcome: PuzzleOutcome, streak: u32) -> Self {
        Self { day, kind, difficulty: difficulty.rating(), symbol: symbol(outcome), streak }
    }
}

/// The parts of a text about a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunShare {
    /// How it was played.
    pub mode: RunMode,
    /// How many puzzles were solved.
    pub solved: u32,
    /// A symbol for each answer, in lines of ten.
    pub lines: Vec<String>,
}

impl RunShare {
    /// Collects the parts.
    pub fn new(run: &Run) -> Self {
        let outcome = |is_right: bool| if is_right { PuzzleOutcome::Right } else { PuzzleOutcome::Wrong };
        let lines = run.answers().chunks(10);
        let line =
            |answers: &[(u32, bool)]| answers.iter().map(|(_, right)| symbol(outcome(*right))).collect();
        Self { mode: run.mode(), solved: run.solved(), lines: lines.map(line).collect() }
    }
}

/// Shapes differ as well as colours.
const fn symbol(outcome: PuzzleOutcome) -> char {
    match outcome {
        PuzzleOutcome::Right => '🟩',
        PuzzleOutcome::Near => '🟡',
        PuzzleOutcome::Wrong => '✖',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_tell_how_it_went_and_nothing_else() {
        let mut run = Run::new(RunMode::ThreeMinutes, 0);
        for number in 0..12 {
            run.answer(number, number != 3, 0);
        }
        let share = RunShare::new(&run);
        assert_eq!(share.lines, ["🟩🟩🟩✖🟩🟩🟩🟩🟩🟩", "🟩🟩"]);
        assert_eq!(share.solved, 11);
    }
}
