//! Search: every decision is tried in many worlds that look the same from the seat, and played out.
//!
//! All decisions are tried in the same worlds, so that luck cancels in comparisons. Decisions that are clearly
//! worse than the best one are dropped, so that the playouts go to the close ones. The results of the playouts are
//! combined with an exact look-ahead over every card that may come next.

use arrayvec::ArrayVec;
use rand_xoshiro::Xoshiro256PlusPlus;
use sideboards_rules::{COLUMNS, Decision, ExchangeCard, RowCount, Scorer, Seat, Turned, View};

mod budget;
mod candidate;
mod lookahead;
mod playout;
mod style;
mod world;

pub use budget::{Budget, Playouts};
pub use style::Style;

pub(crate) use candidate::Estimate;

use crate::prospects::Prospects;
use candidate::Candidate;
use lookahead::Lookahead;
use playout::Playout;
use world::{World, WorldSeat};

/// The maximum number of decisions: the starts of the four-card variant.
const MOST_DECISIONS: usize = 48;

/// A search for the best decision of a seat.
#[derive(Debug)]
pub(crate) struct Search<'v> {
    view: View<'v>,
    seat: Seat,
    scorer: Scorer<'v>,
    prospects: &'v Prospects,
    style: Style,
    world: World,
    candidates: Vec<Candidate>,
    /// Which candidates can still be the best.
    open: Vec<usize>,
    /// For each pair of open candidates, the sum of the products of their values in the same worlds.
    products: Vec<f64>,
    worlds: u32,
    /// Whether the look-ahead reaches the end of the game, so that no playouts are needed.
    looks_to_the_end: bool,
}

impl<'v> Search<'v> {
    /// Prepares a search among all decisions except images of others.
    ///
    /// # Panics
    /// If the viewer has nothing to lay.
    pub(crate) fn new(view: View<'v>, prospects: &'v Prospects, style: Style) -> Self {
        let seat = view.seat().expect("a bot has a seat");
        let legal = view.legal();
        assert!(legal.choices() > 0, "bots are asked when there is something to lay");
        let scorer = view.scorer();
        let is_distinct = |decision: &Decision| representative(decision, &view) == *decision;
        let mut search = Self {
            seat,
            scorer,
            prospects,
            style,
            world: World::new(&view, prospects),
            candidates: legal.iter().filter(is_distinct).map(Candidate::new).collect(),
            open: Vec::new(),
            products: Vec::new(),
            worlds: 0,
            looks_to_the_end: false,
            view,
        };
        search.open = (0..search.candidates.len()).collect();
        search.products = vec![0.0; search.candidates.len() * search.candidates.len()];
        search
    }

    /// Returns how many decisions are tried.
    pub(crate) fn candidates(&self) -> usize {
        self.candidates.len()
    }

    /// Runs playouts until the budget is used up or one decision is left, and returns the best one.
    pub(crate) fn run(&mut self, budget: &mut dyn Budget, words: &mut Xoshiro256PlusPlus) -> Decision {
        const BATCH: u32 = 16;
        budget.begin();
        self.look_ahead();
        while !self.looks_to_the_end && self.open.len() > 1 && budget.allows(self.playouts()) {
            (0..BATCH).for_each(|_| self.try_in_a_world(words));
            self.drop_hopeless();
        }
        self.candidates[self.leader()].decision
    }

