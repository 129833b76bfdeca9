//! The exact value of every decision with one or two cards to go.
//!
//! Only the visible state matters: the sideboard, the hand, the exchange card, and the unseen cards. In a solo game
//! the unseen cards are the pile, and all its orders are equally likely. Two cards are drawn at a time, so chance
//! is a pair of unseen cards, all pairs equally likely. Later decisions are the best ones.
//!
//! With one card to go, only the better card of a pair counts. So the sum over all pairs follows from the value of
//! each single card, also when some cards are gone: see [`Pairs`].

use sideboards_rules::{COLUMNS, CardId, Decision, Placement, Running, Scorer, Seat, View};
use thiserror::Error;

use crate::Expectation;

mod pairs;

use pairs::{Pairs, pair_count};

/// A decision with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The decision.
    pub decision: Decision,
    /// The expected final points, if all later decisions are the best.
    pub value: Expectation,
}

/// Why values cannot be proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unproven {
    /// The decisions of others are unknown.
    #[error("values can only be proven in solo games")]
    NotAlone,
    /// The game is over.
    #[error("there is nothing to decide")]
    NothingToDecide,
    /// Too many cards are to come.
    #[error("{left} cards are still to be placed; values can be proven for the last two")]
    TooEarly {
        /// How many cards are to be placed.
        left: usize,
    },
    /// Discards would come back.
    #[error("the pile has {cards} cards; values can only be proven with {needed} or more")]
    PileTooSmall {
        /// How many cards it has.
        cards: usize,
        /// How many may be drawn.
        needed: usize,
    },
}

/// Proves the value of every legal decision of the viewer, in the order of [`View::legal`].
pub fn values(view: &View) -> Result<Vec<Valued>, Unproven> {
    let scorer = view.scorer();
    let position = Position::of(view, &scorer)?;
    let valued = |decision| Valued { decision, value: position.value(decision) };
    Ok(view.legal().iter().map(valued).collect())
}

/// A player's knowledge with one or two cards to go.
struct Position<'s> {
    scorer: &'s Scorer<'s>,
    running: Running<'s>,
    unseen: Vec<CardId>,
    has_exchange: bool,
    left: usize,
}

impl<'s> Position<'s> {
    fn of(view: &View, scorer: &'s Scorer<'s>) -> Result<Self, Unproven> {
        let alone = Seat::new(0);
        if !view.setup().players().is_solo() || view.seat() != Some(alone) {
            return Err(Unproven::NotAlone);
        }
        let legal = view.legal();
        if legal.is_empty() {
            return Err(Unproven::NothingToDecide);
        }
        let left = COLUMNS - view.sideboard(alone).len();
        if left > 2 {
            return Err(Unproven::TooEarly { left });
        }
        let has_exchange = legal.can_exchange();
        let (cards, needed) = (view.pile_size(), 2 * (left - 1 + usize::from(has_exchange)));
        if cards < needed {
            return Err(Unproven::PileTooSmall { cards, needed });
        }
        let unseen: Vec<CardId> = view.unseen().iter().collect();
        debug_assert!(unseen.len() == cards, "who plays alone has seen every card that is not in the pile");
        let running = scorer.running_on(view.sideboard(alone));
        Ok(Self { scorer, running, unseen, has_exchange, left })
    }

    fn value(&self, decision: Decision) -> Expectation {
        match (decision, self.left) {
            (Decision::Place(placement), 1) => {
                Expectation::whole(self.points_with(&self.running, placement, self.has_exchange).into())
            }
            (Decision::Place(placement), _) => {
                let mut running = self.running;
                running.add(placement.placed(), placement.end);
                self.drawing_for(&running, self.has_exchange)
            }
            (_, 1) => self.drawing_for(&self.running, false),
            (..) => self.drawing_for_two_rounds(),
        }
    }

    /// Returns the value of drawing a hand for the last card.
    fn drawing_for(&self, running: &Running, has_exchange: bool) -> Expectation {
        let spent = self.pairs(running, false);
        let hands = pair_count(self.unseen.len());
        if !has_exchange {
            return Expectation::new(spent.all(), hands);
        }
        // Each hand may be exchanged for one of the remaining cards.
        let kept = self.pairs(running, true);
        let others = pair_count(self.unseen.len() - 2);
        let mut sum = 0;
        for second in 0..self.unseen.len() {
            for first in 0..second {
                sum += (kept.better(first, second) * others).max(spent.without(first, second));
            }
        }
        Expectation::new(sum, hands * others)
    }

    /// Returns the value of exchanging the hand with two cards to go: a hand is drawn, one of its cards is placed,
    /// and a hand is drawn again.
    fn drawing_for_two_rounds(&self) -> Expectation {
        let count = self.unseen.len();
        // For each placed card, by the card that is discarded with it: the sum over all later hands.
        let best_sums: Vec<Vec<u128>> = (0..count).map(|placed| self.best_sums(placed)).collect();
        let mut sum = 0;
        for (second, of_second) in best_sums.iter().enumerate() {
            for (first, of_first) in best_sums[..second].iter().enumerate() {
                sum += of_first[second].max(of_second[first]);
            }
        }
        Expectation::new(sum, pair_count(count) * pair_count(count - 2))
    }

    /// Returns, for each discarded card, the sum over all later hands if the other card is placed in the best way.
    fn best_sums(&self, placed: usize) -> Vec<u128> {
        let mut best = vec![0; self.unseen.len()];
        for way in Placement::ways(self.unseen[placed]) {
            let mut running = self.running;
            running.add(way.placed(), way.end);
            let later = self.pairs(&running, false);
            for (discarded, best) in best.iter_mut().enumerate().filter(|(other, _)| *other != placed) {
                *best = later.without(placed, discarded).max(*best);
            }
        }
        best
    }

    /// Returns the value of each unseen card as the last one.
    fn pairs(&self, running: &Running, has_exchange: bool) -> Pairs {
        let worth = |card: &CardId| {
            let ways = Placement::ways(*card).into_iter();
            ways.map(|way| self.points_with(running, way, has_exchange)).max().expect("there are four ways")
        };
        Pairs::new(self.unseen.iter().map(worth).collect())
    }

    fn points_with(&self, running: &Running, placement: Placement, has_exchange: bool) -> u16 {
        let counts = running.counts_with(placement.placed(), placement.end);
        self.scorer.solo_points(counts, has_exchange).0
    }
}
