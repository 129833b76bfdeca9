//! Applies entries about people: host, presence, nudges, reactions, leaving.

use sideboards_protocol::{Happening, SeatLoss, SeatNumber, seat_number};
use sideboards_rules::Seat;

use super::super::company::MAX_FORMER;
use super::super::{Entry, LogLine, Room, VersionEvents, Who};
use super::BrokenLog;

impl Room {
    /// Applies an entry about people.
    pub(super) fn apply_company(
        &mut self,
        entry: &Entry,
        at: u64,
        happened: &mut VersionEvents,
    ) -> Result<(), BrokenLog> {
        match entry {
            Entry::Host { seat } => {
                self.host = Some(self.occupants[self.index(*seat)?].key);
                happened.open.push(Happening::Host { seat: *seat });
            }
            Entry::Came { seat, node } => {
                let person = self.person(*seat)?;
                (person.node, person.came) = (Some(node.clone()), at);
                happened.open.push(Happening::Came { seat: *seat });
            }
            Entry::Went { seat } => {
                let person = self.person(*seat)?;
                (person.node, person.gone_since) = (None, at);
                happened.open.push(Happening::Went { seat: *seat });
            }
            Entry::Returned { seat } => {
                let person = self.person(*seat)?;
                (person.stand_in, person.has_left) = (None, false);
                happened.open.push(Happening::Returned { seat: *seat });
            }
            Entry::Left { seat } => {
                let person = self.person(*seat)?;
                (person.stand_in, person.has_left) = (Some(at), true);
                happened.open.push(Happening::Left { seat: *seat });
                self.hand_on_host(self.index(*seat)?, happened);
            }
            Entry::Ready { seat, ready } => {
                self.person(*seat)?.set_ready(*ready, happened.version);
                happened.open.push(Happening::Ready { seat: *seat, ready: *ready });
            }
            Entry::Called { seat, starts } => {
                self.person(*seat)?.set_ready(true, happened.version);
                self.starts = Some(*starts);
                self.call = Some((happened.version, self.occupants[self.index(*seat)?].key));
                happened.open.push(Happening::Starting { at: *starts });
            }
            Entry::CallEnded => self.starts = None,
            Entry::CheckBegan { until } => {
                self.starts = Some(*until);
                happened.open.push(Happening::Starting { at: *until });
            }
            Entry::CheckEnded => self.end_check(at),
            Entry::SwapWanted { seat, with } => {
                let wanted = with.map(|with| self.index(with)).transpose()?;
                self.person(*seat)?.wants = wanted.map(|index| self.occupants[index].key);
                happened.open.push(Happening::SwapWanted { seat: *seat, with: *with });
            }
            Entry::Locked { locked } => {
                self.locked = *locked;
                happened.open.push(Happening::Locked { locked: *locked });
            }
            Entry::BotWanted { seat, by } => {
                let (game_seat, key) = (self.game_seat(*seat)?, self.occupants[self.index(*by)?].key);
                self.playing()?.bot_wanted[game_seat].push(key);
                happened.open.push(Happening::BotWanted { seat: *seat, by: *by });
            }
            Entry::Nudged { seat, by } => {
                let key = |seat| Ok(self.occupants[self.index(seat)?].key);
                let pair = (key(*by)?, key(*seat)?);
                self.playing()?.nudges.push(pair);
                happened.open.push(Happening::Nudged { seat: *seat, by: *by });
            }
            Entry::Reacted { seat, reaction } => {
                self.person(*seat)?.reacted = Some(at);
                happened.open.push(Happening::Reacted { seat: *seat, reaction: *reaction });
            }
            Entry::EndWanted { seat, wanted } => {
                self.person(*seat)?.wants_end = *wanted;
                happened.open.push(Happening::EndWanted { seat: *seat, wanted: *wanted });
            }
            Entry::Abandoned => {
                self.abandon();
                happened.open.push(Happening::Abandoned);
            }
            _ => return Err(BrokenLog::new("an entry about something else")),
        }
        Ok(())
    }

    /// Passes hosting on at once when the host leaves, if there is another person.
    fn hand_on_host(&mut self, index: usize, happened: &mut VersionEvents) {
        if self.host != Some(self.occupants[index].key) {
            return;
        }
        if let Some(heir) = self.heir_of(index) {
            self.host = Some(self.occupants[heir.index()].key);
            happened.open.push(Happening::Host { seat: seat_number(heir) });
        }
    }

    /// Returns the new host when a seat is given up: the next person clockwise, preferably one who is online.
    pub(super) fn heir_of(&self, index: usize) -> Option<Seat> {
        self.next_host(index)
            .or_else(|| self.next_person(index, |person| !person.has_left))
            .or_else(|| self.next_person(index, |_| self.running().is_none()))
    }

    /// Remembers how a person lost a seat, to report it later.
    pub(super) fn note_loss(&mut self, line: &LogLine, seat: SeatNumber) -> Result<(), BrokenLog> {
        let index = self.index(seat)?;
        let Some(person) = self.occupants[index].person() else { return Ok(()) };
        let loss = match &line.command {
            Some(command) if command.by != self.occupants[index].key => SeatLoss::Removed,
            None if !person.has_left => SeatLoss::NotReady,
            Some(_) | None => SeatLoss::Left,
        };
        let token = person.token.clone();
        if self.former.len() == MAX_FORMER {
            self.former.pop_front();
        }
        self.former.push_back((token, loss));
        Ok(())
    }

    /// Returns to the lobby without a result.
    fn abandon(&mut self) {
        self.table = None;
        for occupant in &mut self.occupants {
            if let Who::Person(person) = &mut occupant.who {
                person.begin_anew();
            }
        }
    }
}
