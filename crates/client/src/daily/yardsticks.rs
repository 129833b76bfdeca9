use std::collections::BTreeMap;
use std::fmt;

use sideboards_rules::Day;

use crate::storage::{Storage, try_set};

/// Name of the yardsticks in storage: a line `DAY BEST MASTER` each, the first day first, with a dash for what is not known.
const STORAGE_KEY: &str = "daily-yardsticks";
const UNKNOWN: &str = "-";

/// What the deal of a day is worth to others, in points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Yardstick {
    /// The best possible play with all cards known.
    pub best: Option<u16>,
    /// What a master made of it.
    pub master: Option<u16>,
}

impl Yardstick {
    /// Returns whether both are known.
    pub const fn is_whole(self) -> bool {
        self.best.is_some() && self.master.is_some()
    }
}

/// The yardsticks of all days: they take seconds of thinking each, so they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Yardsticks(BTreeMap<Day, Yardstick>);

impl Yardsticks {
    /// Returns the yardsticks in a storage.
    pub fn kept(storage: &dyn Storage) -> Self {
        Self(storage.get(STORAGE_KEY).unwrap_or_default().lines().filter_map(parse).collect())
    }

    /// Returns the yardstick of a day.
    pub fn of(&self, day: Day) -> Yardstick {
        self.0.get(&day).copied().unwrap_or_default()
    }

    /// Adds what is known of a day, and what another tab has written meanwhile, and keeps all of it. Where nothing can be kept it
    /// is known until the page is closed.
    pub fn add(&mut self, day: Day, known: Yardstick, storage: &dyn Storage) {
        for (day, known) in Self::kept(storage).0 {
            self.note(day, known);
        }
        self.note(day, known);
        try_set(storage, STORAGE_KEY, &self.to_string());
    }

    fn note(&mut self, day: Day, known: Yardstick) {
        let yardstick = self.0.entry(day).or_default();
        yardstick.best = known.best.or(yardstick.best);
        yardstick.master = known.master.or(yardstick.master);
    }
}

fn parse(line: &str) -> Option<(Day, Yardstick)> {
    let mut words = line.split_ascii_whitespace();
    let day = words.next()?.parse().ok()?;
    let mut points = || match words.next()? {
        UNKNOWN => Some(None),
        points => points.parse().ok().map(Some),
    };
    Some((day, Yardstick { best: points()?, master: points()? }))
}

impl fmt::Display for Yardsticks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word =
            |points: Option<u16>| points.map_or_else(|| UNKNOWN.to_owned(), |points| points.to_string());
        self.0
            .iter()
            .try_for_each(|(day, known)| writeln!(f, "{day} {} {}", word(known.best), word(known.master)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;

    #[test]
    fn yardsticks_are_kept_as_text_and_grow_piece_by_piece() {
        let storage = Memory::default();
        let day = |date| Day::new(2026, 11, date).expect("a day");
        let best = |points| Yardstick { best: Some(points), ..Yardstick::default() };
        let master = |points| Yardstick { master: Some(points), ..Yardstick::default() };
        let (mut all, mut other_tab) = (Yardsticks::default(), Yardsticks::default());
        all.add(day(3), best(58), &storage);
        other_tab.add(day(1), master(49), &storage);
        assert!(!Yardsticks::kept(&storage).of(day(3)).is_whole());
        all.add(day(3), master(57), &storage);
        assert_eq!(all.of(day(3)), Yardstick { best: Some(58), master: Some(57) });
        assert_eq!(storage.get(STORAGE_KEY).as_deref(), Some("2026-11-01 - 49\n2026-11-03 58 57\n"));
        assert_eq!(Yardsticks::kept(&storage), all);
        storage.set(STORAGE_KEY, "tomorrow 1 2\n2026-11-04 5\n2026-11-03 58 57\n").expect("memory keeps");
        assert_eq!(Yardsticks::kept(&storage).of(day(3)), all.of(day(3)), "the rest makes no sense");
        assert_eq!(Yardsticks::kept(&storage).of(day(4)), Yardstick::default());
    }
}
