//! What entries make of a room.

use std::sync::Arc;

use sideboards_protocol::{Happening, SeatNumber, seat_number, seat_of};
use sideboards_rules::{Choice, Content, Decision, Event, Notation, PerSeat, Record, Seat, Seed, Setup};
use thiserror::Error;

use super::clock::FAIR_MOMENT;
use super::{By, Entry, Line, MOMENTS, Moment, Occupant, Person, Room, StartSecrets, Table, Who};

/// A log that no server has written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub(crate) struct BrokenLog(String);

impl BrokenLog {
    pub(crate) fn new(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }
}

impl Room {
    /// Lets something happen.
    pub(crate) fn apply(&mut self, line: &Line, at: u64) -> Result<(), BrokenLog> {
        let mut moment = Moment { version: self.version + 1, open: Vec::new(), events: Vec::new() };
        match &line.entry {
            Entry::Opened(settings) => self.settings = settings.clone(),
            Entry::OpenedWith { settings, content } => {
                self.content = Arc::new(Content::parse(content).map_err(BrokenLog::new)?);
                self.file = Some(content.as_str().into());
                self.settings = settings.clone();
            }
            Entry::Sat { name, token } => {
                let (name, token) = (name.clone(), token.clone());
                let person =
                    Person { name, token, node: None, came: at, gone_since: at, stand_in: None, nonce: None };
                let seat = self.sit(Who::Person(person))?;
                moment.open.push(Happening::Sat { seat, name: self.occupants[usize::from(seat) - 1].name() });
            }
            Entry::BotAdded { level } => {
                let seat = self.sit(Who::Bot(*level))?;
                moment.open.push(Happening::BotAdded { seat, level: *level });
            }
            Entry::Freed { seat } => {
                self.renumbered = moment.version;
                self.free(*seat, &mut moment)?;
            }
            Entry::Swapped { seat, with } => {
                let (one, other) = (self.index(*seat)?, self.index(*with)?);
                self.renumbered = moment.version;
                self.occupants.swap(one, other);
                self.moments.clear();
                moment.open.push(Happening::Swapped { seat: *seat, with: *with });
            }
            Entry::Renamed { seat, name } => {
                self.person(*seat)?.name.clone_from(name);
                moment.open.push(Happening::Renamed { seat: *seat, name: name.clone() });
            }
            Entry::Host { seat } => {
                self.host = Some(self.occupants[self.index(*seat)?].key);
                moment.open.push(Happening::Host { seat: *seat });
            }
            Entry::Settings(settings) => {
                self.settings = settings.clone();
                moment.open.push(Happening::SettingsChanged);
            }
            Entry::Came { seat, node } => {
                let person = self.person(*seat)?;
                (person.node, person.came) = (Some(node.clone()), at);
                moment.open.push(Happening::Came { seat: *seat });
            }
            Entry::Went { seat } => {
                let person = self.person(*seat)?;
                (person.node, person.gone_since) = (None, at);
                moment.open.push(Happening::Went { seat: *seat });
            }
            Entry::Replaced { seat } => {
                let left = self.was_issued_by(line, *seat)?;
                // An absent person may be on the way back; one who left is not.
                self.person(*seat)?.stand_in = Some(if left { at } else { at + FAIR_MOMENT });
                moment.open.push(Happening::Replaced { seat: *seat });
            }
            Entry::Returned { seat } => {
                self.person(*seat)?.stand_in = None;
                moment.open.push(Happening::Returned { seat: *seat });
            }
            Entry::Resumed { began, ended } => self.resume(*began, *ended, at),
            Entry::SecretDrawn { secret } => self.next_secret = Some((*secret).into()),
            Entry::NonceAdded { seat, nonce } => {
                self.person(*seat)?.nonce = Some(nonce.clone());
                moment.open.push(Happening::NonceAdded { seat: *seat });
            }
            Entry::Started { seed, goals, secrets } => {
                self.start(seed, *goals, *secrets, at, &mut moment)?;
            }
            Entry::Decided { seat, decision, by } => {
                if *by == By::Clock {
                    moment.open.push(Happening::TimeOver { seat: *seat });
                }
                moment.events = self.decide(self.game_seat(*seat)?, decision, at)?;
            }
            Entry::Highlighted { seat, choice } => {
                let seat = self.game_seat(*seat)?;
                let deck = self.content.deck();
                let choice = choice.as_ref().map(|text| Choice::read(text, deck)).transpose();
                self.playing()?.highlights[seat] = choice.map_err(BrokenLog::new)?;
            }
        }
        self.touched = at;
        self.note_pause(at);
        self.remember(line, moment);
        Ok(())
    }

