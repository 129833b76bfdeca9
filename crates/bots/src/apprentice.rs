use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{Choice, Decision, End, Points, Running, Seed, View, below};

use crate::Bot;

/// Lays the cards with the most points at once, and looks no further.
///
/// It builds from left to right: cards are only added on the right. It never exchanges, because that costs a point
/// now.
#[derive(Clone, Debug)]
pub struct Apprentice {
    words: Xoshiro256PlusPlus,
}

impl Apprentice {
    /// Makes a bot that breaks ties at random, by a seed.
    pub fn new(seed: &Seed) -> Self {
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0) }
    }
}

impl Bot for Apprentice {
    fn decide(&mut self, view: &View) -> Decision {
        let seat = view.seat().expect("a bot has a seat");
        let legal = view.legal();
        let scorer = view.scorer();
        let running = scorer.running_on(view.sideboard(seat));

        let mut best = None;
        let mut equals = 0;
        let choices = (0..legal.choices()).map(|index| legal.choice(index));
        for choice in choices.filter(|choice| choice.steps().all(|(_, end)| end == End::Right)) {
            let points = points_with(&running, &choice);
            let is_better = best.is_none_or(|(most, _)| points > most);
            let is_equal = best.is_some_and(|(most, _)| points == most);
            equals = if is_better { 1 } else { equals + usize::from(is_equal) };
            // Keeps each of the best with the same probability, without storing them.
            if is_better || (is_equal && below(&mut self.words, equals) == 0) {
                best = Some((points, choice));
            }
        }
        best.expect("bots are asked when there is something to lay").1.into()
    }
}

/// Returns the value of the sideboard with a choice.
fn points_with(running: &Running, choice: &Choice) -> Points {
    let mut with = *running;
    choice.steps().for_each(|(placed, end)| with.add(placed, end));
    with.points()
}
