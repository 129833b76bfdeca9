//! Loads a room, stores its entries, and takes over entries of other nodes.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use sideboards_protocol::{RefusalCode, Refused};
use sideboards_rules::PerSeat;
use tokio::time::Instant;

use super::super::message::{read, write};
use super::{Actor, Condition, Message, OutOfReach, Rooms, unavailable};
use crate::clock::milliseconds;
use crate::room::{BrokenLog, Occupant, Person, Room};
use crate::storage::{Append, Due, FinishedPlayers, FinishedRow, Stored, Turn, Written};

/// Maximum age of the last use of a room as storage knows it.
const STALE: Duration = Duration::from_hours(1);

/// First and last pause between checks for an abandoned append that was stored after all.
const FIRST_LOOK: Duration = Duration::from_secs(1);
const LAST_LOOK: Duration = Duration::from_secs(16);

/// The result of loading a code.
pub(super) enum Loaded {
    /// The room, the number of its last append, and its stored due time.
    Room(Box<Room>, u64, (Option<u64>, u64)),
    Nothing(Refused),
}

impl Actor {
    /// Builds a room from its stored log.
    pub(super) async fn load(rooms: &Rooms, code: &str) -> Loaded {
        match fetch(rooms, code, 0).await {
            Ok(stored) => Self::fold(rooms, code, &stored),
            Err(OutOfReach) => Loaded::Nothing(unavailable()),
        }
    }

    fn fold(rooms: &Rooms, code: &str, stored: &[Stored]) -> Loaded {
        let Some(last) = stored.last() else { return Loaded::Nothing(no_such_room()) };
        let mut room = Room::empty(code.to_owned(), Arc::clone(rooms.content()));
        if let Err(error) = follow(&mut room, stored, 0) {
            tracing::error!(room = code, %error, "the log of a room cannot be read");
            let message = "the room is damaged; please tell the operator of this server";
            return Loaded::Nothing(Refused::new(RefusalCode::Unavailable, message));
        }
        let due = (room.due(), last.at);
        Loaded::Room(Box::new(room), last.number, due)
    }

    /// Takes over entries that other nodes wrote, if any.
    pub(super) async fn catch_up(&mut self, batch: &[Message]) -> Result<(), OutOfReach> {
        if batch.iter().any(|message| matches!(message, Message::Renewed)) {
            return self.reload().await;
        }
        if self.is_time_to_look() || self.has_news(batch) {
            return self.fetch_news().await;
        }
        Ok(())
    }

    /// Returns whether other nodes may have written entries that messages depend on.
    pub(super) fn has_news(&self, batch: &[Message]) -> bool {
        let has_others = self.rooms.storage().is_shared();
        let is_news = |message: &Message| match message {
            Message::Renewed => true,
            // They must not act on what another node has changed.
            Message::Observe { .. } => has_others,
            Message::Elsewhere(number) => number.is_none_or(|number| number > self.number),
            // A visitor from another node may arrive before its notices.
            Message::Enter(visitor) if has_others && self.has_future(&visitor.hello) => true,
            _ => has_others && message.token().is_some_and(|token| self.room.owner(token).is_none()),
        };
        batch.iter().any(is_news)
    }

    async fn fetch_news(&mut self) -> Result<(), OutOfReach> {
        // Fetch the last known append too, to check that it is the same log.
        let mut stored = fetch(&self.rooms, self.room.code(), self.number - 1).await?;
        let is_other = |first: &Stored| {
            first.number != self.number || first.at != self.at && !is_broken!(LogSplicedAfterRestore)
        };
        if stored.first().is_none_or(is_other) {
            return self.reload().await;
        }
        stored.remove(0);
        let Some(last) = stored.last() else { return Ok(()) };
        // An unreadable log must not be applied in part.
        let mut room = self.room.clone();
        if let Err(error) = follow(&mut room, &stored, self.number) {
            tracing::error!(room = room.code(), %error, "cannot read what another node wrote");
            return Err(OutOfReach);
        }
        self.room = room;
        (self.number, self.at) = (last.number, last.at);
        self.due = (self.room.due(), last.at);
        self.is_ours = false;
        Ok(())
    }

