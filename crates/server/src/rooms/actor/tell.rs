//! Answers and updates.

use sideboards_protocol::{Answer, Outcome, ServerMessage, Watchers};
use tokio::sync::mpsc::error::TrySendError;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::super::{Farewell, Outgoing};
use super::{Actor, Guest, Message, Reply};
use crate::metrics::Metrics;
use crate::room::Key;
use crate::secret;

/// Minimum pause between two announcements of spectators, in milliseconds.
const WATCHERS_PAUSE: u64 = 2_000;

/// How many names of spectators are announced.
const MAX_WATCHER_NAMES: usize = 12;

impl Actor {
    /// Answers, now that everything is stored.
    pub(super) fn reply(&mut self, message: Message, reply: Reply) {
        match (message, reply) {
            (_, Reply::Answer(id, content)) => {
                if let Outcome::Refused(refused) = &content.outcome {
                    Metrics::count(&self.rooms.0.metrics.refused);
                    tracing::debug!(room = self.room.code(), code = %refused.code, "refused");
                }
                if let Some(guest) = self.guests.iter_mut().find(|guest| guest.id == id) {
                    guest.letters.push(answer(content));
                }
            }
            // The client may have disconnected.
            (Message::Sit { answer, .. }, Reply::Seat(seat)) => drop(answer.send(seat)),
            (Message::Parties { answer, .. }, Reply::Parties(parties)) => drop(answer.send(*parties)),
            (Message::Look { answer, .. }, Reply::Look(look)) => drop(answer.send(*look)),
            (Message::Observe { answer }, Reply::Moment(moment)) => drop(answer.send(Ok(moment))),
            _ => {}
        }
    }

    /// Sends all guests their updates.
    pub(super) fn tell(&mut self) {
        let (now, version) = (self.rooms.now(), self.room.version());
        let epoch = self.rooms.0.vitals.epoch();
        self.told = self.told.max(version);
        // All spectators with the same version get the same message.
        let mut told: Option<(Option<Key>, Option<u64>, Utf8Bytes)> = None;
        let mut telling = None;
        for guest in &mut self.guests {
            if guest.key.is_some_and(|key| self.room.seat_of(key).is_none()) {
                // The seat was freed; its former owner may go on watching.
                let loss = guest.token.as_ref().and_then(|token| self.room.loss(token));
                guest.letters.extend(loss.map(|loss| letter(&ServerMessage::SeatLost(loss))));
                (guest.key, guest.version) = (None, None);
            }
            if !guest.is_told {
                guest.count_in(&epoch, version);
            }
            if guest.is_leaving || guest.version == Some(version) && guest.is_told {
                continue;
            }
            let letter = match &told {
                Some((key, since, letter))
                    if (*key, *since) == (guest.key, guest.version) && guest.epoch.is_none() =>
                {
                    letter.clone()
                }
                _ => {
                    let text = if let Some(epoch) = guest.epoch.as_deref() {
                        self.room.telling(epoch, now).write(guest.key, guest.version)
                    } else {
                        let telling = telling.get_or_insert_with(|| self.room.telling(&epoch, now));
                        telling.write(guest.key, guest.version)
                    };
                    Utf8Bytes::from(text)
                }
            };
            Metrics::count(&self.rooms.0.metrics.updates);
            if guest.epoch.is_none() {
                told = Some((guest.key, guest.version, letter.clone()));
            }
            guest.letters.push(letter);
            (guest.version, guest.is_told) = (Some(version), true);
        }
        self.tell_watchers(now);
        self.send_letters(now);
    }

    /// Tells those who write messages to people who are away that they may have something to write. They look
    /// themselves, and look again later: nothing is lost if they are too busy now.
    pub(super) fn tell_news(&mut self) {
        let Some(news) = self.rooms.0.news.get() else { return };
        let trace = self.room.trace();
        if self.trace.as_ref() != Some(&trace) && news.try_send(self.room.code().to_owned()).is_ok() {
            self.trace = Some(trace);
        }
    }

