use std::collections::BTreeMap;

use sideboards_rules::Day;

use super::book::PuzzleOutcome;
use crate::daily::Streaks;

/// Returns the number of the puzzle of a day, of so many puzzles. Each comes once before any comes again, and neighbouring days have
/// puzzles from far apart.
///
/// # Panics
/// If there is no puzzle.
pub fn number_of_day(day: Day, puzzles: u32) -> u32 {
    assert!(puzzles > 0, "a day has a puzzle");
    // About the golden section: steps of that size spread best.
    let shortest = (u64::from(puzzles) * 618 / 1000).max(1);
    let stride = (shortest..=shortest + u64::from(puzzles))
        .find(|stride| common_divisor(*stride, puzzles.into()) == 1);
    let stride = stride.expect("among so many numbers one has no common divisor").cast_signed();
    let days = i64::from(day.number()) - i64::from(Day::FIRST.number());
    (days * stride).rem_euclid(puzzles.into()).cast_unsigned() as u32
}

fn common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { common_divisor(other, one % other) }
}

/// How the puzzles of the days went that were answered on their day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayLog(BTreeMap<Day, PuzzleOutcome>);

impl DayLog {
    /// Returns how the puzzle of a day went.
    pub fn of(&self, day: Day) -> Option<PuzzleOutcome> {
        self.0.get(&day).copied()
    }

    /// Notes how the puzzle of a day went, unless it was answered before.
    pub fn add(&mut self, day: Day, outcome: PuzzleOutcome) {
        self.0.entry(day).or_insert(outcome);
    }

    /// Goes through the days, the first one first.
    pub fn iter(&self) -> impl Iterator<Item = (Day, PuzzleOutcome)> {
        self.0.iter().map(|(day, outcome)| (*day, *outcome))
    }

    /// Counts days in a row on which the puzzle was answered right.
    pub fn streaks(&self, today: Day) -> Streaks {
        let mut streaks = Streaks::default();
        let (mut run, mut last) = (0, None);
        for (day, outcome) in self.iter() {
            streaks.played += 1;
            if outcome != PuzzleOutcome::Right {
                (run, last) = (0, None);
                continue;
            }
            run = if last.is_some() && last == day.previous() { run + 1 } else { 1 };
            last = Some(day);
            streaks.longest = streaks.longest.max(run);
        }
        if last == Some(today) || (last.is_some() && last == today.previous()) {
            streaks.current = run;
        }
        streaks
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn day(number: i32) -> Day {
        Day::from_number(Day::FIRST.number() + number).expect("a day")
    }

    #[test]
    fn every_puzzle_has_its_day() {
        for puzzles in [1_u16, 2, 7, 100, 3920] {
            let days = (-3..i32::from(puzzles) - 3).map(day);
            let numbers: HashSet<u32> = days.map(|day| number_of_day(day, puzzles.into())).collect();
            assert_eq!(numbers.len(), usize::from(puzzles), "{puzzles}");
            assert!(numbers.iter().all(|number| *number < puzzles.into()));
        }
        assert_eq!(
            [0, 1, 2].map(|at| number_of_day(day(at), 3920)),
            [0, 2423, 926],
            "links keep their meaning"
        );
    }

    #[test]
    fn streaks_are_right_answers_day_after_day() {
        let mut log = DayLog::default();
        for (number, outcome) in [
            (0, PuzzleOutcome::Right),
            (1, PuzzleOutcome::Right),
            (2, PuzzleOutcome::Near),
            (4, PuzzleOutcome::Right),
            (5, PuzzleOutcome::Right),
        ] {
            log.add(day(number), outcome);
            log.add(day(number), PuzzleOutcome::Wrong);
        }
        let streaks = |today| {
            let streaks = log.streaks(day(today));
            (streaks.current, streaks.longest, streaks.played)
        };
        assert_eq!(streaks(5), (2, 2, 5), "the first answer of a day stays");
        assert_eq!(streaks(6), (2, 2, 5), "today is still to come");
        assert_eq!(streaks(7), (0, 2, 5), "a day was missed");
        log.add(day(6), PuzzleOutcome::Wrong);
        assert_eq!(log.streaks(day(6)).current, 0);
        assert_eq!(DayLog::default().streaks(day(0)), Streaks::default());
    }
}
