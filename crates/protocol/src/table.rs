use serde::{Deserialize, Serialize};
use sideboards_rules::{
    CardId, CardText, Choice, Content, Deck, ExchangeCard, GoalsError, Hand, Notation, NotationError, Placed,
    PlayerSight, Round, Setup, SetupError, Sideboard, Sight, TooManyCards, Variant, Viewer,
};
use thiserror::Error;
use wire_derive::Wire;

use crate::happening::texts;
use crate::{DealProof, DealTerms, Occupant, SeatNumber, seat_number, seat_of, text};

/// A game as one viewer sees it: a [`Sight`] in texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Table {
    /// `standard` or `four-card`.
    #[serde(with = "text")]
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub variant: Variant,
    /// The numbers of the three goals: colour, handle, row.
    pub goals: [u8; 3],
    /// 0 while the start cards are laid, 1 to 6, and 7 when the game is over.
    pub round: u8,
    /// The hash of the terms of the game, fixed when it starts. Keep the first one you receive.
    pub commitment: String,
    /// The hash of the commitment and all decisions of completed rounds; none before the first round is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
    /// The terms covered by the commitment, until the start cards are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<DealTerms>,
    /// The recipient's seat; spectators have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<SeatNumber>,
    /// Your hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub hand: Vec<CardText>,
    /// Your choice, while it can be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
    /// How many cards can be drawn before the discard pile is needed.
    pub pile: u8,
    /// How many cards are discarded.
    pub discards: u8,
    /// The discarded cards that you know, in the order of the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub known_discards: Vec<CardText>,
    /// The players' sideboards and hands, the first seat first.
    pub seats: Vec<TableSeat>,
    /// The players, once the game is over: afterwards people come and go.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Occupant>,
    /// The whole game with its seed, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The proof of deal and decisions, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub proof: Option<DealProof>,
}

/// The visible state of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSeat {
    /// The cards as they lie, from left to right.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub sideboard: Vec<CardText>,
    /// Whether the exchange card is used; the four-card variant has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exchange_used: Option<bool>,
    /// Whether the table waits for this seat.
    pub waiting: bool,
    /// How many cards the seat holds.
    pub hand: u8,
    /// The cards of its hand that you know, in the order of the deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub known_hand: Vec<CardText>,
}

impl Table {
    /// Writes the sight of a game that is not over.
    pub fn of(sight: &Sight, deck: &Deck, commitment: String) -> Self {
        Self {
            variant: sight.setup.variant(),
            goals: sight.setup.goals().numbers(),
            round: round_number(sight.round),
            commitment,
            chain: None,
            terms: None,
            you: sight.seat().map(seat_number),
            hand: texts(deck, sight.hand.cards().iter().copied()),
            choice: sight.choice.map(|choice| deck.text(&choice).to_string()),
            pile: sight.pile as u8,
            discards: sight.discards as u8,
            known_discards: texts(deck, sight.known_discards.iter()),
            seats: sight.players.iter().map(|player| TableSeat::of(player, deck)).collect(),
            players: Vec::new(),
            record: None,
            proof: None,
        }
    }

    /// Reads the sight.
    pub fn read(&self, content: &Content) -> Result<Sight, TableError> {
        let deck = content.deck();
        let viewer = match self.you {
            Some(number) => Viewer::Seat(
                (seat_of(number).filter(|seat| seat.index() < self.seats.len()))
                    .ok_or(TableError::Seat { number })?,
            ),
            None => Viewer::Spectator,
        };
        let goals = content.goals(&self.goals.map(i64::from))?;
        Ok(Sight {
            viewer,
            setup: Setup::new(content, self.seats.len(), self.variant, goals)?,
            round: match self.round {
                0 => Round::Start,
                number if number <= Round::COUNT => Round::Placing(number),
                number if number == round_number(Round::Over) => Round::Over,
                number => return Err(TableError::Round { number }),
            },
            hand: cards(&self.hand, Hand::MAX, deck)?,
            choice: self.choice.as_ref().map(|choice| Choice::read(choice, deck)).transpose()?,
            pile: self.pile.into(),
            discards: self.discards.into(),
            known_discards: cards(&self.known_discards, deck.len(), deck)?,
            players: self.seats.iter().map(|seat| seat.read(deck)).collect::<Result<_, _>>()?,
        })
    }
}

/// Writes a round: 0 while the start cards are laid, 7 when the game is over.
pub const fn round_number(round: Round) -> u8 {
    match round {
        Round::Start => 0,
        Round::Placing(number) => number,
        Round::Over => Round::COUNT + 1,
    }
}

impl TableSeat {
    fn of(player: &PlayerSight, deck: &Deck) -> Self {
        let face = |placed: &Placed| deck.face(*placed).text();
        Self {
            sideboard: player.sideboard.cards().iter().map(face).collect(),
            exchange_used: match player.exchange {
                ExchangeCard::Unused => Some(false),
                ExchangeCard::Used => Some(true),
                ExchangeCard::None => None,
            },
            waiting: player.is_waiting,
            hand: player.hand as u8,
            known_hand: texts(deck, player.known_hand.iter()),
        }
    }

