//! Fast counting for decks whose cards show every colour and every handle at most once.
//!
//! Then each value has a trail through the sideboard: in every column it is in one line or in none. A trail fits
//! into a machine word, tables find all combinations in it at once, and a new card extends it by one step at either
//! end.

use super::lanes::{Faces, Lanes};
use super::runs::{LONGEST_RUN, two_longest};
use super::tally::Counts;
use super::trail::Trail;
use super::windows::{Hits, Windows};
use crate::{Aspect, End, LINES, RowCount, RowRule, Value};

/// The shapes that row goals count in trails.
#[derive(Clone, Debug)]
pub(crate) struct RowWindows {
    /// Two neighbours in the same line.
    same_line: Windows,
    /// One drawer in a given line.
    in_line: [Windows; LINES],
}

impl RowWindows {
    pub(crate) fn new() -> Self {
        Self {
            same_line: Windows::new(&[0, 1], |lines| lines[0] == lines[1]),
            in_line: std::array::from_fn(|line| Windows::new(&[0], |lines| lines[0] == line)),
        }
    }

    /// Returns the columns where a trail stays in its line.
    pub(super) fn same_line(&self, trail: Trail) -> Hits {
        self.same_line.scan(trail)
    }
}

/// The goals to count in the trails of a sideboard: two combination goals and a row goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookout<'c> {
    pub(crate) steps: &'c Faces<Trail>,
    pub(crate) colour: &'c Windows,
    pub(crate) handle: &'c Windows,
    pub(crate) row: &'c RowRule,
    pub(crate) row_windows: &'c RowWindows,
}

/// The hits in growing trails: the windows of each value that show the goals' shapes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(super) combinations: [Hits; Value::COUNT],
    /// For each line that the row goal considers; a goal that considers all lines together uses only the first.
    pub(super) rows: [[Hits; Value::COUNT]; LINES],
}

impl Found {
    #[inline]
    fn hits(&self, sought: Sought, value: usize) -> Hits {
        match sought {
            Sought::Combination => self.combinations[value],
            Sought::Row(row) => self.rows[row][value],
        }
    }
}

/// The goal for which windows are examined.
#[derive(Clone, Copy)]
enum Sought {
    Combination,
    /// The row goal's first line, second line and so on.
    Row(usize),
}

impl Lookout<'_> {
    /// Counts the hits in whole trails.
    pub(crate) fn scan(&self, trails: &Lanes<Trail>) -> Counts {
        self.count(trails, |windows, _, value| windows.scan(trails.lane(value)))
    }

    /// Counts the hits found while the trails grew.
    pub(crate) fn found(&self, found: &Found, trails: &Lanes<Trail>) -> Counts {
        self.count(trails, |_, sought, value| found.hits(sought, value))
    }

    /// Counts the hits found before a card was added to the trails, and those that the card adds.
    pub(crate) fn found_and(&self, found: &Found, trails: &Lanes<Trail>, end: End) -> Counts {
        let count = |end| {
            self.count(trails, |windows, sought, value| {
                windows.extend(found.hits(sought, value), trails.lane(value), trails.len(), end)
            })
        };
        // Decide the end once, not for each value.
        match end {
            End::Left => count(End::Left),
            End::Right => count(End::Right),
        }
    }

    /// Adds the hits of the card that was just added to the trails.
    pub(crate) fn extend(&self, found: &mut Found, trails: &Lanes<Trail>, end: End) {
        let extend = |hits: &mut Hits, windows: &Windows, value: usize| {
            *hits = windows.extend(*hits, trails.lane(value), trails.len(), end);
        };
        for (aspect, windows) in [(Aspect::Colour, self.colour), (Aspect::Handle, self.handle)] {
            for value in aspect.lanes() {
                extend(&mut found.combinations[value], windows, value);
            }
        }
        let mut extend_row = |row: usize, windows| {
            for value in self.row.of.lanes() {
                extend(&mut found.rows[row][value], windows, value);
            }
        };
        match self.row.count {
            RowCount::Longest | RowCount::TwoLongest => extend_row(0, &self.row_windows.same_line),
            RowCount::InLines(lines) => {
                lines
                    .iter()
                    .enumerate()
                    .for_each(|(row, line)| extend_row(row, &self.row_windows.in_line[line]));
            }
        }
    }

    #[inline]
    fn count(&self, trails: &Lanes<Trail>, hits: impl Fn(&Windows, Sought, usize) -> Hits) -> Counts {
        let most_apart = |windows: &Windows, aspect: Aspect| {
            aspect.lanes().map(|value| windows.most_apart(hits(windows, Sought::Combination, value))).sum()
        };
        Counts {
            colour: most_apart(self.colour, Aspect::Colour),
            handle: most_apart(self.handle, Aspect::Handle),
            row: self.count_row(trails, |windows, row, value| hits(windows, Sought::Row(row), value)),
        }
    }

    #[inline]
    fn count_row(&self, trails: &Lanes<Trail>, hits: impl Fn(&Windows, usize, usize) -> Hits) -> u8 {
        let values = self.row.of.lanes();
        let same_line = |value| hits(&self.row_windows.same_line, 0, value);
        let longest_run = |hits: Hits| LONGEST_RUN[hits as usize];
        match self.row.count {
            RowCount::Longest => values
                .map(|value| trails.lane(value).drawers().min(1) + longest_run(same_line(value)))
                .fold(0, u8::max),
            RowCount::TwoLongest => {
                let (mut first, mut second) = (0, 0);
                for value in values {
                    let (longer, shorter) = two_longest(same_line(value), trails.lane(value));
                    second = second.max(shorter).max(first.min(longer));
                    first = first.max(longer);
                }
                first + second
            }
            RowCount::InLines(lines) => (lines.iter().enumerate())
                .map(|(row, line)| {
                    let in_line = |value| longest_run(hits(&self.row_windows.in_line[line], row, value));
                    values.clone().map(in_line).fold(0, u8::max)
                })
                .sum(),
        }
    }
}
