//! What this browser was told about the deals of a room, so that a reload does not forget it.

use sideboards_protocol::DealBook;

use super::keyring;
use crate::storage;

const KEPT: &str = "deals.";

/// Gives what is known about a room.
pub(super) fn read(room: &str) -> Option<DealBook> {
    storage::read(&name(room)).map(|text| DealBook::read(&text))
}

pub(super) fn keep(room: &str, book: &DealBook) {
    storage::write(&name(room), &book.to_string());
}

/// Forgets rooms in which this browser has no seat, except for the one that it visits.
pub(super) fn tidy(visited: &str) {
    let keys = keyring::all();
    storage::remove_others(KEPT, |room| room == visited || keys.iter().any(|key| key.room == room));
}

fn name(room: &str) -> String {
    format!("{KEPT}{room}")
}
