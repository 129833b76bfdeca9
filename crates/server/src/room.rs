//! A room: the result of its log. No clock, no network, no storage.
//!
//! All changes are [`Entry`]s. The same entries give the same room, on every node and after every restart.

mod agreement;
mod apply;
mod clock;
mod company;
mod deal;
mod entry;
#[cfg(feature = "simulation")]
mod inspect;
mod judge;
mod moment;
mod occupant;
mod pause;
mod rematch;
mod show;
mod strangers;
mod telling;
mod terms;
#[cfg(test)]
mod tests;

use std::collections::VecDeque;
use std::sync::Arc;

use sideboards_protocol::{DealProof, Happening, SeatLoss, Settings, Stage};
use sideboards_rules::{Choice, Content, Event, Game, PerSeat, Record, Round, Seat, Viewer};

pub(crate) use apply::BrokenLog;
pub(crate) use clock::Thought;
use deal::{Deal, NextSecret};
pub(crate) use entry::{By, Entry, Issued, LogLine, StartSecrets};
pub(crate) use judge::{Verdict, locked, not_seated};
pub(crate) use moment::{Moment, PersonMoment, RoundMoment, Trace};
pub(crate) use occupant::{Key, Occupant, Person, Who};
pub(crate) use strangers::{Parties, Stranger};

use self::strangers::Meeting;
use crate::secret::TokenHash;

/// How many versions keep their events for reconnecting clients: a whole game of six.
const MAX_RECENT_VERSIONS: usize = 64;

/// A room.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    code: String,
    content: Arc<Content>,
    /// The content file, if it is not the classic box.
    file: Option<Arc<str>>,
    settings: Settings,
    /// The occupants of the seats, the first seat first.
    occupants: Vec<Occupant>,
    host: Option<Key>,
    /// How many occupants there have been.
    keys: Key,
    games: u32,
    /// Whether only owners of seats may enter.
    locked: bool,
    /// Where strangers meet; rooms of friends have none.
    meeting: Option<Meeting>,
    /// When the next game begins at the latest.
    starts: Option<u64>,
    /// The version of the host's last call, and who called.
    call: Option<(u64, Key)>,
    /// The version in which the terms of the next game changed last.
    terms_since: u64,
    /// People who lost a seat, and how.
    former: VecDeque<(TokenHash, SeatLoss)>,
    /// The server's part of the seed of the next game; rooms of older servers have none before their next game.
    next_secret: Option<NextSecret>,
    table: Option<RoomGame>,
    /// Number of public events so far.
    version: u64,
    /// Time of the last entry.
    touched: u64,
    /// End of the last interruption whose time was given back.
    resumed: u64,
    /// The version since which seats have their current numbers.
    renumbered: u64,
    /// Number of entries since the last deal: logs must not grow without bound.
    entries_since_deal: u32,
    /// Events of the latest versions.
    recent: VecDeque<VersionEvents>,
}

/// The current or last game.
#[derive(Clone, Debug)]
struct RoomGame {
    game: Game,
    record: Record,
    deal: Deal,
    /// The players, once the game is over.
    players: Vec<Occupant>,
    /// When the round began, moved on by time that did not count.
    round_since: u64,
    /// Who began it by the last decision of the round before.
    begun_by: Option<Key>,
    /// Whether a player was present at any time of the round.
    is_attended: bool,
    /// Since when the game waits for its players.
    paused_since: Option<u64>,
    /// The players' drafts.
    highlights: PerSeat<Option<Choice>>,
    /// The version of each seat's current hand.
    since: PerSeat<u64>,
    /// The players who agree that a bot places for a seat in this round.
    bot_wanted: PerSeat<Vec<Key>>,
    /// Pairs of players of whom the first nudged the second in this round.
    nudges: Vec<(Key, Key)>,
}

/// The events of one version.
#[derive(Clone, Debug)]
struct VersionEvents {
    version: u64,
    /// Public events.
    open: Vec<Happening>,
    /// Events of the game; each knows its audience.
    events: Vec<Event>,
}

impl Room {
    /// Makes the room of an empty log.
    pub(crate) fn empty(code: String, content: Arc<Content>) -> Self {
        Self {
            code,
            content,
            file: None,
            settings: Settings::default(),
            occupants: Vec::new(),
            host: None,
            keys: 0,
            games: 0,
            locked: false,
            meeting: None,
            starts: None,
            call: None,
            terms_since: 0,
            former: VecDeque::new(),
            next_secret: None,
            table: None,
            version: 0,
            touched: 0,
            resumed: 0,
            renumbered: 0,
            entries_since_deal: 0,
            recent: VecDeque::new(),
        }
    }

    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn content(&self) -> &Arc<Content> {
        &self.content
    }

    /// Returns the content file, if it is not the classic box.
    pub(crate) fn file(&self) -> Option<&Arc<str>> {
        self.file.as_ref()
    }

    /// Returns the time of the last entry.
    pub(crate) fn touched(&self) -> u64 {
        self.touched
    }

    /// Returns the end of the last interruption whose time was given back.
    pub(crate) fn resumed(&self) -> u64 {
        self.resumed
    }

    pub(crate) fn games(&self) -> u32 {
        self.games
    }

    pub(crate) fn occupants(&self) -> &[Occupant] {
        &self.occupants
    }

    pub(crate) fn stage(&self) -> Stage {
        match &self.table {
            None => Stage::Gathering,
            Some(table) if table.game.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Returns the record of the last game, its commitment and its proof, once it is over.
    pub(crate) fn finished(&self) -> Option<(&Record, &str, Option<DealProof>)> {
        let table = self.table.as_ref().filter(|table| table.game.is_over())?;
        Some((&table.record, &table.deal.commitment, table.deal.proof()))
    }

    /// Returns the current game.
    fn running(&self) -> Option<&RoomGame> {
        self.table.as_ref().filter(|table| !table.game.is_over())
    }

    /// Finds the seat of a person.
    pub(crate) fn seat_of(&self, key: Key) -> Option<Seat> {
        self.occupants.iter().position(|occupant| occupant.key == key).map(Seat::new)
    }

    /// Returns the round of the current or last game.
    pub(crate) fn round(&self) -> Option<Round> {
        self.table.as_ref().map(|table| table.game.round())
    }

    /// Returns whether the table waits for a seat.
    pub(crate) fn is_waiting_for(&self, seat: Seat) -> bool {
        self.running().is_some_and(|table| table.game.is_waiting_for(seat))
    }

    /// Returns the viewer of the game for an occupant. People may change seats after a game; the game keeps the
    /// seats of its players.
    fn viewer(&self, key: Option<Key>) -> Viewer {
        let finished = self.table.as_ref().filter(|table| table.game.is_over());
        let seated = finished.map_or(&self.occupants, |table| &table.players);
        match seated.iter().position(|occupant| Some(occupant.key) == key) {
            Some(index) => Viewer::Seat(Seat::new(index)),
            None if is_broken!(SpectatorSeesHand) && !seated.is_empty() => Viewer::Seat(Seat::new(0)),
            None => Viewer::Spectator,
        }
    }
}
