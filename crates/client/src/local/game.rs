use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_rules::{
    BadDecision, Content, Decision, Events, Game, Illegal, Record, Seat, Seed, Setup, View, Viewer,
};

use super::Player;

/// A game on this device, with its record.
///
/// Front ends draw what a [`View`] shows; the game itself stays in here.
#[derive(Clone, Debug)]
pub struct LocalGame {
    players: Vec<Player>,
    record: Record,
    game: Game,
}

impl LocalGame {
    /// Deals a new game with one player per seat.
    pub fn deal(content: Arc<Content>, setup: Setup, seed: Seed, players: Vec<Player>) -> Self {
        let record = Record::new(content, setup, seed);
        Self { game: record.deal(), players, record }
    }

    /// Continues a game at the end of its record.
    pub fn resume(record: Record, players: Vec<Player>) -> Result<Self, BadDecision> {
        Ok(Self { game: record.replay()?, players, record })
    }

    /// Makes a decision and adds it to the record; an illegal one changes nothing.
    pub fn decide(&mut self, seat: Seat, decision: Decision) -> Result<Events, Illegal> {
        let events = self.game.decide(seat, decision)?;
        self.record.push(seat, decision);
        Ok(events)
    }

    /// Returns the view of a seat.
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.game.view(Viewer::Seat(seat))
    }

    /// Returns the view of a spectator.
    pub fn public(&self) -> View<'_> {
        self.game.view(Viewer::Spectator)
    }

    /// Returns the box.
    pub fn content(&self) -> &Arc<Content> {
        self.record.content()
    }

    /// Returns the setup.
    pub fn setup(&self) -> &Setup {
        self.record.setup()
    }

    /// Returns the record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Returns the players, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns all seats.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.setup().players().seats()
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Returns how many decisions a seat has made: answers from before one of them are outdated.
    pub fn turn(&self, seat: Seat) -> usize {
        self.record.decisions().iter().filter(|(who, _)| *who == seat).count()
    }

    /// Returns whether a person has decided anything in an unfinished game.
    pub fn is_under_way(&self) -> bool {
        !self.is_over() && self.people().any(|seat| self.turn(seat) > 0)
    }

    /// Returns the first bot that has not decided yet.
    pub fn waiting_bot(&self) -> Option<(Seat, Level)> {
        self.waiting().find_map(|seat| match self.player(seat) {
            Player::Bot(level) => Some((seat, *level)),
            Player::Person(_) => None,
        })
    }

    /// Returns the first person who has not decided yet.
    pub fn waiting_person(&self) -> Option<Seat> {
        self.waiting().find(|seat| self.player(*seat).is_person())
    }

    /// Returns the seats of people.
    pub fn people(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.player(*seat).is_person())
    }

    /// Returns the seat of the one person among bots.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.people();
        people.next().filter(|_| people.next().is_none())
    }

    fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.game.is_waiting_for(*seat))
    }
}
