use std::sync::OnceLock;

use super::Drawers;
use super::lanes::Faces;
use super::lookout::RowWindows;
use super::packing::Packing;
use super::trail::Trail;
use super::windows::Windows;
use crate::{Deck, Goal, GoalRule, Pattern};

/// The prepared scoring data of a content.
#[derive(Clone, Debug)]
pub(crate) struct Compiled {
    pub(crate) faces: Faces<Drawers>,
    /// The cards as steps of trails, if the deck has trails at all.
    pub(crate) steps: Option<Faces<Trail>>,
    pub(crate) row_windows: RowWindows,
    goals: Vec<Option<(Pattern, OnceLock<CombinationPlan>)>>,
}

/// How the combinations of a goal are counted.
#[derive(Clone, Debug)]
pub(crate) struct CombinationPlan {
    /// Exactly, for any deck.
    pub(crate) packing: Packing,
    /// Fast, when deck and pattern allow it.
    pub(crate) windows: Option<Windows>,
}

impl Compiled {
    /// Prepares a deck and its goals; goal cards are numbered from 1 without a gap. A game needs two of the plans,
    /// so each is made on first use.
    pub(crate) fn new(deck: &Deck, goals: &[Goal]) -> Self {
        let steps = Trail::can_follow(deck).then(|| Faces::new(deck));
        let plan = |goal: &Goal| match &goal.rule {
            GoalRule::Row(_) => None,
            GoalRule::Combination(rule) => Some((rule.pattern.clone(), OnceLock::new())),
        };
        let goals = goals.iter().map(plan).collect();
        Self { faces: Faces::new(deck), goals, row_windows: RowWindows::new(), steps }
    }

    /// Returns the plan of a combination goal, counted from 0.
    pub(crate) fn plan(&self, goal: usize) -> &CombinationPlan {
        let (pattern, plan) = self.goals[goal].as_ref().expect("combination goals have a plan");
        plan.get_or_init(|| CombinationPlan {
            packing: Packing::new(pattern),
            windows: self.steps.as_ref().and_then(|_| Windows::of_pattern(&pattern.orientations())),
        })
    }
}
