//! A room in which strangers meet: seats are taken, everyone says that they are ready, and the game begins. There is
//! no host, nothing can be changed, and players who are not ready in time lose their seats.

use sideboards_bots::Level;
use sideboards_protocol::{
    Deed, RefusalCode, Refused, SeatNumber, Secret, Settings, Stage, Strangers, seat_number,
};
use sideboards_rules::Seat;

use super::judge::{good_name, not_now};
use super::{Entry, Occupant, Person, Room, not_seated};
use crate::secret::TokenHash;

/// How long after the first of them sat down people may agree to play with bots, in milliseconds.
const BOTS_AFTER: u64 = 30_000;

/// How long people have to say that they are ready, in milliseconds.
const CHECK: u64 = 20_000;

/// How long the seat of a person who is not connected is kept before the game, in milliseconds.
const WAITING_GRACE: u64 = 15_000;

/// The time for a round, and for returning to it, in seconds.
const ROUND_SECONDS: u32 = 60;
const GRACE_SECONDS: u32 = 30;

/// The bot on a seat that has not been taken.
const COMPANION: Level = Level::Joiner;

/// What makes a room one of strangers.
#[derive(Clone, Debug)]
pub(super) struct Meeting {
    /// How many play.
    players: u8,
    /// Since when a player has been waiting.
    since: u64,
}

/// A person who asks for a seat among strangers.
#[derive(Clone, Debug)]
pub(crate) struct Stranger {
    /// Who it is.
    pub(crate) player: TokenHash,
    /// People who are not seated with this one.
    pub(crate) shunned: Vec<TokenHash>,
}

/// Two players of a room of strangers, of whom the first does not want to meet the second again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Parties {
    pub(crate) reporter: TokenHash,
    pub(crate) reported: TokenHash,
    /// The name of the second.
    pub(crate) name: String,
}

/// What happens next before the first game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Free(Seat),
    BeginCheck,
    EndCheck,
    AddBot,
    Deal,
}

impl Room {
    /// Returns the first entry of a room for strangers.
    pub(crate) fn opening_for_strangers(players: u8) -> Entry {
        let settings = Settings {
            round_seconds: Some(ROUND_SECONDS),
            grace_seconds: GRACE_SECONDS,
            spectators: false,
            ..Settings::default()
        };
        Entry::OpenedForStrangers { players, settings }
    }

    pub(super) fn open_for_strangers(&mut self, players: u8, settings: &Settings) {
        self.settings = settings.clone();
        // Seats are taken by asking for a quick game, not by the link.
        self.locked = true;
        self.meeting = Some(Meeting { players, since: self.touched });
    }

    /// Judges a stranger's request for a seat. `NotNow` and `Exhausted` mean that no one will be seated here any more.
    pub(crate) fn judge_stranger(
        &self,
        name: &str,
        token: &str,
        stranger: &Stranger,
    ) -> Result<Entry, Refused> {
        let meeting = self.meeting.as_ref().ok_or_else(|| not_now("this room is not for strangers"))?;
        if self.games > 0 {
            return Err(not_now("the game has begun"));
        }
        if self.is_crowded() {
            return Err(Refused::new(RefusalCode::Exhausted, "too much has happened in this room"));
        }
        let is_shunned = |person: &Person| {
            person
                .player
                .as_ref()
                .is_some_and(|player| *player == stranger.player || stranger.shunned.contains(player))
        };
        if self.occupants.len() >= usize::from(meeting.players) || self.find_person(is_shunned).is_some() {
            return Err(Refused::new(RefusalCode::Full, "there is no seat for you at this table"));
        }
        let player = Some(stranger.player.clone());
        Ok(Entry::Sat { name: good_name(name)?, token: TokenHash::of(token), player })
    }

    /// Refuses what strangers cannot do: there is no host, names stay, and nothing is agreed on but the next game.
    pub(super) fn check_among_strangers(&self, deed: &Deed, now: u64) -> Result<(), Refused> {
        if self.meeting.is_none() {
            return Ok(());
        }
        match deed {
            Deed::AddBot { .. }
            | Deed::Remove(_)
            | Deed::Settings(_)
            | Deed::Start
            | Deed::Replace(_)
            | Deed::Lock(_) => Err(Refused::new(RefusalCode::NotHost, "strangers have no host")),
            Deed::Rename(_) | Deed::MoveTo(_) | Deed::PlaceFor(_) | Deed::Nudge(_) | Deed::End(_) => {
                Err(not_now("not among strangers"))
            }
            Deed::Ready(true) if !self.may_be_ready(now) => Err(not_now("not all seats are taken yet")),
            Deed::Hello(_)
            | Deed::Decide(_)
            | Deed::Highlight(_)
            | Deed::Nonce(_)
            | Deed::Leave
            | Deed::Ready(_)
            | Deed::Return
            | Deed::React(_)
            | Deed::Ping => Ok(()),
        }
    }

