//! The seats that this browser owns: a line `CODE TOKEN` each, the latest first.

use sideboards_protocol::SeatKey;

use crate::storage;

const KEPT: &str = "rooms";

/// As many as the server looks at in one question.
const MOST: usize = 50;

/// Gives all keys.
pub(crate) fn all() -> Vec<SeatKey> {
    read(&storage::read(KEPT).unwrap_or_default())
}

/// Gives the secret for a room.
pub(crate) fn token(room: &str) -> Option<String> {
    all().into_iter().find(|key| key.room == room).map(|key| key.token)
}

/// Keeps a key; a room has one seat for a browser.
pub(crate) fn keep(room: &str, token: &str) {
    let key = SeatKey { room: room.to_owned(), token: token.to_owned() };
    let others = all().into_iter().filter(|other| other.room != room);
    write(&[key].into_iter().chain(others).take(MOST).collect::<Vec<_>>());
}

/// Throws a key away.
pub(crate) fn forget(room: &str) {
    let mut keys = all();
    keys.retain(|key| key.room != room);
    write(&keys);
}

fn write(keys: &[SeatKey]) {
    storage::write(KEPT, &text(keys));
}

fn text(keys: &[SeatKey]) -> String {
    keys.iter().map(|key| format!("{} {}\n", key.room, key.token)).collect()
}

fn read(text: &str) -> Vec<SeatKey> {
    let keys = text.lines().filter_map(|line| line.split_once(' '));
    keys.map(|(room, token)| SeatKey { room: room.to_owned(), token: token.to_owned() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_survive_being_kept() {
        let key = |room: &str, token: &str| SeatKey { room: room.to_owned(), token: token.to_owned() };
        let keys = [key("abcdefgh2345", "secret"), key("ghjkmnpq2345", "other-secret")];
        assert_eq!(read(&text(&keys)), keys);
        assert_eq!(read("nonsense\n\n"), []);
    }
}
