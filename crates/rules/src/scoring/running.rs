use super::Drawers;
use super::lanes::Lanes;
use super::tally::{CombinationGoal, Counts, Scorer};
use super::trails::{Found, Lookout};
use crate::{COLUMNS, End, Placed, Points, Value};

/// The counts of a sideboard that grows card by card, for search.
///
/// Adding a card looks only at what that card can change. A copy is a few words, so a search tries a placement on a
/// copy and forgets it.
#[derive(Clone, Copy, Debug)]
pub struct Running<'c> {
    scorer: Scorer<'c>,
    lanes: Lanes,
    progress: Progress<'c>,
}

#[derive(Clone, Copy, Debug)]
enum Progress<'c> {
    /// The windows of the trails that show the goals' shapes.
    Fast(Lookout<'c>, Found),
    /// The number of combinations of each value.
    Exact([u8; Value::COUNT]),
}

impl<'c> Running<'c> {
    pub(super) fn new(scorer: Scorer<'c>) -> Self {
        let progress = match scorer.lookout {
            Some(lookout) => Progress::Fast(lookout, Found::default()),
            None => Progress::Exact([0; Value::COUNT]),
        };
        Self { scorer, lanes: Lanes::default(), progress }
    }

    /// Adds a card at one end.
    ///
    /// # Panics
    /// If there are eight cards already.
    pub fn add(&mut self, placed: Placed, end: End) {
        assert!(self.lanes.len() < COLUMNS, "a sideboard has at most eight cards");
        self.lanes.add(placed, end, &self.scorer.compiled.faces);
        match &mut self.progress {
            Progress::Fast(lookout, found) => *found = lookout.extend(*found, &self.lanes, end),
            Progress::Exact(combinations) => {
                let new_column = Drawers::column(match end {
                    End::Left => 0,
                    End::Right => self.lanes.len() - 1,
                });
                for goal in [&self.scorer.colour, &self.scorer.handle] {
                    self.scorer.recount(combinations, goal, &self.lanes, new_column);
                }
            }
        }
    }

    /// Gives the counts of the cards so far.
    pub fn counts(&self) -> Counts {
        match &self.progress {
            Progress::Fast(lookout, found) => lookout.counts(found, &self.lanes),
            Progress::Exact(combinations) => {
                let sum = |goal: &CombinationGoal| combinations[goal.aspect.lanes()].iter().sum();
                Counts {
                    colour: sum(&self.scorer.colour),
                    handle: sum(&self.scorer.handle),
                    row: self.scorer.rows(&self.lanes).iter().map(|row| row.len() as u8).sum(),
                }
            }
        }
    }

    /// Gives what the cards so far are worth, without row bonus and exchange card.
    pub fn points(&self) -> Points {
        self.scorer.points(self.counts())
    }

    /// Tells how many cards lie.
    pub fn cards(&self) -> usize {
        self.lanes.len()
    }
}

impl Scorer<'_> {
    /// Packs again only the values for which the new column takes part in some combination: elsewhere nothing changes.
    fn recount(
        &self,
        combinations: &mut [u8; Value::COUNT],
        goal: &CombinationGoal,
        lanes: &Lanes,
        new_column: Drawers,
    ) {
        let packing = &goal.plan.packing;
        for &value in goal.aspect.values() {
            let drawers = lanes.drawers(value, self.compiled.faces.packed());
            if packing.touches(drawers, new_column) {
                combinations[value.index()] = packing.pack(drawers).len() as u8;
            }
        }
    }
}
