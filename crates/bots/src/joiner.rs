use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use sideboards_rules::{
    COLUMNS, CardId, Choice, Counts, Decision, Deck, Placement, Running, Seed, View, below,
};

use crate::Bot;

/// Plans its own sideboard: imagines a few cards that may come next, and lays so that they would score most.
///
/// So it leaves combinations and rows open where it can, and exchanges a hand that is much worse than other cards
/// would be. It ignores the cards it passes and the sideboards of others.
#[derive(Clone, Debug)]
pub struct Joiner {
    words: Xoshiro256PlusPlus,
}

impl Joiner {
    /// How many cards it imagines.
    const IMAGINED: usize = 6;

    /// How many points worse than other cards the hand must be for an exchange.
    const EXCHANGE_FOR: f64 = 2.0;

    /// Makes a bot that imagines cards at random, by a seed.
    pub fn new(seed: &Seed) -> Self {
        Self { words: Xoshiro256PlusPlus::from_seed(seed.0) }
    }

    /// Picks some of the cards that may come.
    fn imagine(&mut self, view: &View) -> ArrayVec<CardId, { Self::IMAGINED }> {
        let mut unseen: ArrayVec<CardId, { Deck::MAX_CARDS }> = view.unseen().iter().collect();
        let mut imagined = ArrayVec::new();
        while !unseen.is_empty() && !imagined.is_full() {
            imagined.push(unseen.swap_remove(below(&mut self.words, unseen.len())));
        }
        imagined
    }
}

impl Bot for Joiner {
    fn decide(&mut self, view: &View) -> Decision {
        let seat = view.seat().expect("a bot has a seat");
        let legal = view.legal();
        let scorer = view.scorer();
        let running = scorer.running_on(view.sideboard(seat));
        let judge = Judge { view, imagined: self.imagine(view) };

        let mut best: Option<((f64, f64), Choice)> = None;
        for choice in (0..legal.choices()).map(|index| legal.choice(index)) {
            let mut next = running;
            choice.steps().for_each(|(placed, end)| next.add(placed, end));
            let worth = (judge.hopes(&next), judge.points(&next));
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, choice));
            }
        }
        let ((_, points), choice) = best.expect("bots are asked when there is something to lay");
        let is_poor = || points + Self::EXCHANGE_FOR < judge.hopes(&running);
        if legal.can_exchange() && is_poor() {
            return Decision::Exchange;
        }
        choice.into()
    }
}

/// Values sideboards for a joiner.
struct Judge<'v> {
    view: &'v View<'v>,
    imagined: ArrayVec<CardId, { Joiner::IMAGINED }>,
}

impl Judge<'_> {
    /// Returns the current value of a sideboard; in a solo game, with the bonus for its rows.
    fn points(&self, running: &Running) -> f64 {
        self.price(running.counts())
    }

    /// Returns the average value that the imagined cards would add to a sideboard, if there is room for one.
    fn hopes(&self, running: &Running) -> f64 {
        if running.cards() == COLUMNS || self.imagined.is_empty() {
            return self.points(running);
        }
        let best = |card: CardId| {
            let price = |way: Placement| self.price(running.counts_with(way.placed(), way.end));
            Placement::ways(card).into_iter().map(price).fold(f64::NEG_INFINITY, f64::max)
        };
        self.imagined.iter().map(|card| best(*card)).sum::<f64>() / self.imagined.len() as f64
    }

    fn price(&self, counts: Counts) -> f64 {
        let scorer = self.view.scorer();
        let bonus = if self.view.setup().players().is_solo() { scorer.solo_bonus(counts.row).0 } else { 0 };
        f64::from(scorer.points(counts).0 + bonus)
    }
}
