//! Many games as arrays, stepped together.

use std::sync::{Arc, Mutex, PoisonError};

use sideboards_bots::Level;
use sideboards_rules::{Content, LeanGame, Seat, Seed, Setup, below};

use crate::threads::{Interrupted, work_through};
use crate::{Actions, Encoder};

mod error;
mod facts;
mod output;
mod plan;
mod settings;

pub use error::BatchError;
pub use output::Output;
pub use settings::{Autoreset, Reward, Seeds};

use error::check;
use output::take;
use plan::{FullGame, Plan, Slot};

/// Thousands of games of the same table, stepped together.
///
/// In each step every learner sends an action. Learners sit on the first seats, bots on the last. A game depends
/// only on the seed, its number and its actions, never on the other games or the number of threads.
pub struct Batch {
    plan: Plan,
    threads: usize,
    slots: Vec<Slot>,
    /// With bots, a full game beside each lean one: bots decide from views.
    full_games: Vec<FullGame>,
    needs_reset: bool,
}

impl Batch {
    /// Deals `games` games with the goals of the setup. Bots take the last seats, in the order given.
    pub fn new(
        content: Arc<Content>,
        setup: Setup,
        games: usize,
        seed: Seed,
        levels: Vec<Level>,
    ) -> Result<Self, BatchError> {
        if games == 0 || u32::try_from(games).is_err() {
            return Err(BatchError::Games { games });
        }
        let players = setup.players().count();
        if levels.len() >= players {
            return Err(BatchError::Bots { bots: levels.len(), players });
        }
        let dealt = LeanGame::new(&content, &setup, seed);
        let plan = Plan {
            actions: Actions::of(setup.variant()),
            encoder: Encoder::new(&content, &setup),
            reward: Reward::Points,
            autoreset: Autoreset::SameStep,
            learners: players - levels.len(),
            goals: Some(setup.goals()),
            content,
            setup,
            seeds: Seeds::Series(seed),
            levels,
        };
        let with_bots = if plan.levels.is_empty() { 0 } else { games };
        let (mut slots, mut full_games) = (room(games, games)?, room(with_bots, games)?);
        slots.resize_with(games, || Slot::new(dealt.clone(), setup.goals()));
        full_games.resize_with(with_bots, || FullGame::new(&plan, seed));
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let mut batch = Self { threads, slots, full_games, needs_reset: false, plan };
        batch.reset(None, None)?;
        Ok(batch)
    }

    /// Sets the reward of learners.
    #[must_use]
    pub fn with_reward(mut self, reward: Reward) -> Self {
        self.plan.reward = reward;
        self
    }

    /// Sets what happens after the end of a game.
    #[must_use]
    pub fn with_autoreset(mut self, autoreset: Autoreset) -> Self {
        self.plan.autoreset = autoreset;
        self
    }

    /// Sets the maximum number of threads of a step.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Draws the three goals of each deal from its seed, as [`Content::random_goals`] does, and deals again.
    #[must_use]
    pub fn with_random_goals(mut self) -> Self {
        self.plan.goals = None;
        self.deal(None, true);
        self
    }

    /// Deals all games again, or those that are marked.
    ///
    /// With seeds, or without marks, each game begins with its first deal; with marks alone it goes on with its next.
    pub fn reset(&mut self, seeds: Option<Seeds>, which: Option<&[bool]>) -> Result<(), BatchError> {
        if let Some(which) = which {
            check("mask", which.len(), self.slots.len())?;
            if self.needs_reset {
                return Err(BatchError::NeedsReset);
            }
        }
        if let Some(Seeds::Each(each)) = &seeds {
            check("seed", each.len(), self.slots.len())?;
        }
        let begins = seeds.is_some() || which.is_none();
        if let Some(seeds) = seeds {
            self.plan.seeds = seeds;
        }
        self.deal(which, begins);
        self.needs_reset = false;
        Ok(())
    }

    fn deal(&mut self, which: Option<&[bool]>, begins: bool) {
        let (size, plan) = (self.part(), &self.plan);
        let mut full_games = self.full_games.as_mut_slice();
        let parts = self.slots.chunks_mut(size).enumerate();
        let parts = parts.map(|(part, slots)| {
            let full_games = take(&mut full_games, slots.len());
            (part * size, slots, full_games)
        });
        let done = work_through(self.threads, parts, &mut || false, |(first, slots, full_games)| {
            for (index, slot) in slots.iter_mut().enumerate() {
                let number = first + index;
                if which.is_none_or(|which| which[number]) {
                    if begins {
                        slot.begin_series(plan, number);
                    }
                    plan.deal(number, slot, full_games.get_mut(index));
                }
            }
        });
        done.expect("nothing interrupts it");
    }

    /// Carries out an action of each learner in each game; if one is illegal, returns the first and changes
    /// nothing.
    pub fn step(&mut self, actions: &[i64], output: Output) -> Result<(), BatchError> {
        self.step_unless(&mut || false, actions, output)
    }

