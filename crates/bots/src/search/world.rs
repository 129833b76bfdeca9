use arrayvec::ArrayVec;
use rand_xoshiro::rand_core::Rng;
use sideboards_rules::{
    COLUMNS, CardId, Choice, Counts, Deck, End, ExchangeCard, Hand, MAX_PLAYERS, Placed, Players, Seat,
    Sideboard, Variant, View,
};

use crate::prospects::{Prospects, Strands};

/// A possible game, lean enough to be played out a million times.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) seats: ArrayVec<WorldSeat, MAX_PLAYERS>,
    /// How many cards of the pile are drawn.
    drawn: usize,
}

/// The state of a seat in a world.
#[derive(Clone, Debug)]
pub(crate) struct WorldSeat {
    pub(crate) strands: Strands,
    pub(crate) sideboard: Sideboard,
    pub(crate) hand: ArrayVec<CardId, { Hand::MAX }>,
    pub(crate) has_exchange: bool,
    /// Whether cards are already laid in this round, secretly: then it is too late for an exchange.
    pub(crate) has_chosen: bool,
    /// The estimated value of the sideboard when its last card was laid.
    pub(crate) outlook: f32,
}

/// The cards to come, the next one first.
pub(crate) type Pile = ArrayVec<CardId, { Deck::MAX_CARDS }>;

impl World {
    /// Copies the visible state of a view; hands are empty until [`Self::deal`].
    pub(crate) fn new(view: &View, prospects: &Prospects) -> Self {
        let player = |seat: Seat| {
            let strands = prospects.strands(view.sideboard(seat));
            WorldSeat {
                outlook: prospects.worth(&strands),
                strands,
                sideboard: *view.sideboard(seat),
                hand: ArrayVec::new(),
                has_exchange: view.exchange_card(seat) == ExchangeCard::Unused,
                has_chosen: !view.is_waiting_for(seat),
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
        // When the pile is empty the discards come back, here in their order: with the classic box only games of
        // six with many exchanges get that far.
        game.pile().iter().chain(game.discards()).copied().collect()
    }

    /// Discards a hand and draws a new one. If there are no cards left, the discarded ones come back.
    pub(crate) fn exchange(&mut self, seat: Seat, pile: &Pile) {
        let player = &mut self.seats[seat.index()];
        let cards = player.hand.len();
        player.has_exchange = false;
        if pile.len() >= self.drawn + cards {
            player.hand.clear();
            self.draw(seat, cards, pile);
        }
    }

    /// Passes all hands on, and draws.
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
        self.seats.iter_mut().for_each(|player| player.has_chosen = false);
        for seat in players.seats() {
            self.draw(seat, variant.hand(), pile);
        }
    }

    /// Returns whether a seat can exchange in this round with enough cards left for the next one.
    pub(crate) fn can_exchange(&self, seat: Seat, pile: usize) -> bool {
        let player = &self.seats[seat.index()];
        let is_last = player.strands.cards + 1 == COLUMNS;
        // In a solo game the whole hand is new in every round, at a table one card of each.
        let drawn_next = match self.seats.len() {
            _ if is_last => 0,
            1 => player.hand.len(),
            players => players,
        };
        let is_allowed = player.has_exchange && !player.has_chosen && player.strands.cards > 0;
        is_allowed && pile >= self.drawn + player.hand.len() + drawn_next
    }

    /// Fills a hand. Only in tiny boxes can the cards run out; then they repeat, as if there were more of them.
    fn draw(&mut self, seat: Seat, cards: usize, pile: &Pile) {
        let hand = &mut self.seats[seat.index()].hand;
        while hand.len() < cards && !pile.is_empty() {
            hand.push(pile[self.drawn % pile.len()]);
            self.drawn += 1;
        }
    }
}

impl WorldSeat {
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

    /// Counts the goals of a full sideboard.
    pub(crate) fn counts(&self, prospects: &Prospects, scorer: &sideboards_rules::Scorer) -> Counts {
        if prospects.is_exact() { prospects.counts(&self.strands) } else { scorer.counts(&self.sideboard) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use sideboards_rules::{Content, Decision, Game, Scorer, Seed, Setup, Viewer, below};

    /// Plays a sampled game by the rules and as a world, with the same random decisions.
    fn compare(players: usize, variant: Variant, seed: Seed) {
        let content = Content::classic();
        let setup = Setup::new(&content, players, variant, content.random_goals(&seed)).expect("a table");
        let prospects = Prospects::new(&content, &setup, 2.0);
        let scorer = Scorer::new(&content, setup.goals());
        let dealt = Game::new(content.clone(), setup, seed);
        let view = dealt.view(Viewer::Seat(Seat::new(0)));
        let mut words = Xoshiro256PlusPlus::from_seed(seed.0);
        let mut game = view.sample(&mut words.clone());
        let mut world = World::new(&view, &prospects);
        let pile = world.deal(&view, &mut words);
        loop {
            for seat in setup.players().seats() {
                assert_eq!(world.seats[seat.index()].hand.as_slice(), game.hand(seat).cards());
                // Rarely enough that the pile is never reshuffled, which worlds only approximate.
                if game.legal(seat).can_exchange() && below(&mut words, 12) == 0 && game.pile().len() > 14 {
                    game.decide(seat, Decision::Exchange).expect("legal");
                    world.exchange(seat, &pile);
                    assert_eq!(world.seats[seat.index()].hand.as_slice(), game.hand(seat).cards());
                }
                let choice = game.legal(seat).choice(below(&mut words, game.legal(seat).choices()));
                world.seats[seat.index()].lay(&prospects, &choice);
                game.decide(seat, choice.into()).expect("legal");
            }
            if game.is_over() {
                break;
            }
            world.pass(setup.players(), variant, &pile);
        }
        let table: Vec<_> = world
            .seats
            .iter()
            .map(|player| (player.counts(&prospects, &scorer), player.has_exchange))
            .collect();
        assert_eq!(scorer.scores(&table), game.scores());
    }

    #[test]
    fn a_world_goes_as_the_rules_say() {
        for players in 1..=6 {
            for number in 0..8 {
                let seed: Seed = format!("{players} {number}").parse().expect("every text is a seed");
                compare(players, Variant::Standard, seed);
                if players > 1 {
                    compare(players, Variant::FourCard, seed);
                }
            }
        }
    }
}
