//! Deals whose cards were seen before they were played here: games with them are practice.

use sideboards_rules::Record;

use crate::codes::record::{HEAD_LETTERS, write};
use crate::storage::{Storage, try_set};

/// Name of the deals in storage: a line each, with the letters of a code that say which deal it is, the oldest first.
const STORAGE_KEY: &str = "known-deals";

/// How many are kept; only those matter that can still be played to their end.
const MAX_DEALS: usize = 200;

/// Notes that a player has seen the cards of a deal.
pub fn note_known(record: &Record, storage: &dyn Storage) {
    let deal = deal_of(record);
    let kept = storage.get(STORAGE_KEY).unwrap_or_default();
    let others = kept.lines().filter(|other| *other != deal);
    let all: Vec<&str> = others.chain([deal.as_str()]).collect();
    try_set(storage, STORAGE_KEY, &all[all.len().saturating_sub(MAX_DEALS)..].join("\n"));
}

/// Returns whether a player had seen the cards of a deal before.
pub(super) fn is_known(record: &Record, storage: &dyn Storage) -> bool {
    let deal = deal_of(record);
    storage.get(STORAGE_KEY).is_some_and(|kept| kept.lines().any(|known| known == deal))
}

fn deal_of(record: &Record) -> String {
    let mut code = write(record);
    code.truncate(HEAD_LETTERS);
    code
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Day, Seat};

    use super::*;
    use crate::storage::Memory;

    #[test]
    fn a_deal_is_known_however_it_is_played_and_the_oldest_make_room() {
        let storage = Memory::default();
        let deal = |number| Day::from_number(Day::FIRST.number() + number).expect("a day").record();
        let mut record = deal(0);
        assert!(!is_known(&record, &storage));
        note_known(&record, &storage);
        let choice = record.deal().legal(Seat::new(0)).choice(3).into();
        record.push(Seat::new(0), choice);
        assert!(is_known(&record, &storage) && !is_known(&deal(1), &storage));
        for number in 1..200 {
            note_known(&deal(number), &storage);
        }
        note_known(&deal(0), &storage);
        note_known(&deal(200), &storage);
        assert!(is_known(&deal(0), &storage), "what was noted again is new");
        assert!(!is_known(&deal(1), &storage), "the oldest");
    }
}