    /// Like [`Self::step`], but asks meanwhile whether to stop. After an interruption all games need a reset.
    pub fn step_unless(
        &mut self,
        is_interrupted: &mut dyn FnMut() -> bool,
        actions: &[i64],
        output: Output,
    ) -> Result<(), BatchError> {
        self.check_ready()?;
        check("actions", actions.len(), self.slots.len() * self.plan.learners)?;
        output.check(&self.plan, self.slots.len())?;
        self.check_actions(actions)?;
        let (size, plan) = (self.part(), &self.plan);
        let (mut full_games, mut rest) = (self.full_games.as_mut_slice(), output);
        let parts = self.slots.chunks_mut(size).zip(actions.chunks(size * plan.learners)).enumerate();
        let parts = parts.map(|(part, (slots, actions))| {
            let rows = rest.take(plan, slots.len());
            let full_games = take(&mut full_games, slots.len());
            (part * size, slots, full_games, actions, rows)
        });
        let step = |(first, slots, full_games, actions, mut output): (
            _,
            &mut [Slot],
            &mut [FullGame],
            &[i64],
            Output,
        )| {
            let rows = slots.iter_mut().zip(actions.chunks_exact(plan.learners)).enumerate();
            for (index, (slot, actions)) in rows {
                let (mut row, full) = (output.take(plan, 1), full_games.get_mut(index));
                plan.step(first + index, slot, full, actions, &mut row);
                plan.observe(slot, &mut row);
            }
        };
        let done = work_through(self.threads, parts, is_interrupted, step);
        self.needs_reset = done.is_err();
        done.map_err(|Interrupted| BatchError::Interrupted)
    }

    /// Writes observations and masks without a step.
    pub fn observe(&self, mut output: Output) -> Result<(), BatchError> {
        self.check_ready()?;
        output.check(&self.plan, self.slots.len())?;
        for slot in &self.slots {
            self.plan.observe(slot, &mut output.take(&self.plan, 1));
        }
        Ok(())
    }

    /// Writes for each action of each learner how many points its sideboard gains at once, without bonus and
    /// exchange card; 0 where an action is illegal.
    pub fn gains(&self, gains: &mut [f32]) -> Result<(), BatchError> {
        let (learners, count) = (self.plan.learners, self.plan.actions.count());
        self.check_ready()?;
        check("gains", gains.len(), self.slots.len() * learners * count)?;
        let (size, plan) = (self.part(), &self.plan);
        let parts = self.slots.chunks(size).zip(gains.chunks_mut(size * learners * count));
        let done = work_through(self.threads, parts, &mut || false, |(slots, gains)| {
            for (slot, rows) in slots.iter().zip(gains.chunks_exact_mut(learners * count)) {
                for (seat, row) in rows.chunks_exact_mut(count).enumerate() {
                    plan.gains(slot, Seat::new(seat), row);
                }
            }
        });
        done.expect("nothing interrupts it");
        Ok(())
    }

    /// Draws a legal action for each learner uniformly, with the batch's own random numbers.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        self.check_ready()?;
        check("actions", actions.len(), self.slots.len() * self.plan.learners)?;
        let (numbers, learners, size) = (self.plan.actions, self.plan.learners, self.part());
        let parts = self.slots.chunks_mut(size).zip(actions.chunks_mut(size * learners));
        let done = work_through(self.threads, parts, &mut || false, |(slots, actions)| {
            for (Slot { game, lots, .. }, actions) in slots.iter_mut().zip(actions.chunks_mut(learners)) {
                for (seat, action) in actions.iter_mut().enumerate() {
                    let number = numbers.pick(game, Seat::new(seat), |count| below(lots, count));
                    *action = number.cast_signed() as i64;
                }
            }
        });
        done.expect("nothing interrupts it");
        Ok(())
    }

    /// Returns how many games a thread takes at a time: few enough to share them evenly, many enough to be worth it.
    /// A game with bots can take a second, and an interruption waits for it.
    fn part(&self) -> usize {
        if self.full_games.is_empty() { 256 } else { 1 }
    }

    fn check_ready(&self) -> Result<(), BatchError> {
        if self.needs_reset { Err(BatchError::NeedsReset) } else { Ok(()) }
    }

    /// Returns the first illegal action as an error. All are checked before any is carried out, on all threads too.
    fn check_actions(&self, actions: &[i64]) -> Result<(), BatchError> {
        const PART: usize = 1024;
        let plan = &self.plan;
        let first_error = Mutex::new((usize::MAX, Ok(())));
        let parts = self.slots.chunks(PART).zip(actions.chunks(PART * plan.learners)).enumerate();
        let done = work_through(self.threads, parts, &mut || false, |(part, (slots, actions))| {
            let checked = plan.check_actions(slots, actions, part * PART);
            if checked.is_err() {
                let mut first_error = first_error.lock().unwrap_or_else(PoisonError::into_inner);
                if part < first_error.0 {
                    *first_error = (part, checked);
                }
            }
        });
        done.expect("nothing interrupts it");
        first_error.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }
}

/// Makes room for some games, or says that there is none: a batch may be larger than the memory.
fn room<T>(count: usize, games: usize) -> Result<Vec<T>, BatchError> {
    let mut room = Vec::new();
    let bytes = size_of::<T>();
    room.try_reserve_exact(count).map_err(|_| BatchError::Memory { games, bytes })?;
    Ok(room)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `Batch` itself is tried with as many games in Python's tests, in a process with little memory.
    #[test]
    fn more_games_than_memory_are_an_error() {
        let games = isize::MAX as usize / size_of::<Slot>() + 1;
        let bytes = size_of::<Slot>();
        assert_eq!(room::<Slot>(games, games).err(), Some(BatchError::Memory { games, bytes }));
        assert_eq!(room::<Slot>(3, 3).map(|room| room.capacity()), Ok(3));
    }
}
