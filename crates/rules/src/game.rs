//! The game: hands, sideboards, whose decision is awaited, and the effects of decisions.

use std::sync::Arc;

use crate::{
    CardId, Choice, Content, Decision, Event, Events, Hand, PerSeat, Round, Scorer, Scores, Seat, Seed,
    Setup, Sideboard, View, Viewer,
};

mod knowledge;
mod legal;
mod pile;
mod play;

pub use legal::{Decisions, Illegal};

pub(crate) use knowledge::Knowledge;
pub(crate) use legal::Situation;
pub(crate) use pile::Pile;

/// A game with all its secrets.
///
/// It is determined by content, setup, seed and decisions in order. Only an engine that is trusted with all
/// cards holds one; players, bots and spectators get a [`View`].
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) content: Arc<Content>,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) round: Round,
    pub(crate) pile: Pile,
    pub(crate) players: PerSeat<SeatState>,
    pub(crate) knowledge: Knowledge,
}

/// The state of a player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatState {
    /// Cards stay in the hand until everyone has chosen.
    pub(crate) hand: Hand,
    pub(crate) sideboard: Sideboard,
    /// The cards discarded for the exchange, once it is used.
    pub(crate) exchanged: Option<Hand>,
    pub(crate) choice: Option<Choice>,
}

/// The state of an exchange card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExchangeCard {
    /// "+1" up: it can still be used and is worth a point.
    Unused,
    /// X up.
    Used,
    /// The four-card variant has none.
    None,
}

impl Game {
    /// Shuffles and deals.
    ///
    /// # Panics
    /// If the setup was checked for another box.
    pub fn new(content: Arc<Content>, setup: Setup, seed: Seed) -> Self {
        assert!(setup.content() == content.hash(), "a setup belongs to the box that it was checked for");
        let mut game = Self {
            pile: Pile::shuffled(content.deck().len(), &seed),
            content,
            setup,
            seed,
            round: Round::Start,
            players: PerSeat::default(),
            knowledge: Knowledge::default(),
        };
        game.deal();
        game
    }

    /// Returns the events of the deal, which precede those of the first decision.
    pub fn dealt(&self) -> impl Iterator<Item = Event> {
        debug_assert!(self.round == Round::Start, "hands change after the start");
        self.setup.players().seats().map(|seat| Event::Dealt { seat, cards: self.players[seat].hand })
    }

    /// Returns all decisions of a seat now.
    pub fn legal(&self, seat: Seat) -> Decisions {
        Decisions::of(self, seat)
    }

    /// Carries out a decision and returns its events; if it is illegal, returns the reason and changes nothing.
    ///
    /// A decision is legal if and only if [`Self::legal`] contains it.
    pub fn decide(&mut self, seat: Seat, decision: Decision) -> Result<Events, Illegal> {
        self.check(seat, &decision)?;
        let mut events = Events::new();
        match decision {
            Decision::Start(start) => self.choose(seat, Choice::Start(start), &mut events),
            Decision::Place(placement) => self.choose(seat, Choice::Place(placement), &mut events),
            Decision::Exchange => self.exchange(seat, &mut events),
            Decision::TakeBack => self.take_back(seat, &mut events),
        }
        Ok(events)
    }

    /// Returns the view of a viewer.
    ///
    /// # Panics
    /// If the seat is not taken.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View::new(self, viewer)
    }

    /// Returns the content.
    pub fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// Returns the setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the seed, which determines every card to come.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Returns the current round.
    pub fn round(&self) -> Round {
        self.round
    }

    /// Returns whether all sideboards are finished.
    pub fn is_over(&self) -> bool {
        self.round == Round::Over
    }

    /// Returns the hand of a seat.
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.players[seat].hand
    }

    /// Returns the sideboard of a seat.
    pub fn sideboard(&self, seat: Seat) -> &Sideboard {
        &self.players[seat].sideboard
    }

    /// Returns the draw pile, the next card first.
    pub fn pile(&self) -> &[CardId] {
        self.pile.remaining()
    }

    /// Returns the discarded cards in order.
    pub fn discards(&self) -> &[CardId] {
        self.pile.discards()
    }

    /// Returns the exchange card of a seat.
    pub fn exchange_card(&self, seat: Seat) -> ExchangeCard {
        match self.players[seat].exchanged {
            _ if !self.setup.variant().has_exchange() => ExchangeCard::None,
            None => ExchangeCard::Unused,
            Some(_) => ExchangeCard::Used,
        }
    }

    /// Returns whether the table waits for a seat.
    pub fn is_waiting_for(&self, seat: Seat) -> bool {
        !self.is_over() && self.setup.players().has(seat) && self.players[seat].choice.is_none()
    }

    /// Scores the sideboards as they are, finished or not.
    pub fn scores(&self) -> Scores {
        let scorer = Scorer::new(&self.content, self.setup.goals());
        let table: arrayvec::ArrayVec<_, { crate::MAX_PLAYERS }> = (self.setup.players().seats())
            .map(|seat| {
                let has_exchange = self.exchange_card(seat) == ExchangeCard::Unused;
                (scorer.counts(self.sideboard(seat)), has_exchange)
            })
            .collect();
        Scores::new(&scorer, &table)
    }
}
