//! Applies entries to a room.

mod company;

use std::sync::Arc;

use sideboards_protocol::{Happening, SeatNumber, seat_number, seat_of};
use sideboards_rules::{Choice, Content, Decision, Event, Notation, PerSeat, Record, Seat, Seed, Setup};
use thiserror::Error;

use super::clock::RETURN_TIME;
use super::{
    By, Entry, LogLine, MAX_RECENT_VERSIONS, Occupant, Person, Room, RoomGame, StartSecrets, VersionEvents,
    Who,
};

/// A log that no server can have written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub(crate) struct BrokenLog(String);

impl BrokenLog {
    pub(crate) fn new(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }
}

impl Room {
    /// Applies an entry.
    pub(crate) fn apply(&mut self, line: &LogLine, at: u64) -> Result<(), BrokenLog> {
        let mut happened = VersionEvents { version: self.version + 1, open: Vec::new(), events: Vec::new() };
        self.note_terms(line, happened.version)?;
        self.carry_out(line, at, &mut happened)?;
        self.touched = at;
        self.note_pause(at);
        self.remember(line, happened);
        Ok(())
    }

    fn carry_out(&mut self, line: &LogLine, at: u64, happened: &mut VersionEvents) -> Result<(), BrokenLog> {
        match &line.entry {
            Entry::Opened(settings) => self.settings = settings.clone(),
            Entry::OpenedForStrangers { players, settings } => self.open_for_strangers(*players, settings),
            Entry::OpenedWith { settings, content } => {
                self.content = Arc::new(Content::parse(content).map_err(BrokenLog::new)?);
                self.file = Some(content.as_str().into());
                self.settings = settings.clone();
            }
            Entry::Sat { name, token, player } => {
                let person = Person::new(name.clone(), token.clone(), player.clone(), at);
                self.note_first_stranger(at);
                let seat = self.sit(Who::Person(person))?;
                let name = self.occupants[usize::from(seat) - 1].name();
                happened.open.push(Happening::Sat { seat, name });
            }
            Entry::BotAdded { level } => {
                let seat = self.sit(Who::Bot(*level))?;
                happened.open.push(Happening::BotAdded { seat, level: *level });
            }
            Entry::Freed { seat } => {
                self.renumbered = happened.version;
                self.note_loss(line, *seat)?;
                self.free(*seat, happened)?;
            }
            Entry::Swapped { seat, with } => self.swap(*seat, *with, happened)?,
            Entry::Renamed { seat, name } => {
                self.person(*seat)?.name.clone_from(name);
                happened.open.push(Happening::Renamed { seat: *seat, name: name.clone() });
            }
            Entry::Settings(settings) => {
                self.settings = settings.clone();
                happened.open.push(Happening::SettingsChanged);
            }
            Entry::Replaced { seat } => {
                let left = self.was_issued_by(line, *seat)?;
                // An absent person may be on the way back; one who left is not.
                self.person(*seat)?.stand_in = Some(if left { at } else { at + RETURN_TIME });
                happened.open.push(Happening::Replaced { seat: *seat });
            }
            entry @ (Entry::Host { .. }
            | Entry::Came { .. }
            | Entry::Went { .. }
            | Entry::Returned { .. }
            | Entry::Left { .. }
            | Entry::Ready { .. }
            | Entry::Called { .. }
            | Entry::CallEnded
            | Entry::CheckBegan { .. }
            | Entry::CheckEnded
            | Entry::SwapWanted { .. }
            | Entry::Locked { .. }
            | Entry::BotWanted { .. }
            | Entry::Nudged { .. }
            | Entry::Reacted { .. }
            | Entry::EndWanted { .. }
            | Entry::Abandoned) => self.apply_company(entry, at, happened)?,
            Entry::Resumed { began, ended } => self.resume(*began, *ended, at),
            Entry::SecretDrawn { secret } => self.next_secret = Some((*secret).into()),
            Entry::NonceAdded { seat, nonce } => {
                self.person(*seat)?.nonce = Some(nonce.clone());
                happened.open.push(Happening::NonceAdded { seat: *seat });
            }
            Entry::Started { seed, goals, secrets } => self.start(seed, *goals, *secrets, at, happened)?,
            Entry::Decided { seat, decision, by } => {
                match by {
                    By::Clock => happened.open.push(Happening::TimeOver { seat: *seat }),
                    By::Others => happened.open.push(Happening::BotPlaced { seat: *seat }),
                    By::Owner | By::Bot => {}
                }
                happened.events = self.decide(self.game_seat(*seat)?, decision, *by, at)?;
            }
            Entry::Highlighted { seat, choice } => self.highlight(*seat, choice.as_deref())?,
        }
        Ok(())
    }

