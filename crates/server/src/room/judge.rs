//! Judges commands: each leads to an entry or a refusal.

use sideboards_protocol::{
    Command, Deed, Nonce, RefusalCode, Refused, SeatNumber, Secret, Stage, clean_name, seat_number, seat_of,
};
use sideboards_rules::{Choice, Decision, Notation, Seat, Setup, Variant};

use super::{By, Entry, Issued, Key, Person, Room, Who};
use crate::secret::TokenHash;

/// The result of judging a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The entry to apply.
    Happens(Entry),
    /// The command was carried out before, at this version.
    Known(u64),
    /// Nothing to do.
    Nothing,
}

/// Maximum number of entries between two deals: a hundred times what people need.
const MOST_ENTRIES: u32 = 10_000;

/// How long a room with more entries must have been quiet before it takes another one, in milliseconds.
const REST: u64 = 10_000;

impl Room {
    /// Finds the owner of a token.
    pub(crate) fn owner(&self, token: &str) -> Option<Key> {
        self.owner_of(&TokenHash::of(token))
    }

    /// Finds the owner of a token by its hash.
    pub(crate) fn owner_of(&self, token: &TokenHash) -> Option<Key> {
        let owns = |person: &Person| person.token == *token;
        self.occupants.iter().find(|occupant| occupant.person().is_some_and(owns)).map(|owner| owner.key)
    }

    /// Judges a request for a seat.
    pub(crate) fn judge_newcomer(&self, name: &str, token: &str, now: u64) -> Result<Entry, Refused> {
        if self.stage() == Stage::Playing {
            return Err(not_now("a game is being played"));
        }
        if self.needs_rest(now) {
            return Err(Refused::new(
                RefusalCode::Exhausted,
                "too much happens in this room; try again in a moment",
            ));
        }
        if self.locked {
            return Err(locked());
        }
        self.free_seat()?;
        Ok(Entry::Sat { name: good_name(name)?, token: TokenHash::of(token), player: None })
    }

    /// Judges a command of a seated person.
    pub(crate) fn judge(
        &self,
        key: Key,
        command: &Command,
        now: u64,
        draw: impl Fn() -> Secret,
    ) -> Result<Verdict, Refused> {
        let seat = self.seat_of(key).ok_or_else(not_seated)?;
        if let Some((known, version)) = self.occupants[seat.index()].recall(&command.id) {
            if *known == Issued::new(key, command) {
                return Ok(Verdict::Known(*version));
            }
            return Err(Refused::new(RefusalCode::RepeatedId, "another command had this id"));
        }
        // The host must be able to clean up, and people to return and to agree: a new deal ends the crowd.
        let is_needed = self.host == Some(key) || matches!(command.deed, Deed::Return | Deed::Ready(_));
        let must_wait = self.needs_rest(now) && !is_needed;
        let is_tired = self.occupants[seat.index()].is_tiring() || must_wait;
        if is_tired && is_fuss(&command.deed) {
            return Err(Refused::new(RefusalCode::Exhausted, "too many commands since the last deal"));
        }
        self.judge_deed(key, seat, command, now, draw)
    }

    fn judge_deed(
        &self,
        key: Key,
        seat: Seat,
        command: &Command,
        now: u64,
        draw: impl Fn() -> Secret,
    ) -> Result<Verdict, Refused> {
        let number = seat_number(seat);
        self.check_among_strangers(&command.deed, now)?;
        let entry = match &command.deed {
            Deed::Ready(ready) => return self.judge_ready(seat, command.version, *ready),
            Deed::PlaceFor(other) => return self.judge_place_for(seat, *other, now),
            Deed::Nudge(other) => return self.judge_nudge(seat, *other, now),
            Deed::React(reaction) => return self.judge_reaction(seat, *reaction, now),
            Deed::End(wanted) => return self.judge_end(key, seat, *wanted),
            Deed::Decide(decision) => self.judge_decision(seat, command.version, decision)?,
            Deed::Highlight(choice) => {
                return self.judge_highlight(seat, command.version, choice.as_deref());
            }
            Deed::Nonce(nonce) => return self.judge_nonce(seat, nonce),
            Deed::Rename(name) => Entry::Renamed { seat: number, name: good_name(name)? },
            Deed::MoveTo(with) => {
                self.between_games()?;
                self.same_numbers(command.version)?;
                return self.judge_move(seat, *with);
            }
            Deed::Leave if self.has_left_game(seat) => return Ok(Verdict::Nothing),
            Deed::Leave if self.running().is_some() => Entry::Left { seat: number },
            Deed::Leave => Entry::Freed { seat: number },
            Deed::AddBot { level } => {
                self.host_between_games(key)?;
                self.free_seat()?;
                Entry::BotAdded { level: *level }
            }
            Deed::Remove(seat) => {
                self.host_between_games(key)?;
                self.same_numbers(command.version)?;
                self.occupied(*seat)?;
                Entry::Freed { seat: *seat }
            }
            Deed::Settings(settings) => {
                self.host_between_games(key)?;
                settings.check(&self.content).map_err(bad_settings)?;
                Entry::Settings(settings.clone())
            }
            Deed::Start => return self.judge_start(key, seat, now, draw),
            Deed::Lock(locked) => {
                self.host_only(key)?;
                if self.locked == *locked {
                    return Ok(Verdict::Nothing);
                }
                Entry::Locked { locked: *locked }
            }
            Deed::Replace(other) => return self.judge_replace(key, *other, now),
            Deed::Return if self.is_replaced(seat) => Entry::Returned { seat: number },
            Deed::Return | Deed::Hello(_) | Deed::Ping => return Ok(Verdict::Nothing),
        };
        Ok(Verdict::Happens(entry))
    }

