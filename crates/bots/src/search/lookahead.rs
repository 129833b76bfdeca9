//! Values a sideboard over all cards that may come next, some rounds ahead.

use arrayvec::ArrayVec;
use sideboards_rules::{COLUMNS, CardId, Deck, Placement};

use crate::prospects::{Ahead, Prospects, Strands};

/// Considers every card that may come next, instead of a sample.
#[derive(Clone, Debug)]
pub(crate) struct Lookahead<'p> {
    pub(crate) prospects: &'p Prospects,
    /// The cards that may come.
    pub(crate) cards: ArrayVec<CardId, { Deck::MAX_CARDS }>,
    /// How many of them come at once.
    pub(crate) hand: usize,
    /// The value that an unused exchange card gains with every round in which it can be used.
    pub(crate) exchange_a_round: f32,
}

impl Lookahead<'_> {
    /// Returns the value of a sideboard, looking some cards ahead.
    ///
    /// The value of a hand is that of its best card, so the values of single cards are enough: sorted, they give
    /// the probability of each to be the best of a hand. Cards drawn in one round are not removed for the next, and
    /// exchanged cards may come again: with dozens of cards that hardly matters.
    pub(crate) fn worth(&self, strands: &Strands, depth: usize, has_exchange: bool) -> f32 {
        let rounds = COLUMNS - strands.cards;
        // In a tiny box the seat may have seen all cards.
        if rounds == 0 || depth == 0 || self.cards.is_empty() {
            let kept = if has_exchange { self.exchange(rounds) } else { 0.0 };
            return self.prospects.worth_now(strands) + kept;
        }
        let mut worths: ArrayVec<f32, { Deck::MAX_CARDS }> = if depth == 1 {
            let ahead = Ahead::new(self.prospects, strands);
            let kept = if has_exchange { self.exchange(rounds - 1) } else { 0.0 };
            self.cards.iter().map(|card| ahead.best_worth(*card) + kept).collect()
        } else {
            self.cards.iter().map(|card| self.best_worth(strands, *card, depth - 1, has_exchange)).collect()
        };
        worths.sort_unstable_by(f32::total_cmp);
        let without = self.best_of_hand(&worths, f32::NEG_INFINITY);
        if !has_exchange {
            return without;
        }
        // A hand with a lower value than the expected fresh cards is exchanged.
        self.best_of_hand(&worths, without - self.exchange(rounds - 1))
    }

    /// Returns the value of a sideboard with a card, laid as well as possible.
    fn best_worth(&self, strands: &Strands, card: CardId, depth: usize, has_exchange: bool) -> f32 {
        let with = |way: Placement| {
            let mut next = *strands;
            self.prospects.weave.add(&mut next, way.placed(), way.end);
            self.worth(&next, depth, has_exchange)
        };
        Placement::ways(card).into_iter().map(with).fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns the mean value of the best card over all hands, at least `at_least` each.
    fn best_of_hand(&self, sorted: &[f32], at_least: f32) -> f32 {
        let hand = self.hand.min(sorted.len());
        // In how many hands this card is the best: the ways to choose the others from the worse ones.
        let ways = |worse: usize| {
            (1..hand).fold(1.0, |ways, taken| {
                if worse < taken { 0.0 } else { ways * (worse + 1 - taken) as f32 / taken as f32 }
            })
        };
        let (mut sum, mut hands) = (0.0, 0.0);
        for (worse, worth) in sorted.iter().enumerate().skip(hand - 1) {
            sum += ways(worse) * worth.max(at_least);
            hands += ways(worse);
        }
        sum / hands
    }

    /// Returns the value of an unused exchange card with `rounds` rounds left.
    fn exchange(&self, rounds: usize) -> f32 {
        1.0 + self.exchange_a_round * rounds as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sideboards_rules::{Content, End, Placed, Setup, Turned, Variant};

    #[test]
    fn the_best_of_a_hand_is_averaged_over_all_hands() {
        let content = Content::classic();
        let goals = content.suggestion("B").expect("a suggestion");
        let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("a table");
        let prospects = Prospects::new(&content, &setup, 2.0);
        let worths = [1.0_f32, 2.0, 2.0, 5.0, 9.0, 12.0];
        for hand in 1..=3 {
            let lookahead =
                Lookahead { prospects: &prospects, cards: ArrayVec::new(), hand, exchange_a_round: 0.0 };
            for at_least in [f32::NEG_INFINITY, 4.0] {
                let (mut sum, mut hands) = (0.0, 0.0);
                for held in (0_u32..64).filter(|held| held.count_ones() as usize == hand) {
                    let cards = (0..6).filter(|card| held >> card & 1 == 1).map(|card| worths[card]);
                    sum += cards.fold(at_least, f32::max);
                    hands += 1.0;
                }
                let found = lookahead.best_of_hand(&worths, at_least);
                assert!((found - sum / hands).abs() < 1e-5, "{hand} cards: {found}");
            }
        }
    }

    /// With one card to come, all pairs of cards are enumerated.
    #[test]
    fn the_last_round_is_looked_through() {
        let content = Content::classic();
        let goals = content.suggestion("D").expect("a suggestion");
        let setup = Setup::new(&content, 1, Variant::Standard, goals).expect("a table");
        let prospects = Prospects::new(&content, &setup, 2.0);
        let order = content.shuffled(&"last".parse().expect("every text is a seed"));
        let mut strands = Strands::default();
        for card in &order[..7] {
            prospects.weave.add(&mut strands, Placed { card: *card, turned: Turned::HalfTurn }, End::Left);
        }
        let lookahead = Lookahead {
            prospects: &prospects,
            cards: order[7..].iter().copied().collect(),
            hand: 2,
            exchange_a_round: 0.3,
        };
        let full = |card: CardId| {
            let with = |way: Placement| {
                let mut next = strands;
                prospects.weave.add(&mut next, way.placed(), way.end);
                prospects.full_worth(&next)
            };
            Placement::ways(card).into_iter().map(with).fold(0.0, f32::max)
        };
        let pairs = || (7..order.len()).flat_map(|first| (7..first).map(move |second| (first, second)));
        let best = |(first, second): (usize, usize)| full(order[first]).max(full(order[second]));
        let count = pairs().count() as f32;
        let fresh = pairs().map(best).sum::<f32>() / count;
        assert!((lookahead.worth(&strands, 1, false) - fresh).abs() < 1e-3);
        let with_exchange = pairs().map(|pair| (best(pair) + 1.0).max(fresh)).sum::<f32>() / count;
        assert!((lookahead.worth(&strands, 1, true) - with_exchange).abs() < 1e-3);
    }
}
