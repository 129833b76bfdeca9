use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use sideboards_rules::{CardId, CardText, Deck, Event, Hand};
use wire_derive::Wire;

use crate::{SeatNumber, seat_number, text};

/// Something that happened in a room, as somebody may know it.
///
/// Those that only concern one seat reach nobody else: what others draw is never told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Happening {
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: SeatNumber,
        /// Who.
        name: String,
    },
    /// The host seated a bot.
    BotAdded {
        /// Where.
        seat: SeatNumber,
        /// How strong it is.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
    },
    /// A seat was freed; those behind it move up.
    Freed {
        /// Which.
        seat: SeatNumber,
    },
    /// Two changed places.
    Swapped {
        /// One.
        seat: SeatNumber,
        /// The other.
        with: SeatNumber,
    },
    /// Somebody has another name.
    Renamed {
        /// Who.
        seat: SeatNumber,
        /// The new name.
        name: String,
    },
    /// Somebody else is the host.
    Host {
        /// Who.
        seat: SeatNumber,
    },
    /// The settings are others.
    SettingsChanged,
    /// Somebody is connected.
    Came {
        /// Who.
        seat: SeatNumber,
    },
    /// Somebody is no longer connected.
    Went {
        /// Who.
        seat: SeatNumber,
    },
    /// A bot plays a seat until its owner takes it back.
    Replaced {
        /// Whose.
        seat: SeatNumber,
    },
    /// An owner took a seat back.
    Returned {
        /// Who.
        seat: SeatNumber,
    },
    /// A person added a nonce to the seed of the next game.
    NonceAdded {
        /// Who.
        seat: SeatNumber,
    },
    /// A game begins.
    Started {
        /// The hash of everything that is fixed about the game.
        commitment: String,
    },
    /// The time was over, and the server laid for a seat.
    TimeOver {
        /// For whom.
        seat: SeatNumber,
    },
    /// You were dealt your first hand.
    Dealt {
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// A seat has laid its cards for this round.
    Chose {
        /// Who.
        seat: SeatNumber,
    },
    /// A seat took back what it had laid.
    TookBack {
        /// Who.
        seat: SeatNumber,
    },
    /// A seat turned its exchange card to X.
    Exchanged {
        /// Who.
        seat: SeatNumber,
    },
    /// You discarded cards.
    Discarded {
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// What a seat laid is open now.
    Revealed {
        /// Who.
        seat: SeatNumber,
        /// What: `start CARD CARD`, `left CARD` or `right CARD`.
        choice: String,
    },
    /// Cards that you passed on, or were passed.
    Passed {
        /// Who passed.
        from: SeatNumber,
        /// Who received.
        to: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The pile ran out and the discarded cards became the new one.
    Reshuffled {
        /// How many cards the new pile has.
        cards: u8,
    },
    /// You drew.
    Drew {
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over and a seat shows what is left in its hand.
    Leftover {
        /// Who.
        seat: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over and a seat shows what it discarded when it exchanged.
    Opened {
        /// Who.
        seat: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over.
    Finished,
}

impl Happening {
    /// Writes what happened in the game; whoever gets it must belong to the audience of the event.
    pub fn of(event: &Event, deck: &Deck) -> Self {
        let cards = |hand: &Hand| texts(deck, hand.cards().iter().copied());
        match event {
            Event::Dealt { cards: hand, .. } => Self::Dealt { cards: cards(hand) },
            Event::Chose { seat } => Self::Chose { seat: seat_number(*seat) },
            Event::TookBack { seat } => Self::TookBack { seat: seat_number(*seat) },
            Event::Exchanged { seat } => Self::Exchanged { seat: seat_number(*seat) },
            Event::Discarded { cards: hand, .. } => Self::Discarded { cards: cards(hand) },
            Event::Revealed { seat, choice } => {
                Self::Revealed { seat: seat_number(*seat), choice: deck.text(choice).to_string() }
            }
            Event::Passed { from, to, cards: hand } => {
                Self::Passed { from: seat_number(*from), to: seat_number(*to), cards: cards(hand) }
            }
            Event::Reshuffled { cards } => Self::Reshuffled { cards: *cards },
            Event::Drew { cards: hand, .. } => Self::Drew { cards: cards(hand) },
            Event::Leftover { seat, cards: hand } => {
                Self::Leftover { seat: seat_number(*seat), cards: cards(hand) }
            }
            Event::Opened { seat, cards: hand } => {
                Self::Opened { seat: seat_number(*seat), cards: cards(hand) }
            }
            Event::Finished => Self::Finished,
        }
    }
}

/// Writes cards as the box shows them.
pub(crate) fn texts(deck: &Deck, cards: impl IntoIterator<Item = CardId>) -> Vec<CardText> {
    cards.into_iter().map(|card| deck.card(card).text()).collect()
}
