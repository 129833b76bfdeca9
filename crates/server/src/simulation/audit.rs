//! Checks everything that becomes durable and everything that nodes send, and reports violations.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard};

use sideboards_protocol::{Deed, Occupant, SeatNumber, Stage, Update, seat_number, seat_of};
use sideboards_rules::{Round, Seat};

use super::health::{Health, Outage};
use super::mirror::{Mirror, Untrue, lines};
use super::report::Report;
use crate::room::{By, Entry, Key, LogLine, Room};
use crate::storage::Append;
use crate::storage::simulated::Tables;

/// The time of the database when a world begins, in milliseconds since 1970.
const BEGINNING: u64 = 1_800_000_000_000;

/// Maximum time between judging and storing, and maximum offset of node clocks, in milliseconds.
const DELAY: u64 = 5_000;
const INACCURACY: u64 = 1_500;

/// How long a game may go on after its last player has gone, in milliseconds: nodes must first be taken for dead.
const DESERTED: u64 = 40_000;

/// How long a person must have been connected before all nodes have to know, in milliseconds.
const SETTLED: u64 = 10_000;

/// How long a node must have been healthy before an unhealthy answer is a violation, in milliseconds.
const RECOVERED: u64 = 10_000;

/// How long an outage must be to count at any phase of the heartbeats, in milliseconds.
const LONG_SHARED: u64 = 10_000;
const LONG_FILE: u64 = 18_000;

/// How long nodes may take to notice that the database was restored while they ran, in milliseconds.
const HEARTBEAT: u64 = 5_000;

/// Least time to decide after an outage, in milliseconds.
const FRESH_START: u64 = 10_000;

/// How long a player has in a game without a clock before a bot may place, in milliseconds.
const UNHURRIED: u64 = 60_000;

/// Observes the whole world.
#[derive(Debug)]
pub(crate) struct Audit {
    report: Arc<Report>,
    is_shared: bool,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    health: Health,
    rooms: BTreeMap<String, Mirror>,
    arrivals: BTreeMap<u64, Arrival>,
    last_arrival: u64,
}

/// A person who has said hello.
#[derive(Debug)]
struct Arrival {
    room: String,
    token: String,
    node: usize,
    /// When it was let in; before that the node may not know of it.
    since: Option<u64>,
}

