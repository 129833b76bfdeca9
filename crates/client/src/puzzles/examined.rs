//! Which past games were looked at for mistakes.

use sideboards_rules::Seat;

use crate::history::Past;
use crate::storage::{Storage, try_set};

/// Name in storage of when the newest game was finished that was looked at, in milliseconds since 1970.
const STORAGE_KEY: &str = "puzzle-games";

/// The most games that are looked at: the mistakes of long ago are forgotten.
const MAX_EXAMINED: usize = 40;

/// Returns the games that a player finished alone since the last look, the oldest first.
pub fn to_examine(storage: &dyn Storage, games: Vec<Past>) -> Vec<Past> {
    let last = last(storage);
    let is_own = |past: &Past| past.players.len() == 1 && past.you == Some(Seat::new(0));
    let mut games: Vec<Past> =
        games.into_iter().filter(|past| is_own(past) && last.is_none_or(|last| past.when > last)).collect();
    games.sort_by_key(|past| past.when);
    games.split_off(games.len().saturating_sub(MAX_EXAMINED))
}

/// Notes that a game was looked at, and all before it.
pub fn note_examined(storage: &dyn Storage, past: &Past) {
    if last(storage).is_none_or(|last| past.when > last) {
        try_set(storage, STORAGE_KEY, &past.when.to_string());
    }
}

fn last(storage: &dyn Storage) -> Option<u64> {
    storage.get(STORAGE_KEY)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Origin;
    use crate::statistics::fixture::past;
    use crate::storage::Memory;

    #[test]
    fn every_own_game_is_looked_at_once() {
        let storage = Memory::default();
        let games = |whens: &[u64]| {
            let alone = whens.iter().map(|when| past("solo", Some(0), Origin::Device, *when));
            alone.chain([past("two-players", Some(0), Origin::Device, 99)]).collect::<Vec<_>>()
        };
        let whens = |games: Vec<Past>| games.iter().map(|past| past.when).collect::<Vec<_>>();
        let found = to_examine(&storage, games(&[30, 10, 20]));
        assert_eq!(whens(found.clone()), [10, 20, 30], "games with others are left out");
        note_examined(&storage, &found[1]);
        note_examined(&storage, &found[0]);
        assert_eq!(whens(to_examine(&storage, games(&[30, 10, 20, 40]))), [30, 40]);
        let many: Vec<u64> = (100..200).collect();
        assert_eq!(whens(to_examine(&storage, games(&many))), many[60..], "the newest are enough");
    }
}
