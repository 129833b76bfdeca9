use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_client::room::Entry;

use super::Room;

/// The room that this tab is in. It stays connected while somebody reads the rules or changes a setting: others do not wait
/// for whoever looks something up.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    /// Lives as long as the page.
    page: StoredValue<Owner>,
    current: StoredValue<Option<(Owner, Room)>, LocalStorage>,
}

impl Visit {
    pub(crate) fn begin() -> Self {
        let page = Owner::current().expect("the page owns everything in it");
        Self { page: StoredValue::new(page), current: StoredValue::new_local(None) }
    }

    /// Gives the way to the room where we are.
    pub(crate) fn path(self) -> Option<String> {
        self.current.with_value(|current| current.as_ref().map(|(_, room)| room_path(&room.code())))
    }

    /// Gives the room with a code: the one where we are, or another one, for which we leave it.
    pub(crate) fn room(self, code: &str, has_new_token: bool) -> Room {
        let current = self.current.with_value(|current| current.as_ref().map(|(_, room)| *room));
        let is_there = |room: &Room| {
            let is_refused = matches!(room.peek(|known| known.entry), Entry::Refused(_));
            room.code() == code && !is_refused && !has_new_token
        };
        if let Some(room) = current.filter(is_there) {
            return room;
        }
        let owner = self.page.with_value(Owner::child);
        let room = owner.with(|| Room::enter(code.to_owned()));
        let before = self.current.try_update_value(|current| current.replace((owner, room))).flatten();
        if let Some((before, _)) = before {
            before.cleanup();
        }
        room
    }
}