    fn judge_replace(&self, key: Key, other: SeatNumber, now: u64) -> Result<Verdict, Refused> {
        self.host_only(key)?;
        self.during_game()?;
        let seat = self.occupied(other)?;
        match &self.occupants[seat.index()].who {
            Who::Person(person)
                if !person.is_replaced()
                    && (self.is_overdue(seat, now) || is_broken!(HostReplacesPresent)) =>
            {
                Ok(Verdict::Happens(Entry::Replaced { seat: other }))
            }
            Who::Person(person) if !person.is_replaced() => {
                Err(not_now("the player is online and has time left"))
            }
            _ => Ok(Verdict::Nothing),
        }
    }

    fn judge_decision(&self, seat: Seat, version: u64, text: &str) -> Result<Entry, Refused> {
        self.own_hand(seat, version)?;
        let decision = Decision::read(text, self.content.deck())
            .map_err(|error| Refused::new(RefusalCode::Malformed, error))?;
        let game = &self.during_game()?.game;
        game.check(seat, &decision).map_err(|illegal| Refused::new(RefusalCode::Illegal, illegal))?;
        Ok(Entry::Decided { seat: seat_number(seat), decision: text.to_owned(), by: By::Owner })
    }

    fn judge_highlight(&self, seat: Seat, version: u64, text: Option<&str>) -> Result<Verdict, Refused> {
        self.own_hand(seat, version)?;
        let deck = self.content.deck();
        let choice = text.map(|text| Choice::read(text, deck)).transpose();
        let choice = choice.map_err(|error| Refused::new(RefusalCode::Malformed, error))?;
        let table = self.during_game()?;
        if let Some(choice) = choice {
            (table.game.check(seat, &choice.into()))
                .map_err(|illegal| Refused::new(RefusalCode::Illegal, illegal))?;
        }
        // Only the clock uses drafts.
        if table.highlights[seat] == choice || self.settings.round_seconds.is_none() {
            return Ok(Verdict::Nothing);
        }
        let choice = text.map(str::to_owned);
        Ok(Verdict::Happens(Entry::Highlighted { seat: seat_number(seat), choice }))
    }

    /// Judges a person's nonce for the next game; it cannot be changed, so that others can rely on it.
    fn judge_nonce(&self, seat: Seat, text: &str) -> Result<Verdict, Refused> {
        self.between_games()?;
        let nonce: Nonce = text.parse().map_err(|error| Refused::new(RefusalCode::Malformed, error))?;
        if self.next_secret.is_none() {
            return Err(not_now("the next game has no announced secret; the one after it will"));
        }
        match self.occupants[seat.index()].person().and_then(|person| person.nonce.as_ref()) {
            None => Ok(Verdict::Happens(Entry::NonceAdded { seat: seat_number(seat), nonce })),
            Some(known) if *known == nonce => Ok(Verdict::Nothing),
            Some(_) => Err(not_now("this seat has already added a nonce to the next game")),
        }
    }

    /// Checks that a decision is about the current hand, and that no stand-in plays it.
    fn own_hand(&self, seat: Seat, version: u64) -> Result<(), Refused> {
        let table = self.during_game()?;
        if self.is_replaced(seat) {
            return Err(not_now("a bot is playing this seat; take it back first"));
        }
        // A future version dates from before the room went back.
        if version < table.since[seat] || version > self.version {
            let message = format!("the hand is from version {}, not {version}", table.since[seat]);
            return Err(Refused::new(RefusalCode::Outdated, message));
        }
        Ok(())
    }

