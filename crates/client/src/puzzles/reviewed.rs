use sideboards_puzzles::{Kind, Puzzle};
use sideboards_rules::{Record, Seat};

use crate::replay::{Grade, decisions_of};
use crate::thinking::ReviewedChoice;

/// The mistakes that a review found in a solo game, by whether a puzzle can be made of them.
#[derive(Clone, Debug, Default)]
pub struct ReviewedMistakes {
    /// Those that were not the one provably best decision: what a puzzle asks, and the game up to it.
    pub proven: Vec<(Kind, Record)>,
    /// How many cannot be proven: with more cards to go, or because no decision leads all others by a point.
    pub unproven: usize,
}

impl ReviewedMistakes {
    /// Sorts what the review of a solo game calls mistakes. A review estimates; only a proof makes a puzzle.
    pub fn of(record: &Record, choices: &[ReviewedChoice]) -> Self {
        let mut sorted = Self::default();
        if !record.setup().players().is_solo() {
            return sorted;
        }
        for (place, choice) in decisions_of(record, Seat::new(0)).into_iter().zip(choices) {
            if Grade::of(choice) == Grade::Mistake {
                match proven(record, place) {
                    Some(mistake) => sorted.proven.push(mistake),
                    None => sorted.unproven += 1,
                }
            }
        }
        sorted
    }
}

/// Returns the puzzle that a decision of a game answered wrong, if it is one.
pub(super) fn proven(record: &Record, place: usize) -> Option<(Kind, Record)> {
    let (_, played) = *record.decisions().get(place)?;
    let mut part = Record::new(record.content().clone(), *record.setup(), record.seed());
    for &(seat, decision) in &record.decisions()[..place] {
        part.push(seat, decision);
    }
    let mut kinds = [Kind::LastCard, Kind::TwoRounds, Kind::Exchange].into_iter();
    let puzzle = kinds.find_map(|kind| Puzzle::open(kind, part.clone()).ok())?;
    (!puzzle.proof().is_answer(&played)).then(|| (puzzle.kind(), part))
}