    /// Plays out a number of worlds without dropping candidates, and estimates every decision.
    pub(crate) fn estimate(&mut self, worlds: u32, words: &mut Xoshiro256PlusPlus) -> Vec<Estimate> {
        (0..worlds).for_each(|_| self.try_in_a_world(words));
        let means = self.candidates.iter().map(Candidate::mean);
        let best =
            means.enumerate().max_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(index, _)| index);
        let estimate =
            |(index, candidate): (usize, &Candidate)| candidate.estimate(self.error_between(best, index));
        self.candidates.iter().enumerate().map(estimate).collect()
    }

    /// Returns the number of playouts so far.
    fn playouts(&self) -> u32 {
        self.candidates.iter().map(|candidate| candidate.worlds).sum()
    }

    /// Returns the decision of a routine player for the viewer.
    pub(crate) fn routine(&self) -> Decision {
        let playout = Playout::new(self.prospects, &self.scorer, self.view.setup(), &self.style);
        let mut world = self.world.clone();
        world.seats[self.seat.index()] = self.player();
        playout.decision(&world, self.seat, self.view.pile_size() + self.view.discard_size())
    }

    /// Returns the viewer's seat with its hand.
    fn player(&self) -> WorldSeat {
        let mut player = self.world.seats[self.seat.index()].clone();
        player.hand = self.view.hand().cards().iter().copied().collect();
        player
    }

    /// Tries all open candidates in one world.
    fn try_in_a_world(&mut self, words: &mut Xoshiro256PlusPlus) {
        let playout = Playout::new(self.prospects, &self.scorer, self.view.setup(), &self.style);
        let mut world = self.world.clone();
        let pile = world.deal(&self.view, words);
        playout.start_others(&mut world, &pile, self.seat);
        let mut results = ArrayVec::<f64, MOST_DECISIONS>::new();
        for &index in &self.open {
            let candidate = &mut self.candidates[index];
            let scores = playout.run(&mut world.clone(), &pile, self.seat, &candidate.decision);
            let worth = self.style.worth(&scores, self.seat);
            candidate.note(&scores, self.seat, worth);
            results.push(worth);
        }
        for (row, first) in self.open.iter().zip(&results) {
            for (column, second) in self.open.iter().zip(&results) {
                self.products[row * self.candidates.len() + column] += first * second;
            }
        }
        self.worlds += 1;
    }

    /// Closes the candidates that are clearly worse than the best one.
    fn drop_hopeless(&mut self) {
        let leader = self.leader();
        let weight = self.lookahead_weight();
        let is_hopeless = |index: usize| {
            let lead = self.candidates[leader].value(weight) - self.candidates[index].value(weight);
            lead > self.style.doubt * self.error_between(leader, index) && lead > 0.0
        };
        let keep: Vec<usize> =
            self.open.iter().copied().filter(|index| *index == leader || !is_hopeless(*index)).collect();
        self.open = keep;
    }

    /// Returns the standard error of the difference between two open candidates, which were tried in the same worlds.
    fn error_between(&self, one: usize, other: usize) -> f64 {
        let worlds = f64::from(self.worlds);
        let product = |row: usize, column: usize| self.products[row * self.candidates.len() + column];
        let apart = (self.candidates[one].sum - self.candidates[other].sum) / worlds;
        let squares = product(one, one) - 2.0 * product(one, other) + product(other, other);
        ((squares / worlds - apart * apart).max(0.0) / worlds).sqrt()
    }

    fn leader(&self) -> usize {
        let weight = self.lookahead_weight();
        let value = |index: &usize| self.candidates[*index].value(weight);
        // Among equals the first, so that nothing depends on how the maximum is found.
        let best = self.open.iter().map(value).fold(f64::NEG_INFINITY, f64::max);
        self.open.iter().copied().find(|index| value(index) >= best).expect("there is always one")
    }

    fn lookahead_weight(&self) -> f64 {
        if self.looks_to_the_end {
            1.0 // there is no other candidate
        } else if self.view.setup().players().is_solo() {
            self.style.lookahead_alone
        } else {
            self.style.lookahead_at_table
        }
    }

    /// Computes the value of each candidate over every card that may come.
    fn look_ahead(&mut self) {
        let setup = self.view.setup();
        let has_exchange = self.view.exchange_card(self.seat) == ExchangeCard::Unused;
        let lookahead = Lookahead {
            prospects: self.prospects,
            cards: self.view.unseen().iter().collect(),
            hand: setup.variant().hand(),
            exchange_a_round: self.style.exchange_a_round,
        };
        let laid = self.view.legal().choice(0).steps().count();
        let rounds = COLUMNS - self.view.sideboard(self.seat).len() - laid;
        // In a solo game, the last rounds can be searched to the end, unless discards come back.
        let has_cards = lookahead.cards.len() >= lookahead.hand * (rounds + 1);
        self.looks_to_the_end = setup.players().is_solo()
            && self.prospects.is_exact()
            && rounds <= self.style.rounds_to_the_end
            && has_cards;
        let depth = if self.looks_to_the_end { rounds } else { 1 };
        let viewer = self.player();
        for candidate in &mut self.candidates {
            let mut player = viewer.clone();
            candidate.lookahead = match candidate.decision.choice() {
                // An exchange has the value of fresh cards.
                None => lookahead.worth(&player.strands, depth + 1, false),
                Some(choice) => {
                    player.lay(self.prospects, &choice);
                    lookahead.worth(&player.strands, depth, has_exchange)
                }
            };
        }
    }
}

/// Returns the value of a game for a seat before its cards are dealt.
pub(crate) fn par(
    view: &View,
    prospects: &Prospects,
    style: &Style,
    seat: Seat,
    worlds: u32,
    words: &mut Xoshiro256PlusPlus,
) -> f64 {
    let scorer = view.scorer();
    let playout = Playout::new(prospects, &scorer, view.setup(), style);
    let mut world = World::new(view, prospects);
    let mut play = || {
        let pile = world.deal(view, words);
        style.worth(&playout.whole(&mut world.clone(), &pile), seat)
    };
    let worlds = worlds.max(1);
    (0..worlds).map(|_| play()).sum::<f64>() / f64::from(worlds)
}

/// Returns the representative of all decisions that only differ by a mirrored or upside-down sideboard.
///
/// Only starts have such images: later, the existing cards distinguish left from right.
pub(crate) fn representative(decision: &Decision, view: &View) -> Decision {
    let Decision::Start(mut start) = *decision else { return *decision };
    let place = |card| view.hand().cards().iter().position(|held| *held == card);
    if place(start.left.card) > place(start.right.card) {
        std::mem::swap(&mut start.left, &mut start.right);
    }
    // Upside down, other lines count.
    let has_lines = matches!(view.scorer().row().count, RowCount::InLines(_));
    if start.left.turned == Turned::HalfTurn && !has_lines {
        start.left.turned = start.left.turned.opposite();
        start.right.turned = start.right.turned.opposite();
    }
    Decision::Start(start)
}
