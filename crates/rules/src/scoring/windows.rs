//! Finds a shape in all windows of neighbouring columns of a trail at once.

use arrayvec::ArrayVec;

use super::trail::Trail;
use crate::pattern::{Cell, order_by};
use crate::{COLUMNS, End};

/// How many columns one look-up covers; four columns of three bits make a table of 4 KiB.
const SEEN: usize = 4;

/// The windows of a trail that show a shape: bit `i` is the window that begins in column `i`.
pub(crate) type Hits = u8;

/// The table of one shape: which windows of four columns show it.
#[derive(Clone, Debug)]
pub(crate) struct Windows {
    width: usize,
    hits: Box<[Hits; 1 << (SEEN * Trail::BITS)]>,
    most_apart: Box<[u8; 256]>,
    completable: [Box<Completable>; SEEN - 1],
}

/// Whether a window can show the shape while its first or last columns are open, by the known columns.
type Completable = [[bool; End::ALL.len()]; 1 << ((SEEN - 1) * Trail::BITS)];

impl Windows {
    /// Prepares a shape that has a drawer in each of these columns, the first of them 0; `shows` returns whether a
    /// trail's lines in them, from 0, form such a shape.
    pub(crate) fn new(columns: &[usize], shows: impl Fn(&[usize]) -> bool) -> Self {
        let width = columns.last().expect("a shape has a drawer") + 1;
        assert!(width <= SEEN, "a window has at most four columns");
        // A window depends on its own columns only, so each is evaluated once.
        let shown: Vec<bool> = (0..1_u32 << (width * Trail::BITS))
            .map(|window| {
                let lines = columns.iter().map(|column| Trail(window).line_in(*column));
                let lines: Option<ArrayVec<usize, SEEN>> = lines.collect();
                lines.is_some_and(|lines| shows(&lines))
            })
            .collect();
        let mut hits = Box::new([0; 1 << (SEEN * Trail::BITS)]);
        for (trail, hits) in hits.iter_mut().enumerate() {
            for start in 0..=SEEN - width {
                let window = trail >> (start * Trail::BITS) & (shown.len() - 1);
                *hits |= Hits::from(shown[window]) << start;
            }
        }
        let completable = std::array::from_fn(|index| completable(&hits, width, index + 1));
        Self { width, hits, most_apart: most_apart(columns), completable }
    }

    /// Prepares a pattern, if all its forms on a trail have their drawers in the same columns, at most four from
    /// the first to the last. Then their starts determine whether two combinations share a drawer.
    pub(crate) fn of_pattern(orientations: &[Vec<Cell>]) -> Option<Self> {
        let mut shapes = Vec::new();
        for orientation in orientations {
            let mut cells = orientation.clone();
            order_by(&mut cells, |cell| *cell);
            // No trail has two drawers in one column.
            if cells.windows(2).all(|pair| pair[0].0 < pair[1].0) {
                shapes.push(cells);
            }
        }
        let Some(first) = shapes.first() else { return Some(Self::new(&[0], |_| false)) };
        let columns: Vec<usize> = first.iter().map(|cell| cell.0).collect();
        let is_alike = |shape: &Vec<Cell>| shape.iter().map(|cell| cell.0).eq(columns.iter().copied());
        if columns.last() >= Some(&SEEN) || !shapes.iter().all(is_alike) {
            return None;
        }
        Some(Self::new(&columns, |lines| {
            shapes.iter().any(|shape| {
                // The same shape higher or lower on the sideboard: all lines are shifted equally.
                shape.iter().zip(lines).all(|(cell, line)| line + shape[0].1 == lines[0] + cell.1)
            })
        }))
    }

    /// Examines all windows of a trail.
    #[inline]
    pub(crate) fn scan(&self, trail: Trail) -> Hits {
        match self.width {
            1 => self.scan_width::<1>(trail),
            2 => self.scan_width::<2>(trail),
            3 => self.scan_width::<3>(trail),
            _ => self.scan_width::<SEEN>(trail),
        }
    }

    /// Examines all windows of a known width, so that the compiler can unroll the look-ups.
    #[inline]
    fn scan_width<const WIDTH: usize>(&self, trail: Trail) -> Hits {
        let mut hits = 0;
        let mut start = 0;
        while start + WIDTH <= COLUMNS {
            hits |= self.at(trail, start) << start;
            start += SEEN + 1 - WIDTH;
        }
        hits
    }

    /// Examines the one window that a card has added to a trail of now `len` columns.
    #[inline]
    pub(crate) fn extend(&self, hits: Hits, trail: Trail, len: usize, end: End) -> Hits {
        match end {
            End::Left => hits << 1 | self.at(trail, 0) & 1,
            End::Right => {
                // A trail that is too short has no hits anyway.
                let start = len.saturating_sub(self.width);
                hits | (self.at(trail, start) & 1) << start
            }
        }
    }

    /// Returns the most hits that any `left` and `right` more cards at the ends of a trail of `len` columns could
    /// make.
    ///
    /// Each window that reaches over an end is a hit if some lines in its new columns would make it one.
    #[inline]
    pub(crate) fn extend_at_best(
        &self,
        hits: Hits,
        trail: Trail,
        len: usize,
        left: usize,
        right: usize,
    ) -> Hits {
        let cards = len + left + right;
        if cards < self.width {
            return 0;
        }
        let mut best = u32::from(hits) << left;
        for open in 1..=left {
            best |= u32::from(self.is_completable(trail, len, open, End::Left)) << (left - open);
        }
        for open in 1..=right {
            // It begins in existing columns; windows in the new columns on the left are examined already.
            let start = (len + left + open).checked_sub(self.width).filter(|start| *start >= left);
            if let Some(start) = start {
                best |= u32::from(self.is_completable(trail, len, open, End::Right)) << start;
            }
        }
        (best & ((1 << (cards + 1 - self.width)) - 1)) as Hits
    }