    /// Counts a public event, and keeps it for returning clients.
    fn remember(&mut self, line: &Line, moment: Moment) {
        self.entries_since_deal += 1;
        // Drafts are private; not even their existence is public.
        if !matches!(line.entry, Entry::Highlighted { .. }) {
            self.version = moment.version;
            if self.moments.len() == MOMENTS {
                self.moments.pop_front();
            }
            self.moments.push_back(moment);
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
        if is_person && self.host.is_none() {
            self.host = Some(self.keys);
        }
        self.keys += 1;
        self.moments.clear();
        Ok(self.occupants.len() as SeatNumber)
    }

    fn free(&mut self, seat: SeatNumber, moment: &mut Moment) -> Result<(), BrokenLog> {
        let gone = self.occupants.remove(self.index(seat)?);
        self.moments.clear();
        moment.open.push(Happening::Freed { seat });
        if self.host == Some(gone.key) {
            let people = self.occupants.iter().filter(|occupant| occupant.person().is_some());
            let heir = people.clone().find(|heir| heir.is_online()).or_else(|| people.clone().next());
            self.host = heir.map(|heir| heir.key);
            if let Some(seat) = self.host.and_then(|key| self.seat_of(key)) {
                moment.open.push(Happening::Host { seat: seat_number(seat) });
            }
        }
        Ok(())
    }

    fn start(
        &mut self,
        seed: &str,
        goals: [u8; 3],
        secrets: Option<StartSecrets>,
        at: u64,
        moment: &mut Moment,
    ) -> Result<(), BrokenLog> {
        let seed: Seed = seed.parse().map_err(BrokenLog::new)?;
        let goals = self.content.goals(&goals.map(i64::from)).map_err(BrokenLog::new)?;
        let setup = Setup::new(&self.content, self.occupants.len(), self.settings.variant, goals)
            .map_err(BrokenLog::new)?;
        let record = Record::new(Arc::clone(&self.content), setup, seed);
        let game = record.deal();
        let deal = self.fix_deal(&record, secrets.map(|secrets| secrets.secret));
        self.next_secret = secrets.map(|secrets| secrets.next.into());
        self.moments.clear();
        moment.open.push(Happening::Started { commitment: deal.commitment.clone() });
        moment.events = game.dealt().collect();
        self.games += 1;
        self.entries_since_deal = 0;
        self.occupants.iter_mut().for_each(Occupant::refresh);
        let is_attended = self.is_somebody_playing();
        self.table = Some(Table {
            game,
            record,
            deal,
            players: Vec::new(),
            round_since: at,
            is_attended,
            paused_since: None,
            highlights: PerSeat::default(),
            since: PerSeat::from_fn(|_| moment.version),
        });
        Ok(())
    }

    fn decide(&mut self, seat: Seat, decision: &str, at: u64) -> Result<Vec<Event>, BrokenLog> {
        let decision = Decision::read(decision, self.content.deck()).map_err(BrokenLog::new)?;
        let version = self.version + 1;
        let is_attended = self.is_somebody_playing();
        let table = self.playing()?;
        let round = table.game.round();
        let events = table.game.decide(seat, decision).map_err(BrokenLog::new)?;
        table.record.push(seat, decision);
        table.highlights[seat] = None;
        table.since[seat] = version;
        if table.game.round() != round {
            table.deal.link(&table.record);
            table.round_since = at;
            table.is_attended = is_attended;
            table.highlights = PerSeat::default();
            table.since = PerSeat::from_fn(|_| version);
        }
        if let Some(table) = self.table.as_mut().filter(|table| table.game.is_over()) {
            table.players.clone_from(&self.occupants);
        }
        Ok(events.to_vec())
    }

    fn was_issued_by(&self, line: &Line, seat: SeatNumber) -> Result<bool, BrokenLog> {
        let owner = self.occupants[self.index(seat)?].key;
        Ok(line.command.as_ref().is_some_and(|command| command.by == owner))
    }

    fn playing(&mut self) -> Result<&mut Table, BrokenLog> {
        self.table.as_mut().ok_or_else(|| BrokenLog::new("a decision before the first game"))
    }

    fn index(&self, seat: SeatNumber) -> Result<usize, BrokenLog> {
        let seat = seat_of(seat).filter(|seat| seat.index() < self.occupants.len());
        seat.map(Seat::index).ok_or_else(|| BrokenLog::new("nobody sits there"))
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
