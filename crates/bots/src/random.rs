use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{Decision, Seed, View, below};

use crate::Bot;

/// Decides at random among all legal decisions, the exchange included.
#[derive(Clone, Debug)]
pub struct Random {
    words: Xoshiro256PlusPlus,
}

impl Random {
    /// Makes a bot whose decisions follow from a seed.
    pub fn new(seed: &Seed) -> Self {
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0) }
    }
}

impl Bot for Random {
    fn decide(&mut self, view: &View) -> Decision {
        let legal = view.legal();
        assert!(legal.choices() > 0, "bots are asked when there is something to lay");
        legal.get(below(&mut self.words, legal.len()))
    }
}
