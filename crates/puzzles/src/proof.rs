use sideboards_rules::{Decision, View};

use crate::{Expectation, Valued, are_twins};

/// What is proven about a decision: which one is the best, and what each is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The best decision.
    pub answer: Decision,
    /// What it is worth.
    pub value: Expectation,
    /// How much more that is than the best alternative.
    pub margin: Expectation,
    /// Decisions that differ from the answer only by looking at the sideboard in a mirror or upside down; only starts have any.
    pub twins: Vec<Decision>,
    /// All other decisions, the best first.
    pub alternatives: Vec<Valued>,
}

impl Proof {
    /// The least margin of a puzzle.
    pub const LEAST_MARGIN: Expectation = Expectation::whole(1);

    /// Finds the one best decision, if it leads all others but its twins by the least margin.
    pub fn of(values: &[Valued], view: &View) -> Option<Self> {
        // Of equals the first; whether there are any is seen by the margin.
        let best = values.iter().rev().max_by_key(|valued| valued.value)?;
        let is_twin = |valued: &&Valued| are_twins(&valued.decision, &best.decision, view);
        let (same, mut alternatives): (Vec<&Valued>, Vec<&Valued>) = values.iter().partition(is_twin);
        // Stable: equal ones stay in the order of the legal decisions.
        alternatives.sort_by_key(|valued| std::cmp::Reverse(valued.value));
        let margin = best.value.minus(alternatives.first()?.value)?;
        (margin >= Self::LEAST_MARGIN).then(|| Self {
            answer: best.decision,
            value: best.value,
            margin,
            twins: same.iter().map(|twin| twin.decision).filter(|twin| *twin != best.decision).collect(),
            alternatives: alternatives.into_iter().copied().collect(),
        })
    }

    /// Returns whether a decision is the answer or a twin of it.
    pub fn is_answer(&self, decision: &Decision) -> bool {
        self.answer == *decision || self.twins.contains(decision)
    }

    /// Returns what a decision is worth, if it is legal.
    pub fn value_of(&self, decision: &Decision) -> Option<Expectation> {
        if self.is_answer(decision) {
            return Some(self.value);
        }
        self.alternatives.iter().find(|valued| valued.decision == *decision).map(|valued| valued.value)
    }
}
