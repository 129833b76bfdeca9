//! What those who write messages to people need to know of a room. It contains nothing of the cards.

use sideboards_protocol::{Stage, round_number};
use sideboards_rules::Seat;

use super::{Key, Occupant, Person, Room};
use crate::secret::TokenHash;

/// The state of a room at one moment, as far as people who are away want to know about it.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    /// The round that is being played, if a game is.
    pub(crate) round: Option<RoundMoment>,
    /// The people who have seats.
    pub(crate) people: Vec<PersonMoment>,
}

/// The round that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoundMoment {
    /// Numbers the rounds of a room: later ones are higher.
    pub(crate) mark: u64,
    /// The number of the round, as people count.
    pub(crate) number: u8,
    /// When it began.
    pub(crate) began: u64,
    /// When its time is over; none while the game is paused.
    pub(crate) deadline: Option<u64>,
    /// The time for a round, in milliseconds.
    pub(crate) time: u64,
}

/// A person who has a seat.
#[derive(Clone, Debug)]
pub(crate) struct PersonMoment {
    pub(crate) token: TokenHash,
    /// Whether the table waits for this person, not for a bot in the person's place.
    pub(crate) is_awaited: bool,
    /// Since when the person is not connected.
    pub(crate) away_since: Option<u64>,
    /// Whether the round began with a deed of this person, who has seen it then.
    pub(crate) has_begun_round: bool,
}

/// Distinguishes moments without describing them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Trace {
    stage: Stage,
    mark: Option<u64>,
    people: Vec<(Key, bool)>,
}

/// More rounds than a game has.
const ROUNDS: u64 = 100;

impl Room {
    /// Describes the room to those who write messages. Only rounds at leisure are described: no message calls people to a
    /// round of minutes.
    pub(crate) fn moment(&self) -> Moment {
        let round = self.leisurely_round();
        let seats = self.people().filter(|(_, person)| !person.has_left);
        let people = seats.map(|(seat, person)| PersonMoment {
            token: person.token.clone(),
            is_awaited: round.is_some() && self.is_waiting_for(seat) && !person.is_replaced(),
            away_since: person.node.is_none().then_some(person.gone_since),
            has_begun_round: self.has_begun_round(seat),
        });
        Moment { round, people: people.collect() }
    }

    /// Returns what tells this moment from the previous ones, as far as messages depend on it.
    pub(crate) fn trace(&self) -> Trace {
        let round = self.leisurely_round();
        let is_away = |person: &Person| round.is_some() && person.node.is_none();
        let trace =
            |who: &Occupant| Some((who.key, is_away(who.person().filter(|person| !person.has_left)?)));
        let people = self.occupants.iter().filter_map(trace).collect();
        Trace { stage: self.stage(), mark: round.map(|round| round.mark), people }
    }

    fn leisurely_round(&self) -> Option<RoundMoment> {
        let table = self.running().filter(|_| !self.is_live())?;
        let number = round_number(table.game.round());
        Some(RoundMoment {
            mark: u64::from(self.games) * ROUNDS + u64::from(number),
            number: number + 1,
            began: table.round_since,
            deadline: self.deadline(),
            time: self.round_time(),
        })
    }

    fn has_begun_round(&self, seat: Seat) -> bool {
        self.running().is_some_and(|table| table.begun_by == Some(self.occupants[seat.index()].key))
    }
}
