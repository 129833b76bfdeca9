//! Advice: the expected outcome of each decision, and why.
//!
//! All players are assumed to continue like a routine player: lay the most promising cards, without search.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{Decision, Scores, Seat, Seed, View};

mod fact;

pub use fact::{Fact, facts};

use crate::prospects::Prospects;
use crate::search::{self, Search, Style};

/// The expected outcome of a decision.
#[derive(Clone, Debug)]
pub struct Hint {
    /// The decision.
    pub decision: Decision,
    /// Its value: in a solo game the expected points, at a table the expected lead over the best of the others.
    pub worth: f64,
    /// How far its value is below that of the best decision.
    pub cost: f64,
    /// The half width of the cost's 95 % confidence interval.
    pub cost_error: f64,
    /// The expected final points of the own sideboard.
    pub points: f64,
    /// The standard deviation of those points.
    pub spread: f64,
    /// The expected share of the victory.
    pub wins: f64,
    /// Whether a routine player, who lays the most promising cards without searching, would decide so.
    pub is_routine: bool,
    /// Whether it represents decisions that only differ by a mirrored or upside-down sideboard, or has no such
    /// images; all images have the same value.
    pub is_distinct: bool,
    /// Facts that can be seen on the table.
    pub facts: Vec<Fact>,
}

/// An adviser for a player, who sees no more than the player.
#[derive(Debug)]
pub struct Adviser {
    words: Xoshiro256PlusPlus,
    playouts: u32,
    style: Style,
    prospects: Option<Prospects>,
}

impl Adviser {
    /// The usual number of playouts for a view.
    pub const PLAYOUTS: u32 = 12_000;

    /// Makes an adviser whose samples follow from a seed, with a number of playouts for a view.
    pub fn new(seed: &Seed, playouts: u32) -> Self {
        // Maximise points, not only the lead: players learn more from that.
        let style = Style { enough: f64::INFINITY, ..Style::default() };
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0), playouts, style, prospects: None }
    }

    /// Judges every decision that the viewer can take, the best one first; empty if there is nothing to lay.
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
        // Of images, the representative comes first.
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
