//! Actions of a room without a message: deadlines, bots, people who come and go.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use sideboards_bots::Level;
use sideboards_protocol::seat_number;
use tokio::time::Instant;

use super::super::watch::ROOM_RETENTION;
use super::{Actor, Condition, LINGER, Message};
use crate::clock::milliseconds;
use crate::metrics::Metrics;
use crate::room::{Entry, Key, Person};
use crate::secret;
use crate::task;

/// How long a person may be without a socket before others see it: reloading a page is not leaving.
const BLINK: Duration = Duration::from_secs(3);

/// How long before its deletion a room leaves memory.
const UNLOAD_MARGIN: Duration = Duration::from_hours(24);

/// How often connections to other nodes are checked.
const GLANCE: Duration = Duration::from_secs(5);

/// How long to wait before a failed load is retried.
const RETRY: Duration = Duration::from_millis(500);

/// How long to wait for the bots of other nodes.
const OTHERS: Duration = Duration::from_secs(5);

impl Actor {
    /// Carries out everything that is due, unless this node is cut off and cannot know.
    pub(super) fn run_clock(&mut self, now: u64) {
        if !self.rooms.may_judge_time(now) {
            return;
        }
        while let Some(entry) = self.presence(now) {
            self.happen(entry, now);
        }
        while let Some(entry) = self.room.overdue(now, secret::deal_secret) {
            self.happen(entry, now);
        }
    }

    /// Gives back the time of interruptions, before any deadline is checked.
    pub(super) fn note_interruptions(&mut self, now: u64) {
        while let Some(entry) = self.interruption(now) {
            self.happen(entry, now);
        }
    }

    /// Returns the entry for an interruption of service.
    fn interruption(&self, now: u64) -> Option<Entry> {
        if !self.rooms.may_judge_time(now) {
            return None;
        }
        let outages = self.rooms.0.vitals.outages_between(self.room.resumed(), now);
        outages.iter().find_map(|outage| self.room.interruption(outage.began, outage.ended))
    }

    /// Expects people who were connected to this node before the room was loaded: they have a moment to return.
    /// Failing to store that they have gone does not extend that moment.
    pub(super) fn expect_missing(&mut self) {
        let (now, before) = (self.rooms.now(), std::mem::take(&mut self.leaving));
        let since = |key: Key| before.iter().find(|(left, _)| *left == key).map_or(now, |(_, since)| *since);
        let own = &self.rooms.0.vitals.own;
        let is_ours = |person: &Person| person.node.as_ref() == Some(own);
        let missing = self.room.occupants().iter().filter(|who| who.person().is_some_and(is_ours));
        self.leaving = missing.map(|who| (who.key, since(who.key))).collect();
    }

    /// Returns whether the room will be deleted tomorrow for disuse: it must not be in memory then.
    pub(super) fn is_old(&self) -> bool {
        self.rooms.now() + milliseconds(UNLOAD_MARGIN) > self.room.touched() + milliseconds(ROOM_RETENTION)
    }

    /// Remembers that a socket has closed.
    pub(super) fn leave(&mut self, id: super::VisitorId, now: u64) {
        let Some(index) = self.guests.iter().position(|guest| guest.id == id) else { return };
        if let Some(key) = self.guests.swap_remove(index).key {
            self.leaving.retain(|(leaving, _)| *leaving != key);
            self.leaving.push((key, now));
        }
    }

    /// Returns the next arrival or departure.
    fn presence(&mut self, now: u64) -> Option<Entry> {
        self.came().or_else(|| self.went(now)).or_else(|| {
            let (vitals, is_shared) = (&self.rooms.0.vitals, self.rooms.storage().is_shared());
            self.room.orphan(|node, came| vitals.may_be_alive(node, came, is_shared))
        })
    }

    fn came(&self) -> Option<Entry> {
        let own = &self.rooms.0.vitals.own;
        let seat = self.guests.iter().find_map(|guest| {
            let seat = self.room.seat_of(guest.key?)?;
            let node = &self.room.occupants()[seat.index()].person()?.node;
            // A person with two devices may be on two nodes; record only arrivals, or the nodes would overwrite
            // each other for ever.
            let is_new = !guest.is_told && node.as_ref() != Some(own) && !self.room.is_crowded();
            (is_new || node.is_none()).then_some(seat)
        })?;
        Some(Entry::Came { seat: seat_number(seat), node: own.clone() })
    }

