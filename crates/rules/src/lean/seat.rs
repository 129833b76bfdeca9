use super::laid::Laid;
use crate::{CardId, CardSet, Choice, End, Hand, Start};

/// The state of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LeanSeat {
    /// The cards that the seat can locate, because it held them: a bit for each card of the deck.
    ///
    /// Two words, because a shift of one long word costs more.
    seen: [u64; 2],
    pub(super) laid: Laid,
    pub(super) hand: Hand,
    /// The chosen decision, by its position among those of the hand.
    pub(super) choice: Option<u8>,
    /// Whether the exchange card can still be used.
    pub(super) has_exchange: bool,
    /// The cards discarded for the exchange; none before it.
    pub(super) exchanged: Hand,
}

impl LeanSeat {
    /// A seat before the deal.
    pub(super) fn new(has_exchange: bool) -> Self {
        Self { has_exchange, ..Self::default() }
    }

    /// Returns the cards that the seat can locate.
    pub(super) fn seen(&self) -> CardSet {
        CardSet::from_words(self.seen)
    }

    /// Notes a card that the seat holds.
    #[inline]
    pub(super) fn see(&mut self, card: CardId) {
        let bit = 1 << (card.index() % 64);
        let is_low = card.index() < 64;
        self.seen[0] |= if is_low { bit } else { 0 };
        self.seen[1] |= if is_low { 0 } else { bit };
    }

    /// Notes the cards of the hand, whose number is known.
    #[inline]
    pub(super) fn see_hand(&mut self, cards: usize) {
        for card in self.hand.first(cards) {
            self.see(card);
        }
    }

    /// Forgets where some cards are.
    pub(super) fn forget(&mut self, cards: CardSet) {
        self.seen = self.seen().without(cards).words();
    }

    /// Lays the cards of a choice, and keeps the rest of the hand.
    #[inline]
    pub(super) fn lay(&mut self, choice: &Choice, rest: Hand) {
        self.hand = rest;
        match choice {
            Choice::Start(Start { left, right }) => {
                self.laid.add(*left, End::Right);
                self.laid.add(*right, End::Right);
            }
            Choice::Place(placement) => self.laid.add(placement.placed(), placement.end),
        }
    }
}