    /// Returns whether a window with some open columns at one end of a trail can show the shape.
    #[inline]
    fn is_completable(&self, trail: Trail, len: usize, open: usize, end: End) -> bool {
        if open >= self.width || len + open < self.width {
            return true; // none of it is known, or its other end is open too
        }
        let known = match end {
            End::Left => trail.0,
            End::Right => trail.0 >> (Trail::BITS * (len + open - self.width)),
        };
        let known = known as usize & ((1 << (Trail::BITS * (self.width - open))) - 1);
        self.completable[open - 1][known][end as usize]
    }

    /// Returns how many of the hits can be chosen without overlaps.
    #[inline]
    pub(crate) fn most_apart(&self, hits: Hits) -> u8 {
        self.most_apart[hits as usize]
    }

    #[inline]
    fn at(&self, trail: Trail, column: usize) -> Hits {
        self.hits[(trail.0 >> (Trail::BITS * column)) as usize & ((1 << (SEEN * Trail::BITS)) - 1)]
    }
}

/// Finds which windows can be completed, with a number of open columns.
fn completable(hits: &[Hits; 1 << (SEEN * Trail::BITS)], width: usize, open: usize) -> Box<Completable> {
    let mut table: Box<Completable> = Box::new([[false; End::ALL.len()]; 1 << ((SEEN - 1) * Trail::BITS)]);
    if open >= width {
        return table;
    }
    let columns = |count: usize| 1_usize << (Trail::BITS * count);
    for window in (0..columns(width)).filter(|window| hits[*window] & 1 == 1) {
        table[window / columns(open)][End::Left as usize] = true;
        table[window % columns(width - open)][End::Right as usize] = true;
    }
    table
}

/// Finds for all hits how many of them can be chosen so that no two share a column.
fn most_apart(columns: &[usize]) -> Box<[u8; 256]> {
    fn most(hits: usize, taken: usize, shape: usize) -> u8 {
        if hits == 0 {
            return 0;
        }
        let rest = hits & (hits - 1);
        let first = shape << hits.trailing_zeros();
        let without = most(rest, taken, shape);
        if first & taken == 0 { without.max(1 + most(rest, taken | first, shape)) } else { without }
    }
    let shape = columns.iter().fold(0, |shape, column| shape | 1 << column);
    Box::new(std::array::from_fn(|hits| most(hits, 0, shape)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Pattern;

    fn windows(pattern: &str) -> Option<Windows> {
        Windows::of_pattern(&Pattern::parse(pattern.split('/')).expect("a pattern").orientations())
    }

    fn trail(lines: &[usize]) -> Trail {
        Trail(lines.iter().rev().fold(0, |trail, line| trail << Trail::BITS | (*line as u32 + 1)))
    }

    #[test]
    fn finds_a_shape_in_every_window() {
        let peak = windows(".#./#.#").expect("one drawer a column");
        let zigzag = trail(&[0, 1, 0, 1, 0, 1, 0, 1]);
        assert_eq!(peak.scan(zigzag), 0b0011_1111);
        assert_eq!(peak.most_apart(peak.scan(zigzag)), 2);
        assert_eq!(peak.scan(trail(&[4, 3, 4])), 1);
        assert_eq!(peak.scan(trail(&[4, 3])), 0);
        assert_eq!(peak.extend(0, trail(&[0, 0, 1, 0]), 4, End::Right), 0b10);
        assert_eq!(peak.extend(0b1, trail(&[0, 0, 1, 0]), 4, End::Left), 0b10);
        assert_eq!(peak.extend(0b1, trail(&[0, 1, 0, 1]), 4, End::Left), 0b11);
        assert_eq!(peak.extend(0, trail(&[0, 1]), 2, End::Right), 0);
    }

    #[test]
    fn shapes_with_a_gap_can_lie_in_each_other() {
        let gap = windows("#.#").expect("always the first and the third column");
        let line = trail(&[2, 2, 2, 2, 0, 2, 2, 2]);
        assert_eq!(gap.scan(line), 0b0010_1011);
        assert_eq!(gap.most_apart(0b0011), 2, "columns 1 and 3, 2 and 4");
        assert_eq!(gap.most_apart(0b0101), 1, "both need column 3");
        assert_eq!(gap.most_apart(gap.scan(line)), 3);
    }

    #[test]
    fn a_shape_with_two_drawers_in_a_column_is_nowhere() {
        let block = windows("##/##").expect("nothing to look for");
        assert_eq!(block.scan(trail(&[0, 0, 0, 1, 1, 1, 2, 2])), 0);
    }

    #[test]
    fn only_shapes_in_the_same_few_columns_have_windows() {
        assert!(windows("##").is_some());
        assert!(windows("#./.#").is_some());
        assert!(windows("#.#").is_some(), "a gap does not matter");
        assert!(windows("##.#").is_none(), "mirrored it has its drawers in other columns");
        assert!(windows("#./../.#").is_none(), "turned it has its drawers in other columns");
        assert!(windows("#####").is_none(), "too wide");
    }
}
