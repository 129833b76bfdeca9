//! Updates for many recipients: the shared parts are made and written once.

use sideboards_protocol::{Happening, Personal, ServerMessage, Update, UpdateTemplate, seat_number};
use sideboards_rules::Viewer;

use super::{Key, Room};

/// Writes updates for many recipients, each with what it may know.
#[derive(Debug)]
pub(crate) struct Telling<'r> {
    room: &'r Room,
    epoch: &'r str,
    now: u64,
    /// The public part of a game.
    template: Option<UpdateTemplate>,
    /// Events already written: version, number, JSON.
    events: Vec<(u64, usize, String)>,
}

impl Telling<'_> {
    /// Writes the update for one viewer.
    pub(crate) fn write(&mut self, key: Option<Key>, since: Option<u64>) -> String {
        let room = self.room;
        match (&room.table, &self.template) {
            (Some(table), Some(template)) if room.may_watch(key) => {
                let viewer = room.viewer(key);
                let since = since.filter(|since| room.remembers(*since));
                let told = since.map(|since| write_events(room, &mut self.events, viewer, since));
                let personal = Personal {
                    since,
                    you: key.and_then(|key| room.seat_of(key)).map(seat_number),
                    sight: &table.game.view(viewer).sight(),
                    deck: room.content.deck(),
                };
                let told = told.unwrap_or_default().into_iter();
                template.write(&personal, told.map(|index| self.events[index].2.as_str()))
            }
            _ => {
                let update = room.update_with(room.state(None), key, since, self.epoch, self.now);
                let message = ServerMessage::Update(Box::new(update));
                serde_json::to_string(&message).expect("updates are JSON")
            }
        }
    }
}

impl Room {
    /// Prepares updates for many recipients.
    pub(crate) fn telling<'r>(&'r self, epoch: &'r str, now: u64) -> Telling<'r> {
        let public = || Update {
            since: None,
            version: self.version,
            epoch: epoch.to_owned(),
            now,
            events: Vec::new(),
            room: self.state(None),
            table: self.table(Viewer::Spectator),
        };
        let template = self.table.as_ref().map(|_| UpdateTemplate::new(public()));
        Telling { room: self, epoch, now, template, events: Vec::new() }
    }
}

/// Writes the events a viewer may see that are not written yet, and returns where the viewer's events are.
fn write_events(
    room: &Room,
    written: &mut Vec<(u64, usize, String)>,
    viewer: Viewer,
    since: u64,
) -> Vec<usize> {
    let deck = room.content.deck();
    let mut told = Vec::new();
    for happened in room.recent.iter().filter(|happened| happened.version > since) {
        let mut tell = |number: usize, text: &dyn Fn() -> String| {
            let is_it = |known: &(u64, usize, String)| (known.0, known.1) == (happened.version, number);
            told.push(written.iter().position(is_it).unwrap_or_else(|| {
                written.push((happened.version, number, text()));
                written.len() - 1
            }));
        };
        for (number, happening) in happened.open.iter().enumerate() {
            tell(number, &|| write(happening));
        }
        for (number, event) in happened.events.iter().enumerate() {
            if event.audience().includes(viewer) {
                tell(happened.open.len() + number, &|| write(&Happening::of(event, deck)));
            }
        }
    }
    told
}

fn write(happening: &Happening) -> String {
    serde_json::to_string(happening).expect("events are JSON")
}
