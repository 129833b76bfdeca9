//! Fast counting for decks whose cards show every colour and every handle at most once.
//!
//! Then each value leaves a trail through the sideboard: in every column it is in one line or in none. A trail packs
//! into a machine word, tables find all combinations in it at once, and a new card adds one step to either end of it.

use super::lanes::{Faces, Lane, Lanes};
use super::tally::Counts;
use super::windows::{Hits, Windows};
use crate::{Aspect, Card, Deck, End, LINES, RowCount, RowRule, Value};

/// Where one value is: three bits a column from the left, the line from 1, or 0 where the value is not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Trail(pub(crate) u32);

impl Trail {
    /// How many bits a column takes.
    pub(crate) const BITS: usize = 3;

    /// The first bit of every column.
    const FIRST_BITS: u32 = 0o1111_1111;

    /// Tells whether every card of a deck shows every value at most once, so that values leave trails.
    pub(crate) fn can_follow(deck: &Deck) -> bool {
        deck.iter().all(|(_, card)| {
            Value::ALL
                .iter()
                .all(|value| card.drawers().iter().filter(|drawer| value.is_on(**drawer)).count() <= 1)
        })
    }

    /// Gives the line in a column, both from 0.
    pub(crate) fn line_in(self, column: usize) -> Option<usize> {
        match self.0 as usize >> (Self::BITS * column) & ((1 << Self::BITS) - 1) {
            line @ 1..=LINES => Some(line - 1),
            _ => None,
        }
    }

    /// Tells how many columns show the value.
    fn drawers(self) -> u8 {
        ((self.0 | self.0 >> 1 | self.0 >> 2) & Self::FIRST_BITS).count_ones() as u8
    }
}

impl Lane for Trail {
    fn of_card(card: &Card, value: Value) -> Self {
        let line = card.drawers().iter().position(|drawer| value.is_on(*drawer));
        Self(line.map_or(0, |line| line as u32 + 1))
    }

    #[inline]
    fn moved(self, columns: usize) -> Self {
        Self(self.0 << (Self::BITS * columns))
    }

    #[inline]
    fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
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
            same_line: Windows::new(&[0, 1], |lines| lines[0] == lines[1]),
            in_line: std::array::from_fn(|line| Windows::new(&[0], |lines| lines[0] == line)),
        }
    }
}

/// What to look for in the trails of a sideboard: two combination goals and a row goal.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lookout<'c> {
    pub(crate) steps: &'c Faces<Trail>,
    pub(crate) colour: &'c Windows,
    pub(crate) handle: &'c Windows,
    pub(crate) row: &'c RowRule,
    pub(crate) row_windows: &'c RowWindows,
}

/// What was found in trails that grow: the windows of each value that show the goals' shapes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    combinations: [Hits; Value::COUNT],
    /// For each line that the row goal looks at; a goal that looks at all lines together needs only the first.
    rows: [[Hits; Value::COUNT]; LINES],
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

/// What windows are looked at for.
#[derive(Clone, Copy)]
enum Sought {
    Combination,
    /// The row goal's first line, second line and so on.
    Row(usize),
}

impl Lookout<'_> {
    /// Counts what whole trails show.
    pub(crate) fn scan(&self, trails: &Lanes<Trail>) -> Counts {
        self.count(trails, |windows, _, value| windows.scan(trails.lane(value)))
    }

    /// Counts what was found while the trails grew.
    pub(crate) fn found(&self, found: &Found, trails: &Lanes<Trail>) -> Counts {
        self.count(trails, |_, sought, value| found.hits(sought, value))
    }

    /// Counts what was found before a card was added to the trails, and what that card brings.
    pub(crate) fn found_and(&self, found: &Found, trails: &Lanes<Trail>, end: End) -> Counts {
        let count = |end| {
            self.count(trails, |windows, sought, value| {
                windows.extend(found.hits(sought, value), trails.lane(value), trails.len(), end)
            })
        };
        // Decided once and not for each value: half the time when a search tries one placement after the other.
        match end {
            End::Left => count(End::Left),
            End::Right => count(End::Right),
        }
    }

    /// Counts what was found, and what any cards that are added at the ends could bring at most.
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

    /// Gives the drawers of the row goal if every row at an end went on through all cards that are added there.
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

    /// Looks at what the card that was just added to the trails brings.
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

/// How long the rows are that touch the ends of a sideboard.
#[derive(Clone, Copy)]
struct Ends {
    left: u8,
    right: u8,
    /// Whether it is one row from end to end.
    is_whole: bool,
}

impl Ends {
    /// From the columns that belong to a row.
    fn of_columns(columns: Hits, len: usize) -> Self {
        let left = columns.trailing_ones() as u8;
        let right = (u64::from(columns) << (u64::BITS as usize - 1 - len) << 1).leading_ones() as u8;
        Self { left, right, is_whole: usize::from(left) == len }
    }

    /// From the columns that go on in the same line in the next one.
    fn of_neighbours(neighbours: Hits, len: usize) -> Self {
        let Some(pairs) = len.checked_sub(1) else { return Self { left: 0, right: 0, is_whole: true } };
        let Self { left, right, is_whole } = Self::of_columns(neighbours, pairs);
        Self { left: left + 1, right: right + 1, is_whole }
    }

    /// Gives the lengths if the rows went on.
    fn grown(self, left: u8, right: u8) -> [u8; 2] {
        if self.is_whole { [self.left + left + right, 0] } else { [self.left + left, self.right + right] }
    }
}

/// Gives the lengths of the two longest rows of one value from the neighbours in the same line.
fn two_longest(neighbours: Hits, trail: Trail) -> (u8, u8) {
    let drawers = trail.drawers();
    let (longest, second) = TWO_LONGEST_ROWS[neighbours as usize];
    // Drawers without a neighbour are rows of one.
    let longest = longest.max(drawers.min(1));
    (longest, second.max((drawers - longest).min(1)))
}

/// The longest run of ones.
static LONGEST_RUN: [u8; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        table[bits] = two_longest_runs(bits).0;
        bits += 1;
    }
    table
};

/// The two longest rows of at least two drawers: a run of `n` neighbours is a row of `n + 1`.
static TWO_LONGEST_ROWS: [(u8, u8); 256] = {
    let mut table = [(0, 0); 256];
    let mut bits = 0;
    while bits < 256 {
        let (longest, second) = two_longest_runs(bits);
        table[bits] = (longest + (longest > 0) as u8, second + (second > 0) as u8);
        bits += 1;
    }
    table
};

/// Finds the lengths of the longest and the second longest run of ones.
const fn two_longest_runs(mut bits: usize) -> (u8, u8) {
    let (mut longest, mut second) = (0, 0);
    while bits != 0 {
        bits >>= bits.trailing_zeros();
        let run = bits.trailing_ones() as u8;
        bits >>= run;
        if run > longest {
            (longest, second) = (run, longest);
        } else if run > second {
            second = run;
        }
    }
    (longest, second)
}
