//! The terms of the next game: the settings and who plays. An agreement is to the terms that its giver has seen.

use sideboards_protocol::{RefusalCode, Refused, seat_number};

use super::{BrokenLog, Entry, Key, LogLine, Person, Room, Who};

impl Room {
    /// Notes a change of the terms, before it is applied. People keep their agreement to what they change themselves.
    ///
    /// It clears no agreement: that is an entry of its own, so that stored logs keep their meaning.
    pub(super) fn note_terms(&mut self, line: &LogLine, version: u64) -> Result<(), BrokenLog> {
        let by = line.command.as_ref().map(|command| command.by);
        let key_of = |seat| self.index(seat).map(|index| self.occupants[index].key);
        let authors: [Option<Key>; 2] = match &line.entry {
            Entry::Settings(settings) if *settings == self.settings => return Ok(()),
            // Those who leave, and those who do not agree, do not play: that is part of what the others agree to.
            Entry::Freed { seat } if by.is_none() || by == Some(key_of(*seat)?) => return Ok(()),
            // Among strangers, bots take free seats because everyone has agreed to it.
            Entry::BotAdded { .. } if by.is_none() => return Ok(()),
            Entry::Settings(_) | Entry::Sat { .. } | Entry::BotAdded { .. } | Entry::Freed { .. } => {
                [by, None]
            }
            // Both asked for it.
            Entry::Swapped { seat, with } => [Some(key_of(*seat)?), Some(key_of(*with)?)],
            _ => return Ok(()),
        };
        let before = std::mem::replace(&mut self.terms_since, version);
        for occupant in &mut self.occupants {
            if let Who::Person(person) = &mut occupant.who
                && person.agreed >= before
                && authors.contains(&Some(occupant.key))
            {
                person.agreed = version;
            }
        }
        Ok(())
    }

    /// Returns whether a person agrees to terms that have changed since.
    pub(crate) const fn is_lapsed(&self, person: &Person) -> bool {
        person.is_ready && person.agreed < self.terms_since
    }

    /// Checks that a person has seen the terms.
    pub(super) fn same_terms(&self, version: u64) -> Result<(), Refused> {
        if version >= self.terms_since {
            return Ok(());
        }
        let message = format!("the settings or the players have changed in version {}", self.terms_since);
        Err(Refused::new(RefusalCode::Outdated, message))
    }

    /// Returns the next entry that a change of the terms leads to: the host's call starts again, as long as the host
    /// stands by it, and the agreements of the others end.
    pub(super) fn after_new_terms(&self, now: u64) -> Option<Entry> {
        let caller = self.call.filter(|(version, _)| self.starts.is_some() && *version < self.terms_since);
        if let Some((_, key)) = caller {
            let stands = |person: &Person| person.is_ready;
            let seat =
                self.seat_of(key).filter(|seat| self.occupants[seat.index()].person().is_some_and(stands));
            return Some(seat.map_or(Entry::CallEnded, |seat| self.call(seat, now)));
        }
        let lapsed = self.find_person(|person| self.is_lapsed(person))?;
        Some(Entry::Ready { seat: seat_number(lapsed), ready: false })
    }
}
