//! The rows that a row goal counts, for any drawers.

use arrayvec::ArrayVec;

use super::Drawers;
use crate::{COLUMNS, LINES, RowCount};

/// A maximal unbroken horizontal run of drawers with the same colour or handle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line, from 0 at the top.
    pub line: usize,
    /// The first column, from 0 at the left.
    pub from: usize,
    /// The last column.
    pub to: usize,
}

impl Row {
    /// Returns how many drawers the row has.
    #[expect(clippy::len_without_is_empty, reason = "a row has at least one drawer")]
    pub const fn len(&self) -> usize {
        self.to + 1 - self.from
    }

    /// Returns the drawers of the row.
    pub fn drawers(&self) -> Drawers {
        (self.from..=self.to).map(|column| (column, self.line)).collect()
    }
}

/// The rows that count for a goal: at most one per line, or two.
pub(crate) type Rows = ArrayVec<Row, LINES>;

/// Finds the rows that count, given the drawers of each value that the goal considers.
///
/// Among rows of the same length, an earlier value, an upper line and a column further left come first.
pub(crate) fn counted_rows(count: RowCount, values: &(impl Iterator<Item = Drawers> + Clone)) -> Rows {
    let all = || values.clone().flat_map(|drawers| (0..LINES).flat_map(move |line| rows_in(drawers, line)));
    match count {
        RowCount::Longest => longest(all(), 1),
        RowCount::TwoLongest => longest(all(), 2),
        RowCount::InLines(lines) => {
            lines.iter().flat_map(|line| longest(all().filter(|row| row.line == line), 1)).collect()
        }
    }
}

fn longest(rows: impl Iterator<Item = Row>, count: usize) -> Rows {
    let mut best = Rows::new();
    for row in rows {
        let place = best.iter().position(|other| row.len() > other.len()).unwrap_or(best.len());
        if place < count {
            best.truncate(count - 1);
            best.insert(place.min(best.len()), row);
        }
    }
    best
}

fn rows_in(drawers: Drawers, line: usize) -> impl Iterator<Item = Row> {
    let mut column = 0;
    std::iter::from_fn(move || {
        let from = (column..COLUMNS).find(|&column| drawers.contains(column, line))?;
        let to = (from..COLUMNS).take_while(|&column| drawers.contains(column, line)).last()?;
        column = to + 1;
        Some(Row { line, from, to })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LineSet;

    fn row(line: usize, from: usize, to: usize) -> Row {
        Row { line, from, to }
    }

    fn counted(count: RowCount, drawers: &[Drawers]) -> Vec<Row> {
        counted_rows(count, &drawers.iter().copied()).to_vec()
    }

    #[test]
    fn a_row_is_as_long_as_it_goes() {
        let drawers = [row(2, 0, 1), row(2, 3, 5), row(4, 7, 7)].map(|row| row.drawers());
        assert_eq!(counted(RowCount::Longest, &drawers), [row(2, 3, 5)]);
        assert_eq!(counted(RowCount::TwoLongest, &drawers), [row(2, 3, 5), row(2, 0, 1)]);
        assert_eq!(counted(RowCount::TwoLongest, &drawers[1..]), [row(2, 3, 5), row(4, 7, 7)]);
        assert_eq!(counted(RowCount::TwoLongest, &[]), []);
    }

    #[test]
    fn a_single_drawer_is_a_row_of_one_and_an_empty_line_counts_nothing() {
        let lines = LineSet::from_numbers([1, 4]).expect("lines");
        let drawers = [row(0, 6, 6), row(2, 0, 7)].map(|row| row.drawers());
        assert_eq!(counted(RowCount::InLines(lines), &drawers), [row(0, 6, 6)]);
    }
}