impl Audit {
    pub(super) fn new(report: Arc<Report>, is_shared: bool, nodes: usize) -> Self {
        let state = State {
            health: Health::new(nodes),
            rooms: BTreeMap::new(),
            arrivals: BTreeMap::new(),
            last_arrival: 0,
        };
        Self { report, is_shared, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().expect("lock is never poisoned")
    }

    /// Returns the time of the database.
    pub(crate) fn time(&self) -> u64 {
        BEGINNING + self.report.elapsed()
    }

    pub(crate) fn elapsed(&self) -> u64 {
        self.report.elapsed()
    }

    /// Changes the state of the nodes.
    pub(super) fn change_health(&self, change: impl FnOnce(&mut Health)) {
        let now = self.report.elapsed();
        self.state().health.change(now, change);
    }

    /// Returns the total time for which a node was stopped.
    pub(super) fn stopped(&self, node: usize) -> u64 {
        self.state().health.stopped(node, self.report.elapsed())
    }

    /// Inspects a room as the world knows it.
    pub(super) fn look<T>(&self, room: &str, look: impl FnOnce(&Room) -> T) -> Option<T> {
        self.state().rooms.get(room).map(|mirror| look(&mirror.room))
    }

    pub(super) fn rooms(&self) -> Vec<String> {
        self.state().rooms.keys().cloned().collect()
    }

    /// Notes that the database refuses writes for a room.
    pub(super) fn curse(&self, room: &str, until: u64) {
        if let Some(mirror) = self.state().rooms.get_mut(room) {
            mirror.cursed_until = until;
        }
    }

    /// Records a hello, and returns a number for it.
    pub(super) fn arrive(&self, room: &str, token: &str, node: usize) -> u64 {
        let mut state = self.state();
        state.last_arrival += 1;
        let (number, token) = (state.last_arrival, token.to_owned());
        state.arrivals.insert(number, Arrival { room: room.to_owned(), token, node, since: None });
        state.note_desertion(room, self.report.elapsed());
        number
    }

    /// Records that a person was let in.
    pub(super) fn let_in(&self, number: u64) {
        let now = self.report.elapsed();
        if let Some(arrival) = self.state().arrivals.get_mut(&number) {
            arrival.since.get_or_insert(now);
        }
    }

    pub(super) fn depart(&self, number: u64) {
        let mut state = self.state();
        let now = self.report.elapsed();
        if let Some(arrival) = state.arrivals.remove(&number) {
            state.note_desertion(&arrival.room, now);
        }
    }

    /// Records a durable append and checks it.
    pub(crate) fn committed(&self, append: &Append) {
        let now = self.report.elapsed();
        Report::count(&self.report.counts.commits);
        let mut state = self.state();
        let State { health, rooms, arrivals, .. } = &mut *state;
        let mirror = rooms.entry(append.room.clone()).or_insert_with(|| Mirror::new(&append.room));
        let here = arrivals.values().filter(|arrival| arrival.room == append.room).collect();
        let trial = Trial { is_shared: self.is_shared, now, at: append.at, health, arrivals: here };
        self.report
            .note(|| format!("stored {} #{} at {}", append.room, append.number, append.at % 1_000_000));
        for line in lines(&append.lines) {
            self.report.note(|| format!("    {line:?}"));
            if let Err(wrong) = trial.judge(mirror, &line) {
                self.report.violate(format!("{}: {wrong}", append.room));
            }
            if let Err(error) = mirror.room.apply(&line, append.at) {
                self.report.violate(format!("{}: the log cannot be read: {error}", append.room));
            }
            mirror.commands.extend(line.command.map(|command| (command.id, mirror.room.version())));
        }
        mirror.remember(now);
        for _ in &append.finished {
            Report::count(&self.report.counts.games);
        }
        state.note_desertion(&append.room, now);
    }

    /// Records that the database has gone back.
    pub(crate) fn restored(&self, tables: &Tables, backed_up: u64) {
        let now = self.report.elapsed();
        let mut state = self.state();
        for (code, mirror) in &mut state.rooms {
            let log = tables.entries.get(code).map_or(&[][..], Vec::as_slice);
            mirror.go_back(log, |at| at.saturating_sub(BEGINNING).min(now));
            // Nodes have a moment to notice that all players are gone, as after any departure.
            mirror.deserted_since = mirror.deserted_since.map(|_| now);
        }
        state.health.add_outage(Outage { began: backed_up, ended: now, is_restart: true, is_restore: true });
    }

    /// Checks an update that a node sends.
    pub(super) fn told(&self, room: &str, token: Option<&str>, update: &Update) {
        Report::count(&self.report.counts.updates);
        let state = self.state();
        let checked =
            state.rooms.get(room).map_or(Err(Untrue::NeverStored), |room| room.check(token, update));
        let what = match checked {
            Ok(()) => return,
            Err(Untrue::NeverStored) => "was told, but never stored",
            Err(Untrue::Different) => "was told otherwise than it was stored",
            Err(Untrue::Leaking) => "was told with something that depends on hidden cards",
        };
        self.report.violate(format!("{room}: version {} {what}", update.version));
    }

    /// Checks that an accepted command is in the log.
    pub(super) fn acknowledged(&self, room: &str, id: &str, deed: &Deed, version: u64) {
        if !must_be_stored(deed) {
            return;
        }
        let state = self.state();
        let Some(mirror) = state.rooms.get(room) else { return };
        match mirror.commands.get(id) {
            Some(stored) if *stored == version => {}
            _ if mirror.lost.contains(id) => {}
            Some(stored) => self.report.violate(format!(
                "{room}: {id} was accepted with version {version}, but led to version {stored}"
            )),
            None => self.report.violate(format!("{room}: {id} was accepted, but never stored")),
        }
    }

    /// Checks that a node may report that it cannot store anything.
    pub(super) fn unavailable(&self, room: &str, node: usize) {
        let now = self.report.elapsed();
        let state = self.state();
        let is_cursed = state.rooms.get(room).is_some_and(|mirror| mirror.cursed_until + RECOVERED > now);
        let is_well = state.health.well_since(node).is_some_and(|since| since + RECOVERED < now);
        if is_well && !is_cursed {
            self.report.violate(format!("{room}: node {node} is well, but says it is unavailable"));
        }
    }

    /// Checks that a fresh node would find everything acknowledged, and reports violations.
    pub(super) fn check_logs(&self, tables: &Tables) {
        for (code, mirror) in &self.state().rooms {
            let log = tables.entries.get(code).map_or(&[][..], Vec::as_slice);
            let mut fresh = Mirror::new(code);
            fresh.go_back(log, |at| at);
            if fresh.commands != mirror.commands || fresh.room.version() != mirror.room.version() {
                self.report.violate(format!("{code}: the log is not what was stored"));
            }
            if let Some((record, ..)) = fresh.room.finished() {
                let game = format!("{code}-{}", fresh.room.games());
                if tables.games.get(&game).is_none_or(|row| row.record != record.to_string()) {
                    self.report.violate(format!("{game}: a finished game has no record"));
                }
            }
        }
    }
}

impl State {
    /// Records whether any player of a room is present.
    fn note_desertion(&mut self, room: &str, now: u64) {
        let Some(mirror) = self.rooms.get_mut(room) else { return };
        let plays = |arrival: &Arrival| {
            let key = mirror.room.owner(&arrival.token);
            let person =
                |key: Key| mirror.room.seat_of(key).map(|seat| &mirror.room.occupants()[seat.index()]);
            let person = key.and_then(person).and_then(|occupant| occupant.person());
            arrival.room == room && person.is_some_and(|person| !person.is_replaced())
        };
        let is_deserted = !self.arrivals.values().any(plays);
        mirror.deserted_since = mirror.deserted_since.or(Some(now)).filter(|_| is_deserted);
    }
}

/// Returns whether an accepted command always changes something.
fn must_be_stored(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Decide(_)
            | Deed::Rename(_)
            | Deed::AddBot { .. }
            | Deed::Remove(_)
            | Deed::Settings(_)
            | Deed::Nudge(_)
            | Deed::React(_)
    )
}

