//! The stored tokens of seats.

use sideboards_protocol::SeatKey;

use crate::storage::{Storage, try_set};

/// Name of the keys in storage: one line `CODE TOKEN` each, the latest first.
const STORAGE_KEY: &str = "rooms";

/// The maximum that the server accepts in one request.
const MAX_KEYS: usize = 50;

/// The seats that this device owns.
#[derive(Clone, Copy, Debug)]
pub struct Keyring<'s>(&'s dyn Storage);

impl<'s> Keyring<'s> {
    /// Opens the keys in a storage.
    pub const fn new(storage: &'s dyn Storage) -> Self {
        Self(storage)
    }

    /// Returns all keys.
    pub fn all(self) -> Vec<SeatKey> {
        read_keys(self.0, STORAGE_KEY)
    }

    /// Returns the key to the seat in a room.
    pub fn key(self, room: &str) -> Option<SeatKey> {
        self.all().into_iter().find(|key| key.room == room)
    }

    /// Returns the secret for a room.
    pub fn token(self, room: &str) -> Option<String> {
        self.key(room).map(|key| key.token)
    }

    /// Stores a key; a room has one seat per device.
    pub fn keep(self, room: &str, token: &str) {
        let key = SeatKey { room: room.to_owned(), token: token.to_owned() };
        let others = self.all().into_iter().filter(|other| other.room != room);
        write_keys(self.0, STORAGE_KEY, &[key].into_iter().chain(others).take(MAX_KEYS).collect::<Vec<_>>());
    }

    /// Deletes a key.
    pub fn forget(self, room: &str) {
        let mut keys = self.all();
        keys.retain(|key| key.room != room);
        write_keys(self.0, STORAGE_KEY, &keys);
    }
}

/// Reads keys from one line each. Lines that are none are left out.
pub(super) fn read_keys(storage: &dyn Storage, name: &str) -> Vec<SeatKey> {
    let text = storage.get(name).unwrap_or_default();
    let keys = text.lines().filter_map(|line| line.split_once(' '));
    keys.map(|(room, token)| SeatKey { room: room.to_owned(), token: token.to_owned() }).collect()
}

pub(super) fn write_keys(storage: &dyn Storage, name: &str, keys: &[SeatKey]) {
    let text: String = keys.iter().map(|key| format!("{} {}\n", key.room, key.token)).collect();
    try_set(storage, name, &text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_room_has_one_key_and_the_latest_comes_first() {
        let storage = Memory::default();
        let keyring = Keyring::new(&storage);
        keyring.keep("abcdefgh2345", "secret");
        keyring.keep("ghjkmnpq2345", "other-secret");
        keyring.keep("abcdefgh2345", "new-secret");
        let rooms: Vec<String> = keyring.all().into_iter().map(|key| key.room).collect();
        assert_eq!(rooms, ["abcdefgh2345", "ghjkmnpq2345"]);
        assert_eq!(keyring.token("abcdefgh2345").as_deref(), Some("new-secret"));
        keyring.forget("abcdefgh2345");
        assert_eq!(keyring.token("abcdefgh2345"), None);
        storage.set(STORAGE_KEY, "nonsense\n\n").expect("memory keeps");
        assert_eq!(keyring.all(), []);
    }
}
