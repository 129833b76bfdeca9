use super::BatchError;
use super::error::check;
use super::plan::Plan;

/// The arrays that a step writes; each has a row for each game.
#[derive(Debug, Default)]
pub struct Output<'o> {
    /// For each learner the bytes of [`Encoder::write`](crate::Encoder::write).
    pub observations: Option<&'o mut [u8]>,
    /// The same for games that end, written before they are dealt again.
    pub final_observations: Option<&'o mut [u8]>,
    /// For each learner a 1 for each action that is legal now.
    pub masks: Option<&'o mut [i8]>,
    /// For each learner.
    pub rewards: Option<&'o mut [f32]>,
    /// Whether the game has ended.
    pub over: Option<&'o mut [bool]>,
    /// For each seat the final score, written when a game ends.
    pub totals: Option<&'o mut [i16]>,
}

impl<'o> Output<'o> {
    /// Takes the rows of a number of games off the front.
    pub(super) fn take(&mut self, plan: &Plan, games: usize) -> Output<'o> {
        fn rows<'o, T>(array: &mut Option<&'o mut [T]>, count: usize) -> Option<&'o mut [T]> {
            array.as_mut().map(|array| take(array, count))
        }
        let learners = games * plan.learners;
        Output {
            observations: rows(&mut self.observations, learners * plan.encoder.len()),
            final_observations: rows(&mut self.final_observations, learners * plan.encoder.len()),
            masks: rows(&mut self.masks, learners * plan.actions.count()),
            rewards: rows(&mut self.rewards, learners),
            over: rows(&mut self.over, games),
            totals: rows(&mut self.totals, games * plan.setup.players().count()),
        }
    }

    /// Checks the sizes of all arrays.
    pub(super) fn check(&self, plan: &Plan, games: usize) -> Result<(), BatchError> {
        fn size<T>(what: &'static str, array: Option<&&mut [T]>, wanted: usize) -> Result<(), BatchError> {
            array.map_or(Ok(()), |array| check(what, array.len(), wanted))
        }
        let learners = games * plan.learners;
        size("observations", self.observations.as_ref(), learners * plan.encoder.len())?;
        size("final_observations", self.final_observations.as_ref(), learners * plan.encoder.len())?;
        size("masks", self.masks.as_ref(), learners * plan.actions.count())?;
        size("rewards", self.rewards.as_ref(), learners)?;
        size("over", self.over.as_ref(), games)?;
        size("totals", self.totals.as_ref(), games * plan.setup.players().count())
    }
}

/// Takes the first items off a slice, or all if there are fewer.
#[expect(clippy::mut_mut, reason = "the slice itself moves on")]
pub(super) fn take<'s, T>(slice: &mut &'s mut [T], count: usize) -> &'s mut [T] {
    let whole = std::mem::take(slice);
    let (first, rest) = whole.split_at_mut(count.min(whole.len()));
    *slice = rest;
    first
}
