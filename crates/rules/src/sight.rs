use arrayvec::ArrayVec;

use crate::{
    CardSet, Choice, Decisions, ExchangeCard, Hand, MAX_PLAYERS, Round, Seat, Setup, Sideboard, Viewer,
};

/// All that one viewer sees of a game at one moment, as plain data that can be sent and stored.
///
/// Two [`View`](crate::View)s are equal if their sights are: a sight holds all that a view can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    /// The viewer.
    pub viewer: Viewer,
    /// Players, variant and goals.
    pub setup: Setup,
    /// Where the game stands.
    pub round: Round,
    /// The viewer's own hand; a spectator has none.
    pub hand: Hand,
    /// What the viewer has laid and can still take back.
    pub choice: Option<Choice>,
    /// How many cards can be drawn before the discard pile is needed.
    pub pile: usize,
    /// How many cards are discarded.
    pub discards: usize,
    /// The discarded cards that the viewer knows.
    pub known_discards: CardSet,
    /// What is seen of each player, the first seat first.
    pub players: ArrayVec<PlayerSight, MAX_PLAYERS>,
}

/// What the viewer sees of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerSight {
    /// The sideboard without what is still secret.
    pub sideboard: Sideboard,
    /// The state of the exchange card.
    pub exchange: ExchangeCard,
    /// Whether the table waits for this player.
    pub is_waiting: bool,
    /// How many cards the player holds; cards that are laid but still secret count.
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

    /// Returns what is seen of a player.
    ///
    /// # Panics
    /// If the seat is not taken.
    pub fn player(&self, seat: Seat) -> &PlayerSight {
        &self.players[seat.index()]
    }

    /// Returns everything that the viewer may decide now.
    pub fn legal(&self) -> Decisions {
        let Some(seat) = self.seat() else { return Decisions::NOTHING };
        let can_exchange = self.player(seat).exchange == ExchangeCard::Unused;
        Decisions::at(self.hand, self.round, self.choice.is_some(), can_exchange)
    }
}
