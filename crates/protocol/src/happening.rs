use serde::{Deserialize, Serialize};
use sideboards_bots::Level;
use sideboards_rules::{CardId, CardText, Deck, Event, Hand};
use wire_derive::Wire;

use crate::{Reaction, SeatNumber, seat_number, text};

/// Something that happened in a room, as its recipient may know it.
///
/// Those that concern one seat reach that seat only: what others draw is never told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Happening {
    /// A person sat down.
    Sat {
        /// Where.
        seat: SeatNumber,
        /// The seat.
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
    /// A person has another name.
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
    /// The settings are others.
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
    /// A person agrees to the next game, or no longer does.
    Ready {
        /// The seat.
        seat: SeatNumber,
        /// Whether the person agrees.
        ready: bool,
    },
    /// The host said that the next game begins soon.
    Starting {
        /// When, in milliseconds since 1970 by the clock of the server.
        at: u64,
    },
    /// A person asks for the seat of another one, or no longer does.
    SwapWanted {
        /// Who asks.
        seat: SeatNumber,
        /// For which seat; none if the question was taken back.
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
        /// For whom.
        seat: SeatNumber,
        /// Who agrees.
        by: SeatNumber,
    },
    /// All others agreed, and a bot placed for a seat.
    BotPlaced {
        /// For whom.
        seat: SeatNumber,
    },
    /// A person reminds a seat that the others wait.
    Nudged {
        /// Who is reminded.
        seat: SeatNumber,
        /// Who reminds.
        by: SeatNumber,
    },
    /// A person shows a reaction.
    Reacted {
        /// The seat.
        seat: SeatNumber,
        /// Which.
        reaction: Reaction,
    },
    /// A person agrees to end the game, or no longer does.
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
        /// The seat.
        seat: SeatNumber,
    },
    /// A seat took back what it had laid.
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
    /// What a seat laid is open now.
    Revealed {
        /// The seat.
        seat: SeatNumber,
        /// What: `start CARD CARD`, `left CARD` or `right CARD`.
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
    /// The game is over and a seat shows what is left in its hand.
    Leftover {
        /// The seat.
        seat: SeatNumber,
        /// The cards.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
        cards: Vec<CardText>,
    },
    /// The game is over and a seat shows what it discarded when it exchanged.
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
