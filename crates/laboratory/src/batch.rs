//! Many games as arrays, stepped together.

use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_rules::{Content, LeanGame, Scorer, Seat, Seed, Setup, below};
use thiserror::Error;

use crate::{Actions, Encoder};

mod plan;

use plan::{FullGame, Plan, Slot};

/// The reward of a learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// After each round the points gained, at the end also bonus and exchange card: the sum is the final score.
    Points,
    /// At the end the lead over the best of the others; in a solo game the score.
    Lead,
}

/// What happens after the end of a game, in the terms of Gymnasium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Autoreset {
    /// The next step deals again and ignores the action.
    NextStep,
    /// The same step deals again; its observation is of the new game.
    SameStep,
    /// Nothing: the game stays over until it is reset.
    Disabled,
}

/// Why a batch rejects a call; nothing has changed then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BatchError {
    /// An array of another size.
    #[error("{what} has {given} elements, not {wanted}")]
    Length {
        /// The array.
        what: &'static str,
        /// Its size.
        given: usize,
        /// The expected size.
        wanted: usize,
    },
    /// An action that the mask excludes.
    #[error("game {game}, seat {seat}: action {action} is illegal now")]
    Illegal {
        /// The game, from 0.
        game: usize,
        /// The seat, counted from 0 in data and from 1 in words.
        seat: Seat,
        /// The action.
        action: i64,
    },
    /// No games, or more than can be numbered.
    #[error("a batch has 1 to {} games, not {games}", u32::MAX)]
    Games {
        /// The requested number.
        games: usize,
    },
    /// Bots on all seats, or for seats that the table does not have.
    #[error("{bots} bots are too many for a table of {players}: the first seat is a learner's")]
    Bots {
        /// How many bots there are.
        bots: usize,
        /// How many players there are.
        players: usize,
    },
}

/// Thousands of games with the same setup, stepped together.
///
/// In each step every learner sends an action. Learners sit on the first seats, bots on the last. A game depends
/// only on the seed, its number and its actions, never on the other games or the number of threads.
pub struct Batch {
    plan: Plan,
    threads: usize,
    slots: Vec<Slot>,
    /// With bots, a full game beside each lean one: bots decide from views.
    full_games: Vec<FullGame>,
}

/// The arrays that a step writes; each has a row for each game.
#[derive(Debug, Default)]
pub struct Output<'o> {
    /// For each learner the bytes of [`Encoder::write`].
    pub observations: Option<&'o mut [u8]>,
    /// For each learner a 1 for each action that is legal now.
    pub masks: Option<&'o mut [i8]>,
    /// For each learner.
    pub rewards: Option<&'o mut [f32]>,
    /// Whether the game has ended.
    pub over: Option<&'o mut [bool]>,
    /// For each seat the final score, written when a game ends.
    pub totals: Option<&'o mut [i16]>,
}

