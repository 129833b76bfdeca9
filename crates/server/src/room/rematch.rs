//! How the next game begins: everyone who is present agrees, or the host calls it.

use sideboards_protocol::{RefusalCode, Refused, Secret, Stage, seat_number};
use sideboards_rules::{Seat, Seed, Setup};

use super::judge::bad_settings;
use super::{Entry, Key, Occupant, Person, Room, Verdict};

/// How long people have to agree after the host's call, in milliseconds: in a live game, and at leisure.
const CALL: u64 = 15_000;
const CALL_AT_LEISURE: u64 = 24 * 60 * 60 * 1000;

/// How long after a game the seats of people who left are freed, in milliseconds.
const CURTAIN: u64 = 3_000;

/// Maximum number of games in a room: its log has to be read again now and then.
const MOST_GAMES: u32 = 100;

/// Minimum number of seats for a game.
const FEWEST: usize = 2;

impl Room {
    /// Judges a person's agreement to the next game, or its withdrawal.
    pub(super) fn judge_ready(&self, seat: Seat, version: u64, ready: bool) -> Result<Verdict, Refused> {
        self.between_games()?;
        if ready {
            self.same_terms(version)?;
        }
        let is_known = |person: &Person| person.is_ready == ready && !self.is_lapsed(person);
        let is_known = self.occupants[seat.index()].person().is_none_or(is_known);
        if is_known {
            return Ok(Verdict::Nothing);
        }
        Ok(Verdict::Happens(Entry::Ready { seat: seat_number(seat), ready }))
    }

    /// Judges the host's start. The first game begins at once, later ones after a moment, with all who have agreed
    /// by then.
    pub(super) fn judge_start(
        &self,
        key: Key,
        seat: Seat,
        now: u64,
        draw: impl Fn() -> Secret,
    ) -> Result<Verdict, Refused> {
        self.host_between_games(key)?;
        if self.stage() == Stage::Gathering {
            return self.deal(draw).map(Verdict::Happens);
        }
        self.check_deal(self.occupants.len())?;
        if self.starts.is_some() {
            return Ok(Verdict::Nothing);
        }
        Ok(Verdict::Happens(self.call(seat, now)))
    }

    /// Returns the host's call: people have some time to agree.
    pub(super) fn call(&self, host: Seat, now: u64) -> Entry {
        let time = if self.is_live() { CALL } else { CALL_AT_LEISURE.min(self.round_time()) };
        Entry::Called { seat: seat_number(host), starts: now + time }
    }

    /// Deals to all occupants.
    pub(super) fn deal(&self, draw: impl Fn() -> Secret) -> Result<Entry, Refused> {
        self.check_deal(self.occupants.len())?;
        let (seed, secrets) = self.draw_seed(draw);
        let goals = self.settings.goals.resolve(&self.content, &seed).map_err(bad_settings)?;
        Ok(Entry::Started { seed: seed.to_string(), goals: goals.numbers(), secrets: Some(secrets) })
    }

    /// Checks that a number of players can be dealt to.
    fn check_deal(&self, players: usize) -> Result<(), Refused> {
        if players < FEWEST {
            return Err(Refused::new(RefusalCode::TooFew, "a game needs at least two players; bots count"));
        }
        if self.games == MOST_GAMES {
            return Err(Refused::new(RefusalCode::Exhausted, "no more games in this room; open a new one"));
        }
        let goals = self.settings.goals.resolve(&self.content, &Seed([0; 32])).map_err(bad_settings)?;
        // A small box has too few cards for the variant at a large table.
        Setup::new(&self.content, players, self.settings.variant, goals).map_err(bad_settings)?;
        Ok(())
    }

    /// Returns the entry due between games: seats of people who left are freed, and the next game begins with those
    /// who agree.
    pub(super) fn overdue_between_games(&self, now: u64, draw: impl Fn() -> Secret) -> Option<Entry> {
        if let Some(entry) = self.after_new_terms(now) {
            return Some(entry);
        }
        if let Some((at, step)) = self.meeting_step() {
            return (at <= now).then(|| self.take_step(step, now, draw)).flatten();
        }
        let free = |seat| Entry::Freed { seat: seat_number(seat) };
        if self.departure().is_some_and(|at| at <= now) {
            return self.find_person(|person| person.has_left).map(free);
        }
        if self.rematch_at().is_some_and(|at| at <= now) {
            let idle = self.find_person(|person| !person.is_ready && !is_broken!(RematchDealsEveryone));
            return idle.map(free).or_else(|| self.deal(draw).ok());
        }
        self.starts.filter(|starts| *starts <= now).map(|_| Entry::CallEnded)
    }

    /// Returns when an entry between games is due.
    pub(super) fn due_between_games(&self) -> Option<u64> {
        let after_new_terms = self.after_new_terms(self.touched).map(|_| self.touched);
        if let Some((at, _)) = self.meeting_step() {
            return Some(after_new_terms.map_or(at, |earlier| earlier.min(at)));
        }
        [after_new_terms, self.departure(), self.rematch_at(), self.starts].into_iter().flatten().min()
    }

    /// Returns when the seats of players who left are freed. The others see the last round first: events from
    /// before a renumbering cannot be sent after it.
    fn departure(&self) -> Option<u64> {
        self.find_person(|person| person.has_left)?;
        Some(self.table.as_ref().map_or(self.touched, |table| table.round_since + CURTAIN))
    }

    /// Returns when the next game begins by itself: when everyone expected to agree has done so, or when the host's
    /// call ends.
    fn rematch_at(&self) -> Option<u64> {
        let has_ready = self.find_person(|person| person.is_ready).is_some();
        if self.stage() != Stage::Over || !has_ready {
            return None;
        }
        let plays = |who: &&Occupant| who.person().is_none_or(|person| person.is_ready);
        self.check_deal(self.occupants.iter().filter(plays).count()).ok()?;
        let undecided = self.people().filter(|(_, person)| !person.is_ready);
        let all_decided =
            undecided.map(|(_, person)| self.expected_until(person)).max().unwrap_or(self.touched);
        Some(all_decided.min(self.starts.unwrap_or(u64::MAX))).filter(|at| *at < u64::MAX)
    }

    /// Returns until when the next game waits for a person: while the person is online or may be about to return;
    /// at leisure, where people look in now and then, always.
    fn expected_until(&self, person: &Person) -> u64 {
        match person.node {
            _ if person.has_left => 0,
            None if self.is_live() => self.patience(person),
            Some(_) | None => u64::MAX,
        }
    }

    pub(super) fn find_person(&self, is_meant: impl Fn(&Person) -> bool) -> Option<Seat> {
        self.people().find(|(_, person)| is_meant(person)).map(|(seat, _)| seat)
    }

    /// Returns the next host after a seat: the next person clockwise who is online and has not left.
    pub(super) fn next_host(&self, after: usize) -> Option<Seat> {
        self.next_person(after, |person| person.node.is_some() && !person.has_left)
    }

    /// Finds the next person clockwise. The search ends before the seat where it begins.
    pub(super) fn next_person(&self, after: usize, is_meant: impl Fn(&Person) -> bool) -> Option<Seat> {
        let count = self.occupants.len();
        let seats = (1..count).map(|step| (after + step) % count);
        let is_meant = |index: &usize| self.occupants[*index].person().is_some_and(&is_meant);
        seats.into_iter().find(is_meant).map(Seat::new)
    }
}
