use arrayvec::ArrayVec;
use rand_xoshiro::rand_core::Rng;
use sideboards_rules::{
    CardId, Choice, Counts, Deck, End, ExchangeCard, Hand, MAX_PLAYERS, Placed, Players, Seat, Sideboard,
    Variant, View,
};

use crate::prospects::{Prospects, Strands};

/// A game that may be, lean enough to be played out a million times.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) seats: ArrayVec<Player, MAX_PLAYERS>,
    /// How many cards of the pile are drawn.
    drawn: usize,
}

/// What somebody has in a world.
#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) strands: Strands,
    pub(crate) sideboard: Sideboard,
    pub(crate) hand: ArrayVec<CardId, { Hand::MAX }>,
    pub(crate) has_exchange: bool,
    /// What the sideboard was thought to be worth when its last card was laid.
    pub(crate) outlook: f32,
}

/// The cards to come, the next one first.
pub(crate) type Pile = ArrayVec<CardId, { Deck::MAX_CARDS }>;

impl World {
    /// Takes what a view shows; hands are empty until [`Self::deal`].
    pub(crate) fn new(view: &View, prospects: &Prospects) -> Self {
        let player = |seat: Seat| {
            let strands = prospects.strands(view.sideboard(seat));
            Player {
                outlook: prospects.worth(&strands),
                strands,
                sideboard: *view.sideboard(seat),
                hand: ArrayVec::new(),
                has_exchange: view.exchange_card(seat) == ExchangeCard::Unused,
            }
        };
        Self { seats: view.setup().players().seats().map(player).collect(), drawn: 0 }
    }

    /// Deals hands and a pile that are consistent with a view.
    pub(crate) fn deal(&mut self, view: &View, words: &mut impl Rng) -> Pile {
        let game = view.sample(words);
        for seat in view.setup().players().seats() {
            self.seats[seat.index()].hand = game.hand(seat).cards().iter().copied().collect();
        }
        self.drawn = 0;
        // When the pile is empty the discards come again; their order does not matter, as the world is one of many.
        game.pile().iter().chain(game.discards()).copied().collect()
    }

    /// Discards a hand and draws a new one.
    pub(crate) fn exchange(&mut self, seat: Seat, pile: &Pile) {
        let player = &mut self.seats[seat.index()];
        let cards = player.hand.len();
        player.hand.clear();
        player.has_exchange = false;
        self.draw(seat, cards, pile);
    }

    /// Passes what everybody has left, and draws.
    pub(crate) fn pass(&mut self, players: Players, variant: Variant, pile: &Pile) {
        if players.is_solo() {
            self.seats[0].hand.clear();
        } else {
            let last = self.seats.len() - 1;
            let mut passed = std::mem::take(&mut self.seats[last].hand);
            for player in &mut self.seats {
                std::mem::swap(&mut player.hand, &mut passed);
            }
        }
        for seat in players.seats() {
            self.draw(seat, variant.hand(), pile);
        }
    }

    /// Tells whether so many cards can be drawn and everybody still gets theirs in the next round.
    pub(crate) fn has_cards_for_exchange(&self, pile: &Pile) -> bool {
        pile.len() >= self.drawn + 2 * (self.seats.len() + 1)
    }

    /// Fills a hand. Only in tiny boxes can the cards run out; then they come again, as if there were more of them.
    fn draw(&mut self, seat: Seat, cards: usize, pile: &Pile) {
        let hand = &mut self.seats[seat.index()].hand;
        while hand.len() < cards && !pile.is_empty() {
            hand.push(pile[self.drawn % pile.len()]);
            self.drawn += 1;
        }
    }
}

impl Player {
    /// Lays cards of the hand.
    pub(crate) fn lay(&mut self, prospects: &Prospects, choice: &Choice) {
        choice.steps().for_each(|(placed, end)| self.add(prospects, placed, end));
    }

    /// Adds a card of the hand at one end.
    #[inline]
    pub(crate) fn add(&mut self, prospects: &Prospects, placed: Placed, end: End) {
        prospects.weave.add(&mut self.strands, placed, end);
        if !prospects.is_exact() {
            self.sideboard.add(placed, end);
        }
        let place = self.hand.iter().position(|card| *card == placed.card).expect("a card of the hand");
        self.hand.remove(place);
    }

    /// Counts what a full sideboard has.
    pub(crate) fn counts(&self, prospects: &Prospects, scorer: &sideboards_rules::Scorer) -> Counts {
        if prospects.is_exact() { prospects.counts(&self.strands) } else { scorer.counts(&self.sideboard) }
    }
}
