use std::fmt;

use crate::{CardId, CardSet};

/// Cards held, passed, drawn or discarded at once: at most four, in order of arrival.
#[derive(Clone, Copy)]
pub struct Hand {
    cards: [CardId; Self::MAX],
    len: u8,
}

impl Hand {
    /// The most cards in a hand: the deal of the four-card variant.
    pub const MAX: usize = 4;

    /// No cards.
    pub const EMPTY: Self = Self { cards: [CardId::new(0); Self::MAX], len: 0 };

    /// Returns the cards.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    /// Returns how many cards there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether a card is among them.
    #[inline]
    pub fn contains(&self, card: CardId) -> bool {
        self.place(card) < self.len()
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn push(&mut self, card: CardId) {
        assert!(self.len() < Self::MAX, "a hand has at most four cards");
        let at = 8 * self.len();
        self.set_packed(self.packed() & !(0xFF << at) | (card.index() as u32) << at);
        self.len += 1;
    }

    /// Removes a card that is in the hand.
    #[inline]
    pub(crate) fn remove(&mut self, card: CardId) {
        let place = self.place(card);
        assert!(place < self.len(), "only cards in the hand are removed");
        // The later cards move up: one shift instead of a copy whose length is not known.
        let before = (1 << (8 * place)) - 1;
        let packed = self.packed();
        self.set_packed(packed & before | packed >> 8 & !before);
        self.len -= 1;
    }

    /// Returns the cards as a set.
    #[inline]
    pub(crate) fn set(&self) -> CardSet {
        let (mut set, mut rest) = (CardSet::EMPTY, self.packed());
        for _ in 0..self.len {
            set.insert(CardId::from_byte(rest as u8));
            rest >>= 8;
        }
        set
    }

    /// Returns the first place that has a card. Places after the last card may have any, and there are no more than four.
    #[inline]
    fn place(&self, card: CardId) -> usize {
        const ONES: u32 = 0x0101_0101;
        const HIGH: u32 = 0x8080_8080;
        // The byte of the card is 0 now. All are below 128, so the lowest high bit after the subtraction is of the first 0.
        let apart = self.packed() ^ (ONES * card.index() as u32);
        (apart.wrapping_sub(ONES) & HIGH).trailing_zeros() as usize / 8
    }

    /// Returns the places as bytes of a number, the first one lowest.
    #[inline]
    fn packed(&self) -> u32 {
        u32::from_le_bytes(self.cards.map(|card| card.index() as u8))
    }

    #[inline]
    fn set_packed(&mut self, packed: u32) {
        self.cards = packed.to_le_bytes().map(CardId::from_byte);
    }

    /// Returns the cards for changing them.
    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        &mut self.cards[..self.len as usize]
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Hand {}

impl FromIterator<CardId> for Hand {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.push(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.index())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn removing_keeps_the_order_of_the_others() {
        let mut hand: Hand = [3, 1, 4, 5].map(CardId::new).into_iter().collect();
        hand.remove(CardId::new(1));
        assert_eq!(hand.cards(), [3, 4, 5].map(CardId::new));
        hand.remove(CardId::new(5));
        assert_eq!(hand.cards(), [3, 4].map(CardId::new));
        assert!(!hand.contains(CardId::new(5)));
    }

    /// Every hand of up to four cards of a few numbers, the largest among them, against a list.
    #[test]
    fn cards_are_found_and_removed_as_in_a_list() {
        let numbers = [0, 1, 2, 126, 127];
        for code in 0..625_usize {
            let order = [code % 5, code / 5 % 5, code / 25 % 5, code / 125];
            let mut list: Vec<CardId> = Vec::new();
            for card in order.map(|number| CardId::new(numbers[number])) {
                if !list.contains(&card) {
                    list.push(card);
                }
                let hand: Hand = list.iter().copied().collect();
                assert_eq!(hand.cards(), list);
                assert!(hand.set() == list.iter().copied().collect());
                for card in numbers.map(CardId::new) {
                    assert_eq!(hand.contains(card), list.contains(&card), "{card:?} in {hand:?}");
                    if list.contains(&card) {
                        let (mut fewer, mut rest) = (hand, list.clone());
                        fewer.remove(card);
                        rest.retain(|other| *other != card);
                        assert_eq!(fewer.cards(), rest, "{hand:?} without {card:?}");
                        assert!(!fewer.contains(card), "what is left behind does not count");
                        fewer.push(card);
                        assert_eq!(fewer.cards().last(), Some(&card));
                    }
                }
            }
        }
    }

    #[test]
    #[should_panic = "only cards in the hand are removed"]
    fn a_card_that_was_removed_cannot_be_removed_again() {
        let mut hand: Hand = [3, 1].map(CardId::new).into_iter().collect();
        hand.remove(CardId::new(1));
        hand.remove(CardId::new(1));
    }
}
