use std::fmt;
use std::sync::Arc;

use crate::{
    CardId, CardSet, Choice, Content, Decisions, ExchangeCard, Game, Hand, PlayerSight, Round, Scorer,
    Scores, Seat, Setup, Sideboard, Sight, Viewer,
};

mod sample;

/// The part of a game that a seat or a spectator may see.
///
/// Two games that differ only in what the viewer cannot see have equal views.
#[derive(Clone, Copy)]
pub struct View<'g> {
    game: &'g Game,
    viewer: Viewer,
}

impl<'g> View<'g> {
    pub(crate) fn new(game: &'g Game, viewer: Viewer) -> Self {
        if let Viewer::Seat(seat) = viewer {
            assert!(game.setup.players().has(seat), "seat {seat} is empty");
        }
        Self { game, viewer }
    }

    /// Returns the viewer.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the seat of the viewer, if it is a player.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Returns the content.
    pub fn content(&self) -> &'g Arc<Content> {
        &self.game.content
    }

    /// Returns the setup.
    pub fn setup(&self) -> &'g Setup {
        &self.game.setup
    }

    /// Returns a scorer for the goals of the game.
    pub fn scorer(&self) -> Scorer<'g> {
        Scorer::new(self.content(), self.setup().goals())
    }

    /// Returns the current round.
    pub fn round(&self) -> Round {
        self.game.round
    }

    /// Returns the sideboard of a seat without secret cards.
    pub fn sideboard(&self, seat: Seat) -> &'g Sideboard {
        self.game.sideboard(seat)
    }

    /// Returns the exchange card of a seat.
    pub fn exchange_card(&self, seat: Seat) -> ExchangeCard {
        self.game.exchange_card(seat)
    }

    /// Returns whether the table waits for a seat.
    pub fn is_waiting_for(&self, seat: Seat) -> bool {
        self.game.is_waiting_for(seat)
    }

    /// Returns how many cards a seat holds, secret choices included.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.game.players[seat].hand.len()
    }

    /// Returns how many cards can be drawn before the discard pile is needed.
    pub fn pile_size(&self) -> usize {
        self.game.pile.remaining().len()
    }

    /// Returns how many cards are discarded.
    pub fn discard_size(&self) -> usize {
        self.game.pile.discards().len()
    }

    /// Returns the viewer's own hand; a spectator has none.
    pub fn hand(&self) -> Hand {
        self.seat().map_or(Hand::EMPTY, |seat| self.game.players[seat].hand)
    }

    /// Returns the viewer's choice, while it can be taken back.
    pub fn choice(&self) -> Option<Choice> {
        self.game.players[self.seat()?].choice
    }

    /// Returns all decisions of the viewer now.
    pub fn legal(&self) -> Decisions {
        match self.seat() {
            Some(seat) => self.game.legal(seat),
            None => Decisions::NOTHING,
        }
    }

    /// Returns the cards that the viewer knows to be in another hand, because it held them and passed them on.
    ///
    /// They are in deck order: the order within another hand stays secret.
    pub fn known_hand(&self, seat: Seat) -> impl Iterator<Item = CardId> {
        self.known_among(self.game.players[seat].hand.cards()).iter()
    }

    /// Returns the discarded cards that the viewer knows; all of them when the game is over.
    pub fn known_discards(&self) -> CardSet {
        self.known_among(self.game.pile.discards())
    }

    /// Returns the cards that the viewer cannot locate: in the pile, among the unknown discards or in an unknown
    /// hand.
    pub fn unseen(&self) -> CardSet {
        let players = self.setup().players();
        let placed = players.seats().flat_map(|seat| self.sideboard(seat).cards()).map(|placed| placed.card);
        self.content().deck().all().without(placed.collect()).without(self.located())
    }

    /// Returns the final scores once the game is over.
    pub fn scores(&self) -> Option<Scores> {
        self.game.is_over().then(|| self.game.scores())
    }

    fn known_among(&self, cards: &[CardId]) -> CardSet {
        let cards: CardSet = cards.iter().copied().collect();
        cards.intersection(self.located())
    }

    /// Returns the hidden cards that the viewer can locate.
    fn located(&self) -> CardSet {
        match self.viewer {
            // All discards are open at the end; the rest of the pile never is.
            _ if self.game.is_over() => self.game.pile.discards().iter().copied().collect(),
            Viewer::Seat(seat) => self.game.knowledge.seen_by(seat),
            Viewer::Spectator => CardSet::EMPTY,
        }
    }

    /// Returns the view as data.
    pub fn sight(&self) -> Sight {
        Sight {
            viewer: self.viewer,
            setup: *self.setup(),
            round: self.round(),
            hand: self.hand(),
            choice: self.choice(),
            pile: self.pile_size(),
            discards: self.discard_size(),
            known_discards: self.known_discards(),
            players: (self.setup().players().seats())
                .map(|seat| PlayerSight {
                    sideboard: *self.sideboard(seat),
                    exchange: self.exchange_card(seat),
                    is_waiting: self.is_waiting_for(seat),
                    hand: self.hand_size(seat),
                    known_hand: self.known_hand(seat).collect(),
                })
                .collect(),
        }
    }

    /// Returns everything that distinguishes views; the rest follows from it.
    fn all(&self) -> impl PartialEq + fmt::Debug {
        (self.sight(), self.legal(), self.unseen(), self.scores())
    }
}

/// Two views are equal if nothing in them differs.
impl PartialEq for View<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.all() == other.all()
    }
}

impl fmt::Debug for View<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("View").field(&self.all()).finish()
    }
}
