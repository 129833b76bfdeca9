//! Loading, keeping, and taking over what other nodes wrote.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sideboards_protocol::{RefusalCode, Refused};
use sideboards_rules::PerSeat;
use tokio::time::{sleep, timeout};

use super::super::message::{read, write};
use super::{Actor, Message, Rooms};
use crate::room::{BrokenLog, Occupant, Room};
use crate::storage::{Append, Due, FinishedRow, Stored, Turn, Written};

/// How long the database may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before the database is asked again.
const PAUSE: Duration = Duration::from_millis(250);

/// How old the time may be at which storage thinks a room was used last, in milliseconds: an hour.
const STALE: u64 = 3_600_000;

/// What there is under a code.
pub(super) enum Loaded {
    /// A room, the number of its last append, and when it was due then.
    Room(Box<Room>, u64, (Option<u64>, u64)),
    Nothing(Refused),
}

impl Actor {
    /// Makes a room of what was kept of it.
    pub(super) async fn load(rooms: &Rooms, code: &str) -> Loaded {
        let stored = fetch(rooms, code, 0).await;
        let Some(last) = stored.last() else {
            let message = "there is no such room, or no longer";
            return Loaded::Nothing(Refused::new(RefusalCode::NoSuchRoom, message));
        };
        let number = last.number;
        let mut room = Room::empty(code.to_owned(), Arc::clone(rooms.content()));
        if let Err(error) = follow(&mut room, &stored, 0) {
            tracing::error!(room = code, %error, "the log of a room cannot be read");
            let message = "the room is damaged; please tell whoever runs this server";
            return Loaded::Nothing(Refused::new(RefusalCode::Unavailable, message));
        }
        let due = (room.due(), last.at);
        Loaded::Room(Box::new(room), number, due)
    }

    /// Takes over what other nodes wrote, if they did.
    pub(super) async fn catch_up(&mut self, batch: &[Message]) {
        if self.has_news(batch) {
            self.fetch_news().await;
        }
    }

    /// Tells whether other nodes may have written something that messages are about.
    pub(super) fn has_news(&self, batch: &[Message]) -> bool {
        let has_others = self.rooms.storage().has_other_nodes();
        let is_news = |message: &Message| match message {
            Message::Elsewhere(number) => number.is_none_or(|number| number > self.number),
            // Somebody who has just sat down on another node may be quicker than its notice.
            _ => has_others && message.token().is_some_and(|token| self.room.owner(token).is_none()),
        };
        batch.iter().any(is_news)
    }

    async fn fetch_news(&mut self) {
        let stored = fetch(&self.rooms, self.room.code(), self.number).await;
        let Some(last) = stored.last() else { return };
        // What cannot be read must not happen by halves.
        let mut room = self.room.clone();
        if let Err(error) = follow(&mut room, &stored, self.number) {
            tracing::error!(room = room.code(), %error, "another node wrote what cannot be read");
            return;
        }
        self.room = room;
        self.number = last.number;
        self.due = (self.room.due(), last.at);
        self.is_ours = false;
    }

    /// Keeps what has happened, and tells whether it was kept. If somebody else was first, the room is as they made it.
    pub(super) async fn keep(&mut self, turn: Option<Turn>, now: u64) -> bool {
        if self.pending.is_empty() {
            return true;
        }
        let turn = match turn {
            Some(turn) => turn,
            None => self.rooms.storage().turn().await,
        };
        let due = self.room.due();
        let is_stale = due != self.due.0 || now > self.due.1 + STALE;
        let append = Append {
            room: self.room.code().to_owned(),
            number: self.number + 1,
            at: now,
            lines: write(&self.pending),
            due: is_stale.then_some(Due(due)),
            finished: std::mem::take(&mut self.finished),
        };
        let finished = append.finished.len();
        match turn.keep(append).await {
            Written::Kept => {
                self.pending.clear();
                self.number += 1;
                self.is_ours = true;
                if is_stale {
                    self.due = (due, now);
                }
                self.rooms.0.metrics.games_finished.fetch_add(finished as u64, Relaxed);
                true
            }
            Written::TooLate => {
                self.rooms.0.metrics.conflicted();
                self.pending.clear();
                self.reload().await;
                false
            }
        }
    }

    /// Forgets what did not happen.
    async fn reload(&mut self) {
        match Self::load(&self.rooms, self.room.code()).await {
            Loaded::Room(room, number, due) => {
                (self.room, self.number, self.due) = (*room, number, due);
                self.is_ours = false;
                self.thinking = PerSeat::default();
            }
            // It was there a moment ago. Whoever comes next is told what is wrong.
            Loaded::Nothing(refused) => panic!("a room is gone: {}", refused.message),
        }
    }

    /// Gives the game that has just ended, if it has.
    pub(super) fn finished_game(&self, now: u64) -> Option<FinishedRow> {
        let (record, commitment) = self.room.finished()?;
        let players: Vec<String> = self.room.occupants().iter().map(Occupant::name).collect();
        Some(FinishedRow {
            game: format!("{}-{}", self.room.code(), self.room.games()),
            room: self.room.code().to_owned(),
            finished: now,
            players: serde_json::to_string(&players).expect("names are JSON"),
            commitment: commitment.to_owned(),
            record: record.to_string(),
            content: self.room.file().map(|file| file.to_string()),
        })
    }
}

/// Gets entries, however long it takes until the database is there.
async fn fetch(rooms: &Rooms, code: &str, after: u64) -> Vec<Stored> {
    loop {
        match timeout(PATIENCE, rooms.storage().load(code, after)).await {
            Ok(Ok(stored)) => return stored,
            Ok(Err(error)) => tracing::warn!(room = code, %error, "cannot load; trying again"),
            Err(_) => tracing::warn!(room = code, "cannot load for a long time; trying again"),
        }
        sleep(PAUSE).await;
    }
}

/// Lets happen again what was kept.
fn follow(room: &mut Room, stored: &[Stored], mut number: u64) -> Result<(), BrokenLog> {
    for append in stored {
        number += 1;
        if append.number != number {
            return Err(BrokenLog::new(format!("append {number} is missing")));
        }
        for line in read(&append.lines)? {
            room.apply(&line, append.at)?;
        }
    }
    Ok(())
}
