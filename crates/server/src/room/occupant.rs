//! The occupants of seats: people and bots.

use std::collections::VecDeque;

use sideboards_bots::Level;
use sideboards_protocol::{DealSeat, Nonce};

use super::Issued;
use crate::secret::TokenHash;

/// Identifies an occupant for good, whatever the seat.
pub(crate) type Key = u32;

/// How many commands of a person are remembered to recognise repetitions.
const REMEMBERED: usize = 32;

/// Maximum number of commands of one seat per game, the time before it included: a hundred times what people need.
const PLENTY: u32 = 2000;

/// The occupant of a seat.
#[derive(Clone, Debug)]
pub(crate) struct Occupant {
    pub(crate) key: Key,
    pub(crate) who: Who,
    /// How many games of the room it has won.
    pub(super) wins: u32,
    /// Recent commands with their versions.
    commands: VecDeque<(Issued, u64)>,
    /// Number of commands since the last deal.
    count: u32,
}

/// A person or a bot.
#[derive(Clone, Debug)]
pub(crate) enum Who {
    Person(Person),
    Bot(Level),
}

/// A person who joined by the link.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) token: TokenHash,
    /// Who it is, among strangers.
    pub(super) player: Option<TokenHash>,
    /// The node that the person is connected to.
    pub(crate) node: Option<String>,
    /// When the person connected there.
    pub(crate) came: u64,
    /// When the person was connected last, or sat down.
    pub(crate) gone_since: u64,
    /// When a stand-in bot may begin to play for the person.
    pub(crate) stand_in: Option<u64>,
    /// The person's contribution to the seed of the next game.
    pub(crate) nonce: Option<Nonce>,
    /// Whether the person left the game: the seat is freed when it is over.
    pub(crate) has_left: bool,
    /// Whether the person agrees to the next game.
    pub(crate) is_ready: bool,
    /// The version of the terms that the person agrees to.
    pub(super) agreed: u64,
    /// The occupant whose seat the person asks for.
    pub(super) wants: Option<Key>,
    /// Whether the person agrees to end the game.
    pub(super) wants_end: bool,
    /// Time of the person's last reaction.
    pub(super) reacted: Option<u64>,
}

impl Person {
    /// Makes a person who is not connected yet.
    pub(super) fn new(name: String, token: TokenHash, player: Option<TokenHash>, at: u64) -> Self {
        Self {
            name,
            token,
            player,
            node: None,
            came: at,
            gone_since: at,
            stand_in: None,
            nonce: None,
            has_left: false,
            is_ready: false,
            agreed: 0,
            wants: None,
            wants_end: false,
            reacted: None,
        }
    }

    /// Clears the agreements of the game before.
    pub(super) fn begin_anew(&mut self) {
        self.stand_in = self.stand_in.filter(|_| self.node.is_none());
        (self.is_ready, self.wants, self.wants_end) = (false, None, false);
    }

    /// Records whether the person agrees to the next game in a version. Agreeing cancels leaving.
    pub(super) const fn set_ready(&mut self, is_ready: bool, version: u64) {
        (self.is_ready, self.agreed) = (is_ready, version);
        self.has_left &= !is_ready;
    }

    /// Returns whether a bot plays for the person.
    pub(crate) const fn is_replaced(&self) -> bool {
        self.stand_in.is_some()
    }
}

impl Occupant {
    pub(super) fn new(key: Key, who: Who) -> Self {
        Self { key, who, wins: 0, commands: VecDeque::new(), count: 0 }
    }

    /// Remembers a command.
    pub(super) fn remember(&mut self, command: Issued, version: u64) {
        if self.commands.len() == REMEMBERED {
            self.commands.pop_front();
        }
        self.commands.push_back((command, version));
        self.count += 1;
    }

    /// Returns whether a person has sent too many commands: logs must not grow without bound.
    pub(super) const fn is_tiring(&self) -> bool {
        self.count >= PLENTY
    }

    /// Prepares for a new game: resets the command count, and a connected person plays again without a stand-in.
    pub(super) fn refresh(&mut self) {
        self.count = 0;
        if let Who::Person(person) = &mut self.who {
            person.begin_anew();
            person.nonce = None;
        }
    }

    /// Returns the command carried out under an id, with its version.
    pub(super) fn recall(&self, id: &str) -> Option<&(Issued, u64)> {
        self.commands.iter().rev().find(|(known, _)| known.id == id)
    }

    /// Returns the level of the bot that plays the seat, if any.
    pub(super) fn bot(&self) -> Option<Level> {
        match &self.who {
            Who::Bot(level) => Some(*level),
            Who::Person(person) => person.stand_in.map(|_| SUBSTITUTE),
        }
    }

    /// Returns when the bot that plays the seat may begin; a bot with its own seat at once.
    pub(super) fn bot_from(&self) -> u64 {
        self.person().and_then(|person| person.stand_in).unwrap_or(0)
    }

    pub(crate) const fn person(&self) -> Option<&Person> {
        match &self.who {
            Who::Person(person) => Some(person),
            Who::Bot(_) => None,
        }
    }

    /// Describes the seat for the terms of a deal.
    pub(super) fn deal_seat(&self) -> DealSeat {
        match &self.who {
            Who::Person(Person { name, nonce, .. }) => {
                DealSeat::Person { name: name.clone(), nonce: nonce.as_ref().map(Nonce::to_string) }
            }
            Who::Bot(level) => DealSeat::Bot { level: *level },
        }
    }

    /// Returns the occupant's name for the list of players.
    pub(crate) fn name(&self) -> String {
        match &self.who {
            Who::Person(person) => person.name.clone(),
            Who::Bot(level) => level.to_string(),
        }
    }
}

/// The bot that plays for absent people: competent and never slow.
pub(super) const SUBSTITUTE: Level = Level::Joiner;
