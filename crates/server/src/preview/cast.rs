//! Who sits where, with the names that the page gives them.

use sideboards_bots::{Character, Level};
use sideboards_pictures::Nameplate;
use sideboards_protocol::Occupant;

use crate::texts::Texts;

/// Who plays a seat.
#[derive(Clone, Copy, Debug)]
pub(super) enum Sitter<'n> {
    Person(&'n str),
    Bot(Level),
}

impl<'n> Sitter<'n> {
    /// Reads an occupant of a room.
    pub(super) fn of(occupant: &'n Occupant) -> Self {
        match occupant {
            Occupant::Person(person) => Self::Person(&person.name),
            Occupant::Bot { level, .. } => Self::Bot(*level),
        }
    }

    /// Reads a player of a finished game: bots are stored as their level.
    pub(super) fn stored(name: &'n str) -> Self {
        name.parse().map_or(Self::Person(name), Self::Bot)
    }
}

/// The players of a table, with and without letters that pictures lack.
#[derive(Clone, Debug, Default)]
pub(super) struct Cast {
    pub(super) players: Vec<Nameplate>,
    /// The names as they are.
    pub(super) names: Vec<String>,
}

impl Cast {
    pub(super) fn new(sitters: &[Sitter], texts: Texts) -> Self {
        let people: Vec<Option<&str>> = (sitters.iter())
            .map(|sitter| match sitter {
                Sitter::Person(name) => Some(*name),
                Sitter::Bot(_) => None,
            })
            .collect();
        let mut cast = Self::default();
        for (seat, sitter) in sitters.iter().enumerate() {
            let number = || texts.fill("seat", &[("number", &(seat + 1).to_string())]);
            let (name, note) = match sitter {
                Sitter::Person(name) => ((*name).to_owned(), None),
                Sitter::Bot(level) => {
                    let word = texts.get(&level.to_string()).to_owned();
                    let name = Character::at(&people, seat).map(|character| character.name().to_owned());
                    (name.unwrap_or_else(|| word.clone()), Some(word))
                }
            };
            cast.players.push(Nameplate::new(seat, &name, number, note));
            cast.names.push(name);
        }
        cast
    }
}
