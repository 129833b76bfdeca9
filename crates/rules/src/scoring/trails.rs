//! Fast counting for decks whose cards show every colour and every handle at most once.
//!
//! Then each value leaves a trail through the sideboard: in every column it is in one line or in none. A trail packs
//! into a machine word, tables find all combinations in it at once, and a new card adds one step to either end of it.

use super::lanes::Lanes;
use super::tally::Counts;
use super::windows::{Hits, Windows};
use crate::{Aspect, End, LINES, RowCount, RowRule, Value};

/// Three bits a column from the left: the line from 1, or 0 where the value is not.
pub(crate) type Trail = u64;

/// How many bits a column takes.
pub(crate) const LINE_BITS: usize = 3;

/// The first bit of every column.
const FIRST_BITS: Trail = 0o1111_1111;

/// Gives the line of a trail in a column, both from 0.
pub(crate) fn line_in(trail: Trail, column: usize) -> Option<usize> {
    match trail as usize >> (LINE_BITS * column) & ((1 << LINE_BITS) - 1) {
        line @ 1..=LINES => Some(line - 1),
        _ => None,
    }
}

/// The shapes that row goals look for in trails.
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
            same_line: Windows::new(2, |lines| lines[0] == lines[1]),
            in_line: std::array::from_fn(|line| Windows::new(1, |lines| lines[0] == line)),
        }
    }
}

/// What to look for in the trails of a sideboard: two combination goals and a row goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookout<'c> {
    pub(crate) colour: &'c Windows,
    pub(crate) handle: &'c Windows,
    pub(crate) row: &'c RowRule,
    pub(crate) row_windows: &'c RowWindows,
}

/// What was found: the windows of each value's trail that show the goals' shapes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    combinations: [Hits; Value::COUNT],
    /// For each line that the row goal looks at; a goal that looks at all lines together needs only the first.
    rows: [[Hits; Value::COUNT]; LINES],
}

impl Lookout<'_> {
    /// Looks at whole trails.
    pub(crate) fn scan(&self, trails: &Lanes) -> Found {
        self.look(Found::default(), |windows, value, _| windows.scan(trails.lane(value)))
    }

    /// Looks at what the card that was just added to the trails brings.
    pub(crate) fn extend(&self, found: Found, trails: &Lanes, end: End) -> Found {
        self.look(found, |windows, value, before| match end {
            End::Left => before << 1 | windows.is_first(trails.lane(value)),
            End::Right => before | windows.is_last(trails.lane(value), trails.len()),
        })
    }

    #[inline]
    fn look(&self, mut found: Found, look: impl Fn(&Windows, usize, Hits) -> Hits) -> Found {
        for (aspect, windows) in [(Aspect::Colour, self.colour), (Aspect::Handle, self.handle)] {
            for value in aspect.lanes() {
                found.combinations[value] = look(windows, value, found.combinations[value]);
            }
        }
        let mut look_at_row = |windows, row: usize| {
            for value in self.row.of.lanes() {
                found.rows[row][value] = look(windows, value, found.rows[row][value]);
            }
        };
        match self.row.count {
            RowCount::Longest | RowCount::TwoLongest => look_at_row(&self.row_windows.same_line, 0),
            RowCount::InLines(lines) => {
                for (row, line) in lines.iter().enumerate() {
                    look_at_row(&self.row_windows.in_line[line], row);
                }
            }
        }
        found
    }

    /// Counts what was found.
    pub(crate) fn counts(&self, found: &Found, trails: &Lanes) -> Counts {
        let most_apart = |windows: &Windows, aspect: Aspect| {
            found.combinations[aspect.lanes()].iter().map(|&hits| windows.most_apart(hits)).sum()
        };
        Counts {
            colour: most_apart(self.colour, Aspect::Colour),
            handle: most_apart(self.handle, Aspect::Handle),
            row: self.row_drawers(found, trails),
        }
    }

    fn row_drawers(&self, found: &Found, trails: &Lanes) -> u8 {
        let values = self.row.of.lanes();
        match self.row.count {
            RowCount::Longest => values
                .map(|value| u8::from(trails.lane(value) != 0) + LONGEST_RUN[found.rows[0][value] as usize])
                .max()
                .unwrap_or(0),
            RowCount::TwoLongest => {
                let (mut first, mut second) = (0, 0);
                for value in values {
                    let (longer, shorter) = two_longest(found.rows[0][value], trails.lane(value));
                    second = second.max(shorter).max(first.min(longer));
                    first = first.max(longer);
                }
                first + second
            }
            RowCount::InLines(lines) => found.rows[..lines.len()]
                .iter()
                .map(|row| row[values.clone()].iter().map(|&hits| LONGEST_RUN[hits as usize]).max().unwrap_or(0))
                .sum(),
        }
    }
}

/// Gives the lengths of the two longest rows of one value from the neighbours in the same line.
fn two_longest(neighbours: Hits, trail: Trail) -> (u8, u8) {
    let drawers = ((trail | trail >> 1 | trail >> 2) & FIRST_BITS).count_ones() as u8;
    match TWO_LONGEST_RUNS[neighbours as usize] {
        (0, _) => (drawers.min(1), drawers.saturating_sub(1).min(1)),
        (longest, 0) => (longest + 1, (drawers - longest - 1).min(1)),
        (longest, second) => (longest + 1, second + 1),
    }
}

/// The longest run of ones.
static LONGEST_RUN: [u8; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        table[bits] = TWO_LONGEST_RUNS[bits].0;
        bits += 1;
    }
    table
};

/// The longest and the second longest run of ones.
static TWO_LONGEST_RUNS: [(u8, u8); 256] = {
    let mut table = [(0, 0); 256];
    let mut bits = 0_usize;
    while bits < 256 {
        let mut rest = bits;
        while rest != 0 {
            rest >>= rest.trailing_zeros();
            let run = rest.trailing_ones();
            rest >>= run;
            let (longest, second) = table[bits];
            if run as u8 > longest {
                table[bits] = (run as u8, longest);
            } else if run as u8 > second {
                table[bits] = (longest, run as u8);
            }
        }
        bits += 1;
    }
    table
};