impl Batch {
    /// Deals `games` games. Bots take the last seats, in the order given.
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
            content,
            setup,
            seed,
            levels,
        };
        let with_bots = if plan.levels.is_empty() { 0 } else { games };
        let mut batch = Self {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            slots: (0..games).map(|_| Slot::new(dealt.clone())).collect(),
            full_games: (0..with_bots).map(|_| FullGame::new(&plan)).collect(),
            plan,
        };
        batch.reset(seed, None)?;
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

    /// Deals all games again, or those that are marked. Game `i` deals its `k`th time from
    /// `seed.child(i).child(k)`.
    pub fn reset(&mut self, seed: Seed, which: Option<&[bool]>) -> Result<(), BatchError> {
        if let Some(which) = which {
            check("reset_mask", which.len(), self.slots.len())?;
        }
        self.plan.seed = seed;
        let (chunk, plan) = (self.chunk(), &self.plan);
        let last = self.slots.len().div_ceil(chunk) - 1;
        std::thread::scope(|scope| {
            let mut full_games = self.full_games.as_mut_slice();
            for (part, slots) in self.slots.chunks_mut(chunk).enumerate() {
                let full_games = take(&mut full_games, slots.len());
                spawn_or_run(scope, part == last, move || {
                    for (index, slot) in slots.iter_mut().enumerate() {
                        let number = part * chunk + index;
                        if which.is_none_or(|which| which[number]) {
                            slot.begin_series(plan, number);
                            plan.deal(number, slot, full_games.get_mut(index));
                        }
                    }
                });
            }
        });
        Ok(())
    }

    /// Carries out an action of each learner in each game; if one is illegal, returns the first and changes
    /// nothing.
    pub fn step(&mut self, actions: &[i64], output: Output) -> Result<(), BatchError> {
        check("actions", actions.len(), self.slots.len() * self.plan.learners)?;
        self.plan.check_output(&output, self.slots.len())?;
        self.check_actions(actions)?;
        let (chunk, plan) = (self.chunk(), &self.plan);
        let last = self.slots.len().div_ceil(chunk) - 1;
        std::thread::scope(|scope| {
            let mut full_games = self.full_games.as_mut_slice();
            let mut rest = output;
            let parts = self.slots.chunks_mut(chunk).zip(actions.chunks(chunk * plan.learners));
            for (part, (slots, actions)) in parts.enumerate() {
                let full_games = take(&mut full_games, slots.len());
                let mut output = rest.take(plan, slots.len());
                spawn_or_run(scope, part == last, move || {
                    let scorer = Scorer::new(&plan.content, plan.setup.goals());
                    let rows = slots.iter_mut().zip(actions.chunks_exact(plan.learners)).enumerate();
                    for (index, (slot, actions)) in rows {
                        let mut row = output.take(plan, 1);
                        plan.step(
                            &scorer,
                            part * chunk + index,
                            slot,
                            full_games.get_mut(index),
                            actions,
                            &mut row,
                        );
                        plan.observe(slot, &mut row);
                    }
                });
            }
        });
        Ok(())
    }

    /// Writes observations and masks without a step.
    pub fn observe(&self, mut output: Output) -> Result<(), BatchError> {
        self.plan.check_output(&output, self.slots.len())?;
        for slot in &self.slots {
            self.plan.observe(slot, &mut output.take(&self.plan, 1));
        }
        Ok(())
    }

    /// Writes for each action of each learner how many points its sideboard gains at once, without bonus and
    /// exchange card; 0 where an action is illegal.
    pub fn gains(&self, gains: &mut [f32]) -> Result<(), BatchError> {
        let (learners, count) = (self.plan.learners, self.plan.actions.count());
        check("gains", gains.len(), self.slots.len() * learners * count)?;
        let (chunk, plan) = (self.chunk(), &self.plan);
        let last = self.slots.len().div_ceil(chunk) - 1;
        std::thread::scope(|scope| {
            let parts = self.slots.chunks(chunk).zip(gains.chunks_mut(chunk * learners * count));
            for (part, (slots, gains)) in parts.enumerate() {
                spawn_or_run(scope, part == last, move || {
                    let scorer = Scorer::new(&plan.content, plan.setup.goals());
                    for (slot, rows) in slots.iter().zip(gains.chunks_exact_mut(learners * count)) {
                        for (seat, row) in rows.chunks_exact_mut(count).enumerate() {
                            plan.gains(&scorer, slot, Seat::new(seat), row);
                        }
                    }
                });
            }
        });
        Ok(())
    }

    /// Draws a legal action for each learner uniformly, with the batch's own random numbers.
    pub fn sample(&mut self, actions: &mut [i64]) -> Result<(), BatchError> {
        check("actions", actions.len(), self.slots.len() * self.plan.learners)?;
        let (numbers, learners, chunk) = (self.plan.actions, self.plan.learners, self.chunk());
        let last = self.slots.len().div_ceil(chunk) - 1;
        std::thread::scope(|scope| {
            let parts = self.slots.chunks_mut(chunk).zip(actions.chunks_mut(chunk * learners));
            for (part, (slots, actions)) in parts.enumerate() {
                let run = move || {
                    for (Slot { game, lots, .. }, actions) in
                        slots.iter_mut().zip(actions.chunks_mut(learners))
                    {
                        for (seat, action) in actions.iter_mut().enumerate() {
                            *action = numbers
                                .pick(game, Seat::new(seat), |count| below(lots, count))
                                .cast_signed() as i64;
                        }
                    }
                };
                spawn_or_run(scope, part == last, run);
            }
        });
        Ok(())
    }

    /// Returns the numbering of its actions.
    pub fn actions(&self) -> Actions {
        self.plan.actions
    }

    /// Returns the encoder of its observations.
    pub fn encoder(&self) -> &Encoder {
        &self.plan.encoder
    }

    /// Returns how many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// Returns how many seats have no bot.
    pub fn learners(&self) -> usize {
        self.plan.learners
    }

    /// Returns the setup of all games.
    pub fn setup(&self) -> &Setup {
        &self.plan.setup
    }

    /// Returns the content of all games.
    pub fn content(&self) -> &Arc<Content> {
        &self.plan.content
    }

    /// Returns a game.
    ///
    /// # Panics
    /// If the index is out of range.
    pub fn game(&self, number: usize) -> &LeanGame {
        &self.slots[number].game
    }

    /// Returns how many bytes a game takes, without the full game that bots need.
    pub fn bytes_per_game() -> usize {
        size_of::<Slot>()
    }

    fn chunk(&self) -> usize {
        // A thread pays off from a few hundred games on; with bots, always.
        let least = if self.full_games.is_empty() { 256 } else { 1 };
        self.slots.len().div_ceil(self.threads).max(least)
    }

    /// Returns the first illegal action as an error. All are checked before any is carried out, on all threads too.
    fn check_actions(&self, actions: &[i64]) -> Result<(), BatchError> {
        let (chunk, plan) = (self.chunk(), &self.plan);
        let parts = self.slots.chunks(chunk).zip(actions.chunks(chunk * plan.learners)).enumerate();
        let check = move |(part, (slots, actions)): (usize, (&[Slot], &[i64]))| {
            plan.check_actions(slots, actions, part * chunk)
        };
        std::thread::scope(|scope| {
            let mut parts = parts.map(|part| (part.0 * chunk + chunk >= self.slots.len(), part));
            let mut others = Vec::new();
            let mut own = Ok(());
            for (is_last, part) in &mut parts {
                if is_last {
                    own = check(part);
                } else {
                    others.push(scope.spawn(move || check(part)));
                }
            }
            let all = others.into_iter().map(|part| part.join().expect("checks do not panic"));
            all.chain([own]).find(Result::is_err).unwrap_or(Ok(()))
        })
    }
}

