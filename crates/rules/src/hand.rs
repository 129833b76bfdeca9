use std::fmt;

use crate::CardId;

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
    pub fn contains(&self, card: CardId) -> bool {
        self.cards().contains(&card)
    }

    /// Adds a card.
    pub(crate) fn push(&mut self, card: CardId) {
        self.cards[self.len()] = card;
        self.len += 1;
    }

    /// Removes a card that is in the hand.
    pub(crate) fn remove(&mut self, card: CardId) {
        let place =
            self.cards().iter().position(|held| *held == card).expect("only cards in the hand are removed");
        self.cards.copy_within(place + 1.., place);
        self.len -= 1;
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
}
