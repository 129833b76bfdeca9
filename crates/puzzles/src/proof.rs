use sideboards_rules::{Decision, View};

use crate::{Expectation, Valued, are_twins};

/// The proven facts about a decision: the best one, and the value of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The best decision.
    pub answer: Decision,
    /// Its value.
    pub value: Expectation,
    /// Its lead over the best alternative.
    pub margin: Expectation,
    /// Decisions that differ from the answer only by a mirrored or upside-down sideboard; only starts have any.
    pub twins: Vec<Decision>,
    /// All other decisions, the best first.
    pub alternatives: Vec<Valued>,
}

impl Proof {
    /// The least margin of a puzzle.
    pub const LEAST_MARGIN: Expectation = Expectation::whole(1);

    /// Finds the one best decision, if it leads all others except its twins by the least margin.
    pub fn of(values: &[Valued], view: &View) -> Option<Self> {
        // Among equals the first; the margin shows whether there are any.
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

    /// Returns the value of a decision, if it is legal.
    pub fn value_of(&self, decision: &Decision) -> Option<Expectation> {
        if self.is_answer(decision) {
            return Some(self.value);
        }
        self.alternatives.iter().find(|valued| valued.decision == *decision).map(|valued| valued.value)
    }
}
