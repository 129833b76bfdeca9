//! The best possible play of a solo deal when all cards are known.
//!
//! The cards of a deal come in a fixed order: three for the start, then pairs. Using the exchange card means
//! skipping one of these pairs, so there are seven pairs for six rounds, and skipping none leaves the last one
//! over. Sequences with the same beginning share their search, whether a later pair is skipped or not. A sideboard
//! that is mirrored, or turned upside down, has the same value (unless the row goal counts certain lines), so one
//! of each kind is enough. Branches end when even the best conceivable cards could not beat the best result so far.

use sideboards_rules::{
    COLUMNS, CardId, Content, Counts, Decision, End, ExchangeCard, Game, Goals, Placed, Placement, Points,
    RowCount, Running, Scorer, Seat, Seed, Sideboard, Start, Turned,
};
use thiserror::Error;

/// The best play of a solo deal.
#[derive(Clone, Debug)]
pub struct Hindsight {
    /// Its value.
    pub total: Points,
    /// Its decisions.
    pub decisions: Vec<Decision>,
    /// The final sideboard.
    pub sideboard: Sideboard,
    /// Whether using the exchange card gained more than its point.
    pub exchange_used: bool,
}

/// Whether the exchange card may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// If it gains something.
    Allowed,
    /// Never.
    Forbidden,
}

/// A box with so few cards that discards come back: then the cards to come depend on the discards.
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
    Ok(solve(&scorer, &cards, exchange))
}

fn solve(scorer: &Scorer, cards: &Cards, exchange: Exchange) -> Hindsight {
    let mut search = Search::new(scorer, &cards.pairs, exchange);
    search.begin(cards.start);
    search.best.expect("every start leads somewhere").into_hindsight()
}

/// The best continuation of a solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// The final value of the game.
    pub total: Points,
    /// Its decisions; empty if the game is over.
    pub decisions: Vec<Decision>,
}

/// Why the best continuation cannot be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotContinue {
    /// The decisions of others are unknown.
    #[error("the best continuation can only be found in solo games")]
    NotAlone,
    /// Discards would come back, in an order that depends on what is discarded.
    #[error("the pile has {cards} cards; the best continuation can only be found with {needed} or more")]
    PileTooSmall {
        /// How many it has.
        cards: usize,
        /// How many are needed.
        needed: usize,
    },
}

/// Finds the best continuation of a solo game, knowing the order of the pile.
pub fn continuation(game: &Game) -> Result<Continuation, CannotContinue> {
    if !game.setup().players().is_solo() {
        return Err(CannotContinue::NotAlone);
    }
    let seat = Seat::new(0);
    let sideboard = game.sideboard(seat);
    let has_exchange = game.exchange_card(seat) == ExchangeCard::Unused;
    let mut pairs = Vec::new();
    let mut rounds_left = COLUMNS - sideboard.len();
    match *game.hand(seat).cards() {
        [first, second] => pairs.push([first, second]),
        // The start is a round of two cards.
        [_, _, _] => rounds_left -= 2,
        _ => {}
    }
    let needed = if game.is_over() { 0 } else { 2 * (rounds_left + usize::from(has_exchange) - pairs.len()) };
    let pile = game.pile();
    if pile.len() < needed {
        return Err(CannotContinue::PileTooSmall { cards: pile.len(), needed });
    }
    pairs.extend(pile[..needed].chunks_exact(2).map(|pair| [pair[0], pair[1]]));
    let scorer = Scorer::new(game.content(), game.setup().goals());
    let mut search = Search::new(&scorer, &pairs, Exchange::Allowed);
    match *game.hand(seat).cards() {
        [first, second, third] => search.begin([first, second, third]),
        _ => search.search(&Position {
            start: None,
            running: scorer.running_on(sideboard),
            next_pair: 0,
            has_exchange,
            rounds_left,
        }),
    }
    let best = search.best.expect("every game ends somehow");
    Ok(Continuation { total: best.total, decisions: best.decisions() })
}

/// The cards of a deal in drawing order.
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
type Ply = (bool, Placement);

struct Search<'a> {
    scorer: &'a Scorer<'a>,
    pairs: &'a [[CardId; 2]],
    exchange: Exchange,
    best: Option<Best>,
    /// The steps from the start to the current position.
    steps: Vec<Ply>,
}

struct Best {
    total: Points,
    /// Absent if the start cards were placed before.
    start: Option<Start>,
    steps: Vec<Ply>,
}

/// The current position of the search.
#[derive(Clone, Copy)]
struct Position<'a> {
    start: Option<Start>,
    running: Running<'a>,
    next_pair: usize,
    has_exchange: bool,
    rounds_left: usize,
}

impl<'a> Search<'a> {
    fn new(scorer: &'a Scorer<'a>, pairs: &'a [[CardId; 2]], exchange: Exchange) -> Self {
        Self { scorer, pairs, exchange, best: None, steps: Vec::new() }
    }

    /// Searches from the deal.
    fn begin(&mut self, hand: [CardId; 3]) {
        for start in self.starts(hand) {
            let mut running = self.scorer.running();
            running.add(start.left, End::Right);
            running.add(start.right, End::Right);
            let rounds_left = self.pairs.len() - 1;
            let start = Some(start);
            self.search(&Position { start, running, next_pair: 0, has_exchange: true, rounds_left });
        }
    }

    /// Returns one of each pair of mirrored starts, and one of each pair of starts that are half turns of each
    /// other.
    fn starts(&self, [first, second, third]: [CardId; 3]) -> Vec<Start> {
        let left_ways: &[Turned] = match self.scorer.row().count {
            RowCount::Longest | RowCount::TwoLongest => &[Turned::AsPrinted],
            RowCount::InLines(_) => &Turned::ALL,
        };
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

    /// Tries all ways to add a card of the next pair, those with the most points at once first.
    fn place(&mut self, position: &Position<'a>, is_after_exchange: bool) {
        let pair = self.pairs[position.next_pair];
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
    fn decisions(&self) -> Vec<Decision> {
        let mut decisions: Vec<Decision> = self.start.map(Decision::Start).into_iter().collect();
        for &(is_after_exchange, placement) in &self.steps {
            decisions.extend(is_after_exchange.then_some(Decision::Exchange));
            decisions.push(Decision::Place(placement));
        }
        decisions
    }

    fn into_hindsight(self) -> Hindsight {
        let decisions = self.decisions();
        let choices = decisions.iter().filter_map(Decision::choice);
        let sideboard = choices.fold(Sideboard::EMPTY, |sideboard, choice| sideboard.with(&choice));
        let exchange_used = decisions.contains(&Decision::Exchange);
        Hindsight { total: self.total, decisions, sideboard, exchange_used }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays every possible short game by plain enumeration.
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
                // The pair is skipped; `Some(false)` records that the point is lost.
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
                let found = solve(&scorer, &cards, exchange);
                assert_eq!(found.total, naive(&scorer, &cards, exchange), "{number} {exchange:?}");
            }
        }
    }
}
