use thiserror::Error;

use super::{ExchangeCard, Game};
use crate::{CardId, Choice, Decision, End, Hand, Placed, Placement, Round, Seat, Start, Turned, Variant};

/// All decisions of a seat at one moment.
///
/// First all choices of cards, then the exchange; once the seat has chosen, only taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decisions {
    hand: Hand,
    /// How many ways there are to lay cards.
    choices: u8,
    moment: Phase,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Nothing,
    Starting,
    Placing { can_exchange: bool },
    Chosen,
}

impl Decisions {
    /// No decision.
    pub(crate) const NOTHING: Self = Self { hand: Hand::EMPTY, choices: 0, moment: Phase::Nothing };

    pub(super) fn of(game: &Game, seat: Seat) -> Self {
        if game.is_over() || !game.setup.players().has(seat) {
            return Self::NOTHING;
        }
        let player = &game.players[seat];
        let can_exchange = game.exchange_card(seat) == ExchangeCard::Unused;
        Self::at(player.hand, game.round, player.choice.is_some(), can_exchange)
    }

    /// Returns the decisions that a hand allows.
    pub(crate) const fn at(hand: Hand, round: Round, has_chosen: bool, can_exchange: bool) -> Self {
        Self::with(hand, Self::choices_with(hand.len(), round), round, has_chosen, can_exchange)
    }

    /// Returns the decisions that a hand allows, whose number of ways to lay cards is known.
    #[inline]
    pub(crate) const fn with(
        hand: Hand,
        choices: u8,
        round: Round,
        has_chosen: bool,
        can_exchange: bool,
    ) -> Self {
        match (round, has_chosen) {
            (Round::Over, _) => Self::NOTHING,
            (_, true) => Self { hand, choices: 0, moment: Phase::Chosen },
            (Round::Start, _) => Self { hand, choices, moment: Phase::Starting },
            (Round::Placing(_), _) => Self { hand, choices, moment: Phase::Placing { can_exchange } },
        }
    }

    /// Returns how many ways there are to lay cards of a hand of some cards.
    pub(crate) const fn choices_with(cards: usize, round: Round) -> u8 {
        let choices = match round {
            Round::Start => cards * cards.saturating_sub(1) * Turned::ALL.len() * Turned::ALL.len(),
            Round::Placing(_) => cards * Turned::ALL.len() * End::ALL.len(),
            Round::Over => 0,
        };
        choices as u8
    }

    /// Returns how many ways there are to lay cards.
    #[inline]
    pub const fn choices(&self) -> usize {
        self.choices as usize
    }

    /// Returns one of the ways to lay cards, counted from 0.
    ///
    /// # Panics
    /// If the index is out of range, see [`Self::choices`].
    #[inline]
    pub fn choice(&self, index: usize) -> Choice {
        self.lay(index).0
    }

    /// Returns one of the ways to lay cards, and the rest of the hand.
    ///
    /// # Panics
    /// If the index is out of range, see [`Self::choices`].
    #[inline]
    pub(crate) fn lay(&self, index: usize) -> (Choice, Hand) {
        assert!(index < self.choices(), "there are only {} choices", self.choices());
        let turned = |bit: usize| Turned::ALL[index >> bit & 1];
        let mut rest = self.hand;
        let choice = match self.moment {
            Phase::Starting => {
                // The right card is any but the left one. Compared, not divided: the divisor is not known beforehand.
                let (pair, others) = (index / 4, self.hand.len() - 1);
                let left = (1..=others).filter(|left| left * others <= pair).count();
                let right = pair - left * others;
                Choice::Start(Start {
                    left: Placed { card: rest.remove_at(left), turned: turned(0) },
                    right: Placed { card: rest.remove_at(right), turned: turned(1) },
                })
            }
            _ => Choice::Place(Placement {
                card: rest.remove_at(index / 4),
                turned: turned(0),
                end: End::ALL[index >> 1 & 1],
            }),
        };
        (choice, rest)
    }

    /// Returns whether the seat may use its exchange card.
    pub fn can_exchange(&self) -> bool {
        self.moment == Phase::Placing { can_exchange: true }
    }

    /// Returns whether the seat may take back its choice.
    pub fn can_take_back(&self) -> bool {
        self.moment == Phase::Chosen
    }

    /// Returns how many decisions there are.
    pub fn len(&self) -> usize {
        self.choices() + usize::from(self.can_exchange()) + usize::from(self.can_take_back())
    }