    /// Checks that a seat is free: there are six, or fewer with a small box.
    fn free_seat(&self) -> Result<(), Refused> {
        if self.occupants.len() < Setup::most_players(&self.content, Variant::Standard) {
            return Ok(());
        }
        Err(Refused::new(RefusalCode::Full, "all seats are taken"))
    }

    /// Returns whether the room has more entries since the last deal than honest play needs.
    pub(crate) const fn is_crowded(&self) -> bool {
        self.entries_since_deal >= MOST_ENTRIES
    }

    /// Returns whether a crowded room has to rest for a moment. It stays usable, so that one visitor cannot block
    /// it for the others, but its log grows slowly.
    fn needs_rest(&self, now: u64) -> bool {
        self.is_crowded() && now < self.touched + REST
    }

    /// Checks that the seat numbers of a command are current.
    fn same_numbers(&self, version: u64) -> Result<(), Refused> {
        if version >= self.renumbered {
            return Ok(());
        }
        let message = format!("seats were renumbered in version {}", self.renumbered);
        Err(Refused::new(RefusalCode::Outdated, message))
    }

    pub(super) fn is_replaced(&self, seat: Seat) -> bool {
        self.occupants[seat.index()].person().is_some_and(Person::is_replaced)
    }

    fn has_left_game(&self, seat: Seat) -> bool {
        let has_left = self.occupants[seat.index()].person().is_some_and(|person| person.has_left);
        has_left && self.running().is_some() && !is_broken!(LeaveWithoutEnd)
    }

    pub(super) fn host_only(&self, key: Key) -> Result<(), Refused> {
        if self.host == Some(key) {
            return Ok(());
        }
        Err(Refused::new(RefusalCode::NotHost, "only the host can do that"))
    }

    pub(super) fn between_games(&self) -> Result<(), Refused> {
        match self.running() {
            None => Ok(()),
            Some(_) => Err(not_now("a game is being played")),
        }
    }

    pub(super) fn host_between_games(&self, key: Key) -> Result<(), Refused> {
        self.host_only(key)?;
        self.between_games()
    }

    pub(super) fn during_game(&self) -> Result<&super::RoomGame, Refused> {
        self.running().ok_or_else(|| not_now("no game is being played"))
    }

    pub(super) fn occupied(&self, number: SeatNumber) -> Result<Seat, Refused> {
        seat_of(number)
            .filter(|seat| seat.index() < self.occupants.len())
            .ok_or_else(|| Refused::new(RefusalCode::NoSuchSeat, format!("seat {number} is empty")))
    }
}

/// Returns whether a deed can be repeated without end and does not advance a game.
fn is_fuss(deed: &Deed) -> bool {
    match deed {
        Deed::Decide(decision) => decision == "take-back",
        Deed::Highlight(_)
        | Deed::Rename(_)
        | Deed::MoveTo(_)
        | Deed::AddBot { .. }
        | Deed::Remove(_)
        | Deed::Settings(_)
        | Deed::Replace(_)
        | Deed::Return
        | Deed::Ready(_)
        | Deed::PlaceFor(_)
        | Deed::Lock(_)
        | Deed::Nudge(_)
        | Deed::React(_)
        | Deed::End(_) => true,
        Deed::Hello(_) | Deed::Nonce(_) | Deed::Leave | Deed::Start | Deed::Ping => false,
    }
}

/// Refuses strangers while a room is locked.
pub(crate) fn locked() -> Refused {
    Refused::new(RefusalCode::Locked, "the host has locked this room")
}

/// Refuses commands that need a seat.
pub(crate) fn not_seated() -> Refused {
    Refused::new(RefusalCode::NotSeated, "spectators can only watch; take a seat first")
}

pub(super) fn bad_settings(error: impl std::fmt::Display) -> Refused {
    Refused::new(RefusalCode::BadSettings, error)
}

pub(super) fn not_now(why: &str) -> Refused {
    Refused::new(RefusalCode::NotNow, why)
}

pub(super) fn good_name(name: &str) -> Result<String, Refused> {
    let name = clean_name(name);
    if name.is_empty() {
        return Err(Refused::new(RefusalCode::BadName, "a name needs at least one visible character"));
    }
    Ok(name)
}
