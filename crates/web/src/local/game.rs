use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_rules::{
    BadDecision, Content, Decision, Events, Game, Illegal, Record, Seat, Seed, Setup, View, Viewer,
};

use super::Player;

/// A game on this device, with its record.
///
/// The page draws what a [`View`] shows; the game itself stays in here.
#[derive(Clone, Debug)]
pub(crate) struct LocalGame {
    players: Vec<Player>,
    record: Record,
    game: Game,
}

impl LocalGame {
    /// Deals a new game: a player a seat.
    pub(crate) fn deal(content: Arc<Content>, setup: Setup, seed: Seed, players: Vec<Player>) -> Self {
        let record = Record::new(content, setup, seed);
        Self { game: record.deal(), players, record }
    }

    /// Takes up a game where its record ends.
    pub(crate) fn resume(record: Record, players: Vec<Player>) -> Result<Self, BadDecision> {
        Ok(Self { game: record.replay()?, players, record })
    }

    pub(crate) fn decide(&mut self, seat: Seat, decision: Decision) -> Result<Events, Illegal> {
        let events = self.game.decide(seat, decision)?;
        self.record.push(seat, decision);
        Ok(events)
    }

    pub(crate) fn view(&self, seat: Seat) -> View<'_> {
        self.game.view(Viewer::Seat(seat))
    }

    /// Gives what everybody may see.
    pub(crate) fn public(&self) -> View<'_> {
        self.game.view(Viewer::Spectator)
    }

    pub(crate) fn content(&self) -> &Arc<Content> {
        self.record.content()
    }

    pub(crate) fn setup(&self) -> &Setup {
        self.record.setup()
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.players
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.setup().players().seats()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Tells how many decisions a seat has made: what was thought before one of them is out of date.
    pub(crate) fn turn(&self, seat: Seat) -> usize {
        self.record.decisions().iter().filter(|(who, _)| *who == seat).count()
    }

    /// Tells whether a person has decided anything in a game that goes on.
    pub(crate) fn is_under_way(&self) -> bool {
        !self.is_over() && self.people().any(|seat| self.turn(seat) > 0)
    }

    /// Gives the first bot that has not decided yet.
    pub(crate) fn waiting_bot(&self) -> Option<(Seat, Level)> {
        self.waiting().find_map(|seat| match self.player(seat) {
            Player::Bot(level) => Some((seat, *level)),
            Player::Person(_) => None,
        })
    }

    /// Gives the first person who has not decided yet.
    pub(crate) fn waiting_person(&self) -> Option<Seat> {
        self.waiting().find(|seat| self.player(*seat).is_person())
    }

    /// Gives the seats of people.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.player(*seat).is_person())
    }

    /// Gives the seat of the one person among bots.
    pub(crate) fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.game.is_waiting_for(*seat))
    }
}
