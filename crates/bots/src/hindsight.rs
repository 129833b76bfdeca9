//! The best that somebody who knew all cards could have made of a solo deal.
//!
//! The cards of a deal come in a fixed order: three for the start, then two and two. Using the exchange card means to
//! skip one of these pairs, so there are seven pairs for six rounds, and skipping none leaves the last one over. Rows
//! that begin alike share their search, whether a later pair is skipped or not. A sideboard that is mirrored, or turned
//! upside down, is worth the same (unless the row goal looks at certain lines), so one of each kind is enough. Branches
//! end when even the best conceivable cards could not make them better than what was found.

use sideboards_rules::{
    COLUMNS, CardId, Choice, Content, Counts, Decision, End, Goals, Placed, Placement, Points, RowCount,
    Running, Scorer, Seed, Sideboard, Start, Turned,
};
use thiserror::Error;

/// The best play of a solo deal.
#[derive(Clone, Debug)]
pub struct Hindsight {
    /// What it is worth.
    pub total: Points,
    /// How it is played.
    pub decisions: Vec<Decision>,
    /// What lies in the end.
    pub sideboard: Sideboard,
    /// Whether the exchange card was worth more than its point.
    pub exchange_used: bool,
}

/// Whether the exchange card may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// If it is worth it.
    Allowed,
    /// Never.
    Forbidden,
}

/// A box with so few cards that discards come back: then what comes depends on what was discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this box has {cards} cards; the best play can only be found with {} or more", Cards::NEEDED)]
pub struct TooFewCards {
    /// How many it has.
    pub cards: usize,
}

/// Finds the best play of the solo deal of a seed.
pub fn hindsight(
    content: &Content,
    goals: Goals,
    seed: &Seed,
    exchange: Exchange,
) -> Result<Hindsight, TooFewCards> {
    let cards = Cards::of(&content.shuffled(seed))?;
    let scorer = Scorer::new(content, goals);
    Ok(Search::new(&scorer, &cards, exchange).run())
}

/// The cards of a deal in the order in which they come.
#[derive(Clone, Debug)]
struct Cards {
    start: [CardId; 3],
    pairs: Vec<[CardId; 2]>,
}

impl Cards {
    /// A hand of three, and a pair for each of six rounds and for the exchange.
    const NEEDED: usize = 3 + 2 * (COLUMNS - 2 + 1);

    fn of(order: &[CardId]) -> Result<Self, TooFewCards> {
        match order {
            [first, second, third, rest @ ..] if order.len() >= Self::NEEDED => Ok(Self {
                start: [*first, *second, *third],
                pairs: rest[..Self::NEEDED - 3].chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect(),
            }),
            _ => Err(TooFewCards { cards: order.len() }),
        }
    }
}

/// A step of play: a card is added, perhaps after an exchange.
type Step = (bool, Placement);

struct Search<'a> {
    scorer: &'a Scorer<'a>,
    cards: &'a Cards,
    exchange: Exchange,
    best: Option<Best>,
    /// The steps from the start to where the search is.
    steps: Vec<Step>,
}

struct Best {
    total: Points,
    start: Start,
    steps: Vec<Step>,
}

/// Where the search is.
#[derive(Clone, Copy)]
struct Position<'a> {
    start: Start,
    running: Running<'a>,
    next_pair: usize,
    has_exchange: bool,
    rounds_left: usize,
}

impl<'a> Search<'a> {
    fn new(scorer: &'a Scorer<'a>, cards: &'a Cards, exchange: Exchange) -> Self {
        Self { scorer, cards, exchange, best: None, steps: Vec::new() }
    }

    fn run(mut self) -> Hindsight {
        for start in self.starts() {
            let mut running = self.scorer.running();
            running.add(start.left, End::Right);
            running.add(start.right, End::Right);
            let rounds_left = self.cards.pairs.len() - 1;
            self.search(&Position { start, running, next_pair: 0, has_exchange: true, rounds_left });
        }
        self.best.expect("every start leads somewhere").into_hindsight()
    }

    /// Gives one of each pair of mirrored starts, and one of each pair that a half turn of everything makes of another.
    fn starts(&self) -> Vec<Start> {
        let left_ways: &[Turned] = match self.scorer.row().count {
            RowCount::Longest | RowCount::TwoLongest => &[Turned::AsPrinted],
            RowCount::InLines(_) => &Turned::ALL,
        };
        let [first, second, third] = self.cards.start;
        let mut starts = Vec::new();
        for (left, right) in [(first, second), (first, third), (second, third)] {
            for &left_turned in left_ways {
                starts.extend(Turned::ALL.map(|turned| Start {
                    left: Placed { card: left, turned: left_turned },
                    right: Placed { card: right, turned },
                }));
            }
        }
        starts
    }

