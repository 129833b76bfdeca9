use arrayvec::ArrayVec;

use crate::{
    CardSet, Choice, Decisions, ExchangeCard, Hand, MAX_PLAYERS, Round, Seat, Setup, Sideboard, Viewer,
};

/// A game as one viewer sees it, as plain data that can be sent and stored.
///
/// Two [`View`](crate::View)s are equal if their sights are: a sight contains everything in a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The viewer.
    pub viewer: Viewer,
    /// Players, variant and goals.
    pub setup: Setup,
    /// The current round.
    pub round: Round,
    /// The viewer's own hand; a spectator has none.
    pub hand: Hand,
    /// The viewer's choice, while it can be taken back.
    pub choice: Option<Choice>,
    /// How many cards can be drawn before the discard pile is needed.
    pub pile: usize,
    /// How many cards are discarded.
    pub discards: usize,
    /// The discarded cards that the viewer knows.
    pub known_discards: CardSet,
    /// The viewer's sight of each player, the first seat first.
    pub players: ArrayVec<PlayerSight, MAX_PLAYERS>,
}

/// A player as the viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerSight {
    /// The sideboard without secret cards.
    pub sideboard: Sideboard,
    /// The state of the exchange card.
    pub exchange: ExchangeCard,
    /// Whether the table waits for this player.
    pub is_waiting: bool,
    /// How many cards the player holds, secret choices included.
    pub hand: usize,
    /// The cards of that hand that the viewer knows.
    pub known_hand: CardSet,
}

impl Sight {
    /// Returns the seat of the viewer, if it is a player.
    pub const fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns the viewer's sight of a player.
    ///
    /// # Panics
    /// If the seat is not taken.
    pub fn player(&self, seat: Seat) -> &PlayerSight {
        &self.players[seat.index()]
    }

    /// Returns all decisions of the viewer now.
    pub fn legal(&self) -> Decisions {
        let Some(seat) = self.seat() else { return Decisions::NOTHING };
        let can_exchange = self.player(seat).exchange == ExchangeCard::Unused;
        Decisions::at(self.hand, self.round, self.choice.is_some(), can_exchange)
    }
}
