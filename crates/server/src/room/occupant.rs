use std::collections::VecDeque;

use sideboards_bots::Level;
use sideboards_protocol::{DealSeat, Nonce};

use super::Issued;
use crate::secret::TokenHash;

/// Names an occupant for good, wherever it sits.
pub(crate) type Key = u32;

/// How many commands of a person are remembered, so that a repeated one is harmless.
const REMEMBERED: usize = 32;

/// How many commands of one seat a game can take, and the time before it: a hundred times what people need.
const PLENTY: u32 = 2000;

/// Who has a seat.
#[derive(Clone, Debug)]
pub(crate) struct Occupant {
    pub(crate) key: Key,
    pub(crate) who: Who,
    /// How many games of the room it has won.
    pub(super) wins: u32,
    /// The commands that were carried out, and the version that had them.
    commands: VecDeque<(Issued, u64)>,
    /// How many there were since the last deal.
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
    /// The node that the person is connected to.
    pub(crate) node: Option<String>,
    /// When the person came there.
    pub(crate) came: u64,
    /// When the person was connected last, or sat down.
    pub(crate) gone_since: u64,
    /// When a bot may begin to play for the person, if one stands in.
    pub(crate) stand_in: Option<u64>,
    /// What the person adds to the seed of the next game.
    pub(crate) nonce: Option<Nonce>,
    /// Whether the person left the game: the seat is freed when it is over.
    pub(crate) has_left: bool,
    /// Whether the person agrees to the next game.
    pub(crate) is_ready: bool,
    /// Whose seat the person asks for.
    pub(super) wants: Option<Key>,
    /// Whether the person agrees to end the game.
    pub(super) wants_end: bool,
    /// When the person showed a reaction last.
    pub(super) reacted: Option<u64>,
}

impl Person {
    /// Seats a person, who has not come yet.
    pub(super) fn new(name: String, token: TokenHash, at: u64) -> Self {
        Self {
            name,
            token,
            node: None,
            came: at,
            gone_since: at,
            stand_in: None,
            nonce: None,
            has_left: false,
            is_ready: false,
            wants: None,
            wants_end: false,
            reacted: None,
        }
    }

    /// Ends what was agreed for the game before.
    pub(super) fn begin_anew(&mut self) {
        self.stand_in = self.stand_in.filter(|_| self.node.is_none());
        (self.is_ready, self.wants, self.wants_end) = (false, None, false);
    }

    /// Notes whether the person agrees to the next game. Agreeing takes leaving back.
    pub(super) const fn set_ready(&mut self, is_ready: bool) {
        self.is_ready = is_ready;
        self.has_left &= !is_ready;
    }

    /// Tells whether a bot plays for the person.
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

    /// Tells whether a person has sent too many commands: logs must not grow without end.
    pub(super) const fn is_tiring(&self) -> bool {
        self.count >= PLENTY
    }

    /// Begins anew with a new game: commands are counted from here, and a connected person plays again without a stand-in.
    pub(super) fn refresh(&mut self) {
        self.count = 0;
        if let Who::Person(person) = &mut self.who {
            person.begin_anew();
            person.nonce = None;
        }
    }

    /// Gives the command that was carried out under an id, and the version that had it.
    pub(super) fn recall(&self, id: &str) -> Option<&(Issued, u64)> {
        self.commands.iter().rev().find(|(known, _)| known.id == id)
    }

    /// Gives the level of the bot that plays the seat, if one does.
    pub(super) fn bot(&self) -> Option<Level> {
        match &self.who {
            Who::Bot(level) => Some(*level),
            Who::Person(person) => person.stand_in.map(|_| SUBSTITUTE),
        }
    }

    /// Returns when the bot that plays the seat may begin; a bot of its own at once.
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

    /// Names the occupant for a record of who played.
    pub(crate) fn name(&self) -> String {
        match &self.who {
            Who::Person(person) => person.name.clone(),
            Who::Bot(level) => level.to_string(),
        }
    }
}

/// The bot that plays for people who are away: it knows what it does and is never slow.
pub(super) const SUBSTITUTE: Level = Level::Joiner;
