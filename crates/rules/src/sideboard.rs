use std::fmt;

use crate::{Card, CardId, Choice};

/// How many cards a finished sideboard has.
pub const COLUMNS: usize = 8;

/// A card's way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turned {
    /// As the content file lists it.
    AsPrinted,
    /// Turned by 180 degrees.
    HalfTurn,
}

impl Turned {
    /// Both ways up.
    pub const ALL: [Self; 2] = [Self::AsPrinted, Self::HalfTurn];

    /// Returns the other way up.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::AsPrinted => Self::HalfTurn,
            Self::HalfTurn => Self::AsPrinted,
        }
    }

    /// Returns the face of a card that lies this way up.
    pub fn apply(self, card: &Card) -> Card {
        match self {
            Self::AsPrinted => *card,
            Self::HalfTurn => card.turned(),
        }
    }
}

/// A card with its way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placed {
    /// The card.
    pub card: CardId,
    /// Its way up.
    pub turned: Turned,
}

/// The end of a sideboard where a card is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum End {
    /// Before the first card.
    Left,
    /// After the last card.
    Right,
}

impl End {
    /// Both ends.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// A row of at most eight placed cards, from left to right.
#[derive(Clone, Copy)]
pub struct Sideboard {
    placed: [Placed; COLUMNS],
    len: u8,
}

impl Sideboard {
    /// The sideboard before the start cards are placed.
    pub const EMPTY: Self =
        Self { placed: [Placed { card: CardId::new(0), turned: Turned::AsPrinted }; COLUMNS], len: 0 };

    /// Returns the sideboard of the first of these cards, from left to right.
    #[inline]
    pub(crate) fn of(placed: [Placed; COLUMNS], len: usize) -> Self {
        assert!(len <= COLUMNS, "a sideboard has at most eight cards");
        Self { placed, len: len as u8 }
    }

    /// Adds a card at one end.
    ///
    /// # Panics
    /// If there are eight cards already.
    #[inline]
    pub fn add(&mut self, placed: Placed, end: End) {
        let len = self.len();
        assert!(len < COLUMNS, "a sideboard has at most eight cards");
        match end {
            End::Left => {
                // All places, not only those in use: a copy of a known length is two instructions.
                self.placed.copy_within(..COLUMNS - 1, 1);
                self.placed[0] = placed;
            }
            End::Right => self.placed[len] = placed,
        }
        self.len += 1;
    }

    /// Returns the sideboard with a choice added.
    ///
    /// # Panics
    /// If that would be more than eight cards.
    #[must_use]
    pub fn with(mut self, choice: &Choice) -> Self {
        choice.steps().for_each(|(placed, end)| self.add(placed, end));
        self
    }

    /// Returns the cards from left to right.
    pub fn cards(&self) -> &[Placed] {
        &self.placed[..self.len()]
    }

    /// Returns the number of cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether there are eight cards.
    pub const fn is_full(&self) -> bool {
        self.len() == COLUMNS
    }
}

impl Default for Sideboard {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Sideboard {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Sideboard {}

impl fmt::Debug for Sideboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// More cards than a sideboard has places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a sideboard has at most {COLUMNS} cards, not {cards}")]
pub struct TooManyCards {
    /// How many there are.
    pub cards: usize,
}

impl TryFrom<&[Placed]> for Sideboard {
    type Error = TooManyCards;

    fn try_from(cards: &[Placed]) -> Result<Self, TooManyCards> {
        if cards.len() > COLUMNS {
            return Err(TooManyCards { cards: cards.len() });
        }
        let mut sideboard = Self::EMPTY;
        for &placed in cards {
            sideboard.add(placed, End::Right);
        }
        Ok(sideboard)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(index: usize) -> Placed {
        Placed { card: CardId::new(index), turned: Turned::AsPrinted }
    }

    #[test]
    fn cards_are_added_at_both_ends_and_never_moved() {
        let mut sideboard = Sideboard::EMPTY;
        for (index, end) in [End::Right, End::Right, End::Left, End::Left, End::Right].into_iter().enumerate()
        {
            sideboard.add(card(index), end);
        }
        assert_eq!(sideboard.cards(), [card(3), card(2), card(0), card(1), card(4)]);
        assert_eq!(Sideboard::try_from(sideboard.cards()), Ok(sideboard));
    }

    #[test]
    fn a_ninth_card_is_refused() {
        assert_eq!(Sideboard::try_from([card(0); 9].as_slice()), Err(TooManyCards { cards: 9 }));
    }
}
