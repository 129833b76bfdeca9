use std::fmt;

use crate::CardId;

/// Cards held, passed, drawn or discarded at once: at most four, in order of arrival.
///
/// Four bytes that are read and written as one number; places without a card hold a number that no card has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hand {
    cards: [CardId; Self::MAX],
}

/// The lowest and the highest bit of each place.
const ONES: u32 = 0x0101_0101;
const HIGH: u32 = 0x8080_8080;

impl Hand {
    /// The most cards in a hand: the deal of the four-card variant.
    pub const MAX: usize = 4;

    /// No cards.
    pub const EMPTY: Self = Self { cards: [CardId::NONE; Self::MAX] };

    /// Returns the cards.
    pub fn cards(&self) -> &[CardId] {
        &self.cards[..self.len()]
    }

    /// Returns the card at a place, counted from 0; behind the last card there is none.
    #[inline]
    pub(crate) const fn at(&self, place: usize) -> CardId {
        // A shift of a number that is at hand, and not a read of a byte that has just been written.
        CardId::from_byte((self.packed() >> (8 * place)) as u8)
    }

    /// Returns the first cards; there must be so many.
    #[inline]
    pub(crate) fn first(self, count: usize) -> impl Iterator<Item = CardId> {
        debug_assert!(count <= self.len(), "places without a card are skipped");
        (0..count).map(move |place| self.at(place))
    }

    /// Returns how many cards there are.
    #[inline]
    pub const fn len(&self) -> usize {
        // Only an empty place has its highest bit; the bit behind the last place ends a full hand.
        let empty = (self.packed() & HIGH) as u64 | 1 << u32::BITS;
        empty.trailing_zeros() as usize / 8
    }

    /// Returns whether there are none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.cards[0].byte() == CardId::NONE.byte()
    }

    /// Returns whether a card is among them.
    #[inline]
    pub fn contains(&self, card: CardId) -> bool {
        self.place(card).is_some()
    }

    /// Returns the place of a card, counted from 0.
    #[inline]
    pub(crate) fn place(&self, card: CardId) -> Option<usize> {
        // The byte of the card is 0 now, and the lowest high bit after the subtraction is of the first 0.
        let apart = self.packed() ^ (ONES * card.index() as u32);
        let found = apart.wrapping_sub(ONES) & !apart & HIGH;
        (found != 0).then(|| found.trailing_zeros() as usize / 8)
    }

    /// Adds a card.
    #[inline]
    pub(crate) fn push(&mut self, card: CardId) {
        self.put(self.len(), card);
    }

    /// Adds a card to a hand that has so many already.
    #[inline]
    pub(crate) fn put(&mut self, len: usize, card: CardId) {
        debug_assert!(len == self.len(), "cards are added behind the last one");
        assert!(len < Self::MAX, "a hand has at most four cards");
        // The bits of an empty place are all ones.
        self.set_packed(self.packed() ^ (!(card.index() as u32) & 0xFF) << (8 * len));
    }

    /// Removes a card that is in the hand.
    #[inline]
    pub(crate) fn remove(&mut self, card: CardId) {
        self.remove_at(self.place(card).expect("only cards in the hand are removed"));
    }

    /// Removes the card at a place, and returns it.
    #[inline]
    pub(crate) fn remove_at(&mut self, place: usize) -> CardId {
        let card = self.at(place);
        assert!(card != CardId::NONE, "only cards in the hand are removed");
        // The later cards move up, and the last place is empty: shifts instead of a copy whose length is not known.
        let before = (1 << (8 * place)) - 1;
        let packed = self.packed();
        self.set_packed(packed & before | (packed >> 8 | 0xFF << 24) & !before);
        card
    }

    /// Returns the places as bytes of a number, the first one lowest.
    #[inline]
    const fn packed(&self) -> u32 {
        let [first, second, third, fourth] = self.cards;
        u32::from_le_bytes([first.byte(), second.byte(), third.byte(), fourth.byte()])
    }

    #[inline]
    fn set_packed(&mut self, packed: u32) {
        self.cards = packed.to_le_bytes().map(CardId::from_byte);
    }

    /// Returns the cards for changing them.
    pub(crate) fn cards_mut(&mut self) -> &mut [CardId] {
        let len = self.len();
        &mut self.cards[..len]
    }
}

impl Default for Hand {
    fn default() -> Self {
        Self::EMPTY
    }
}

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
                assert_eq!(hand.len(), list.len());
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
