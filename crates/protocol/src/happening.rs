//! Events of rooms and games, as sent to one recipient.

use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use sideboards_rules::{CardId, CardText, Deck, Event, Hand};
use wire_derive::Wire;

use crate::{Reaction, SeatNumber, seat_number, text};

/// Something that happened in a room, as its recipient may know it.
///
/// Those that concern one seat reach that seat only: cards drawn by others are never sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Happening {
    /// A person sat down.
    Sat {
        /// The seat.
        seat: SeatNumber,
        /// The name.
        name: String,
    },
    /// The host seated a bot.
    BotAdded {
        /// The seat.
        seat: SeatNumber,
        /// The level.
        #[serde(with = "text")]
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        level: Level,
    },
    /// A seat was freed; later ones move up.
    Freed {
        /// The seat.
        seat: SeatNumber,
    },
    /// Two occupants changed places.
    Swapped {
        /// One.
        seat: SeatNumber,
        /// The other.
        with: SeatNumber,
    },
    /// A person changed the name.
    Renamed {
        /// The seat.
        seat: SeatNumber,
        /// The new name.
        name: String,
    },
    /// Another seat is the host.
    Host {
        /// The seat.
        seat: SeatNumber,
    },
    /// The settings were changed.
    SettingsChanged,
    /// A person is connected.
    Came {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person is no longer connected.
    Went {
        /// The seat.
        seat: SeatNumber,
    },
    /// A bot plays a seat until its owner takes it back.
    Replaced {
        /// The seat.
        seat: SeatNumber,
    },
    /// An owner took a seat back.
    Returned {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person left the game: a bot plays on, and the seat is freed when the game is over.
    Left {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person agrees to the next game, or withdraws the agreement.
    Ready {
        /// The seat.
        seat: SeatNumber,
        /// Whether the person agrees.
        ready: bool,
    },
    /// The host announced that the next game begins soon.
    Starting {
        /// When, in milliseconds since 1970 by the clock of the server.
        at: u64,
    },
    /// A person asks for the seat of another one, or withdraws the request.
    SwapWanted {
        /// The person's seat.
        seat: SeatNumber,
        /// The requested seat; none if the request was withdrawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        with: Option<SeatNumber>,
    },
    /// The host locked the room, or opened it again.
    Locked {
        /// Whether it is locked.
        locked: bool,
    },
    /// A person agrees that a bot places for a seat in this round.
    BotWanted {
        /// The seat.
        seat: SeatNumber,
        /// The seat that agrees.
        by: SeatNumber,
    },
    /// All others agreed, and a bot placed for a seat.
    BotPlaced {
        /// The seat.
        seat: SeatNumber,
    },
    /// A person reminds a seat that the others wait.
    Nudged {
        /// The seat that is reminded.
        seat: SeatNumber,
        /// The seat that reminds.
        by: SeatNumber,
    },
    /// A person shows a reaction.
    Reacted {
        /// The seat.
        seat: SeatNumber,
        /// The reaction.
        reaction: Reaction,
    },
    /// A person agrees to end the game, or withdraws the agreement.
    EndWanted {
        /// The seat.
        seat: SeatNumber,
        /// Whether the person agrees.
        wanted: bool,
    },
    /// The game was ended without a result.
    Abandoned,
    /// A person added a nonce to the seed of the next game.
    NonceAdded {
        /// The seat.
        seat: SeatNumber,
    },
    /// A game begins.
    Started {
        /// The hash of the terms of the game.
        commitment: String,
    },
    /// The time was over, and the server laid for a seat.
    TimeOver {
        /// The seat.
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
        /// The seat.
        seat: SeatNumber,
    },
    /// A seat took back its choice.
    TookBack {
        /// The seat.
        seat: SeatNumber,
    },
    /// A seat turned its exchange card to X.
    Exchanged {
        /// The seat.
        seat: SeatNumber,
    },
    /// You discarded cards.
    Discarded {
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The choice of a seat is open now.
    Revealed {
        /// The seat.
        seat: SeatNumber,
        /// The choice: `start CARD CARD`, `left CARD` or `right CARD`.
        choice: String,
    },
    /// Cards that you passed on, or were passed.
    Passed {
        /// The seat that passed.
        from: SeatNumber,
        /// The seat that received.
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
    /// The game is over and a seat shows the rest of its hand.
    Leftover {
        /// The seat.
        seat: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over and a seat shows the cards it discarded for its exchange.
    Opened {
        /// The seat.
        seat: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over.
    Finished,
}

impl Happening {
    /// Writes an event of the game. The recipient must belong to the audience of the event.
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
