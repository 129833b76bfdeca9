//! Advice: what each decision is expected to lead to, and why.
//!
//! All players are expected to go on as a routine player does: lay what promises most, without search.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{Decision, Scores, Seat, Seed, View};

mod fact;

pub use fact::{Fact, facts};

use crate::prospects::Prospects;
use crate::search::{self, Search, Style};

/// What a decision is expected to lead to.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The decision.
    pub decision: Decision,
    /// What it is worth: alone the expected points, at a table the expected lead over the best of the others.
    pub worth: f64,
    /// How much less that is than the best decision.
    pub cost: f64,
    /// How far off that cost is at most, in 95 of 100 such hints.
    pub cost_error: f64,
    /// The expected final points of the own sideboard.
    pub points: f64,
    /// The standard deviation of those points.
    pub spread: f64,
    /// The expected share of the victory.
    pub wins: f64,
    /// Whether a routine player, who lays what promises most without searching, would decide so.
    pub is_routine: bool,
    /// Whether it stands for others that only differ by looking at the sideboard in a mirror or upside down, or has no such
    /// images; each image is worth the same.
    pub is_distinct: bool,
    /// What can be seen of it.
    pub facts: Vec<Fact>,
}

/// An adviser who looks over a player's shoulder, and sees no more than the player.
#[derive(Debug)]
pub struct Adviser {
    words: Xoshiro256PlusPlus,
    playouts: u32,
    style: Style,
    prospects: Option<Prospects>,
}

impl Adviser {
    /// How many games are usually played out for a view.
    pub const PLAYOUTS: u32 = 12_000;

    /// Makes an adviser whose samples follow from a seed, and who plays out so many games for a view.
    pub fn new(seed: &Seed, playouts: u32) -> Self {
        // Maximise points, not only the lead: players learn more from that.
        let style = Style { enough: f64::INFINITY, ..Style::default() };
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0), playouts, style, prospects: None }
    }

    /// Judges every decision that the viewer can take, the best one first; nothing if there is nothing to lay.
    pub fn hints(&mut self, view: &View) -> Vec<Hint> {
        if view.legal().choices() == 0 {
            return Vec::new();
        }
        let prospects = Prospects::kept(self.prospects.take(), view, &self.style);
        let mut search = Search::new(*view, &prospects, self.style);
        let routine = search.routine();
        let worlds = (self.playouts / search.candidates() as u32).max(1);
        let estimates = search.estimate(worlds, &mut self.words);
        self.prospects = Some(prospects);
        let best = estimates.iter().map(|estimate| estimate.worth).fold(f64::NEG_INFINITY, f64::max);
        let hint = |decision: Decision| {
            let tried = search::representative(&decision, view);
            let found = estimates.iter().find(|estimate| estimate.decision == tried);
            let estimate = found.expect("every decision is tried, or one of its images");
            Hint {
                decision,
                worth: estimate.worth,
                cost: best - estimate.worth,
                cost_error: 1.96 * estimate.error,
                points: estimate.points,
                spread: estimate.spread,
                wins: estimate.wins,
                is_routine: decision == routine,
                is_distinct: decision == tried,
                facts: facts(view, &decision),
            }
        };
        let mut hints: Vec<Hint> = view.legal().iter().map(hint).collect();
        // Of images, the one that stands for them comes first.
        hints.sort_by(|one, other| {
            other.worth.total_cmp(&one.worth).then(other.is_distinct.cmp(&one.is_distinct))
        });
        hints
    }

    /// Returns the value of a game for a seat before its cards are dealt, from a spectator's view.
    pub(crate) fn par(&mut self, view: &View, seat: Seat) -> f64 {
        let prospects = Prospects::kept(self.prospects.take(), view, &self.style);
        let par = search::par(view, &prospects, &self.style, seat, self.playouts, &mut self.words);
        self.prospects = Some(prospects);
        par
    }

    /// Returns the value of final scores for a seat.
    pub(crate) fn worth(&self, scores: &Scores, seat: Seat) -> f64 {
        self.style.worth(scores, seat)
    }
}