/// Judges stored entries.
struct Trial<'a> {
    is_shared: bool,
    now: u64,
    /// The time of the entry.
    at: u64,
    health: &'a Health,
    arrivals: Vec<&'a Arrival>,
}

impl Trial<'_> {
    fn judge(&self, mirror: &mut Mirror, line: &LogLine) -> Result<(), String> {
        match &line.entry {
            Entry::Replaced { seat } => self.judge_replacement(mirror, line, *seat),
            Entry::Decided { seat, by: By::Clock, .. } => {
                self.judge_loneliness(mirror)?;
                self.judge_clock(mirror, *seat)
            }
            Entry::Decided { seat, by: By::Bot, .. } => {
                self.judge_loneliness(mirror)?;
                self.judge_bot(mirror, *seat)
            }
            Entry::Decided { seat, by: By::Others, .. } => {
                self.judge_loneliness(mirror)?;
                self.judge_others(mirror, *seat)
            }
            Entry::Left { seat } => Self::judge_leaving(mirror, line, *seat),
            Entry::Freed { seat } if line.command.is_none() => Self::judge_loss(mirror, *seat),
            Entry::Started { .. } => Self::judge_start(mirror),
            Entry::Abandoned => Self::judge_end(mirror, line),
            _ => Ok(()),
        }
    }

    /// Players leave only their own seats, and once. That gives up the grace period: a bot may play at once.
    fn judge_leaving(mirror: &mut Mirror, line: &LogLine, number: SeatNumber) -> Result<(), String> {
        let seat = seat_of(number).ok_or("no such seat")?;
        let occupant = mirror.room.occupants().get(seat.index()).ok_or("the seat is empty")?;
        let person = occupant.person().ok_or("a bot left")?;
        if person.has_left {
            return Err(format!("the owner of seat {number} left twice"));
        }
        if line.command.as_ref().is_none_or(|command| command.by != occupant.key) {
            return Err(format!("the owner of seat {number} left without saying so"));
        }
        let key = occupant.key;
        mirror.replaced.remove(&key);
        Ok(())
    }

    fn judge_replacement(
        &self,
        mirror: &mut Mirror,
        line: &LogLine,
        number: SeatNumber,
    ) -> Result<(), String> {
        let seat = seat_of(number).ok_or("no such seat")?;
        let occupant = mirror.room.occupants().get(seat.index()).ok_or("the seat is empty")?;
        let person = occupant.person().ok_or("a bot was replaced")?;
        if person.is_replaced() {
            return Err(format!("seat {number} was replaced, but a bot already plays it"));
        }
        if line.command.as_ref().is_some_and(|command| command.by == occupant.key) {
            mirror.replaced.remove(&occupant.key);
            return Ok(());
        }
        let key = occupant.key;
        mirror.replaced.insert(key, self.now);
        let is_late = mirror.room.deadline().is_some_and(|deadline| deadline <= self.at);
        let may_be_replaced = is_late && mirror.room.is_waiting_for(seat);
        match self.present_for(&mirror.room, key) {
            Some(time) if time > SETTLED && !may_be_replaced => Err(format!(
                "a bot took seat {number}, whose owner was there for {time} ms and had time left"
            )),
            _ => Ok(()),
        }
    }

    /// Returns how long a person has been present, as far as the nodes can know.
    fn present_for(&self, room: &Room, key: Key) -> Option<u64> {
        let own = self.arrivals.iter().filter(|arrival| room.owner(&arrival.token) == Some(key));
        let since =
            own.filter_map(|arrival| Some(arrival.since?.max(self.health.well_since(arrival.node)?))).min();
        since.map(|since| self.now - since)
    }

    fn judge_loneliness(&self, mirror: &Mirror) -> Result<(), String> {
        // While the database refuses writes for the room, the node of the last player cannot store that they have
        // gone.
        match mirror.deserted_since {
            Some(since) if since.max(mirror.cursed_until) + DESERTED < self.now => Err(format!(
                "the game goes on although all players have been away for {} ms",
                self.now - since
            )),
            _ => Ok(()),
        }
    }

    /// A bot places for a present player only if all others agree, and not in the first minute.
    fn judge_others(&self, mirror: &Mirror, number: SeatNumber) -> Result<(), String> {
        let passed = self.now - mirror.round_began;
        let state = mirror.room.state(None);
        let people = (1..).zip(&state.seats).filter_map(|(seat, who)| match who {
            Occupant::Person(person) => Some((seat, person)),
            Occupant::Bot { .. } => None,
        });
        let agreed = people.clone().find(|(seat, _)| *seat == number).map(|(_, person)| &person.place_for);
        let agreed = agreed.ok_or("a bot is no person")?;
        let others = people.filter(|(seat, person)| *seat != number && person.online && !person.replaced);
        if agreed.is_empty() || !others.map(|(seat, _)| seat).all(|seat: SeatNumber| agreed.contains(&seat)) {
            return Err(format!("a bot placed for seat {number}, and not all others agreed"));
        }
        if passed + DELAY + INACCURACY < UNHURRIED {
            return Err(format!("a bot placed for seat {number} after {passed} ms"));
        }
        Ok(())
    }

    /// A seat is freed without a command only if its owner has left, or does not agree to the game that begins.
    fn judge_loss(mirror: &Mirror, number: SeatNumber) -> Result<(), String> {
        let seat = seat_of(number).ok_or("no such seat")?;
        let owner = mirror.room.occupants().get(seat.index()).and_then(|who| who.person());
        match owner {
            Some(person)
                if mirror.room.stage() != Stage::Playing && (person.has_left || !person.is_ready) =>
            {
                Ok(())
            }
            _ => Err(format!("seat {number} was taken from its owner")),
        }
    }

    /// After a game, only people who agree, to these terms, and have not left are dealt in.
    fn judge_start(mirror: &Mirror) -> Result<(), String> {
        let is_idle = |person: &crate::room::Person| {
            !person.is_ready || person.has_left || mirror.room.is_lapsed(person)
        };
        let has_idle = mirror.room.occupants().iter().any(|who| who.person().is_some_and(is_idle));
        if mirror.room.stage() == Stage::Over && has_idle {
            return Err("a person was dealt in without agreeing".to_owned());
        }
        Ok(())
    }

    /// Only the host ends a game alone, and only before any card is open.
    fn judge_end(mirror: &Mirror, line: &LogLine) -> Result<(), String> {
        let state = mirror.room.state(None);
        let is_alone = line.command.as_ref().is_some_and(|command| {
            mirror.room.seat_of(command.by).map(seat_number) == state.host
                && mirror.room.round() == Some(Round::Start)
        });
        let agrees = |who: &Occupant| match who {
            Occupant::Person(person) => person.ends || person.replaced,
            Occupant::Bot { .. } => true,
        };
        if is_alone || state.seats.iter().all(agrees) {
            return Ok(());
        }
        Err("a game was ended, and not all players agreed".to_owned())
    }

    fn judge_bot(&self, mirror: &Mirror, number: SeatNumber) -> Result<(), String> {
        let seat = seat_of(number).ok_or("no such seat")?;
        let occupant = &mirror.room.occupants()[seat.index()];
        let Some(person) = occupant.person() else { return Ok(()) };
        if !person.is_replaced() {
            return Err(format!("a bot decided for seat {number}, whose owner is playing it"));
        }
        let is_late = mirror.room.deadline().is_some_and(|deadline| deadline <= self.at);
        match mirror.replaced.get(&occupant.key) {
            Some(since) if !is_late && self.now < since + FRESH_START - DELAY - INACCURACY => {
                Err(format!("the bot on seat {number} left its owner no time to come back"))
            }
            _ => Ok(()),
        }
    }

    fn judge_clock(&self, mirror: &Mirror, number: SeatNumber) -> Result<(), String> {
        let seconds = mirror.room.state(None).settings.round_seconds.ok_or("there is no clock")?;
        let counts = |outage: &&Outage| {
            let long = if self.is_shared { LONG_SHARED } else { LONG_FILE };
            outage.ended > mirror.round_began
                && (outage.ended - outage.began > long || outage.is_restart && !self.is_shared)
        };
        let outages: Vec<&Outage> = self.health.outages().iter().filter(counts).collect();
        let lost = total(outages.iter().map(|outage| (outage.began.max(mirror.round_began), outage.ended)));
        let passed = (self.now - mirror.round_began).saturating_sub(lost);
        let is_unknown = |outage: &&Outage| outage.is_restore && self.now < outage.ended + HEARTBEAT;
        if self.is_shared && outages.last().is_some_and(is_unknown) {
            // Nodes that run while the database is restored notice it with their next heartbeat.
            return Ok(());
        }
        if passed + DELAY + INACCURACY < u64::from(seconds) * 1000 {
            return Err(format!(
                "seat {number} had {passed} ms of {seconds} s, and {lost} ms without a server"
            ));
        }
        match outages.last() {
            Some(last) if self.now + INACCURACY < last.ended + FRESH_START => {
                Err(format!("seat {number} had only {} ms after an outage", self.now - last.ended))
            }
            _ => Ok(()),
        }
    }
}

/// Adds up intervals that may overlap.
fn total(intervals: impl Iterator<Item = (u64, u64)>) -> u64 {
    let mut intervals: Vec<(u64, u64)> = intervals.collect();
    intervals.sort_unstable();
    let (mut total, mut until) = (0, 0);
    for (from, to) in intervals {
        total += to.saturating_sub(from.max(until));
        until = until.max(to);
    }
    total
}

/// Returns the seat of a token if the table waits for it.
pub(super) fn is_awaited(room: &Room, token: &str) -> Option<Seat> {
    let seat = room.owner(token).and_then(|key| room.seat_of(key))?;
    room.is_waiting_for(seat).then_some(seat)
}
