use sideboards_protocol::{MyGame, Stage};

use super::Keyring;
use crate::storage::{Storage, try_set};

/// Name of what was heard in storage: the time, then a room in each line.
const STORAGE_KEY: &str = "turns";

/// How long an answer counts for all tabs, in milliseconds.
const COUNTS_FOR: u64 = 25_000;

/// The rooms that wait for the player of this device, as one of its tabs heard last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    /// In milliseconds since 1970.
    heard: u64,
    /// The one whose time ends first comes first.
    rooms: Vec<String>,
}

impl Turns {
    /// Takes them from the server's answer about all games of this device.
    pub fn of(games: &[MyGame], now: u64) -> Self {
        let end = |game: &MyGame| game.state.as_ref().and_then(|state| state.deadline).unwrap_or(u64::MAX);
        let is_playing =
            |game: &MyGame| game.state.as_ref().is_some_and(|state| state.stage == Stage::Playing);
        let mut waiting: Vec<_> = games.iter().filter(|game| game.your_turn && is_playing(game)).collect();
        waiting.sort_by_key(|game| end(game));
        Self { heard: now, rooms: waiting.into_iter().map(|game| game.room.clone()).collect() }
    }

    /// Returns what was heard last, without rooms whose seat was given up since.
    pub fn kept(storage: &dyn Storage) -> Self {
        let text = storage.get(STORAGE_KEY).unwrap_or_default();
        let mut lines = text.lines();
        let heard = lines.next().and_then(|line| line.parse().ok()).unwrap_or_default();
        let has_seat = |room: &&str| Keyring::new(storage).token(room).is_some();
        Self { heard, rooms: lines.filter(has_seat).map(str::to_owned).collect() }
    }

    /// Lets all tabs know.
    pub fn keep(&self, storage: &dyn Storage) {
        try_set(storage, STORAGE_KEY, &format!("{}\n{}", self.heard, self.rooms.join("\n")));
    }

    /// Returns whether it is time to ask again. A clock that went back makes it time, too.
    pub const fn is_outdated(&self, now: u64) -> bool {
        now.abs_diff(self.heard) >= COUNTS_FOR
    }

    /// Returns the rooms other than one.
    pub fn besides(&self, room: Option<&str>) -> Vec<String> {
        self.rooms.iter().filter(|other| Some(other.as_str()) != room).cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::{RoomState, Settings};

    use super::*;
    use crate::storage::Memory;

    fn game(room: &str, stage: Stage, your_turn: bool, deadline: Option<u64>) -> MyGame {
        let state = RoomState {
            code: room.to_owned(),
            stage,
            games: 1,
            host: None,
            you: None,
            settings: Settings::default(),
            content: None,
            next_secret_hash: None,
            seats: Vec::new(),
            capacity: 6,
            locked: false,
            strangers: None,
            starts: None,
            deadline,
        };
        MyGame {
            room: room.to_owned(),
            state: Some(state),
            round: None,
            your_turn,
            sideboard: Vec::new(),
            result: None,
            now: 0,
        }
    }

    #[test]
    fn all_tabs_know_the_rooms_that_wait_and_the_most_urgent_comes_first() {
        let storage = Memory::default();
        for room in ["calm", "urgent", "over", "others"] {
            Keyring::new(&storage).keep(room, "token");
        }
        let games = [
            game("calm", Stage::Playing, true, None),
            game("over", Stage::Over, true, None),
            game("others", Stage::Playing, false, Some(1)),
            game("urgent", Stage::Playing, true, Some(9)),
        ];
        Turns::of(&games, 1_000_000).keep(&storage);
        let turns = Turns::kept(&storage);
        assert_eq!(turns.besides(None), ["urgent", "calm"]);
        assert_eq!(turns.besides(Some("urgent")), ["calm"]);
        assert!(!turns.is_outdated(1_000_000 + COUNTS_FOR - 1) && turns.is_outdated(1_000_000 + COUNTS_FOR));
        assert!(turns.is_outdated(0), "the clock went back");
        Keyring::new(&storage).forget("calm");
        assert_eq!(Turns::kept(&storage).besides(None), ["urgent"], "its seat was given up");
    }

    #[test]
    fn who_has_heard_nothing_asks() {
        let storage = Memory::default();
        assert!(Turns::kept(&storage).is_outdated(1_000_000));
        storage.set(STORAGE_KEY, "nonsense").expect("memory keeps");
        assert_eq!(Turns::kept(&storage), Turns::default());
    }
}