    /// Counts a public event and keeps it for reconnecting clients.
    fn remember(&mut self, line: &LogLine, happened: VersionEvents) {
        self.entries_since_deal += 1;
        // Drafts are private; not even their existence is public.
        if !matches!(line.entry, Entry::Highlighted { .. }) {
            self.version = happened.version;
            if self.recent.len() == MAX_RECENT_VERSIONS {
                self.recent.pop_front();
            }
            self.recent.push_back(happened);
        }
        if let Some(command) = &line.command {
            let version = self.version;
            if let Some(occupant) = self.occupants.iter_mut().find(|occupant| occupant.key == command.by) {
                occupant.remember(command.clone(), version);
            }
        }
    }

    fn sit(&mut self, who: Who) -> Result<SeatNumber, BrokenLog> {
        if self.occupants.len() == sideboards_rules::MAX_PLAYERS {
            return Err(BrokenLog::new("more than six seats"));
        }
        let is_person = matches!(who, Who::Person(_));
        self.occupants.push(Occupant::new(self.keys, who));
        // Strangers have no host.
        if is_person && self.host.is_none() && self.meeting.is_none() {
            self.host = Some(self.keys);
        }
        self.keys += 1;
        self.recent.clear();
        Ok(self.occupants.len() as SeatNumber)
    }

    fn free(&mut self, seat: SeatNumber, happened: &mut VersionEvents) -> Result<(), BrokenLog> {
        let index = self.index(seat)?;
        let gone = self.occupants[index].key;
        self.recent.clear();
        happened.open.push(Happening::Freed { seat });
        let had_host = self.host == Some(gone);
        let heir = self.heir_of(index).filter(|_| had_host).map(|seat| self.occupants[seat.index()].key);
        self.occupants.remove(index);
        for occupant in &mut self.occupants {
            if let Who::Person(person) = &mut occupant.who {
                person.wants = person.wants.filter(|wanted| *wanted != gone);
            }
        }
        if had_host {
            self.host = heir;
            if let Some(seat) = heir.and_then(|key| self.seat_of(key)) {
                happened.open.push(Happening::Host { seat: seat_number(seat) });
            }
        }
        Ok(())
    }

    /// Swaps two seats.
    fn swap(
        &mut self,
        seat: SeatNumber,
        with: SeatNumber,
        happened: &mut VersionEvents,
    ) -> Result<(), BrokenLog> {
        let (one, other) = (self.index(seat)?, self.index(with)?);
        self.renumbered = happened.version;
        self.occupants.swap(one, other);
        for index in [one, other] {
            if let Who::Person(person) = &mut self.occupants[index].who {
                person.wants = None;
            }
        }
        self.recent.clear();
        happened.open.push(Happening::Swapped { seat, with });
        Ok(())
    }

