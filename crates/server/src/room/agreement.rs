//! Agreements during a game: a bot that places once, and an end without a result.

use sideboards_protocol::{Refused, SeatNumber, seat_number};
use sideboards_rules::{Round, Seat};

use super::judge::not_now;
use super::{Entry, Key, Person, Room, Verdict};

/// How long a player has in a game without a clock before the others may let a bot place, in milliseconds.
const UNHURRIED: u64 = 60_000;

impl Room {
    /// Judges a player's agreement that a bot places for another one in this round.
    pub(super) fn judge_place_for(&self, by: Seat, other: SeatNumber, now: u64) -> Result<Verdict, Refused> {
        let table = self.during_game()?;
        let seat = self.occupied(other)?;
        if self.settings.round_seconds.is_some() {
            return Err(not_now("in this game the clock decides"));
        }
        let person = self.awaited_person(by, seat)?;
        if table.counted_until(now) < table.round_since.max(person.came) + UNHURRIED {
            return Err(not_now("the player has a minute"));
        }
        if table.bot_wanted[seat].contains(&self.occupants[by.index()].key) {
            return Ok(Verdict::Nothing);
        }
        Ok(Verdict::Happens(Entry::BotWanted { seat: other, by: seat_number(by) }))
    }

    /// Returns the person on a seat that another player waits for.
    pub(super) fn awaited_person(&self, by: Seat, seat: Seat) -> Result<&Person, Refused> {
        if by == seat || self.is_replaced(by) {
            return Err(not_now("only players who wait can do that"));
        }
        let person = self.occupants[seat.index()].person().filter(|person| !person.is_replaced());
        let awaited = person.filter(|_| self.is_waiting_for(seat));
        awaited.ok_or_else(|| not_now("the table does not wait for a person on this seat"))
    }

    /// Returns whether all other players who are present agree that a bot places for a seat in this round.
    pub(super) fn is_outvoted(&self, seat: Seat) -> bool {
        let Some(table) = self.running().filter(|table| !table.bot_wanted[seat].is_empty()) else {
            return false;
        };
        let others = self
            .people()
            .filter(|(other, person)| *other != seat && person.node.is_some() && !person.is_replaced());
        let mut keys = others.map(|(other, _)| self.occupants[other.index()].key).peekable();
        keys.peek().is_some() && keys.all(|key| table.bot_wanted[seat].contains(&key))
    }

    /// Judges a player's agreement to end the game without a result. Before any card is open the host decides
    /// alone.
    pub(super) fn judge_end(&self, key: Key, seat: Seat, wanted: bool) -> Result<Verdict, Refused> {
        let table = self.during_game()?;
        if self.is_replaced(seat) {
            return Err(not_now("a bot is playing this seat; take it back first"));
        }
        if wanted && self.host == Some(key) && table.game.round() == Round::Start {
            return Ok(Verdict::Happens(Entry::Abandoned));
        }
        if self.occupants[seat.index()].person().is_none_or(|person| person.wants_end == wanted) {
            return Ok(Verdict::Nothing);
        }
        Ok(Verdict::Happens(Entry::EndWanted { seat: seat_number(seat), wanted }))
    }

    /// Returns the end of a game that all players agree to end. Those who are briefly away count, too.
    pub(super) fn agreed_end(&self) -> Option<Entry> {
        let mut players = self.people().filter(|(_, person)| !person.is_replaced()).peekable();
        players.peek()?;
        players.all(|(_, person)| person.wants_end).then_some(Entry::Abandoned)
    }
}