    /// Returns whether people may agree to begin: when all seats are taken, or after a while, with bots.
    fn may_be_ready(&self, now: u64) -> bool {
        self.stage() != Stage::Gathering
            || self.starts.is_some()
            || self.bots_from().is_some_and(|from| from <= now)
    }

    /// Returns when those who wait for the first game may agree to play with bots.
    fn bots_from(&self) -> Option<u64> {
        let meeting = self.meeting.as_ref().filter(|_| self.games == 0)?;
        Some(meeting.since + BOTS_AFTER)
    }

    pub(super) fn show_meeting(&self) -> Option<Strangers> {
        let meeting = self.meeting.as_ref()?;
        Some(Strangers { players: meeting.players, bots_from: self.bots_from() })
    }

    /// Notes that a player begins to wait.
    pub(super) fn note_first_stranger(&mut self, at: u64) {
        if let Some(meeting) = self.meeting.as_mut().filter(|_| self.occupants.is_empty()) {
            meeting.since = at;
        }
    }

    /// Lets those who were ready wait again.
    pub(super) fn end_check(&mut self, at: u64) {
        self.starts = None;
        if let Some(meeting) = &mut self.meeting {
            meeting.since = at;
        }
        for occupant in &mut self.occupants {
            if let super::Who::Person(person) = &mut occupant.who {
                person.is_ready = false;
            }
        }
    }

    /// Returns what happens next among strangers before their first game, and when. Something is always about to
    /// happen or no agreement is pending, so a meeting cannot get stuck.
    pub(super) fn meeting_step(&self) -> Option<(u64, Step)> {
        let meeting = self.meeting.as_ref().filter(|_| self.stage() == Stage::Gathering)?;
        self.find_person(|_| true)?;
        let is_full = self.occupants.len() >= usize::from(meeting.players);
        let unready = self.find_person(|person| !person.is_ready || self.is_lapsed(person));
        match (self.starts, unready) {
            (Some(_), _) if !is_full => Some((self.touched, Step::EndCheck)),
            (Some(until), Some(seat)) => Some((until, Step::Free(seat))),
            (Some(_), None) => Some((self.touched, Step::Deal)),
            // All of them have agreed to play with bots.
            (None, None) if is_full => Some((self.touched, Step::Deal)),
            (None, None) => Some((self.touched, Step::AddBot)),
            (None, Some(_)) => {
                let absent = self.people().filter(|(_, person)| person.node.is_none());
                let first = absent.map(|(seat, person)| (person.gone_since + WAITING_GRACE, seat)).min();
                match first {
                    Some((at, seat)) => Some((at, Step::Free(seat))),
                    None => is_full.then_some((self.touched, Step::BeginCheck)),
                }
            }
        }
    }

    pub(super) fn take_step(&self, step: Step, now: u64, draw: impl Fn() -> Secret) -> Option<Entry> {
        match step {
            Step::Free(seat) => Some(Entry::Freed { seat: seat_number(seat) }),
            Step::BeginCheck => Some(Entry::CheckBegan { until: now + CHECK }),
            Step::EndCheck => Some(Entry::CheckEnded),
            Step::AddBot => Some(Entry::BotAdded { level: COMPANION }),
            Step::Deal => self.deal(draw).ok(),
        }
    }

    /// Finds the owner of a token and another player, at the current or last game; before the first game, in the
    /// room.
    pub(crate) fn parties(&self, token: &str, seat: SeatNumber, name: &str) -> Result<Parties, Refused> {
        if self.meeting.is_none() {
            return Err(not_now("everybody in this room came by its link"));
        }
        let finished = self.table.as_ref().filter(|table| table.game.is_over());
        let players = finished.map_or(&self.occupants, |table| &table.players);
        let (hash, people) = (TokenHash::of(token), || players.iter().filter_map(Occupant::person));
        let reporter = people().find(|person| person.token == hash).ok_or_else(not_seated)?;
        let other = usize::from(seat).checked_sub(1).and_then(|index| players.get(index)?.person());
        let other = other.filter(|other| other.name == name && other.token != hash);
        let other = other.ok_or_else(|| {
            Refused::new(RefusalCode::NoSuchSeat, format!("no other person of this name has seat {seat}"))
        })?;
        let (Some(reporter), Some(reported)) = (&reporter.player, &other.player) else {
            return Err(not_now("everybody in this room came by its link"));
        };
        Ok(Parties { reporter: reporter.clone(), reported: reported.clone(), name: other.name.clone() })
    }
}
