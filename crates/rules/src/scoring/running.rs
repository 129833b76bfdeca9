use super::Drawers;
use super::lanes::Lanes;
use super::lookout::{Found, Lookout};
use super::tally::{CombinationGoal, Counts, Scorer};
use super::trail::Trail;
use crate::{COLUMNS, End, LINES, Placed, Points, Value};

/// The counts of a sideboard that grows card by card, for search.
///
/// Adding a card examines only what that card can change: one window of each value's trail, or, with exact packing,
/// the values that take part in a combination with it. A copy is a few words.
#[derive(Clone, Copy, Debug)]
pub struct Running<'s> {
    scorer: &'s Scorer<'s>,
    progress: Progress<'s>,
}

#[derive(Clone, Copy, Debug)]
enum Progress<'s> {
    /// The trails, and their windows that show the goals' shapes.
    Fast(&'s Lookout<'s>, Lanes<Trail>, Found),
    /// The drawers, and the number of combinations of each value.
    Exact(Lanes<Drawers>, [u8; Value::COUNT]),
}

impl<'s> Running<'s> {
    pub(super) fn new(scorer: &'s Scorer<'s>) -> Self {
        let progress = match &scorer.lookout {
            Some(lookout) => Progress::Fast(lookout, Lanes::default(), Found::default()),
            None => Progress::Exact(Lanes::default(), [0; Value::COUNT]),
        };
        Self { scorer, progress }
    }

    /// Adds a card at one end.
    ///
    /// # Panics
    /// If there are eight cards already.
    pub fn add(&mut self, placed: Placed, end: End) {
        assert!(self.cards() < COLUMNS, "a sideboard has at most eight cards");
        match &mut self.progress {
            Progress::Fast(lookout, trails, found) => {
                trails.add(placed, end, lookout.steps);
                lookout.extend(found, trails, end);
            }
            Progress::Exact(lanes, combinations) => {
                lanes.add(placed, end, &self.scorer.compiled.faces);
                let new_column = Drawers::column(match end {
                    End::Left => 0,
                    End::Right => lanes.len() - 1,
                });
                for goal in [&self.scorer.colour, &self.scorer.handle] {
                    recount(combinations, goal, lanes, new_column);
                }
            }
        }
    }

    /// Returns the counts with one more card: like [`Self::add`] on a copy, but faster.
    ///
    /// # Panics
    /// If there are eight cards already.
    pub fn counts_with(&self, placed: Placed, end: End) -> Counts {
        match &self.progress {
            Progress::Fast(lookout, trails, found) => {
                assert!(self.cards() < COLUMNS, "a sideboard has at most eight cards");
                let mut trails = *trails;
                trails.add(placed, end, lookout.steps);
                lookout.found_and(found, &trails, end)
            }
            Progress::Exact(..) => {
                let mut with = *self;
                with.add(placed, end);
                with.counts()
            }
        }
    }

    /// Returns an upper bound for the counts after adding `left` cards at the left end and `right` cards at the
    /// right end.
    pub fn counts_at_best(&self, left: usize, right: usize) -> Counts {
        match &self.progress {
            Progress::Fast(lookout, trails, found) => lookout.found_at_best(found, trails, left, right),
            Progress::Exact(..) => {
                // Each drawer of a card can complete at most one combination of each kind.
                let cards = (left + right) as u8;
                let (drawers, rows) = (LINES as u8 * cards, self.scorer.row.rows() as u8 * cards);
                let Counts { colour, handle, row } = self.counts();
                Counts { colour: colour + drawers, handle: handle + drawers, row: row + rows }
            }
        }
    }

    /// Returns the counts of the cards so far.
    pub fn counts(&self) -> Counts {
        match &self.progress {
            Progress::Fast(lookout, trails, found) => lookout.found(found, trails),
            Progress::Exact(lanes, combinations) => {
                let sum = |goal: &CombinationGoal| combinations[goal.aspect.lanes()].iter().sum();
                Counts {
                    colour: sum(&self.scorer.colour),
                    handle: sum(&self.scorer.handle),
                    row: self.scorer.rows(lanes).iter().map(|row| row.len() as u8).sum(),
                }
            }
        }
    }

    /// Returns the value of the cards so far, without row bonus and exchange card.
    pub fn points(&self) -> Points {
        self.scorer.points(self.counts())
    }

    /// Returns the number of cards.
    pub fn cards(&self) -> usize {
        match &self.progress {
            Progress::Fast(_, trails, _) => trails.len(),
            Progress::Exact(lanes, _) => lanes.len(),
        }
    }
}

/// Packs again only the values for which the new column takes part in some combination; the others do not change.
fn recount(
    combinations: &mut [u8; Value::COUNT],
    goal: &CombinationGoal,
    lanes: &Lanes<Drawers>,
    new_column: Drawers,
) {
    for value in goal.aspect.lanes() {
        if goal.plan.packing.touches(lanes.lane(value), new_column) {
            combinations[value] = goal.plan.packing.pack(lanes.lane(value)).len() as u8;
        }
    }
}