    fn went(&mut self, now: u64) -> Option<Entry> {
        let is_back = |key: &Key| self.guests.iter().any(|guest| guest.key == Some(*key));
        self.leaving.retain(|(key, _)| !is_back(key));
        let is_over = |(_, since): &(Key, u64)| since + milliseconds(BLINK) <= now;
        while let Some(index) = self.leaving.iter().position(is_over) {
            let seat = self.room.seat_of(self.leaving[index].0);
            let person = seat.and_then(|seat| Some((seat, self.room.occupants()[seat.index()].person()?)));
            match person {
                // They stay in the list until the entry is stored, which may fail.
                Some((seat, person)) if person.node.as_ref() == Some(&self.rooms.0.vitals.own) => {
                    return Some(Entry::Went { seat: seat_number(seat) });
                }
                // A person now connected to another node is not gone.
                _ => drop(self.leaving.swap_remove(index)),
            }
        }
        None
    }

    /// Returns whether a player is connected, here or to another node. A loaded log may still name people who have
    /// gone.
    fn has_connected_player(&self) -> bool {
        let own = &self.rooms.0.vitals.own;
        self.room.occupants().iter().any(|who| match who.person().and_then(|person| person.node.as_ref()) {
            Some(node) => node != own || self.guests.iter().any(|guest| guest.key == Some(who.key)),
            None => false,
        })
    }

    /// Returns the address that the room is played from, if it is known.
    fn address(&self) -> Option<IpAddr> {
        self.guests.iter().find(|guest| guest.key.is_some()).and_then(|guest| guest.address)
    }

    /// Starts bots that have to decide.
    pub(super) fn think(&mut self) {
        let now = self.rooms.now();
        let is_interrupted = self.interruption(now).is_some() && !is_broken!(JudgedBeforeInterruption);
        if !self.rooms.may_judge_time(now) || is_interrupted || !self.has_connected_player() {
            return;
        }
        if !self.is_ours && now < self.room.touched() + milliseconds(OTHERS) {
            return;
        }
        for thought in self.room.thoughts(now) {
            if self.thinking[thought.seat] == Some(thought.since) {
                continue;
            }
            let Some(think) = self.room.think(thought) else { continue };
            self.thinking[thought.seat] = Some(thought.since);
            let (door, thinkers, address) =
                (self.door.clone(), self.rooms.0.thinkers.clone(), self.address());
            let metrics = Arc::clone(&self.rooms.0.metrics);
            let has_own_box = self.room.file().is_some();
            task::spawn(async move {
                // Other levels are quick and don't queue behind masters, except with a custom box, which may take
                // any time.
                let is_slow = thought.level == Level::Master || has_own_box;
                let _turn = if is_slow { Some(thinkers.turn(address).await) } else { None };
                let Some(decision) = task::compute(think).await else { return };
                Metrics::count(&metrics.thoughts);
                if let Some(door) = door.upgrade() {
                    // A room that has closed meanwhile thinks again when it is loaded.
                    let _ = door.send(Message::Thought(thought, decision)).await;
                }
            });
        }
    }

    /// Returns how long the room can sleep if no message arrives.
    pub(super) fn pause(&self) -> Duration {
        let now = self.rooms.now();
        if self.condition == Condition::Adrift {
            return RETRY;
        }
        let until = |time: u64| Duration::from_millis(time.saturating_sub(now).max(1));
        let is_thinking = self.room.thoughts(now).iter().any(|thought| self.thinking[thought.seat].is_some());
        let due = match self.room.due() {
            // Overdue entries wait for bots, or for another node.
            Some(due) if due <= now => Some(if is_thinking { GLANCE } else { Duration::from_millis(200) }),
            due => due.map(until),
        };
        let blink = self.leaving.iter().map(|(_, since)| until(since + milliseconds(BLINK))).min();
        let has_strangers = self.room.occupants().iter().any(|who| {
            who.person()
                .and_then(|person| person.node.as_ref())
                .is_some_and(|node| *node != self.rooms.0.vitals.own)
        });
        let glance = (has_strangers && !self.guests.is_empty()).then_some(GLANCE);
        let look = self.look.map(|(at, _)| at.saturating_duration_since(Instant::now()));
        let watchers = self.watchers_due().filter(|_| !self.guests.is_empty()).map(until);
        [due, blink, glance, look, watchers].into_iter().flatten().min().unwrap_or(LINGER).min(LINGER)
    }
}