    fn start(
        &mut self,
        seed: &str,
        goals: [u8; 3],
        secrets: Option<StartSecrets>,
        at: u64,
        happened: &mut VersionEvents,
    ) -> Result<(), BrokenLog> {
        let seed: Seed = seed.parse().map_err(BrokenLog::new)?;
        let goals = self.content.goals(&goals.map(i64::from)).map_err(BrokenLog::new)?;
        let setup = Setup::new(&self.content, self.occupants.len(), self.settings.variant, goals)
            .map_err(BrokenLog::new)?;
        let record = Record::new(Arc::clone(&self.content), setup, seed);
        let game = record.deal();
        let deal = self.fix_deal(&record, secrets.map(|secrets| secrets.secret));
        self.next_secret = secrets.map(|secrets| secrets.next.into());
        self.recent.clear();
        happened.open.push(Happening::Started { commitment: deal.commitment.clone() });
        happened.events = game.dealt().collect();
        self.games += 1;
        self.starts = None;
        self.entries_since_deal = 0;
        self.occupants.iter_mut().for_each(Occupant::refresh);
        let is_attended = self.has_active_player();
        self.table = Some(RoomGame {
            game,
            record,
            deal,
            players: Vec::new(),
            round_since: at,
            begun_by: None,
            is_attended,
            paused_since: None,
            highlights: PerSeat::default(),
            since: PerSeat::from_fn(|_| happened.version),
            bot_wanted: PerSeat::default(),
            nudges: Vec::new(),
        });
        Ok(())
    }

    fn decide(&mut self, seat: Seat, decision: &str, by: By, at: u64) -> Result<Vec<Event>, BrokenLog> {
        let decision = Decision::read(decision, self.content.deck()).map_err(BrokenLog::new)?;
        let version = self.version + 1;
        let is_attended = self.has_active_player();
        let owner = self.occupants[seat.index()].key;
        let table = self.playing()?;
        let round = table.game.round();
        let events = table.game.decide(seat, decision).map_err(BrokenLog::new)?;
        table.record.push(seat, decision);
        table.highlights[seat] = None;
        table.since[seat] = version;
        table.bot_wanted[seat].clear();
        if table.game.round() != round {
            table.deal.link(&table.record);
            table.round_since = at;
            table.begun_by = (by == By::Owner).then_some(owner);
            table.is_attended = is_attended;
            table.highlights = PerSeat::default();
            table.since = PerSeat::from_fn(|_| version);
            table.bot_wanted = PerSeat::default();
            table.nudges.clear();
        }
        if let Some(table) = self.table.as_mut().filter(|table| table.game.is_over()) {
            for winner in table.game.scores().winners() {
                let occupant = &mut self.occupants[winner.index()];
                // A win finished by a bot does not count.
                occupant.wins += u32::from(!occupant.person().is_some_and(Person::is_replaced));
            }
            table.players.clone_from(&self.occupants);
        }
        Ok(events.to_vec())
    }

    fn highlight(&mut self, seat: SeatNumber, choice: Option<&str>) -> Result<(), BrokenLog> {
        let seat = self.game_seat(seat)?;
        let deck = self.content.deck();
        let choice = choice.map(|text| Choice::read(text, deck)).transpose();
        self.playing()?.highlights[seat] = choice.map_err(BrokenLog::new)?;
        Ok(())
    }

    fn was_issued_by(&self, line: &LogLine, seat: SeatNumber) -> Result<bool, BrokenLog> {
        let owner = self.occupants[self.index(seat)?].key;
        Ok(line.command.as_ref().is_some_and(|command| command.by == owner))
    }

    fn playing(&mut self) -> Result<&mut RoomGame, BrokenLog> {
        self.table.as_mut().ok_or_else(|| BrokenLog::new("a decision before the first game"))
    }

    pub(super) fn index(&self, seat: SeatNumber) -> Result<usize, BrokenLog> {
        let seat = seat_of(seat).filter(|seat| seat.index() < self.occupants.len());
        seat.map(Seat::index).ok_or_else(|| BrokenLog::new("the seat is empty"))
    }

    fn game_seat(&self, seat: SeatNumber) -> Result<Seat, BrokenLog> {
        self.index(seat).map(Seat::new)
    }

    fn person(&mut self, seat: SeatNumber) -> Result<&mut Person, BrokenLog> {
        let index = self.index(seat)?;
        match &mut self.occupants[index].who {
            Who::Person(person) => Ok(person),
            Who::Bot(_) => Err(BrokenLog::new("a bot has no owner")),
        }
    }
}
