use crate::{CardId, CardSet, Choice, End, Hand, Placed, Sideboard, Start};

/// The state of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct LeanSeat {
    /// The cards that the seat can locate, because it held them.
    pub(super) seen: CardSet,
    pub(super) sideboard: Sideboard,
    pub(super) hand: Hand,
    pub(super) choice: Option<Choice>,
    pub(super) exchanged: Option<(CardId, CardId)>,
}

impl LeanSeat {
    /// Lays a card of the hand.
    #[inline]
    pub(super) fn lay(&mut self, placed: Placed, end: End) {
        self.hand.remove(placed.card);
        self.sideboard.add(placed, end);
    }

    /// Lays the two start cards of the hand.
    pub(super) fn lay_start(&mut self, start: Start) {
        self.lay(start.left, End::Right);
        self.lay(start.right, End::Right);
    }
}
