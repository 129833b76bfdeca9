use sideboards_rules::{CardId, Choice, End, Placed, Placement, Sideboard, Start, Turned};

/// A player's tentative choice: the card that is taken up, the way up of each card of the hand, and the cards on
/// trial.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    taken: Option<CardId>,
    turned: Vec<CardId>,
    laid: Vec<(Placed, End)>,
}

impl Draft {
    /// Makes the draft of a choice.
    pub fn trying(choice: &Choice, in_round: usize) -> Self {
        let mut draft = Self::default();
        for (placed, end) in choice.steps() {
            draft.taken = Some(placed.card);
            if placed.turned == Turned::HalfTurn {
                draft.turned.push(placed.card);
            }
            draft.lay(end, in_round);
        }
        draft
    }

    /// Returns the card that is taken up.
    pub fn taken(&self) -> Option<CardId> {
        self.taken
    }

    /// Returns whether any card is turned.
    pub fn has_turned(&self) -> bool {
        !self.turned.is_empty()
    }

    /// Returns a card of the hand with its way up.
    pub fn held(&self, card: CardId) -> Placed {
        let turned = if self.turned.contains(&card) { Turned::HalfTurn } else { Turned::AsPrinted };
        Placed { card, turned }
    }

    /// Returns the cards on trial, in the order of laying.
    pub fn laid(&self) -> &[(Placed, End)] {
        &self.laid
    }

    /// Returns whether a card lies on trial.
    pub fn has_laid(&self, card: CardId) -> bool {
        self.laid.iter().any(|(placed, _)| placed.card == card)
    }

    /// Takes up a card; a card that is taken up already is turned.
    pub fn take(&mut self, card: CardId) {
        if self.taken == Some(card) {
            self.turn(card);
        } else {
            self.taken = Some(card);
        }
    }

    /// Turns a card of the hand by 180 degrees and takes it up.
    pub fn turn(&mut self, card: CardId) {
        self.taken = Some(card);
        match self.turned.iter().position(|turned| *turned == card) {
            Some(index) => drop(self.turned.remove(index)),
            None => self.turned.push(card),
        }
    }

    /// Lays the card that is taken up; in a full round it replaces the last one.
    pub fn lay(&mut self, end: End, in_round: usize) {
        let Some(card) = self.taken.take() else { return };
        if self.laid.len() == in_round {
            self.laid.pop();
        }
        self.laid.push((self.held(card), end));
    }

    /// Takes a card up again, the last one if none is named.
    pub fn lift(&mut self, card: Option<CardId>) {
        let place = match card {
            Some(card) => self.laid.iter().position(|(placed, _)| placed.card == card),
            None => self.laid.len().checked_sub(1),
        };
        if let Some(place) = place {
            self.taken = Some(self.laid.remove(place).0.card);
        }
    }

    /// Returns the sideboard with the first `kept` cards on trial.
    pub fn on(&self, sideboard: &Sideboard, kept: usize) -> Sideboard {
        let mut sideboard = *sideboard;
        for (placed, end) in self.laid.iter().take(kept) {
            sideboard.add(*placed, *end);
        }
        sideboard
    }

    /// Returns the choice once enough cards are on trial.
    pub fn choice(&self, in_round: usize) -> Option<Choice> {
        match (self.laid.as_slice(), in_round) {
            ([(placed, end)], 1) => {
                Some(Choice::Place(Placement { card: placed.card, turned: placed.turned, end: *end }))
            }
            ([(first, _), (second, End::Right)], 2) => {
                Some(Choice::Start(Start { left: *first, right: *second }))
            }
            ([(first, _), (second, End::Left)], 2) => {
                Some(Choice::Start(Start { left: *second, right: *first }))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(index: usize) -> CardId {
        CardId::new(index)
    }

    #[test]
    fn taking_a_card_twice_turns_it() {
        let mut draft = Draft::default();
        draft.take(card(7));
        assert_eq!(draft.held(card(7)).turned, Turned::AsPrinted);
        draft.take(card(7));
        assert_eq!(draft.held(card(7)).turned, Turned::HalfTurn);
        draft.take(card(8));
        assert_eq!(draft.held(card(7)).turned, Turned::HalfTurn, "it stays as it is held");
    }

    #[test]
    fn a_start_is_two_cards_in_the_order_they_lie() {
        let mut draft = Draft::default();
        draft.take(card(1));
        draft.lay(End::Right, 2);
        assert_eq!(draft.choice(2), None);
        draft.take(card(2));
        draft.lay(End::Left, 2);
        let Some(Choice::Start(start)) = draft.choice(2) else { panic!("two cards are a start") };
        assert_eq!((start.left.card, start.right.card), (card(2), card(1)));
        let cards: Vec<_> = draft.on(&Sideboard::EMPTY, 2).cards().iter().map(|placed| placed.card).collect();
        assert_eq!(cards, [card(2), card(1)]);
    }

    #[test]
    fn another_card_replaces_the_one_on_trial() {
        let mut draft = Draft::default();
        draft.take(card(1));
        draft.lay(End::Left, 1);
        draft.take(card(2));
        draft.lay(End::Right, 1);
        let Some(Choice::Place(placement)) = draft.choice(1) else { panic!("a card lies") };
        assert_eq!((placement.card, placement.end), (card(2), End::Right));
    }

    #[test]
    fn either_start_card_can_be_lifted() {
        let mut draft = Draft::default();
        for index in [1, 2] {
            draft.take(card(index));
            draft.lay(End::Right, 2);
        }
        draft.lift(Some(card(1)));
        assert_eq!(
            (draft.taken(), draft.has_laid(card(1)), draft.has_laid(card(2))),
            (Some(card(1)), false, true)
        );
        draft.lay(End::Left, 2);
        let Some(Choice::Start(start)) = draft.choice(2) else { panic!("two cards are a start") };
        assert_eq!((start.left.card, start.right.card), (card(1), card(2)));
    }

    #[test]
    fn advice_can_be_tried() {
        let placement = Placement { card: card(5), turned: Turned::HalfTurn, end: End::Left };
        let start =
            Start { left: placement.placed(), right: Placed { card: card(6), turned: Turned::AsPrinted } };
        for (choice, in_round) in [(Choice::Place(placement), 1), (Choice::Start(start), 2)] {
            assert_eq!(Draft::trying(&choice, in_round).choice(in_round), Some(choice));
        }
    }

    #[test]
    fn lifting_takes_the_card_up_again() {
        let mut draft = Draft::default();
        draft.lay(End::Left, 1);
        assert_eq!(draft.laid(), [], "nothing was taken up");
        draft.turn(card(3));
        draft.lay(End::Left, 1);
        draft.lift(None);
        assert_eq!(draft.taken(), Some(card(3)));
        assert_eq!(draft.held(card(3)).turned, Turned::HalfTurn);
    }
}