    /// Announces the spectators when they have changed, rate-limited because they come and go freely.
    fn tell_watchers(&mut self, now: u64) {
        let is_due = self.watchers_due().is_some_and(|due| due <= now);
        if is_due {
            self.watchers = (self.count_watchers(), now);
        }
        let watchers = &self.watchers.0;
        let mut text = None;
        for guest in self.guests.iter_mut().filter(|guest| !guest.is_leaving) {
            if is_due || !guest.knows_watchers && watchers.count > 0 {
                let text = text.get_or_insert_with(|| letter(&ServerMessage::Watchers(watchers.clone())));
                guest.letters.push(text.clone());
            }
            guest.knows_watchers = true;
        }
    }

    /// Returns when to announce the spectators, if they have changed.
    pub(super) fn watchers_due(&self) -> Option<u64> {
        let (told, at) = &self.watchers;
        (self.count_watchers() != *told).then_some(at + WATCHERS_PAUSE)
    }

    fn count_watchers(&self) -> Watchers {
        let watching = self.guests.iter().filter(|guest| guest.key.is_none() && !guest.is_leaving);
        let names = watching.clone().filter_map(|guest| guest.name.clone()).take(MAX_WATCHER_NAMES);
        Watchers { count: watching.count() as u32, names: names.collect() }
    }

    /// Sends all queued messages.
    pub(super) fn send_letters(&mut self, now: u64) {
        let (metrics, leaving) = (&self.rooms.0.metrics, &mut self.leaving);
        self.guests.retain_mut(|guest| {
            let sent = guest.send();
            if sent.is_ok() && !guest.is_leaving {
                return true;
            }
            if sent == Err(Unsent::TooSlow) {
                Metrics::count(&metrics.slow_readers);
            }
            // The socket is closed or closing.
            leaving.extend(guest.key.map(|key| (key, now)));
            false
        });
    }
}

impl Guest {
    /// Fixes the guest's epoch before the first update, by the epoch of that update: a heartbeat may have changed
    /// it since the guest arrived.
    fn count_in(&mut self, epoch: &str, version: u64) {
        let Some(knew) = &self.knew else { return };
        // A client ahead of the log lies, or the database has gone back unnoticed. Either way this update is not
        // newer than the client's version.
        if self.epoch.is_none() && knew.is_ahead_of(epoch, version) {
            self.epoch = Some(secret::epoch());
        }
        if self.epoch.is_some() || knew.epoch != epoch {
            self.version = None;
        }
    }

    /// Resets the guest's version: it gets a full update.
    pub(super) fn forget(&mut self) {
        (self.version, self.is_told, self.epoch) = (None, false, None);
    }

    /// Sends the queued messages. Drops a socket that reads too slowly, so that others don't wait for it: it
    /// reconnects and gets a full update.
    fn send(&mut self) -> Result<(), Unsent> {
        if self.letters.is_empty() {
            return Ok(());
        }
        let letters = std::mem::take(&mut self.letters);
        let outgoing = if self.is_leaving {
            Outgoing::Goodbye(letters, Farewell::Refused)
        } else {
            Outgoing::Texts(letters)
        };
        self.outbox.try_send(Box::new(outgoing)).map_err(|error| match error {
            TrySendError::Full(_) => Unsent::TooSlow,
            TrySendError::Closed(_) => Unsent::Gone,
        })
    }
}

/// Why a socket does not accept messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unsent {
    TooSlow,
    Gone,
}

/// Writes an answer.
pub(super) fn answer(answer: Answer) -> Utf8Bytes {
    letter(&ServerMessage::Answer(answer))
}

fn letter(message: &ServerMessage) -> Utf8Bytes {
    let mut text = Vec::with_capacity(128);
    serde_json::to_writer(&mut text, message).expect("messages are JSON");
    String::from_utf8(text).expect("JSON is text").into()
}
