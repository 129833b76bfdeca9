//! Entries that are due without a command: bots decide, time runs out, people stay away.

use std::panic::{AssertUnwindSafe, catch_unwind};

use sideboards_bots::Level;
use sideboards_protocol::{Secret, Stage, seat_number};
use sideboards_rules::{Decision, Seat, Viewer};

use super::occupant::SUBSTITUTE;
use super::{By, Entry, Person, Room, RoomGame};

/// How long a bot's decision is left to the node where the thinking began.
const THINKING_IS_LATE: u64 = 5_000;

/// How long a stand-in waits for its person to return, in milliseconds.
pub(super) const RETURN_TIME: u64 = 10_000;

/// A decision that a bot has to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) level: Level,
    by: By,
    /// The version of the hand to decide about.
    pub(crate) since: u64,
}

impl Room {
    /// Returns the next entry that is due.
    pub(crate) fn overdue(&self, now: u64, draw: impl Fn() -> Secret) -> Option<Entry> {
        let due = match self.stage() {
            Stage::Playing => {
                self.agreed_end().or_else(|| self.leaver(now)).or_else(|| self.highlighted(now))
            }
            Stage::Gathering | Stage::Over => self.overdue_between_games(now, draw),
        };
        due.or_else(|| self.heir(now))
    }

    /// Returns the seats for which bots have to decide now.
    pub(crate) fn thoughts(&self, now: u64) -> Vec<Thought> {
        let Some(table) = self.running().filter(|_| !self.is_paused()) else { return Vec::new() };
        let is_over = self.deadline().is_some_and(|deadline| deadline <= now);
        let thought = |seat: Seat| {
            let occupant = &self.occupants[seat.index()];
            let (level, by) = match occupant.bot() {
                Some(_) if occupant.bot_from() > now && !is_over => return None,
                Some(level) => (level, By::Bot),
                None if self.is_outvoted(seat) => (SUBSTITUTE, By::Others),
                None if is_over && table.highlights[seat].is_none() => (SUBSTITUTE, By::Clock),
                None => return None,
            };
            Some(Thought { seat, level, by, since: table.since[seat] })
        };
        table.waiting().filter_map(thought).collect()
    }

    /// Prepares a bot's thinking, which no longer needs the room and can run elsewhere.
    pub(crate) fn think(&self, thought: Thought) -> Option<impl FnOnce() -> Decision + Send + use<>> {
        let table = self.running()?;
        let game = table.game.clone();
        // A bot's random choices follow from the seed, which is secret until the end.
        let number = table.record.decisions().len() * 8 + thought.seat.index();
        let seed = table.record.seed().child(number as u32);
        Some(move || {
            let view = game.view(Viewer::Seat(thought.seat));
            let decide = || thought.level.bot(&seed).decide(&view);
            // A faulty bot must not freeze a table.
            catch_unwind(AssertUnwindSafe(decide)).unwrap_or_else(|_| view.legal().choice(0).into())
        })
    }

    /// Carries out a bot's decision, if it is still wanted. A decision from before the log went back may be about
    /// another hand of the same version.
    pub(crate) fn conclude(&self, thought: Thought, decision: &Decision, now: u64) -> Option<Entry> {
        let is_possible = self.running()?.game.check(thought.seat, decision).is_ok();
        let decision = self.content.deck().text(decision).to_string();
        let is_asked_for = is_possible && self.thoughts(now).contains(&thought);
        is_asked_for.then_some(Entry::Decided { seat: seat_number(thought.seat), decision, by: thought.by })
    }

    /// Returns when something is due without a command.
    pub(crate) fn due(&self) -> Option<u64> {
        let graces = self.people().filter(|(_, person)| person.node.is_none());
        let grace = |(_, person): (Seat, &Person)| self.patience(person);
        match self.running() {
            Some(table) => {
                if self.is_paused() {
                    return None;
                }
                let is_awaited = self.has_active_player() || is_broken!(BotsFinishAlone);
                let absent =
                    graces.filter(|(_, person)| is_awaited && !person.is_replaced()).map(grace).min();
                let bots = table.waiting().filter_map(|seat| {
                    let occupant = &self.occupants[seat.index()];
                    (occupant.bot().is_some() || self.is_outvoted(seat)).then(|| occupant.bot_from())
                });
                // This node's bots begin at once, or at their appointed time; other nodes take over if no decision
                // follows.
                let thinking =
                    |from: u64| if from > self.touched { from } else { self.touched + THINKING_IS_LATE };
                let thinking = bots.map(thinking).min();
                [absent, thinking, self.deadline(), self.succession()].into_iter().flatten().min()
            }
            None => self.due_between_games().into_iter().chain(self.succession()).min(),
        }
    }

