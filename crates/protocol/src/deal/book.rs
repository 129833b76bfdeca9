use std::fmt;

use sideboards_rules::Record;

use super::{DealFault, DealVerdict, Nonce, Witness};
use crate::{Deed, Occupant, Person, RoomState, Stage, Table, seat_of};

/// The witnesses of the games of one room: the game that is played, the one before and the one to come.
///
/// As text it has one line for each game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DealBook {
    games: Vec<(u32, Witness)>,
}

impl DealBook {
    /// Reads the stored text; invalid lines are ignored.
    pub fn read(text: &str) -> Self {
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        let games = lines.filter_map(|(game, line)| Some((game.parse().ok()?, Witness::read(line))));
        Self { games: games.collect() }
    }

    /// Notes the facts in an update.
    pub fn hear(&mut self, room: &RoomState, table: Option<&Table>) {
        self.games.retain(|(game, _)| game.saturating_add(1) >= room.games);
        if let Some(table) = table {
            self.witness(room.games).shown(table);
        }
        if let Some(secret_hash) = &room.next_secret_hash {
            let own_nonce = own_seat(room).and_then(|person| person.nonce.as_deref());
            self.witness(room.games.saturating_add(1)).announced(secret_hash, own_nonce);
        }
    }

    /// Notes a decision of the own seat that the server accepted.
    pub fn decided(&mut self, room: &RoomState, decision: &str) {
        if let Some(seat) = room.you {
            self.witness(room.games).decided(seat, decision);
        }
    }

    /// Returns the command that adds a nonce to the next game, if the server waits for one.
    pub fn contribute(&mut self, room: &RoomState, draw: impl FnOnce() -> Nonce) -> Option<Deed> {
        let is_asked = room.stage != Stage::Playing && room.next_secret_hash.is_some();
        own_seat(room).filter(|person| is_asked && person.nonce.is_none())?;
        let witness = self.witness(room.games.saturating_add(1));
        let nonce = witness.nonce().cloned().unwrap_or_else(draw);
        witness.keep_nonce(nonce.clone());
        Some(Deed::Nonce(nonce.to_string()))
    }

    /// Checks the game that has just ended.
    pub fn check(&self, room: &RoomState, table: &Table, record: &Record) -> Result<DealVerdict, DealFault> {
        let game = format!("{}-{}", room.code, room.games);
        if table.proof.as_ref().is_some_and(|proof| proof.terms.game != game) {
            return Err(DealFault::Game);
        }
        let witness = self.games.iter().find(|(game, _)| *game == room.games).map(|(_, witness)| witness);
        let unaware = Witness::default();
        witness.unwrap_or(&unaware).check(record, &table.commitment, table.proof.as_ref())
    }

    fn witness(&mut self, game: u32) -> &mut Witness {
        let index = self.games.iter().position(|(other, _)| *other == game).unwrap_or_else(|| {
            self.games.push((game, Witness::default()));
            self.games.len() - 1
        });
        &mut self.games[index].1
    }
}

impl fmt::Display for DealBook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.games.iter().try_for_each(|(game, witness)| writeln!(f, "{game} {witness}"))
    }
}

/// Finds the person who gets these messages.
fn own_seat(room: &RoomState) -> Option<&Person> {
    match room.seats.get(seat_of(room.you?)?.index())? {
        Occupant::Person(person) => Some(person),
        Occupant::Bot { .. } => None,
    }
}
