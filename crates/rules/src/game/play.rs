//! Carries out legal decisions.

use super::Game;
use crate::{Choice, Event, Events, Hand, PerSeat, Round, Seat};

impl Game {
    /// Deals one card at a time around the table.
    pub(super) fn deal(&mut self) {
        for _ in 0..self.setup.variant().dealt() {
            for seat in self.setup.players().seats() {
                let card = self.pile.draw();
                self.players[seat].hand.push(card);
                self.knowledge.see(seat, &[card]);
            }
        }
    }

    /// Lays cards, and ends the round when everyone has.
    pub(super) fn choose(&mut self, seat: Seat, choice: Choice, events: &mut Events) {
        self.players[seat].choice = Some(choice);
        events.push(Event::Chose { seat });
        if self.setup.players().seats().all(|seat| self.players[seat].choice.is_some()) {
            self.reveal(events);
            self.round = self.round.next();
            if self.round == Round::Over {
                self.finish(events);
            } else {
                self.pass(events);
                self.draw(events);
            }
        }
    }

    pub(super) fn take_back(&mut self, seat: Seat, events: &mut Events) {
        self.players[seat].choice = None;
        events.push(Event::TookBack { seat });
    }

    /// Discards a hand and draws a new one at once.
    pub(super) fn exchange(&mut self, seat: Seat, events: &mut Events) {
        self.players[seat].exchanged = Some(self.players[seat].hand);
        events.push(Event::Exchanged { seat });
        self.discard(seat, events);
        self.fill_hand(seat, events);
    }

    /// Reveals all choices.
    fn reveal(&mut self, events: &mut Events) {
        for seat in self.setup.players().seats() {
            let player = &mut self.players[seat];
            let choice = player.choice.take().expect("everyone has chosen");
            for (placed, end) in choice.steps() {
                player.hand.remove(placed.card);
                player.sideboard.add(placed, end);
                // After a reshuffle, which only the standard game has, hands have two cards.
                if let [kept] = *player.hand.cards() {
                    self.knowledge.lay(placed.card, kept);
                }
            }
            events.push(Event::Revealed { seat, choice });
        }
    }

    /// Passes the rest of the hands to the left; in a solo game, discards it.
    fn pass(&mut self, events: &mut Events) {
        let players = self.setup.players();
        if players.is_solo() {
            for seat in players.seats() {
                self.discard(seat, events);
            }
            return;
        }
        let hands = PerSeat::from_fn(|seat| self.players[seat].hand);
        for from in players.seats() {
            let (to, cards) = (players.left_of(from), hands[from]);
            self.players[to].hand = cards;
            self.knowledge.see(to, cards.cards());
            events.push(Event::Passed { from, to, cards });
        }
    }

    /// Draws in the order of the seats.
    fn draw(&mut self, events: &mut Events) {
        for seat in self.setup.players().seats() {
            self.fill_hand(seat, events);
        }
    }

    /// Draws up to the full hand. Cards left in the pile are drawn before the reshuffle.
    fn fill_hand(&mut self, seat: Seat, events: &mut Events) {
        let mut cards = Hand::EMPTY;
        while self.players[seat].hand.len() < self.setup.variant().hand() {
            if let Some(reshuffled) = self.pile.refill(&self.seed) {
                self.knowledge.reshuffle(reshuffled);
                events.push(Event::Reshuffled { cards: reshuffled.len() as u8 });
            }
            let card = self.pile.draw();
            self.players[seat].hand.push(card);
            cards.push(card);
        }
        self.knowledge.draw(seat, cards.cards());
        events.push(Event::Drew { seat, cards });
    }

    fn discard(&mut self, seat: Seat, events: &mut Events) {
        let cards = std::mem::take(&mut self.players[seat].hand);
        self.pile.discard(cards.cards());
        events.push(Event::Discarded { seat, cards });
    }

    /// Discards the last hands openly.
    fn finish(&mut self, events: &mut Events) {
        for seat in self.setup.players().seats() {
            let cards = std::mem::take(&mut self.players[seat].hand);
            self.pile.discard(cards.cards());
            events.push(Event::Leftover { seat, cards });
        }
        for seat in self.setup.players().seats() {
            if let Some(cards) = self.players[seat].exchanged {
                events.push(Event::Opened { seat, cards });
            }
        }
        events.push(Event::Finished);
    }
}
