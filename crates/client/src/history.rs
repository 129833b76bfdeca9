//! The games that were finished on this device, online ones too: what replays and statistics are made of.

mod archive;
mod filed;
mod past;

use std::sync::Arc;

use sideboards_rules::Content;

pub use self::archive::{Archive, merged, read_archive, write_archive};
pub use self::filed::filed;
pub use self::past::{Origin, Past};
use crate::local::Player;
use crate::storage::{NotKept, Storage, try_set};

/// Name of the history in storage: a line a game, the oldest first.
const STORAGE_KEY: &str = "history";

/// How many games are kept; a line has about 200 letters, and browsers have room for a few million.
const MAX_GAMES: usize = 5000;

/// The past games in a storage.
#[derive(Clone, Copy, Debug)]
pub struct History<'s>(&'s dyn Storage);

impl<'s> History<'s> {
    /// Opens the history in a storage.
    pub const fn new(storage: &'s dyn Storage) -> Self {
        Self(storage)
    }

    /// Returns all past games, the oldest first. Lines that cannot be read are left out.
    pub fn all(self) -> Vec<Past> {
        self.text().lines().filter_map(Past::parse).collect()
    }

    /// Adds a game, unless it is there already; a table game may have been corrected, and stays where it was.
    pub fn keep(self, past: &Past) {
        let kept = self.text();
        let mut lines: Vec<&str> = kept.lines().collect();
        let line = past.to_string();
        if past.is_table()
            && let Some(known) = lines.iter_mut().find(|known| same_place(known) == same_place(&line))
        {
            let when = known.split('\t').next().and_then(|when| when.parse().ok()).unwrap_or(past.when);
            let corrected = Past { when, ..past.clone() }.to_string();
            if *known != corrected {
                *known = &corrected;
                try_set(self.0, STORAGE_KEY, &lines.join("\n"));
            }
            return;
        }
        // A room shows its last game for weeks, again and again.
        if lines.iter().any(|known| same_game(known) == same_game(&line)) {
            return;
        }
        lines.push(&line);
        let forgotten = lines.len().saturating_sub(MAX_GAMES);
        try_set(self.0, STORAGE_KEY, &lines[forgotten..].join("\n"));
    }

    /// Replaces all past games; the oldest are forgotten if there are too many.
    pub fn replace(self, games: &[Past]) -> Result<(), NotKept> {
        let forgotten = games.len().saturating_sub(MAX_GAMES);
        let kept = self.text();
        // What this version cannot read may be of a newer one.
        let strange = kept.lines().filter(|line| Past::parse(line).is_none()).map(str::to_owned);
        let lines: Vec<String> = strange.chain(games[forgotten..].iter().map(Past::to_string)).collect();
        self.0.set(STORAGE_KEY, &lines.join("\n"))
    }

    /// Forgets one game, and returns it as it was.
    pub fn take(self, is_it: impl Fn(&Past) -> bool) -> Option<Past> {
        let mut games = self.all();
        let index = games.iter().position(is_it)?;
        let taken = games.remove(index);
        self.replace(&games).ok().map(|()| taken)
    }

    /// Calls a person by another name wherever that is not taken. Returns in how many games, and in how many it was taken.
    pub fn rename(self, from: &str, to: &str, boxes: &[Arc<Content>]) -> Result<(usize, usize), NotKept> {
        let mut games = self.all();
        let renamed = games.iter_mut().filter_map(|past| past.rename(from, to, boxes).then_some(())).count();
        let is_left =
            |past: &&Past| past.you.is_none() && past.players.contains(&Player::Person(from.to_owned()));
        let left = games.iter().filter(is_left).count();
        self.replace(&games).map(|()| (renamed, left))
    }

    /// Forgets all past games.
    pub fn forget(self) {
        self.0.remove(STORAGE_KEY);
    }

    fn text(self) -> String {
        self.0.get(STORAGE_KEY).unwrap_or_default()
    }
}

/// Returns where the game in a line was played.
fn same_place(line: &str) -> Option<&str> {
    line.split('\t').nth(1)
}

/// Returns what two lines about one game have in common: where it was played, and the record. A day has one try.
fn same_game(line: &str) -> (Option<&str>, Option<&str>) {
    let mut parts = line.split('\t');
    let (origin, code) = (parts.nth(1), parts.nth(1));
    (origin, code.filter(|_| !origin.is_some_and(|origin| origin.starts_with("daily "))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::worked_example;
    use crate::statistics::fixture::past;
    use crate::storage::Memory;

    #[test]
    fn a_game_is_kept_once_and_strange_lines_survive() {
        let storage = Memory::default();
        let history = History::new(&storage);
        let (solo, two) =
            (past("solo", Some(0), Origin::Device, 10), past("two-players", None, Origin::Device, 20));
        history.keep(&solo);
        history.keep(&two);
        history.keep(&Past { when: 30, ..solo.clone() });
        assert_eq!(history.all(), [solo.clone(), two]);
        let day = |when| past("solo", Some(0), Origin::Daily("2026-11-15".to_owned()), when);
        let other = Past { code: "other".to_owned(), ..day(50) };
        history.keep(&day(40));
        history.keep(&other);
        assert_eq!(history.all().last(), Some(&day(40)), "a day has one try");
        storage.set(STORAGE_KEY, &format!("from a newer version\n{solo}")).expect("memory keeps");
        assert_eq!(history.all(), [solo]);
        assert_eq!(history.replace(&[]), Ok(()));
        assert_eq!(storage.get(STORAGE_KEY).as_deref(), Some("from a newer version"));
        history.forget();
        assert_eq!(storage.get(STORAGE_KEY), None);
    }

    #[test]
    fn a_corrected_table_game_keeps_its_place_and_people_can_be_renamed() {
        let storage = Memory::default();
        let history = History::new(&storage);
        let paper = worked_example();
        let first = Past::of_table(&paper, 5, 10);
        history.keep(&first);
        history.keep(&Past::of_table(&paper.next(7), 5, 20));
        let mut corrected = paper.clone();
        corrected.players[0].exchange_used = true;
        history.keep(&Past::of_table(&corrected, 5, 30));
        let all = history.all();
        assert_eq!((all.len(), all[0].when), (2, 10));
        assert_eq!(all[0].code, Past::of_table(&corrected, 5, 10).code);
        let boxes = [Content::classic()];
        assert_eq!(history.rename("Lidia", "Ada", &boxes), Ok((2, 0)));
        assert_eq!(history.rename("Ada", "Peter", &boxes), Ok((0, 2)), "they play in the same games");
        let taken = history.take(|past| past.is_same_game(&first)).expect("it is there");
        assert_eq!((taken.when, history.all().len()), (10, 1));
        assert!(history.take(|past| past.is_same_game(&first)).is_none());
    }
}
