use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{Decision, Seed, View};

use crate::Bot;
use crate::prospects::Prospects;
use crate::search::{Budget, Playouts, Search, Style};

/// Plays every decision out in worlds that look the same from its seat, and takes the one with the best results.
///
/// It considers the whole table: the cards it passes, the longest rows, the cards left in the pile.
pub struct Master {
    words: Xoshiro256PlusPlus,
    budget: Box<dyn Budget>,
    style: Style,
    prospects: Option<Prospects>,
}

impl Master {
    /// The default number of playouts for a decision.
    pub const PLAYOUTS: Playouts = Playouts(6_000);

    /// Makes a master with the usual budget, whose samples follow from a seed.
    pub fn new(seed: &Seed) -> Self {
        Self::with(seed, Box::new(Self::PLAYOUTS), Style::default())
    }

    /// Makes a master with another budget and style.
    pub fn with(seed: &Seed, budget: Box<dyn Budget>, style: Style) -> Self {
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0), budget, style, prospects: None }
    }
}

impl std::fmt::Debug for Master {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Master").field("style", &self.style).finish_non_exhaustive()
    }
}

impl Bot for Master {
    fn decide(&mut self, view: &View) -> Decision {
        let prospects = Prospects::kept(self.prospects.take(), view, &self.style);
        let mut search = Search::new(*view, &prospects, self.style);
        let decision = search.run(self.budget.as_mut(), &mut self.words);
        self.prospects = Some(prospects);
        decision
    }
}
