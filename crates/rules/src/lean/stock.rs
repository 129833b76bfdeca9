use rand_core::Rng;

use crate::seed::Stream;
use crate::shuffle::shuffle;
use crate::{CardId, Deck, Seed};

/// The discard pile and the draw pile in one array: the discards grow from the front, the pile ends at the back.
///
/// No card is in both, so they never overlap.
#[derive(Clone, Debug)]
pub(super) struct Stock {
    cards: [CardId; Deck::MAX_CARDS],
    discards: u8,
    /// The index of the next card.
    next: u8,
    reshuffles: u8,
}

impl Stock {
    /// No cards.
    pub(super) const EMPTY: Self = Self {
        cards: [CardId::new(0); Deck::MAX_CARDS],
        discards: 0,
        next: Deck::MAX_CARDS as u8,
        reshuffles: 0,
    };

    /// Shuffles a whole deck.
    pub(super) fn shuffled(&mut self, deck: usize, words: &mut impl Rng) {
        let begin = Deck::MAX_CARDS - deck;
        let pile = &mut self.cards[begin..];
        pile.iter_mut().enumerate().for_each(|(index, card)| *card = CardId::new(index));
        shuffle(pile, words);
        (self.discards, self.next, self.reshuffles) = (0, begin as u8, 0);
    }

    /// Returns the cards to draw, the next one first.
    pub(super) fn pile(&self) -> &[CardId] {
        &self.cards[usize::from(self.next)..]
    }

    /// Returns whether there is no card to draw.
    #[inline]
    pub(super) fn is_used_up(&self) -> bool {
        usize::from(self.next) == Deck::MAX_CARDS
    }

    /// Draws the next card of a pile that is not empty.
    #[inline]
    pub(super) fn draw(&mut self) -> CardId {
        let card = self.cards[usize::from(self.next)];
        self.next += 1;
        card
    }

    #[inline]
    pub(super) fn discard(&mut self, cards: &[CardId]) {
        // One by one: a call for so few costs more.
        for card in cards {
            self.cards[usize::from(self.discards)] = *card;
            self.discards += 1;
        }
    }

    /// Makes the discard pile the new pile.
    pub(super) fn refill(&mut self, seed: &Seed) {
        let discards = usize::from(self.discards);
        self.reshuffles += 1;
        let number = u32::from(self.reshuffles);
        shuffle(&mut self.cards[..discards], &mut seed.stream(Stream::Shuffle { number }));
        let begin = Deck::MAX_CARDS - discards;
        self.cards.copy_within(..discards, begin);
        (self.discards, self.next) = (0, begin as u8);
    }
}
