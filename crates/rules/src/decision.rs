use crate::{CardId, End, Placed, Turned};

/// The first two cards of a sideboard, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Start {
    /// The card on the left.
    pub left: Placed,
    /// The card on the right.
    pub right: Placed,
}

/// A card that is added to a sideboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Placement {
    /// The card of the hand.
    pub card: CardId,
    /// Its way up.
    pub turned: Turned,
    /// The end where it is added.
    pub end: End,
}

impl Placement {
    /// Returns all ways to add a card: either way up, at either end.
    pub fn ways(card: CardId) -> [Self; 4] {
        let [left, right] = End::ALL;
        let [as_printed, half_turn] = Turned::ALL;
        [(as_printed, left), (as_printed, right), (half_turn, left), (half_turn, right)]
            .map(|(turned, end)| Self { card, turned, end })
    }

    /// Returns the placed card.
    pub const fn placed(&self) -> Placed {
        Placed { card: self.card, turned: self.turned }
    }
}

/// The cards that a player lays in a round, secret until everyone has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The two start cards.
    Start(Start),
    /// One card in a later round.
    Place(Placement),
}

impl Choice {
    /// Returns the cards in the order in which they are laid, each with its end.
    pub fn steps(&self) -> impl Iterator<Item = (Placed, End)> + use<> {
        let (first, second) = match self {
            Self::Start(start) => ((start.left, End::Right), Some((start.right, End::Right))),
            Self::Place(placement) => ((placement.placed(), placement.end), None),
        };
        std::iter::once(first).chain(second)
    }
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Lay the two start cards.
    Start(Start),
    /// Add a card to the sideboard.
    Place(Placement),
    /// Discard the hand and draw a new one, once a game.
    Exchange,
    /// Take back this round's choice, while another seat has not chosen yet.
    TakeBack,
}

impl Decision {
    /// Returns the cards that it lays, if it lays any.
    pub const fn choice(&self) -> Option<Choice> {
        match *self {
            Self::Start(start) => Some(Choice::Start(start)),
            Self::Place(placement) => Some(Choice::Place(placement)),
            Self::Exchange | Self::TakeBack => None,
        }
    }
}

impl From<Choice> for Decision {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Start(start) => Self::Start(start),
            Choice::Place(placement) => Self::Place(placement),
        }
    }
}
