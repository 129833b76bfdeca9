//! Texts of values that name cards of a deck, the same in records, on the command line and in bug reports.

use std::fmt;

use thiserror::Error;

use crate::{
    Card, CardError, Choice, Decision, Deck, End, Placed, Placement, Sideboard, Start, TooManyCards,
};

/// A value that is written with the cards of a deck.
pub trait Notation: Sized {
    /// Writes the value.
    fn write(&self, deck: &Deck, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads the text written by [`Self::write`].
    fn read(text: &str, deck: &Deck) -> Result<Self, NotationError>;
}

impl Deck {
    /// Returns the text of a value, for display.
    pub fn text<'a>(&'a self, item: &'a impl Notation) -> impl fmt::Display {
        fmt::from_fn(move |f| item.write(self, f))
    }
}

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// Not a card.
    #[error("{text:?} is not a card: {error}")]
    Card {
        /// The text.
        text: String,
        /// The reason.
        error: CardError,
    },
    /// A card of another box.
    #[error("card {text:?} is not in this box")]
    UnknownCard {
        /// The text.
        text: String,
    },
    /// Too many cards for a sideboard.
    #[error(transparent)]
    TooManyCards(#[from] TooManyCards),
    /// Not a choice of cards; it may be another decision.
    #[error("{text:?} places no card (start CARD CARD, left CARD, right CARD; one space)")]
    Choice {
        /// The text.
        text: String,
    },
    /// Not a decision.
    #[error(
        "{text:?} is not a decision (start CARD CARD, left CARD, right CARD, exchange, take-back; one space)"
    )]
    Decision {
        /// The text.
        text: String,
    },
}

/// The card as it lies, top drawer first.
impl Notation for Placed {
    fn write(&self, deck: &Deck, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&deck.face(*self), f)
    }

    fn read(text: &str, deck: &Deck) -> Result<Self, NotationError> {
        let quoted = || text.chars().take(40).collect();
        let face: Card = text.parse().map_err(|error| NotationError::Card { text: quoted(), error })?;
        deck.find(&face).ok_or_else(|| NotationError::UnknownCard { text: quoted() })
    }
}

/// The cards from left to right with spaces between them.
impl Notation for Sideboard {
    fn write(&self, deck: &Deck, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, placed) in self.cards().iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            placed.write(deck, f)?;
        }
        Ok(())
    }

    fn read(text: &str, deck: &Deck) -> Result<Self, NotationError> {
        let cards: Vec<Placed> =
            text.split_whitespace().map(|card| Placed::read(card, deck)).collect::<Result<_, _>>()?;
        Ok(Self::try_from(cards.as_slice())?)
    }
}

/// `start CARD CARD`, `left CARD` or `right CARD`, the cards as they will lie.
impl Notation for Choice {
    fn write(&self, deck: &Deck, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(start) => write!(f, "start {} {}", deck.text(&start.left), deck.text(&start.right)),
            Self::Place(placement) => write!(f, "{} {}", placement.end, deck.text(&placement.placed())),
        }
    }

    fn read(text: &str, deck: &Deck) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        let place = |end, card| {
            let Placed { card, turned } = Placed::read(card, deck)?;
            Ok(Self::Place(Placement { card, turned, end }))
        };
        match words[..] {
            ["start", left, right] => {
                Ok(Self::Start(Start { left: Placed::read(left, deck)?, right: Placed::read(right, deck)? }))
            }
            ["left", card] => place(End::Left, card),
            ["right", card] => place(End::Right, card),
            _ => Err(NotationError::Choice { text: text.chars().take(40).collect() }),
        }
    }
}

/// As a [`Choice`], or `exchange`, or `take-back`.
impl Notation for Decision {
    fn write(&self, deck: &Deck, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Start(start) => Choice::Start(start).write(deck, f),
            Self::Place(placement) => Choice::Place(placement).write(deck, f),
            Self::Exchange => f.write_str("exchange"),
            Self::TakeBack => f.write_str("take-back"),
        }
    }

    fn read(text: &str, deck: &Deck) -> Result<Self, NotationError> {
        match text {
            "exchange" => Ok(Self::Exchange),
            "take-back" => Ok(Self::TakeBack),
            _ => Choice::read(text, deck).map(Self::from).map_err(|error| match error {
                NotationError::Choice { text } => NotationError::Decision { text },
                error => error,
            }),
        }
    }
}
