//! A room as the world knows it, built from everything that was ever durable in its log.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

use sideboards_protocol::Update;
use sideboards_rules::{Content, Round, Viewer};

use super::chance;
use crate::room::{Key, LogLine, Room};
use crate::storage::Stored;

/// How many commits a node may lag behind: one that was stopped sends old states.
const REMEMBERED: usize = 512;

/// One update in this many is compared with a world whose hidden cards differ.
const REDEALT: usize = 8;

/// A room and its recent states.
#[derive(Debug)]
pub(super) struct Mirror {
    pub(super) room: Room,
    /// The room after each of the last commits.
    recent: VecDeque<Arc<Room>>,
    /// The commands of the log, and the version that each led to.
    pub(super) commands: BTreeMap<String, u64>,
    /// Commands that were in the log before the database went back.
    pub(super) lost: BTreeSet<String>,
    /// The current round, and when its beginning was stored.
    pub(super) round: Option<(u32, Round)>,
    pub(super) round_began: u64,
    /// Since when no player is present.
    pub(super) deserted_since: Option<u64>,
    /// When each player was replaced.
    pub(super) replaced: BTreeMap<Key, u64>,
    /// Until when the database refused writes for the room.
    pub(super) cursed_until: u64,
}

/// Why an update is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Untrue {
    NeverStored,
    Different,
    Leaking,
}

impl Mirror {
    pub(super) fn new(code: &str) -> Self {
        Self {
            room: Room::empty(code.to_owned(), Content::classic()),
            recent: VecDeque::new(),
            commands: BTreeMap::new(),
            lost: BTreeSet::new(),
            round: None,
            round_began: 0,
            deserted_since: None,
            replaced: BTreeMap::new(),
            cursed_until: 0,
        }
    }

    /// Remembers the room after a commit.
    pub(super) fn remember(&mut self, now: u64) {
        if self.recent.len() == REMEMBERED {
            self.recent.pop_front();
        }
        self.recent.push_back(Arc::new(self.room.clone()));
        self.note_round(now);
    }

    /// Goes back to a log. Until nodes notice, they still send the old states.
    pub(super) fn go_back(&mut self, log: &[Stored], time: impl Fn(u64) -> u64) {
        let commands = std::mem::take(&mut self.commands);
        self.room = Room::empty(self.room.code().to_owned(), Content::classic());
        self.round = None;
        for stored in log {
            for line in lines(&stored.lines) {
                self.room.apply(&line, stored.at).expect("it was stored before");
                self.commands.extend(line.command.map(|command| (command.id, self.room.version())));
            }
            self.note_round(time(stored.at));
        }
        self.lost.extend(commands.into_keys().filter(|id| !self.commands.contains_key(id)));
        self.replaced.clear();
        self.recent.push_back(Arc::new(self.room.clone()));
    }

    fn note_round(&mut self, now: u64) {
        let round = self.room.round().map(|round| (self.room.games(), round));
        if round != self.round {
            (self.round, self.round_began) = (round, now);
        }
    }

    /// Checks that an update matches the stored log, and contains nothing that its reader may not know.
    pub(super) fn check(&self, token: Option<&str>, update: &Update) -> Result<(), Untrue> {
        let mut found = Err(Untrue::NeverStored);
        for room in self.recent.iter().rev().filter(|room| room.version() == update.version) {
            let key = token.and_then(|token| room.owner(token));
            let expected = room.update_with(room.state(None), key, update.since, &update.epoch, update.now);
            if expected != *update {
                found = Err(Untrue::Different);
                continue;
            }
            let seat = key.and_then(|key| room.seat_of(key));
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            if chance::one_in(REDEALT)
                && let Some(other) = chance::with(|words| room.redealt(viewer, words))
            {
                let other =
                    other.update_with(other.state(None), key, update.since, &update.epoch, update.now);
                return if other == *update { Ok(()) } else { Err(Untrue::Leaking) };
            }
            return Ok(());
        }
        found
    }
}

/// Reads the lines of an append.
pub(super) fn lines(text: &str) -> Vec<LogLine> {
    text.lines().map(|line| serde_json::from_str(line).expect("a server wrote it")).collect()
}