    fn search(&mut self, position: &Position<'a>) {
        if position.rounds_left == 0 {
            return self.note(position);
        }
        let rounds = position.rounds_left;
        if (0..=rounds)
            .all(|left| !self.is_better(position.running.counts_at_best(left, rounds - left), position))
        {
            return;
        }
        self.place(position, false);
        if position.has_exchange && self.exchange == Exchange::Allowed {
            self.place(
                &Position { next_pair: position.next_pair + 1, has_exchange: false, ..*position },
                true,
            );
        }
    }

    /// Tries all ways to add a card of the next pair, those that are worth most at once first.
    fn place(&mut self, position: &Position<'a>, is_after_exchange: bool) {
        let pair = self.cards.pairs[position.next_pair];
        let mut placements: [(Counts, Placement); 8] = std::array::from_fn(|index| {
            let (turned, end) = (Turned::ALL[index >> 1 & 1], End::ALL[index & 1]);
            let placement = Placement { card: pair[index >> 2], turned, end };
            (position.running.counts_with(placement.placed(), end), placement)
        });
        if position.rounds_left > 1 {
            placements.sort_by_key(|(counts, _)| std::cmp::Reverse(self.scorer.points(*counts)));
        }
        for (counts, placement) in placements {
            if position.rounds_left == 1 && !self.is_better(counts, position) {
                continue;
            }
            let mut next = Position {
                next_pair: position.next_pair + 1,
                rounds_left: position.rounds_left - 1,
                ..*position
            };
            next.running.add(placement.placed(), placement.end);
            self.steps.push((is_after_exchange, placement));
            self.search(&next);
            self.steps.pop();
        }
    }

    fn note(&mut self, position: &Position) {
        let total = self.scorer.solo_points(position.running.counts(), position.has_exchange);
        if self.best.as_ref().is_none_or(|best| total > best.total) {
            self.best = Some(Best { total, start: position.start, steps: self.steps.clone() });
        }
    }

    fn is_better(&self, counts: Counts, position: &Position) -> bool {
        let total = self.scorer.solo_points(counts, position.has_exchange);
        self.best.as_ref().is_none_or(|best| total > best.total)
    }
}

impl Best {
    fn into_hindsight(self) -> Hindsight {
        let mut decisions = vec![Choice::Start(self.start).into()];
        let mut sideboard = Sideboard::EMPTY;
        sideboard.add(self.start.left, End::Right);
        sideboard.add(self.start.right, End::Right);
        for &(is_after_exchange, placement) in &self.steps {
            decisions.extend(is_after_exchange.then_some(Decision::Exchange));
            decisions.push(Choice::Place(placement).into());
            sideboard.add(placement.placed(), placement.end);
        }
        let exchange_used = self.steps.iter().any(|(is_after_exchange, _)| *is_after_exchange);
        Hindsight { total: self.total, decisions, sideboard, exchange_used }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays every possible short game, without any thought.
    fn naive(scorer: &Scorer, cards: &Cards, exchange: Exchange) -> Points {
        fn go(
            scorer: &Scorer,
            sideboard: Sideboard,
            pairs: &[[CardId; 2]],
            rounds: usize,
            can_exchange: Option<bool>,
        ) -> Points {
            if rounds == 0 {
                return scorer.solo_points(scorer.tally(&sideboard).counts(), can_exchange.unwrap_or(true));
            }
            let mut best = Points(0);
            for card in pairs[0] {
                for turned in Turned::ALL {
                    for end in End::ALL {
                        let mut next = sideboard;
                        next.add(Placed { card, turned }, end);
                        best = best.max(go(scorer, next, &pairs[1..], rounds - 1, can_exchange));
                    }
                }
            }
            if can_exchange == Some(true) {
                // The pair is skipped; `Some(false)` remembers that the point is gone.
                best = best.max(go(scorer, sideboard, &pairs[1..], rounds, Some(false)));
            }
            best
        }
        let can_exchange = (exchange == Exchange::Allowed).then_some(true);
        let mut best = Points(0);
        for left in cards.start {
            for right in cards.start.into_iter().filter(|right| *right != left) {
                for ways in 0..4 {
                    let placed = [(left, ways & 1), (right, ways >> 1)]
                        .map(|(card, way)| Placed { card, turned: Turned::ALL[way] });
                    let sideboard = Sideboard::try_from(placed.as_slice()).expect("two cards");
                    let rounds = cards.pairs.len() - 1;
                    best = best.max(go(scorer, sideboard, &cards.pairs, rounds, can_exchange));
                }
            }
        }
        best
    }

    #[test]
    fn short_games_agree_with_a_naive_search() {
        let content = Content::classic();
        for number in 0..24 {
            let seed: Seed = format!("short {number}").parse().expect("every text is a seed");
            let scorer = Scorer::new(&content, content.random_goals(&seed));
            let mut cards = Cards::of(&content.shuffled(&seed)).expect("enough cards");
            cards.pairs.truncate(3 + usize::from(number % 8 == 0));
            for exchange in [Exchange::Allowed, Exchange::Forbidden] {
                let found = Search::new(&scorer, &cards, exchange).run();
                assert_eq!(found.total, naive(&scorer, &cards, exchange), "{number} {exchange:?}");
            }
        }
    }
}
