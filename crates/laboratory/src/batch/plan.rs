//! The shared settings of a batch's games, and the steps of one game.

use std::sync::{Arc, Mutex, PoisonError};

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_bots::{Bot, Level};
use sideboards_rules::{
    Content, Decision, Game, Goals, LeanGame, MAX_PLAYERS, Scorer, Scores, Seat, Seed, Setup, Viewer,
};

use super::{Autoreset, BatchError, Output, Reward, Seeds};
use crate::{Actions, Encoder};

/// The shared settings of all games of a batch.
pub(super) struct Plan {
    pub(super) content: Arc<Content>,
    pub(super) setup: Setup,
    /// The goals of all games; none if each deal draws its own.
    pub(super) goals: Option<Goals>,
    pub(super) seeds: Seeds,
    pub(super) actions: Actions,
    pub(super) encoder: Encoder,
    pub(super) reward: Reward,
    pub(super) autoreset: Autoreset,
    pub(super) learners: usize,
    /// The bots on the last seats.
    pub(super) levels: Vec<Level>,
}

/// One game of a batch.
pub(super) struct Slot {
    pub(super) game: LeanGame,
    pub(super) lots: SplitMix64,
    episode: u32,
    /// The goals of this deal.
    pub(super) goals: Goals,
    /// The points of each sideboard after the last round.
    points: [u16; MAX_PLAYERS],
}

const _: () = assert!(size_of::<Slot>() <= 512);

/// The same game in full, with its bots.
pub(super) struct FullGame {
    game: Game,
    /// Each in a lock that is never contended: it makes whole batches `Sync`.
    bots: Vec<Mutex<Box<dyn Bot>>>,
}

impl Slot {
    pub(super) fn new(game: LeanGame, goals: Goals) -> Self {
        Self { game, lots: SplitMix64::seed_from_u64(0), episode: 0, goals, points: [0; MAX_PLAYERS] }
    }

    /// Restarts the count of deals at 0.
    pub(super) fn begin_series(&mut self, plan: &Plan, number: usize) {
        self.episode = 0;
        let Seed([first, second, third, fourth, ..]) = plan.seed_of(number);
        self.lots = SplitMix64::seed_from_u64(u32::from_le_bytes([first, second, third, fourth]).into());
    }
}

impl FullGame {
    pub(super) fn new(plan: &Plan, seed: Seed) -> Self {
        Self { game: Game::new(Arc::clone(&plan.content), plan.setup, seed), bots: Vec::new() }
    }
}

impl Plan {
    /// Returns the seed of a game; its deals have children of it.
    fn seed_of(&self, number: usize) -> Seed {
        match &self.seeds {
            Seeds::Series(seed) => seed.child(number as u32),
            Seeds::Each(seeds) => seeds[number].child(0),
        }
    }

    /// Deals a game again.
    pub(super) fn deal(&self, number: usize, slot: &mut Slot, full: Option<&mut FullGame>) {
        let seed = self.seed_of(number).child(slot.episode);
        slot.episode += 1;
        slot.points = [0; MAX_PLAYERS];
        slot.goals = self.goals.unwrap_or_else(|| self.content.random_goals(&seed));
        slot.game.deal(seed);
        if let Some(full) = full {
            full.game = Game::new(Arc::clone(&self.content), self.setup_with(slot.goals), seed);
            let bots = (self.learners..).zip(&self.levels);
            full.bots = bots.map(|(seat, level)| Mutex::new(level.bot(&seed.child(seat as u32)))).collect();
        }
    }

    fn setup_with(&self, goals: Goals) -> Setup {
        let players = self.setup.players().count();
        let setup = Setup::new(&self.content, players, self.setup.variant(), goals);
        setup.expect("goals of the box at a table that it allows")
    }