    fn read(&self, deck: &Deck) -> Result<PlayerSight, TableError> {
        let cards_of: Vec<Placed> =
            self.sideboard.iter().map(|card| Placed::read(card, deck)).collect::<Result<_, _>>()?;
        Ok(PlayerSight {
            sideboard: Sideboard::try_from(cards_of.as_slice())?,
            exchange: match self.exchange_used {
                Some(false) => ExchangeCard::Unused,
                Some(true) => ExchangeCard::Used,
                None => ExchangeCard::None,
            },
            is_waiting: self.waiting,
            hand: self.hand.into(),
            known_hand: cards(&self.known_hand, Hand::MAX, deck)?,
        })
    }
}

/// Reads cards, written either way up, of which there can only be so many.
fn cards<C: FromIterator<CardId>>(texts: &[CardText], most: usize, deck: &Deck) -> Result<C, TableError> {
    if texts.len() > most {
        return Err(TableError::Cards { count: texts.len(), most });
    }
    texts.iter().map(|card| Ok(Placed::read(card, deck)?.card)).collect()
}

/// Why a table cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// A text that is no card or no choice of this box.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// More cards than a sideboard has.
    #[error(transparent)]
    TooManyCards(#[from] TooManyCards),
    /// Goals that the box does not have.
    #[error(transparent)]
    Goals(#[from] GoalsError),
    /// A setup that the game does not allow.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A seat that the table does not have.
    #[error("the table has no seat {number}")]
    Seat {
        /// The seat.
        number: SeatNumber,
    },
    /// A round that no game has.
    #[error("no game has a round {number}")]
    Round {
        /// The round.
        number: u8,
    },
    /// More cards than can be in this place.
    #[error("{count} cards where there are at most {most}")]
    Cards {
        /// How many there are.
        count: usize,
        /// How many there can be.
        most: usize,
    },
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    use sideboards_rules::{Decision, Game, MAX_PLAYERS, Seat, Seed, below};

    use super::*;

    /// A sent sight equals the received one, at every moment of some games and for every viewer.
    #[test]
    fn a_sight_survives_being_sent() {
        let content = Content::classic();
        let mut words = Xoshiro256PlusPlus::seed_from_u64(3);
        for (players, variant) in [(2, Variant::FourCard), (3, Variant::Standard), (6, Variant::Standard)] {
            let seed = Seed([players as u8; 32]);
            let setup = Setup::new(&content, players, variant, content.random_goals(&seed));
            let setup = setup.expect("a possible game");
            let mut game = Game::new(Arc::clone(&content), setup, seed);
            while !game.is_over() {
                let seat = Seat::new(below(&mut words, players));
                let legal = game.legal(seat);
                let decision = legal.get(below(&mut words, legal.len()));
                if decision != Decision::TakeBack {
                    game.decide(seat, decision).expect("a legal decision");
                }
                let seats = setup.players().seats().map(Viewer::Seat);
                for viewer in seats.chain([Viewer::Spectator]) {
                    let sight = game.view(viewer).sight();
                    let table = Table::of(&sight, content.deck(), String::new());
                    let text = serde_json::to_string(&table).expect("a table is JSON");
                    let table: Table = serde_json::from_str(&text).expect("what was written");
                    assert_eq!(table.read(&content), Ok(sight));
                }
            }
        }
    }

    #[test]
    fn a_strange_table_is_an_error_and_never_a_panic() {
        let content = Content::classic();
        let seat =
            TableSeat { sideboard: vec![], exchange_used: None, waiting: true, hand: 0, known_hand: vec![] };
        let table = Table {
            variant: Variant::Standard,
            goals: [2, 8, 19],
            round: 99,
            commitment: String::new(),
            chain: None,
            terms: None,
            you: Some(3),
            hand: vec![content.deck().card(CardId::new(0)).text(); 9],
            choice: None,
            pile: 255,
            discards: 255,
            known_discards: vec![],
            seats: vec![seat.clone(), seat.clone()],
            players: vec![],
            record: None,
            proof: None,
        };
        assert_eq!(table.read(&content), Err(TableError::Seat { number: 3 }));
        let many = Table { seats: vec![seat; MAX_PLAYERS + 1], you: Some(1), ..table.clone() };
        assert!(matches!(many.read(&content), Err(TableError::Setup(_))));
        let late = Table { you: None, goals: [2, 8, 19], ..table };
        assert_eq!(late.read(&content), Err(TableError::Round { number: 99 }));
        let long = Table { round: round_number(Round::Over), ..late };
        assert_eq!(long.read(&content), Err(TableError::Cards { count: 9, most: Hand::MAX }));
        let right = Table { hand: vec![], ..long };
        assert!(right.read(&content).is_ok());
    }
}
