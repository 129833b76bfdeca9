//! The end of a round, and the ways of the cards.

use super::LeanGame;
use crate::{CardSet, Choice, Event, Hand, Round, Seat};

impl LeanGame {
    /// Reveals all choices, then passes and draws, or ends the game.
    pub(super) fn end_round(&mut self, tell: &mut impl FnMut(Event)) {
        for (seat, player) in self.players.seats().zip(&mut self.seats) {
            let Some(choice) = player.choice.take() else { continue };
            match choice {
                Choice::Start(start) => player.lay_start(start),
                Choice::Place(placement) => player.lay(placement.placed(), placement.end),
            }
            tell(Event::Revealed { seat, choice });
        }
        self.round = self.round.next();
        if self.round == Round::Over {
            return self.finish(tell);
        }
        self.waiting = self.players.count() as u8;
        if self.players.is_solo() {
            self.discard(Seat::new(0), tell);
        } else {
            self.pass(tell);
        }
        for seat in self.players.seats() {
            self.fill_hand(seat, tell);
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
        let cards = player.hand.cards();
        player.exchanged = Some((cards[0], cards[1]));
        tell(Event::Exchanged { seat });
        self.discard(seat, tell);
        self.fill_hand(seat, tell);
    }

    /// Draws up to the full hand, which the seat has seen then: the cards passed to it and those drawn. Cards left in the
    /// pile are drawn before the reshuffle.
    #[inline]
    fn fill_hand(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let (mut hand, mut drawn) = (self.seats[seat.index()].hand, Hand::EMPTY);
        while hand.len() < self.variant.hand() {
            if self.stock.is_used_up() {
                self.reshuffle(tell);
            }
            let card = self.stock.draw();
            hand.push(card);
            drawn.push(card);
        }
        let player = &mut self.seats[seat.index()];
        player.hand = hand;
        player.seen = player.seen.union(hand.set());
        tell(Event::Drew { seat, cards: drawn });
    }

    /// No hand has a card of the discard pile, so it does not matter which hands have been seen already.
    #[cold]
    fn reshuffle(&mut self, tell: &mut impl FnMut(Event)) {
        self.stock.refill(&self.seed);
        let cards: CardSet = self.stock.pile().iter().copied().collect();
        self.seats.iter_mut().for_each(|player| player.seen = player.seen.without(cards));
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
            if let Some((first, second)) = self.seats[seat.index()].exchanged {
                tell(Event::Opened { seat, cards: [first, second].into_iter().collect() });
            }
        }
        tell(Event::Finished);
    }
}
