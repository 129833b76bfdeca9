//! Seats and people: changing places, locking the room, nudges, reactions, and lost seats.

use sideboards_protocol::{Reaction, Refused, SeatLoss, SeatNumber, seat_number};
use sideboards_rules::Seat;

use super::judge::not_now;
use super::{Entry, Room, Verdict, Who};
use crate::secret::TokenHash;

/// How long a player may take before others can nudge, in milliseconds.
const NUDGE_AFTER: u64 = 30_000;

/// The pause between two reactions of one player, in milliseconds.
const REACTION_PAUSE: u64 = 2_000;

/// How many lost seats are remembered.
pub(super) const MAX_FORMER: usize = 64;

impl Room {
    /// Judges a request for another seat. Bots give way; two people change places when each asks for the other's
    /// seat.
    pub(super) fn judge_move(&self, seat: Seat, with: SeatNumber) -> Result<Verdict, Refused> {
        let (number, other) = (seat_number(seat), self.occupied(with)?);
        let Some(own) = self.occupants[seat.index()].person() else { return Ok(Verdict::Nothing) };
        let key = self.occupants[other.index()].key;
        let entry = match &self.occupants[other.index()].who {
            _ if other == seat && own.wants.is_none() => return Ok(Verdict::Nothing),
            _ if other == seat => Entry::SwapWanted { seat: number, with: None },
            Who::Bot(_) => Entry::Swapped { seat: number, with },
            Who::Person(asked) if asked.wants == Some(self.occupants[seat.index()].key) => {
                Entry::Swapped { seat: number, with }
            }
            Who::Person(_) if own.wants == Some(key) => return Ok(Verdict::Nothing),
            Who::Person(_) => Entry::SwapWanted { seat: number, with: Some(with) },
        };
        Ok(Verdict::Happens(entry))
    }

    /// Judges a nudge: once a round, and not at once.
    pub(super) fn judge_nudge(&self, by: Seat, other: SeatNumber, now: u64) -> Result<Verdict, Refused> {
        let table = self.during_game()?;
        let seat = self.occupied(other)?;
        self.awaited_person(by, seat)?;
        if table.counted_until(now) < table.round_since + NUDGE_AFTER {
            return Err(not_now("the player has half a minute"));
        }
        let pair = (self.occupants[by.index()].key, self.occupants[seat.index()].key);
        if table.nudges.contains(&pair) {
            return Err(not_now("once a round is enough"));
        }
        Ok(Verdict::Happens(Entry::Nudged { seat: other, by: seat_number(by) }))
    }

    /// Judges a reaction, rate-limited.
    pub(super) fn judge_reaction(
        &self,
        seat: Seat,
        reaction: Reaction,
        now: u64,
    ) -> Result<Verdict, Refused> {
        let is_early = |person: &super::Person| {
            person.reacted.is_some_and(|reacted| now < reacted.saturating_add(REACTION_PAUSE))
        };
        if self.occupants[seat.index()].person().is_some_and(is_early) {
            return Err(not_now("one reaction every two seconds"));
        }
        Ok(Verdict::Happens(Entry::Reacted { seat: seat_number(seat), reaction }))
    }

    /// Returns whether only owners of seats may enter.
    pub(crate) const fn is_locked(&self) -> bool {
        self.locked
    }

    /// Returns how the owner of a token lost the seat.
    pub(crate) fn loss(&self, token: &TokenHash) -> Option<SeatLoss> {
        self.former.iter().rev().find(|(former, _)| former == token).map(|(_, loss)| *loss)
    }
}
