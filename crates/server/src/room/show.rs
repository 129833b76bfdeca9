//! What people are told of a room. Everything about the game comes from the view of the one who is told.

use sideboards_protocol::{Happening, Nonce, Occupant, Person, RoomState, Stage, Table, Update, seat_number};
use sideboards_rules::{Round, Viewer};

use super::{Key, Room, Who};

impl Room {
    /// Tells whether a viewer may see the game.
    pub(super) const fn may_watch(&self, key: Option<Key>) -> bool {
        key.is_some() || self.settings.spectators
    }

    /// Writes the update for a viewer: the events since a version, and the current state. Apart from the viewer, the state of
    /// the room is the same for all, so it can be made once for many.
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

    /// Gives the room itself.
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
            seats: self.occupants.iter().map(|occupant| show(&occupant.who)).collect(),
            deadline: self.deadline(),
        }
    }

    pub(super) fn table(&self, viewer: Viewer) -> Option<Table> {
        let table = self.table.as_ref()?;
        let sight = table.game.view(viewer).sight();
        let is_over = table.game.is_over();
        let shown = Table::of(&sight, self.content.deck(), table.deal.commitment.clone());
        Some(Table {
            chain: table.deal.chain.clone(),
            terms: table.deal.terms().filter(|_| table.game.round() == Round::Start).cloned(),
            players: table.players.iter().map(|player| show(&player.who)).collect(),
            record: is_over.then(|| table.record.to_string()),
            proof: table.deal.proof().filter(|_| is_over),
            ..shown
        })
    }

    /// Tells whether all that came after a version is remembered.
    pub(super) fn remembers(&self, since: u64) -> bool {
        match self.moments.front() {
            _ if since == self.version => true,
            Some(first) => since < self.version && since + 1 >= first.version,
            None => false,
        }
    }

    fn events(&self, viewer: Viewer, since: u64, may_watch: bool) -> Vec<Happening> {
        let deck = self.content.deck();
        let later = self.moments.iter().filter(|moment| moment.version > since);
        let told = later.flat_map(|moment| {
            let events = moment.events.iter().filter(|event| may_watch && event.audience().includes(viewer));
            moment.open.iter().cloned().chain(events.map(|event| Happening::of(event, deck)))
        });
        told.collect()
    }
}

fn show(who: &Who) -> Occupant {
    match who {
        Who::Person(person) => Occupant::Person(Person {
            name: person.name.clone(),
            online: person.node.is_some(),
            replaced: person.is_replaced(),
            nonce: person.nonce.as_ref().map(Nonce::to_string),
        }),
        Who::Bot(level) => Occupant::Bot { level: *level },
    }
}