    /// Returns whether there is no decision.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns one of the decisions, counted from 0.
    ///
    /// # Panics
    /// If the index is out of range, see [`Self::len`].
    pub fn get(&self, index: usize) -> Decision {
        if index < self.choices() {
            return self.choice(index).into();
        }
        assert!(index < self.len(), "there are only {} decisions", self.len());
        if self.can_exchange() { Decision::Exchange } else { Decision::TakeBack }
    }

    /// Returns all decisions.
    pub fn iter(&self) -> impl Iterator<Item = Decision> {
        (0..self.len()).map(|index| self.get(index))
    }

    /// Returns the position of a decision, if it is among them.
    pub fn position(&self, decision: &Decision) -> Option<usize> {
        let place = |card| self.hand.place(card);
        let position = match (decision, self.moment) {
            (Decision::Start(Start { left, right }), Phase::Starting) if left.card != right.card => {
                let (first, second, others) = (place(left.card)?, place(right.card)?, self.hand.len() - 1);
                let pair = first * others + second - usize::from(second > first);
                4 * pair + 2 * right.turned as usize + left.turned as usize
            }
            (Decision::Place(Placement { card, turned, end }), Phase::Placing { .. }) => {
                4 * place(*card)? + 2 * *end as usize + *turned as usize
            }
            (Decision::Exchange, Phase::Placing { can_exchange: true }) => self.choices(),
            (Decision::TakeBack, Phase::Chosen) => 0,
            _ => return None,
        };
        Some(position)
    }

    /// Returns whether a decision is among them.
    pub fn contains(&self, decision: &Decision) -> bool {
        self.position(decision).is_some()
    }
}

/// Why a decision is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The table has no such seat.
    #[error("seat {seat} is empty")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// A single card before the start cards.
    #[error("place the two start cards first")]
    StartFirst,
    /// Start cards in a later round.
    #[error("the start cards are already placed")]
    StartIsOver,
    /// A second choice in the same round.
    #[error("cards for this round are already placed; take them back first")]
    AlreadyChosen,
    /// A card that the player does not hold.
    #[error("a card is not in the hand")]
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// Twice the same start card.
    #[error("the two start cards are the same card")]
    SameCardTwice {
        /// The card.
        card: CardId,
    },
    /// An exchange in a variant that has none.
    #[error("the four-card variant has no exchange cards")]
    NoExchangeCards,
    /// A second exchange.
    #[error("the exchange card has already been used")]
    AlreadyExchanged,
    /// There is no choice to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
}

impl Game {
    /// Returns why a decision is illegal, if it is; carrying out a legal one cannot fail.
    pub fn check(&self, seat: Seat, decision: &Decision) -> Result<(), Illegal> {
        if !self.setup.players().has(seat) {
            return Err(Illegal::NoSuchSeat { seat });
        }
        let player = &self.players[seat];
        Situation {
            round: self.round,
            variant: self.setup.variant(),
            hand: &player.hand,
            has_chosen: player.choice.is_some(),
            has_exchanged: player.exchanged.is_some(),
        }
        .check(decision)
    }
}

/// Everything that the legality of a decision depends on.
pub(crate) struct Situation<'g> {
    pub(crate) round: Round,
    pub(crate) variant: Variant,
    pub(crate) hand: &'g Hand,
    pub(crate) has_chosen: bool,
    pub(crate) has_exchanged: bool,
}

impl Situation<'_> {
    /// Returns why a decision is illegal, if it is.
    pub(crate) fn check(&self, decision: &Decision) -> Result<(), Illegal> {
        let has = |card| if self.hand.contains(card) { Ok(()) } else { Err(Illegal::NotInHand { card }) };
        match decision {
            _ if self.round == Round::Over => Err(Illegal::GameOver),
            Decision::TakeBack if !self.has_chosen => Err(Illegal::NothingToTakeBack),
            Decision::TakeBack => Ok(()),
            Decision::Start(_) if self.round != Round::Start => Err(Illegal::StartIsOver),
            Decision::Place(_) | Decision::Exchange if self.round == Round::Start => Err(Illegal::StartFirst),
            _ if self.has_chosen => Err(Illegal::AlreadyChosen),
            Decision::Start(start) if start.left.card == start.right.card => {
                Err(Illegal::SameCardTwice { card: start.left.card })
            }
            Decision::Start(start) => has(start.left.card).and(has(start.right.card)),
            Decision::Place(placement) => has(placement.card),
            Decision::Exchange if !self.variant.has_exchange() => Err(Illegal::NoExchangeCards),
            Decision::Exchange if self.has_exchanged => Err(Illegal::AlreadyExchanged),
            Decision::Exchange => Ok(()),
        }
    }
}
