//! The public state of a room, for each recipient. Everything about the game comes from the recipient's view.

use sideboards_protocol::{
    Happening, MyResult, Nonce, Occupant, Person, RoomState, Stage, Table, Update, seat_number,
};
use sideboards_rules::{CardText, Round, Seat, Setup, Variant, Viewer};

use super::{self as room, Key, Room, Who};

impl Room {
    /// Returns whether a viewer may see the game.
    pub(super) const fn may_watch(&self, key: Option<Key>) -> bool {
        key.is_some() || self.settings.spectators
    }

    /// Writes the update for a viewer: the events since a version, and the current state. Apart from the viewer,
    /// the state of the room is the same for all, so it can be made once for many.
    pub(crate) fn update_with(
        &self,
        state: RoomState,
        key: Option<Key>,
        since: Option<u64>,
        epoch: &str,
        now: u64,
    ) -> Update {
        let viewer = self.viewer(key);
        let may_watch = self.may_watch(key);
        let since = since.filter(|since| self.remembers(*since));
        Update {
            since,
            version: self.version,
            epoch: epoch.to_owned(),
            now,
            events: since.map(|since| self.events(viewer, since, may_watch)).unwrap_or_default(),
            room: RoomState { you: key.and_then(|key| self.seat_of(key)).map(seat_number), ..state },
            table: self.table(viewer).filter(|_| may_watch),
        }
    }

    /// Returns the state of the room.
    pub(crate) fn state(&self, key: Option<Key>) -> RoomState {
        let number = |key| self.seat_of(key).map(seat_number);
        RoomState {
            code: self.code.clone(),
            stage: self.stage(),
            games: self.games,
            host: self.host.and_then(number),
            you: key.and_then(number),
            settings: self.settings.clone(),
            content: self.file.as_ref().map(|_| self.content.hash().to_string()),
            next_secret_hash: (self.next_secret.as_ref())
                .filter(|_| self.stage() != Stage::Playing)
                .map(|next| next.hash.clone()),
            seats: self.occupants.iter().enumerate().map(|(index, who)| self.show_seat(index, who)).collect(),
            capacity: Setup::most_players(&self.content, Variant::Standard) as u8,
            locked: self.locked,
            strangers: self.show_meeting(),
            starts: self.starts,
            deadline: self.deadline(),
        }
    }

    /// Returns the sideboard of a player at the current or last game, and the result once it is over.
    pub(crate) fn own_game(&self, key: Key) -> Option<(Vec<CardText>, Option<MyResult>)> {
        let table = self.table.as_ref()?;
        let viewer = self.viewer(Some(key));
        let view = table.game.view(viewer);
        let seat = view.seat()?;
        let sideboard =
            view.sideboard(seat).cards().iter().map(|placed| self.content.deck().face(*placed).text());
        let result = view.scores().map(|scores| {
            let own = scores.of(seat);
            MyResult { points: own.total.0, place: own.place as u8 }
        });
        Some((sideboard.collect(), result))
    }

    /// Describes an occupant, including requests that concern other seats.
    fn show_seat(&self, index: usize, occupant: &room::Occupant) -> Occupant {
        let number = |key: &Key| self.seat_of(*key).map(seat_number);
        let mut shown = show(occupant);
        if let (Occupant::Person(shown), Some(person)) = (&mut shown, occupant.person()) {
            shown.wants = person.wants.as_ref().and_then(number);
            let wanted = self.running().map(|table| &table.bot_wanted[Seat::new(index)]);
            shown.place_for = wanted.into_iter().flatten().filter_map(number).collect();
        }
        shown
    }

    /// Returns the game as a spectator sees it, unless spectators may not enter.
    pub(crate) fn table_for_strangers(&self) -> Option<Table> {
        let may_enter = self.may_watch(None) && !self.locked;
        may_enter.then(|| self.table(Viewer::Spectator)).flatten()
    }

    pub(super) fn table(&self, viewer: Viewer) -> Option<Table> {
        let table = self.table.as_ref()?;
        let sight = table.game.view(viewer).sight();
        let is_over = table.game.is_over();
        let shown = Table::of(&sight, self.content.deck(), table.deal.commitment.clone());
        Some(Table {
            chain: table.deal.chain.clone(),
            terms: table.deal.terms().filter(|_| table.game.round() == Round::Start).cloned(),
            players: table.players.iter().map(show).collect(),
            record: is_over.then(|| table.record.to_string()),
            proof: table.deal.proof().filter(|_| is_over),
            ..shown
        })
    }

    /// Returns whether all events since a version are remembered.
    pub(super) fn remembers(&self, since: u64) -> bool {
        match self.recent.front() {
            _ if since == self.version => true,
            Some(first) => since < self.version && since + 1 >= first.version,
            None => false,
        }
    }

    fn events(&self, viewer: Viewer, since: u64, may_watch: bool) -> Vec<Happening> {
        let deck = self.content.deck();
        let later = self.recent.iter().filter(|happened| happened.version > since);
        let told = later.flat_map(|happened| {
            let events =
                happened.events.iter().filter(|event| may_watch && event.audience().includes(viewer));
            happened.open.iter().cloned().chain(events.map(|event| Happening::of(event, deck)))
        });
        told.collect()
    }
}

/// Describes an occupant, also of a finished game.
fn show(occupant: &room::Occupant) -> Occupant {
    match &occupant.who {
        Who::Person(person) => Occupant::Person(Person {
            name: person.name.clone(),
            online: person.node.is_some(),
            replaced: person.is_replaced(),
            nonce: person.nonce.as_ref().map(Nonce::to_string),
            left: person.has_left,
            ready: person.is_ready,
            wins: occupant.wins,
            wants: None,
            place_for: Vec::new(),
            ends: person.wants_end,
        }),
        Who::Bot(level) => Occupant::Bot { level: *level, wins: occupant.wins },
    }
}
