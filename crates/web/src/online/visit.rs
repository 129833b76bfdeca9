use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_client::room::Admission;
use sideboards_protocol::Stage;

use super::Room;

/// The room of this tab. It stays connected while the player reads the rules or changes a setting, so that others
/// need not wait.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    /// Lives as long as the page.
    page: StoredValue<Owner>,
    current: StoredValue<Option<(Owner, Room)>, LocalStorage>,
    /// Counts entered rooms.
    entered: RwSignal<usize>,
}

impl Visit {
    pub(crate) fn begin() -> Self {
        let page = Owner::current().expect("the page owns everything in it");
        let (page, current) = (StoredValue::new(page), StoredValue::new_local(None));
        Self { page, current, entered: RwSignal::new(0) }
    }

    /// Returns the current room.
    fn current(self) -> Option<Room> {
        self.entered.track();
        let room = self.current.with_value(|current| current.as_ref().map(|(_, room)| *room));
        room.filter(|room| !room.has_left())
    }

    /// Returns the code of the current room.
    pub(super) fn code(self) -> Option<String> {
        self.current().map(Room::code)
    }

    /// Returns the path of the current room.
    pub(crate) fn path(self) -> Option<String> {
        self.code().map(|code| room_path(&code))
    }

    /// Returns whether the table of the room waits for us.
    pub(crate) fn is_own_turn(self) -> bool {
        self.current().is_some_and(Room::is_own_turn)
    }

    /// Returns whether the others are about to play another game, and we have not answered.
    pub(crate) fn is_asked(self) -> bool {
        self.current().is_some_and(Room::is_asked)
    }

    /// Returns whether the room waits for its first game.
    pub(crate) fn is_gathering(self) -> bool {
        let is_gathering = |room: Room| room.look_at_state(|state| state.stage == Stage::Gathering);
        self.current().and_then(is_gathering) == Some(true)
    }

    /// Leaves a room, so that this tab does not look like a present player any more.
    pub(crate) fn leave(self, code: &str) {
        let is_it = untrack(|| self.code()).is_some_and(|current| current == code);
        let left = self.current.try_update_value(|current| current.take_if(|_| is_it)).flatten();
        if let Some((owner, _)) = left {
            owner.cleanup();
            self.entered.update(|entered| *entered += 1);
        }
    }

    /// Shows a room in this tab as on a television, and leaves the seat that the tab showed.
    pub(crate) fn television(self, code: &str) -> Room {
        self.leave(code);
        Room::on_television(code.to_owned())
    }

    /// Returns the room with a code: the current one, or another one, for which we leave it.
    pub(crate) fn room(self, code: &str, has_new_token: bool) -> Room {
        let current = untrack(|| self.current());
        let is_there = |room: &Room| {
            let is_refused = matches!(room.peek(|known| known.admission), Admission::Refused(_));
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
        self.entered.update(|entered| *entered += 1);
        room
    }
}