    /// Stores the pending entries and returns whether that worked. If another node was first, the room has that
    /// node's entries.
    pub(super) async fn keep(&mut self, turn: Option<Turn>, now: u64) -> Result<bool, OutOfReach> {
        if self.pending.is_empty() {
            return Ok(true);
        }
        let turn = match turn {
            Some(turn) => turn,
            None => self.rooms.storage().turn().await.ok_or(OutOfReach)?,
        };
        let due = self.room.due();
        let is_stale = due != self.due.0 || now > self.due.1 + milliseconds(STALE);
        let append = Append {
            room: self.room.code().to_owned(),
            number: self.number + 1,
            after: Some(self.at),
            at: now,
            lines: write(&self.pending),
            due: is_stale.then_some(Due(due)),
            finished: std::mem::take(&mut self.finished),
        };
        let finished = append.finished.len();
        match turn.keep(append).await {
            Written::Kept => {
                self.pending.clear();
                (self.number, self.at) = (self.number + 1, now);
                self.is_ours = true;
                if is_stale {
                    self.due = (due, now);
                }
                self.rooms.0.metrics.games_finished.fetch_add(finished as u64, Relaxed);
                Ok(true)
            }
            Written::TooLate => {
                self.rooms.0.metrics.conflicted();
                self.pending.clear();
                let known = (self.number, self.at);
                self.reload().await?;
                // No other node was first, so the entries were judged too long ago, or this node's clock is slow.
                if known == (self.number, self.at) { Err(OutOfReach) } else { Ok(false) }
            }
            Written::Failed => Err(OutOfReach),
        }
    }

    /// Plans a few more checks of the log: the database may carry out an abandoned commit after the room is
    /// reloaded, and a node gets no notice of its own writes.
    pub(super) fn expect_late_append(&mut self) {
        self.look = Some((Instant::now() + FIRST_LOOK, FIRST_LOOK));
    }

    /// Returns whether a check is due, and plans the next one after a longer pause.
    fn is_time_to_look(&mut self) -> bool {
        let now = Instant::now();
        let Some((_, pause)) = self.look.filter(|(at, _)| *at <= now) else { return false };
        self.look = Some((now + pause * 2, pause * 2)).filter(|(_, pause)| *pause <= LAST_LOOK);
        true
    }

    /// Reloads the room and forgets entries that were not stored.
    pub(super) async fn reload(&mut self) -> Result<(), OutOfReach> {
        let stored = fetch(&self.rooms, self.room.code(), 0).await?;
        let is_same_log = stored.iter().any(|append| (append.number, append.at) == (self.number, self.at));
        match Self::fold(&self.rooms, self.room.code(), &stored) {
            Loaded::Room(room, number, due) => {
                let went_back = !is_same_log || room.version() < self.told;
                if went_back && !is_broken!(VersionGoesBackInEpoch) {
                    // Clients must not take these versions for newer ones.
                    tracing::error!(room = room.code(), "the log of a room has gone back");
                    // Rare and large: boxed, so that rooms need no space for it.
                    Box::pin(self.rooms.history_went_back()).await.map_err(|_| OutOfReach)?;
                    self.told = 0;
                    // Keys may have changed owners.
                    self.leaving.clear();
                }
                (self.room, self.number, self.at, self.due) = (*room, number, due.1, due);
                self.is_ours = false;
                self.thinking = PerSeat::default();
                self.condition = Condition::Sound;
                for guest in &mut self.guests {
                    // Guests may have seen entries that were not stored, and keys may have changed owners.
                    guest.forget();
                    if !is_broken!(SeatOfAnother) {
                        guest.key = guest.token.as_ref().and_then(|token| self.room.owner_of(token));
                    }
                }
                self.expect_missing();
                Ok(())
            }
            Loaded::Nothing(refused) => {
                if refused.code == RefusalCode::NoSuchRoom {
                    self.condition = Condition::Gone;
                    self.guests.iter_mut().for_each(|guest| guest.is_leaving = true);
                }
                Err(OutOfReach)
            }
        }
    }

    /// Returns the game that has just ended, if any.
    pub(super) fn finished_game(&self, now: u64) -> Option<FinishedRow> {
        let (record, commitment, proof) = self.room.finished()?;
        let names = self.room.occupants().iter().map(Occupant::name).collect();
        let is_replaced = |who: &Occupant| who.person().is_some_and(Person::is_replaced);
        let seats = (1..).zip(self.room.occupants());
        let replaced = seats.filter(|(_, who)| is_replaced(who)).map(|(seat, _)| seat);
        let players = FinishedPlayers::new(names, replaced.collect());
        Some(FinishedRow {
            game: format!("{}-{}", self.room.code(), self.room.games()),
            room: self.room.code().to_owned(),
            finished: now,
            players: players.write(),
            commitment: commitment.to_owned(),
            record: record.to_string(),
            proof: proof.map(|proof| serde_json::to_string(&proof).expect("a proof is JSON")),
            content: self.room.file().map(ToString::to_string),
        })
    }
}

/// Refuses a command for a room that does not exist.
pub(super) fn no_such_room() -> Refused {
    Refused::new(RefusalCode::NoSuchRoom, "this room does not exist, or no longer does")
}

/// Fetches entries, if the database is available.
async fn fetch(rooms: &Rooms, code: &str, after: u64) -> Result<Vec<Stored>, OutOfReach> {
    rooms.storage().load(code, after).await.map_err(|error| {
        if rooms.0.metrics.storage_failed() {
            tracing::error!(room = code, %error, "the database cannot be read");
        }
        OutOfReach
    })
}

/// Applies stored entries.
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