fn check(what: &'static str, given: usize, wanted: usize) -> Result<(), BatchError> {
    if given == wanted { Ok(()) } else { Err(BatchError::Length { what, given, wanted }) }
}

/// Takes the first items off a slice, or all if there are fewer.
#[expect(clippy::mut_mut, reason = "the slice itself moves on")]
fn take<'s, T>(slice: &mut &'s mut [T], count: usize) -> &'s mut [T] {
    let whole = std::mem::take(slice);
    let (first, rest) = whole.split_at_mut(count.min(whole.len()));
    *slice = rest;
    first
}

/// Runs the last part of the work on this thread while the others run on theirs, so that small batches start none.
fn spawn_or_run<'s>(scope: &'s std::thread::Scope<'s, '_>, is_last: bool, work: impl FnOnce() + Send + 's) {
    if is_last { work() } else { drop(scope.spawn(work)) }
}

/// Writes its size: the whole would fill pages.
impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.slots.len())
            .field("setup", &self.plan.setup)
            .finish_non_exhaustive()
    }
}

impl<'o> Output<'o> {
    /// Takes the rows of a number of games off the front.
    fn take(&mut self, plan: &Plan, games: usize) -> Output<'o> {
        fn rows<'o, T>(array: &mut Option<&'o mut [T]>, count: usize) -> Option<&'o mut [T]> {
            array.as_mut().map(|array| take(array, count))
        }
        let learners = games * plan.learners;
        Output {
            observations: rows(&mut self.observations, learners * plan.encoder.len()),
            masks: rows(&mut self.masks, learners * plan.actions.count()),
            rewards: rows(&mut self.rewards, learners),
            over: rows(&mut self.over, games),
            totals: rows(&mut self.totals, games * plan.setup.players().count()),
        }
    }
}
