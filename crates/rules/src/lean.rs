//! A game of few bytes, for playing millions of them.

use crate::game::Situation;
use crate::seed::Stream;
use crate::{
    CardSet, Content, Counts, Decision, Decisions, Event, Hand, Illegal, MAX_PLAYERS, Players, Round, Scorer,
    Scores, Seat, Seed, Setup, Sideboard, Variant,
};

mod laid;
mod rounds;
mod seat;
mod stock;

use seat::LeanSeat;
use stock::Stock;

/// A game without a record, a view, or a reference to its content.
///
/// It behaves exactly like a [`Game`](crate::Game) with the same setup and seed; tests compare them decision by
/// decision. It has no memory besides its own 512 bytes, so that thousands are contiguous and can be stepped by any
/// number of threads. Events go to a function, and cost nothing if it ignores them.
#[derive(Clone, Debug)]
pub struct LeanGame {
    seed: Seed,
    stock: Stock,
    seats: [LeanSeat; MAX_PLAYERS],
    deck: u8,
    players: Players,
    variant: Variant,
    round: Round,
    /// How many ways to lay cards each hand has in this round.
    choices: u8,
    /// How many seats have not chosen yet.
    waiting: u8,
}

impl LeanGame {
    /// Shuffles and deals.
    ///
    /// # Panics
    /// If the setup was checked for another box.
    pub fn new(content: &Content, setup: &Setup, seed: Seed) -> Self {
        assert!(setup.content() == content.hash(), "a setup belongs to the box that it was checked for");
        let mut game = Self {
            seed,
            stock: Stock::EMPTY,
            seats: [LeanSeat::default(); MAX_PLAYERS],
            deck: content.deck().len() as u8,
            players: setup.players(),
            variant: setup.variant(),
            round: Round::Start,
            choices: 0,
            waiting: 0,
        };
        game.deal(seed);
        game
    }

    /// Deals again with another seed, in the same place.
    pub fn deal(&mut self, seed: Seed) {
        self.seed = seed;
        self.stock.shuffled(usize::from(self.deck), &mut seed.stream(Stream::Shuffle { number: 0 }));
        let (dealt, players) = (self.variant.dealt(), self.players.count());
        self.begin(Round::Start, dealt);
        let seats = &mut self.seats[..players];
        seats.fill(LeanSeat::new(self.variant.has_exchange()));
        for place in 0..dealt {
            for player in seats.iter_mut() {
                player.hand.put(place, self.stock.draw());
            }
        }
        for player in seats {
            player.see_hand(dealt);
        }
    }

    /// Begins a round in which each hand has so many cards.
    fn begin(&mut self, round: Round, cards: usize) {
        self.round = round;
        self.choices = Decisions::choices_with(cards, round);
        self.waiting = self.players.count() as u8;
    }

    /// Returns the seed.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the number of players.
    pub fn players(&self) -> Players {
        self.players
    }

    /// Returns the current round.
    pub fn round(&self) -> Round {
        self.round
    }

    /// Returns whether all sideboards are finished.
    pub fn is_over(&self) -> bool {
        matches!(self.round, Round::Over)
    }

    /// Returns whether the table waits for a seat.
    pub fn is_waiting_for(&self, seat: Seat) -> bool {
        !self.is_over() && self.players.has(seat) && self.seats[seat.index()].choice.is_none()
    }

    /// Returns whether a seat still has an unused exchange card.
    pub fn has_exchange(&self, seat: Seat) -> bool {
        self.seats[seat.index()].has_exchange
    }

    /// Returns the hand of a seat.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.seats[seat.index()].hand
    }

    /// Returns the sideboard of a seat.
    #[inline]
    pub fn sideboard(&self, seat: Seat) -> Sideboard {
        self.seats[seat.index()].laid.sideboard()
    }

    /// Returns the cards that a seat can locate, besides those on the table.
    pub fn seen_by(&self, seat: Seat) -> CardSet {
        self.seats[seat.index()].seen()
    }

    /// Returns how many cards can be drawn before the discard pile is needed.
    pub fn pile_size(&self) -> usize {
        self.stock.pile().len()
    }

    /// Returns all decisions of a seat now.
    #[inline]
    pub fn legal(&self, seat: Seat) -> Decisions {
        if !self.players.has(seat) {
            return Decisions::NOTHING;
        }
        let LeanSeat { hand, choice, has_exchange, .. } = self.seats[seat.index()];
        Decisions::with(hand, self.choices, self.round, choice.is_some(), has_exchange)
    }

    /// Carries out a decision and reports its events; if it is illegal, returns the reason and changes nothing.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: Decision,
        tell: &mut impl FnMut(Event),
    ) -> Result<(), Illegal> {
        self.check(seat, &decision)?;
        let index = self.legal(seat).position(&decision).expect("all other decisions are illegal");
        self.decide_nth(seat, index, tell);
        Ok(())
    }

    /// Carries out one of the decisions of [`Self::legal`], counted from 0, and reports its events.
    ///
    /// The same as [`Self::decide`] with that decision, which is not checked a second time.
    ///
    /// # Panics
    /// If the index is out of range, see [`Decisions::len`].
    #[inline]
    pub fn decide_nth(&mut self, seat: Seat, index: usize, tell: &mut impl FnMut(Event)) {
        let legal = self.legal(seat);
        if index < legal.choices() {
            return self.choose(seat, index as u8, tell);
        }
        match legal.get(index) {
            Decision::Exchange => self.exchange(seat, tell),
            _ => self.take_back(seat, tell),
        }
    }

    /// Scores the sideboards as they are.
    pub fn scores(&self, scorer: &Scorer) -> Scores {
        let mut table = [(Counts::default(), false); MAX_PLAYERS];
        for seat in self.players.seats() {
            table[seat.index()] = (scorer.counts(&self.sideboard(seat)), self.has_exchange(seat));
        }
        scorer.scores(&table[..self.players.count()])
    }

    fn check(&self, seat: Seat, decision: &Decision) -> Result<(), Illegal> {
        if !self.players.has(seat) {
            return Err(Illegal::NoSuchSeat { seat });
        }
        let player = &self.seats[seat.index()];
        Situation {
            round: self.round,
            variant: self.variant,
            hand: &player.hand,
            has_chosen: player.choice.is_some(),
            has_exchanged: !player.exchanged.is_empty(),
        }
        .check(decision)
    }

    fn take_back(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.seats[seat.index()].choice = None;
        self.waiting += 1;
        tell(Event::TookBack { seat });
    }

    #[inline]
    fn choose(&mut self, seat: Seat, index: u8, tell: &mut impl FnMut(Event)) {
        self.seats[seat.index()].choice = Some(index);
        self.waiting -= 1;
        tell(Event::Chose { seat });
        if self.waiting == 0 {
            self.end_round(tell);
        }
    }
}

/// Thousands of games fit into a processor's cache.
const _: () = assert!(size_of::<LeanGame>() <= 512);
