//! Time that does not count: pauses, and outages of the service.

use sideboards_protocol::AT_LEISURE;

use super::{Entry, Person, Room, RoomGame, Who};

/// The shortest time to decide after an interruption, in milliseconds.
const FRESH_START: u64 = 10_000;

impl RoomGame {
    /// Returns until when time counts: while the game is paused it stands, and what is lost is given back only afterwards.
    pub(super) fn counted_until(&self, now: u64) -> u64 {
        self.paused_since.map_or(now, |since| since.min(now))
    }
}

impl Room {
    /// Tells whether a game waits for its players: in a live game when none of them plays, at leisure when none of them did in the
    /// whole round. Neither clocks nor bots go on then.
    pub(super) fn is_paused(&self) -> bool {
        let Some(table) = self.running() else { return false };
        !is_broken!(BotsFinishAlone) && !self.is_somebody_playing() && (self.is_live() || !table.is_attended)
    }

    /// Notes whether the game waits for its players now. When it no longer does, no clock counts the time it waited.
    pub(super) fn note_pause(&mut self, at: u64) {
        let (is_paused, is_somebody_playing) = (self.is_paused(), self.is_somebody_playing());
        let Some(table) = &mut self.table else { return };
        table.is_attended |= is_somebody_playing;
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
        // At leisure a pause means that no player connected in the whole round: a round that is over begins anew.
        let is_over = self.agreed_deadline().is_some_and(|deadline| deadline <= at);
        match (self.is_live(), &self.table) {
            // Nodes need not agree about the time to the millisecond.
            (true, _) => self.give_time(at.saturating_sub(since), at),
            (false, Some(table)) if is_over => self.give_time(at.saturating_sub(table.round_since), at),
            (false, _) => {}
        }
        // The others may be on the way back too.
        for person in self.absentees() {
            person.gone_since = at;
        }
    }

    /// Returns what an interruption of service means for the room, if it means anything.
    pub(crate) fn interruption(&self, began: u64, ended: u64) -> Option<Entry> {
        let is_awaited = |person: &Person| person.node.is_none() && person.gone_since < ended;
        let is_running = self.running().is_some_and(|table| table.round_since < ended);
        let is_called = self.starts.is_some_and(|starts| starts > began);
        let matters = is_running || is_called || self.people().any(|(_, person)| is_awaited(person));
        (matters && self.resumed < ended).then_some(Entry::Resumed { began, ended })
    }

    /// Gives back the time of an interruption.
    pub(super) fn resume(&mut self, began: u64, ended: u64, at: u64) {
        // Outages may overlap, and time is given back once.
        let began = began.max(self.resumed);
        self.resumed = self.resumed.max(ended);
        let lost = |since: u64| ended.saturating_sub(began.max(since));
        // While the game is paused its time stands anyway, and is given back when a player connects; time lost before is not.
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
            // A bot that was to begin later begins later still.
            person.stand_in =
                person.stand_in.map(|from| if from > began { from + lost(began) } else { from });
        }
    }

    /// Makes the round last longer, and leaves enough of it to decide.
    fn give_time(&mut self, lost: u64, at: u64) {
        let earliest = (at + FRESH_START).saturating_sub(self.round_time());
        if let Some(table) = self.table.as_mut().filter(|table| !table.game.is_over()) {
            table.round_since = (table.round_since + lost).max(earliest);
        }
    }

    /// Tells whether a player is there and plays, or waits for the others.
    pub(super) fn is_somebody_playing(&self) -> bool {
        self.people().any(|(_, person)| person.node.is_some() && !person.is_replaced())
    }

    /// Returns the time for a round in milliseconds; without a clock there is no end of it.
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
