//! An upper bound for what further cards can add to trails.

use super::lanes::Lanes;
use super::lookout::{Found, Lookout};
use super::runs::{LONGEST_RUN, two_longest};
use super::tally::Counts;
use super::trail::Trail;
use super::windows::{Hits, Windows};
use crate::{Aspect, RowCount};

impl Lookout<'_> {
    /// Returns an upper bound for the counts after adding any cards at the ends.
    pub(crate) fn found_at_best(
        &self,
        found: &Found,
        trails: &Lanes<Trail>,
        left: usize,
        right: usize,
    ) -> Counts {
        let combinations = |windows: &Windows, aspect: Aspect| {
            let best = |value| {
                let hits = found.combinations[value];
                windows.most_apart(windows.extend_at_best(
                    hits,
                    trails.lane(value),
                    trails.len(),
                    left,
                    right,
                ))
            };
            aspect.lanes().map(best).sum()
        };
        Counts {
            colour: combinations(self.colour, Aspect::Colour),
            handle: combinations(self.handle, Aspect::Handle),
            row: self.row_at_best(found, trails, left, right),
        }
    }

    /// Returns the drawers of the row goal if every row at an end continued through all cards added there.
    fn row_at_best(&self, found: &Found, trails: &Lanes<Trail>, left: usize, right: usize) -> u8 {
        let values = self.row.of.lanes();
        let grow = |row: Ends| row.grown(left as u8, right as u8);
        match self.row.count {
            RowCount::Longest | RowCount::TwoLongest => {
                let (mut first, mut second) = (0, 0);
                for value in values {
                    let (longest, shorter) = two_longest(found.rows[0][value], trails.lane(value));
                    for row in grow(Ends::of_neighbours(found.rows[0][value], trails.len()))
                        .into_iter()
                        .chain([longest, shorter])
                    {
                        second = second.max(first.min(row));
                        first = first.max(row);
                    }
                }
                if self.row.count == RowCount::Longest { first } else { first + second }
            }
            RowCount::InLines(lines) => (0..lines.len())
                .map(|row| {
                    let best = |value: usize| {
                        let hits = found.rows[row][value];
                        let grown = grow(Ends::of_columns(hits, trails.len())).into_iter().fold(0, u8::max);
                        grown.max(LONGEST_RUN[hits as usize])
                    };
                    values.clone().map(best).fold(0, u8::max)
                })
                .sum(),
        }
    }
}

/// The lengths of the rows that touch the ends of a sideboard.
#[derive(Clone, Copy)]
struct Ends {
    left: u8,
    right: u8,
    /// Whether it is one row from end to end.
    is_whole: bool,
}

impl Ends {
    /// Makes it from the columns of a row.
    fn of_columns(columns: Hits, len: usize) -> Self {
        let left = columns.trailing_ones() as u8;
        let right = (u64::from(columns) << (u64::BITS as usize - 1 - len) << 1).leading_ones() as u8;
        Self { left, right, is_whole: usize::from(left) == len }
    }

    /// Makes it from the columns whose row continues in the next one.
    fn of_neighbours(neighbours: Hits, len: usize) -> Self {
        let Some(pairs) = len.checked_sub(1) else { return Self { left: 0, right: 0, is_whole: true } };
        let Self { left, right, is_whole } = Self::of_columns(neighbours, pairs);
        Self { left: left + 1, right: right + 1, is_whole }
    }

    /// Returns the lengths if the rows continued.
    fn grown(self, left: u8, right: u8) -> [u8; 2] {
        if self.is_whole { [self.left + left + right, 0] } else { [self.left + left, self.right + right] }
    }
}
