use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use sideboards_rules::Seed;

/// Reproducible random numbers.
#[derive(Clone, Debug)]
pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// Starts with a seed.
    pub fn new(seed: &Seed) -> Self {
        Self(Xoshiro256PlusPlus::from_seed(seed.0))
    }

    /// Returns a number from 0 to 1.
    pub fn share(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number between two.
    pub fn between(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * self.share()
    }

    /// Returns an index below a number.
    pub fn below(&mut self, count: usize) -> usize {
        ((self.share() * count as f64) as usize).min(count - 1)
    }

    /// Returns true with a probability.
    pub fn flip(&mut self, probability: f64) -> bool {
        self.share() < probability
    }

    /// Returns one of some values.
    pub fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    /// Returns an approximately normal number with mean 0 and deviation 1.
    pub fn around(&mut self) -> f64 {
        (0..6).map(|_| self.share()).sum::<f64>() * std::f64::consts::SQRT_2 - 3.0 * std::f64::consts::SQRT_2
    }
}