    fn scorer(&self, slot: &Slot) -> Scorer<'_> {
        Scorer::new(&self.content, slot.goals)
    }

    /// Carries out legal actions, and lets the bots decide.
    pub(super) fn step(
        &self,
        number: usize,
        slot: &mut Slot,
        mut full: Option<&mut FullGame>,
        actions: &[i64],
        row: &mut Output,
    ) {
        if let Some(rewards) = row.rewards.as_deref_mut() {
            rewards.fill(0.0);
        }
        if slot.game.is_over() {
            if self.autoreset == Autoreset::NextStep {
                self.deal(number, slot, full);
            }
            write_over(row, slot.game.is_over());
            return;
        }
        let round = slot.game.round();
        self.decide(slot, full.as_deref_mut(), actions);
        if slot.game.round() != round {
            self.pay(slot, row);
        }
        write_over(row, slot.game.is_over());
        if slot.game.is_over() {
            self.write_observations(slot, row.final_observations.as_deref_mut());
        }
        if slot.game.is_over() && self.autoreset == Autoreset::SameStep {
            self.deal(number, slot, full);
        }
    }

    /// Lets every awaited seat decide.
    fn decide(&self, slot: &mut Slot, mut full: Option<&mut FullGame>, actions: &[i64]) {
        let mut waits = [false; MAX_PLAYERS];
        for seat in self.setup.players().seats() {
            waits[seat.index()] = slot.game.is_waiting_for(seat);
        }
        let round = slot.game.round();
        for seat in self.setup.players().seats().filter(|seat| waits[seat.index()]) {
            if let Some(action) = actions.get(seat.index()) {
                // All actions are checked before any is carried out.
                let number = usize::try_from(*action).unwrap_or(usize::MAX);
                let position = self.actions.position(round, number);
                if let Some(full) = full.as_deref_mut() {
                    let decision = slot.game.legal(seat).get(position);
                    full.game.decide(seat, decision).expect("both games go alike");
                }
                slot.game.decide_nth(seat, position, &mut |_| {});
                continue;
            }
            let Some(full) = full.as_deref_mut() else { continue };
            // A bot that exchanges decides again.
            loop {
                let view = full.game.view(Viewer::Seat(seat));
                let bot = full.bots[seat.index() - self.learners].get_mut();
                let decision = bot.unwrap_or_else(PoisonError::into_inner).decide(&view);
                slot.game.decide(seat, decision, &mut |_| {}).expect("bots decide by the rules");
                full.game.decide(seat, decision).expect("both games go alike");
                if decision != Decision::Exchange {
                    break;
                }
            }
        }
    }

    /// Writes the learners' rewards after a round.
    fn pay(&self, slot: &mut Slot, row: &mut Output) {
        let scorer = self.scorer(slot);
        let is_over = slot.game.is_over();
        if is_over {
            let scores = slot.game.scores(&scorer);
            if let Some(totals) = row.totals.as_deref_mut() {
                for (total, score) in totals.iter_mut().zip(scores.players()) {
                    *total = score.total.0.cast_signed();
                }
            }
            let Some(rewards) = row.rewards.as_deref_mut() else { return };
            for (seat, reward) in rewards.iter_mut().enumerate() {
                let points = i32::from(scores.players()[seat].total.0);
                *reward = match self.reward {
                    Reward::Points => (points - i32::from(slot.points[seat])) as f32,
                    Reward::Lead => lead(&scores, Seat::new(seat)) as f32,
                };
            }
        } else if let (Reward::Points, Some(rewards)) = (self.reward, row.rewards.as_deref_mut()) {
            for (seat, reward) in rewards.iter_mut().enumerate() {
                let points = scorer.points(scorer.counts(&slot.game.sideboard(Seat::new(seat)))).0;
                *reward = (i32::from(points) - i32::from(slot.points[seat])) as f32;
                slot.points[seat] = points;
            }
        }
    }

    /// Writes the learners' observations.
    pub(super) fn observe(&self, slot: &Slot, row: &mut Output) {
        self.write_observations(slot, row.observations.as_deref_mut());
        if let Some(masks) = row.masks.as_deref_mut() {
            for (seat, out) in masks.chunks_exact_mut(self.actions.count()).enumerate() {
                self.actions.mask(&slot.game, Seat::new(seat), out);
            }
        }
    }

    fn write_observations(&self, slot: &Slot, observations: Option<&mut [u8]>) {
        if let Some(observations) = observations {
            self.encoder.write_first(&slot.game, slot.goals, observations);
        }
    }

    /// Writes the points of each action of a seat at once.
    pub(super) fn gains(&self, slot: &Slot, seat: Seat, row: &mut [f32]) {
        row.fill(0.0);
        let scorer = self.scorer(slot);
        let (round, legal) = (slot.game.round(), slot.game.legal(seat));
        if legal.choices() == 0 {
            return;
        }
        let running = scorer.running_on(&slot.game.sideboard(seat));
        let before = running.points().0;
        for (action, gain) in row.iter_mut().enumerate() {
            let decision = self.actions.decision(round, &legal, action);
            let Some(choice) = decision.and_then(|decision| decision.choice()) else { continue };
            let mut next = running;
            choice.steps().for_each(|(placed, end)| next.add(placed, end));
            *gain = f32::from(next.points().0) - f32::from(before);
        }
    }

    /// Returns the first illegal action of games that are numbered from `first` as an error.
    pub(super) fn check_actions(
        &self,
        slots: &[Slot],
        actions: &[i64],
        first: usize,
    ) -> Result<(), BatchError> {
        let rows = slots.iter().zip(actions.chunks_exact(self.learners)).enumerate();
        for (index, (slot, row)) in rows.filter(|(_, (slot, _))| !slot.game.is_over()) {
            for (seat, &action) in row.iter().enumerate() {
                let (game, seat) = (first + index, Seat::new(seat));
                let number = usize::try_from(action).unwrap_or(usize::MAX);
                if !self.actions.is_legal(&slot.game, seat, number) {
                    return Err(BatchError::Illegal { game, seat, action });
                }
            }
        }
        Ok(())
    }
}

fn write_over(row: &mut Output, is_over: bool) {
    if let Some(over) = row.over.as_deref_mut() {
        over.fill(is_over);
    }
}

/// Returns the lead over the best of the others; in a solo game the score.
fn lead(scores: &Scores, seat: Seat) -> i32 {
    let others = scores.players().iter().enumerate().filter(|(index, _)| *index != seat.index());
    let best = others.map(|(_, score)| i32::from(score.total.0)).max().unwrap_or(0);
    i32::from(scores.of(seat).total.0) - best
}
