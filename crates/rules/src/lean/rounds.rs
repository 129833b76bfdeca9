//! The end of a round, and the ways of the cards.

use super::LeanGame;
use crate::{CardSet, Decisions, Event, Hand, Seat};

/// The hand of the variants in which a whole hand is drawn: solo, and with exchange cards.
const WHOLE_HAND: usize = 2;

impl LeanGame {
    /// Reveals all choices, then passes and draws, or ends the game.
    pub(super) fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        let (round, choices) = (self.round, self.choices);
        for (seat, player) in self.players.seats().zip(&mut self.seats) {
            let Some(index) = player.choice.take() else { continue };
            let legal = Decisions::with(player.hand, choices, round, false, false);
            let (choice, rest) = legal.lay(index.into());
            player.lay(&choice, rest);
            tell(Event::Revealed { seat, choice });
        }
        let cards = self.variant.hand();
        self.begin(round.next(), cards);
        if self.is_over() {
            return self.finish(tell);
        }
        if self.players.is_solo() {
            self.discard(Seat::new(0), tell);
            return self.draw::<WHOLE_HAND>(Seat::new(0), tell);
        }
        self.pass(tell);
        for seat in self.players.seats() {
            self.draw::<1>(seat, tell);
        }
    }

    /// Passes the rest of the hands to the left.
    fn pass(&mut self, tell: &mut impl FnMut(Event)) {
        let last = self.players.count() - 1;
        let mut passed = self.seats[last].hand;
        for player in &mut self.seats[..=last] {
            std::mem::swap(&mut player.hand, &mut passed);
        }
        // Reported in the order of the passing seats.
        for from in self.players.seats() {
            let to = self.players.left_of(from);
            tell(Event::Passed { from, to, cards: self.seats[to.index()].hand });
        }
    }

    /// Discards a hand and draws a new one at once.
    pub(super) fn exchange(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let player = &mut self.seats[seat.index()];
        player.has_exchange = false;
        player.exchanged = player.hand;
        tell(Event::Exchanged { seat });
        self.discard(seat, tell);
        self.draw::<WHOLE_HAND>(seat, tell);
    }

    /// Draws the cards that are missing, and notes the whole hand: the cards passed to the seat and those drawn. Cards
    /// left in the pile are drawn before the reshuffle.
    #[inline]
    fn draw<const CARDS: usize>(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let (hand, mut drawn) = (self.variant.hand(), Hand::EMPTY);
        for place in 0..CARDS {
            if self.stock.is_used_up() {
                self.reshuffle(tell);
            }
            let card = self.stock.draw();
            self.seats[seat.index()].hand.put(hand - CARDS + place, card);
            drawn.put(place, card);
        }
        self.seats[seat.index()].see_hand(hand);
        tell(Event::Drew { seat, cards: drawn });
    }

    /// No hand has a card of the discard pile, so it does not matter which hands have been seen already.
    #[cold]
    fn reshuffle(&mut self, tell: &mut impl FnMut(Event)) {
        self.stock.refill(&self.seed);
        let cards: CardSet = self.stock.pile().iter().copied().collect();
        self.seats.iter_mut().for_each(|player| player.forget(cards));
        tell(Event::Reshuffled { cards: cards.len() as u8 });
    }

    fn discard(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let cards = std::mem::take(&mut self.seats[seat.index()].hand);
        self.stock.discard(cards.cards());
        tell(Event::Discarded { seat, cards });
    }

    /// Discards the last hands openly.
    fn finish(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.players.seats() {
            let cards = std::mem::take(&mut self.seats[seat.index()].hand);
            self.stock.discard(cards.cards());
            tell(Event::Leftover { seat, cards });
        }
        for seat in self.players.seats() {
            let cards = self.seats[seat.index()].exchanged;
            if !cards.is_empty() {
                tell(Event::Opened { seat, cards });
            }
        }
        tell(Event::Finished);
    }
}
