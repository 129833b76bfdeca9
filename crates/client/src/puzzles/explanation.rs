use sideboards_bots::{Fact, facts};
use sideboards_puzzles::{Expectation, Puzzle};
use sideboards_rules::{Decision, Drawers, Points, Row, Scorer, Seat, Sideboard};

/// Why a choice is worth what it is worth: what lies then, what it makes, and what can be said about it.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The decisions: one, or the whole line of an open deal.
    pub decisions: Vec<Decision>,
    /// What they are worth.
    pub value: Expectation,
    /// The sideboard with the cards that were placed.
    pub sideboard: Sideboard,
    /// What lies on it, for drawing.
    pub made: Made,
    /// What the choice adds at once for each goal, colour, handle and row, without the solo bonus.
    pub gained: [i32; 3],
    /// What can be said about the first decision.
    pub facts: Vec<Fact>,
}

/// The combinations and rows of a sideboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The drawers of each combination of the colour goal.
    pub colour: Vec<Drawers>,
    /// The drawers of each combination of the handle goal.
    pub handle: Vec<Drawers>,
    /// The rows that count.
    pub rows: Vec<Row>,
    /// What the rows bring as solo bonus.
    pub bonus: Points,
}

impl Explanation {
    /// Explains decisions that are legal one after the other.
    pub(super) fn new(puzzle: &Puzzle, decisions: &[Decision], value: Expectation) -> Self {
        let view = puzzle.view();
        let scorer = view.scorer();
        let before = *view.sideboard(Seat::new(0));
        let choices = decisions.iter().filter_map(Decision::choice);
        let sideboard = choices.fold(before, |sideboard, choice| sideboard.with(&choice));
        let first = decisions.first().map(|first| facts(&view, first));
        Self {
            decisions: decisions.to_vec(),
            value,
            sideboard,
            made: Made::of(&scorer, &sideboard),
            gained: gained(&scorer, &before, &sideboard),
            facts: first.unwrap_or_default(),
        }
    }
}

impl Made {
    fn of(scorer: &Scorer, sideboard: &Sideboard) -> Self {
        let tally = scorer.tally(sideboard);
        Self {
            colour: tally.colour().to_vec(),
            handle: tally.handle().to_vec(),
            rows: tally.rows().to_vec(),
            bonus: scorer.solo_bonus(tally.counts().row),
        }
    }
}

/// Returns what a sideboard has more than another, in points for each goal.
fn gained(scorer: &Scorer, before: &Sideboard, after: &Sideboard) -> [i32; 3] {
    let points =
        |sideboard| scorer.points_by_kind(scorer.counts(sideboard)).map(|points| i32::from(points.0));
    let (before, after) = (points(before), points(after));
    [0, 1, 2].map(|kind| after[kind] - before[kind])
}
