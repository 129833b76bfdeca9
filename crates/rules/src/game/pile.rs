use arrayvec::ArrayVec;

use crate::seed::Stream;
use crate::shuffle::shuffle;
use crate::{CardId, CardSet, Deck, Seed};

type Cards = ArrayVec<CardId, { Deck::MAX_CARDS }>;

/// The draw pile and the discard pile, both face down.
#[derive(Clone, Debug)]
pub(crate) struct Pile {
    /// In drawing order.
    cards: [CardId; Deck::MAX_CARDS],
    len: u8,
    drawn: u8,
    /// In the order of discarding.
    discards: Cards,
    reshuffles: u32,
}

impl Pile {
    /// Shuffles a whole deck.
    pub(crate) fn shuffled(cards: usize, seed: &Seed) -> Self {
        let mut pile =
            Self { cards: IN_ORDER, len: cards as u8, drawn: 0, discards: Cards::new(), reshuffles: 0 };
        shuffle(&mut pile.cards[..cards], &mut seed.stream(Stream::Shuffle { number: 0 }));
        pile
    }

    /// Returns the cards to draw, the next one first.
    pub(crate) fn remaining(&self) -> &[CardId] {
        &self.cards[usize::from(self.drawn)..usize::from(self.len)]
    }

    pub(crate) fn remaining_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[usize::from(self.drawn)..usize::from(self.len)]
    }

    /// Returns the discarded cards in order.
    pub(crate) fn discards(&self) -> &[CardId] {
        &self.discards
    }

    pub(crate) fn discards_mut(&mut self) -> &mut [CardId] {
        &mut self.discards
    }

    pub(crate) fn discard(&mut self, cards: &[CardId]) {
        self.discards.try_extend_from_slice(cards).expect("no more cards are discarded than the deck has");
    }

    /// Shuffles the discard pile into a new pile if the pile is empty, and returns its cards.
    pub(crate) fn refill(&mut self, seed: &Seed) -> Option<CardSet> {
        if self.drawn < self.len {
            return None;
        }
        self.reshuffles += 1;
        shuffle(&mut self.discards, &mut seed.stream(Stream::Shuffle { number: self.reshuffles }));
        self.cards[..self.discards.len()].copy_from_slice(&self.discards);
        self.len = self.discards.len() as u8;
        self.drawn = 0;
        self.discards.clear();
        Some(self.remaining().iter().copied().collect())
    }

    /// Draws the next card of a pile that is not empty.
    pub(crate) fn draw(&mut self) -> CardId {
        let card = self.remaining()[0];
        self.drawn += 1;
        card
    }
}

/// The cards of the largest deck in their order.
const IN_ORDER: [CardId; Deck::MAX_CARDS] = {
    let mut cards = [CardId::new(0); Deck::MAX_CARDS];
    let mut index = 0;
    while index < cards.len() {
        cards[index] = CardId::new(index);
        index += 1;
    }
    cards
};
