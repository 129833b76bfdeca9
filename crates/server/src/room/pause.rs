//! Time that does not count: pauses, and outages of the service.

use sideboards_protocol::AT_LEISURE;

use super::{Entry, Person, Room, RoomGame, Who};

/// The shortest time to decide after an interruption, in milliseconds.
const FRESH_START: u64 = 10_000;

impl RoomGame {
    /// Returns the time up to which the clock counts: the start of the pause, otherwise now.
    pub(super) fn counted_until(&self, now: u64) -> u64 {
        self.paused_since.map_or(now, |since| since.min(now))
    }
}

impl Room {
    /// Returns whether the game waits for its players: a live game while none of them plays, a leisurely one if
    /// none did in the whole round. Neither clocks nor bots run then.
    pub(super) fn is_paused(&self) -> bool {
        let Some(table) = self.running() else { return false };
        !is_broken!(BotsFinishAlone) && !self.has_active_player() && (self.is_live() || !table.is_attended)
    }

    /// Updates the pause. When it ends, its time is given back.
    pub(super) fn note_pause(&mut self, at: u64) {
        let (is_paused, has_active_player) = (self.is_paused(), self.has_active_player());
        let Some(table) = &mut self.table else { return };
        table.is_attended |= has_active_player;
        match table.paused_since {
            None if is_paused => table.paused_since = Some(at),
            Some(since) if !is_paused => {
                table.paused_since = None;
                self.end_pause(since, at);
            }
            None | Some(_) => {}
        }
    }

    fn end_pause(&mut self, since: u64, at: u64) {
        // In a leisurely game a pause means that no player connected in the whole round: a finished round starts
        // again.
        let is_over = self.agreed_deadline().is_some_and(|deadline| deadline <= at);
        match (self.is_live(), &self.table) {
            // Node clocks may differ by milliseconds.
            (true, _) => self.give_time(at.saturating_sub(since), at),
            (false, Some(table)) if is_over => self.give_time(at.saturating_sub(table.round_since), at),
            (false, _) => {}
        }
        // The others may be about to return too.
        for person in self.absentees() {
            person.gone_since = at;
        }
    }

    /// Returns the entry for an interruption of service, if the room needs one.
    pub(crate) fn interruption(&self, began: u64, ended: u64) -> Option<Entry> {
        let is_awaited = |person: &Person| person.node.is_none() && person.gone_since < ended;
        let is_running = self.running().is_some_and(|table| table.round_since < ended);
        let is_called = self.starts.is_some_and(|starts| starts > began);
        let matters = is_running || is_called || self.people().any(|(_, person)| is_awaited(person));
        (matters && self.resumed < ended).then_some(Entry::Resumed { began, ended })
    }

    /// Gives back the time of an interruption.
    pub(super) fn resume(&mut self, began: u64, ended: u64, at: u64) {
        // Outages may overlap; give time back once.
        let began = began.max(self.resumed);
        self.resumed = self.resumed.max(ended);
        let lost = |since: u64| ended.saturating_sub(began.max(since));
        // The time of a paused game stands anyway and is given back when a player connects; time lost before the
        // pause is not.
        if let Some(table) = self.running() {
            let (since, stands) = (table.round_since, table.paused_since);
            let counted = stands.map_or(ended, |stands| stands.min(ended));
            self.give_time(counted.saturating_sub(began.max(since)), stands.unwrap_or(at));
        }
        self.starts = self.starts.map(|starts| if starts > began { starts + lost(began) } else { starts });
        for occupant in &mut self.occupants {
            let Who::Person(person) = &mut occupant.who else { continue };
            if person.node.is_none() {
                person.gone_since += lost(person.gone_since);
            }
            // A delayed bot is delayed further.
            person.stand_in =
                person.stand_in.map(|from| if from > began { from + lost(began) } else { from });
        }
    }

    /// Extends the round, and leaves enough of it to decide.
    fn give_time(&mut self, lost: u64, at: u64) {
        let earliest = (at + FRESH_START).saturating_sub(self.round_time());
        if let Some(table) = self.table.as_mut().filter(|table| !table.game.is_over()) {
            table.round_since = (table.round_since + lost).max(earliest);
        }
    }

    /// Returns whether a player is present and plays, or waits for the others.
    pub(super) fn has_active_player(&self) -> bool {
        self.people().any(|(_, person)| person.node.is_some() && !person.is_replaced())
    }

    /// Returns the time for a round in milliseconds; without a clock, the maximum.
    pub(super) fn round_time(&self) -> u64 {
        self.settings.round_seconds.map_or(u64::MAX, |seconds| u64::from(seconds) * 1000)
    }

    pub(super) fn is_live(&self) -> bool {
        self.settings.round_seconds.is_none_or(|seconds| seconds < AT_LEISURE)
    }

    fn absentees(&mut self) -> impl Iterator<Item = &mut Person> {
        self.occupants.iter_mut().filter_map(|occupant| match &mut occupant.who {
            Who::Person(person) => Some(person).filter(|person| person.node.is_none()),
            Who::Bot(_) => None,
        })
    }
}
