//! The stored observations about the deals of a room, which survive a reload.

use sideboards_protocol::DealBook;

use super::Keyring;
use crate::storage::{Storage, try_set};

/// Prefix of the names of deals in storage; the code of the room follows.
const STORAGE_PREFIX: &str = "deals.";

/// Returns the stored observations about a room.
pub(super) fn read(storage: &dyn Storage, room: &str) -> Option<DealBook> {
    storage.get(&name(room)).map(|text| DealBook::read(&text))
}

pub(super) fn keep(storage: &dyn Storage, room: &str, book: &DealBook) {
    try_set(storage, &name(room), &book.to_string());
}

/// Deletes those of rooms in which this device has no seat, except for the visited one.
pub(super) fn tidy(storage: &dyn Storage, visited: &str) {
    let keys = Keyring::new(storage).all();
    let is_kept = |room: &str| room == visited || keys.iter().any(|key| key.room == room);
    for name in storage.names() {
        if name.strip_prefix(STORAGE_PREFIX).is_some_and(|room| !is_kept(room)) {
            storage.remove(&name);
        }
    }
}

fn name(room: &str) -> String {
    format!("{STORAGE_PREFIX}{room}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn deals_of_rooms_without_a_seat_are_forgotten() {
        let storage = Memory::default();
        for room in ["seated", "visited", "left"] {
            keep(&storage, room, &DealBook::default());
        }
        Keyring::new(&storage).keep("seated", "secret");
        tidy(&storage, "visited");
        let known = ["seated", "visited", "left"].map(|room| read(&storage, room).is_some());
        assert_eq!(known, [true, true, false]);
    }
}