    /// Returns when the time for this round is over; none while the game is paused.
    pub(crate) fn deadline(&self) -> Option<u64> {
        self.agreed_deadline().filter(|_| !self.is_paused())
    }

    /// Returns when the time for this round is over, if there is a clock.
    pub(super) fn agreed_deadline(&self) -> Option<u64> {
        let table = self.running()?;
        Some(table.round_since + u64::from(self.settings.round_seconds?) * 1000)
    }

    /// Returns whether a seat has exceeded its agreed time: away beyond the grace period, or over time.
    pub(super) fn is_overdue(&self, seat: Seat, now: u64) -> bool {
        let is_away = |person: &Person| person.node.is_none() && self.patience(person) <= now;
        let is_late = self.deadline().is_some_and(|deadline| deadline <= now);
        is_late && self.is_waiting_for(seat) || self.occupants[seat.index()].person().is_some_and(is_away)
    }

    /// Returns the departure of people whose connection was on a dead node.
    pub(crate) fn orphan(&self, is_alive: impl Fn(&str, u64) -> bool) -> Option<Entry> {
        let is_orphan =
            |person: &Person| person.node.as_ref().is_some_and(|node| !is_alive(node, person.came));
        let (seat, _) = self.people().find(|(_, person)| is_orphan(person))?;
        Some(Entry::Went { seat: seat_number(seat) })
    }

    /// Returns a bot's takeover for a person away too long, if others wait for the decision.
    fn leaver(&self, now: u64) -> Option<Entry> {
        if !self.has_active_player() && !is_broken!(BotsFinishAlone) {
            return None;
        }
        let is_away =
            |person: &Person| person.node.is_none() && !person.is_replaced() && self.patience(person) <= now;
        let (seat, _) = self.people().find(|(_, person)| is_away(person))?;
        Some(Entry::Replaced { seat: seat_number(seat) })
    }

    /// Returns the draft of a person whose time is over, as a decision.
    fn highlighted(&self, now: u64) -> Option<Entry> {
        let table = self.running()?;
        self.deadline().filter(|deadline| *deadline <= now)?;
        let is_own = |seat: &Seat| self.occupants[seat.index()].bot().is_none();
        let laid = |seat| table.highlights[seat].map(|choice| (seat, choice));
        let (seat, choice) = table.waiting().filter(is_own).find_map(laid)?;
        let decision = self.content.deck().text(&choice).to_string();
        Some(Entry::Decided { seat: seat_number(seat), decision, by: By::Clock })
    }

    /// Returns the succession of a connected person to a host who is absent or has left.
    fn heir(&self, now: u64) -> Option<Entry> {
        self.succession().filter(|at| *at <= now)?;
        let host = self.host_seat()?;
        self.next_host(host.index()).map(|seat| Entry::Host { seat: seat_number(seat) })
    }

    /// Returns when another person becomes the host.
    fn succession(&self) -> Option<u64> {
        let host = self.host_seat()?;
        let person = self.occupants[host.index()].person()?;
        let from = if person.has_left {
            Some(self.touched)
        } else {
            person.node.is_none().then(|| self.patience(person))
        };
        from.filter(|_| self.next_host(host.index()).is_some())
    }

    fn host_seat(&self) -> Option<Seat> {
        self.host.and_then(|key| self.seat_of(key))
    }

    /// Returns until when a person may be away.
    pub(super) fn patience(&self, person: &Person) -> u64 {
        person.gone_since + u64::from(self.settings.grace_seconds) * 1000
    }

    pub(super) fn people(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let seated = self.occupants.iter().enumerate();
        seated.filter_map(|(index, occupant)| Some((Seat::new(index), occupant.person()?)))
    }
}

impl RoomGame {
    /// Returns the seats that the table waits for.
    fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.game.setup().players().seats().filter(|seat| self.game.is_waiting_for(*seat))
    }
}
