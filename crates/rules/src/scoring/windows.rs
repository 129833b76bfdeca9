//! Finding a shape in every window of neighbouring columns of a trail at once.

use super::trails::Trail;
use crate::pattern::Cell;
use crate::{COLUMNS, End};

/// How many columns one look-up sees; four columns of three bits make a table of 4 KiB.
const SEEN: usize = 4;

/// Which windows of a trail show a shape: bit `i` is the window that begins in column `i`.
pub(crate) type Hits = u8;

/// For one shape: which windows of four columns show it.
#[derive(Clone, Debug)]
pub(crate) struct Windows {
    width: usize,
    hits: Box<[Hits; 1 << (SEEN * Trail::BITS)]>,
    most_apart: &'static [u8; 256],
}

impl Windows {
    /// Prepares a shape of `width` columns; `shows` tells whether the trail's lines in them, from 0, are such a shape.
    pub(crate) fn new(width: usize, shows: impl Fn(&[usize]) -> bool) -> Self {
        assert!((1..=SEEN).contains(&width), "a window has one to four columns");
        let mut hits = Box::new([0; 1 << (SEEN * Trail::BITS)]);
        for (trail, hits) in hits.iter_mut().enumerate() {
            let lines: [Option<usize>; SEEN] =
                std::array::from_fn(|column| Trail(trail as u32).line_in(column));
            for (start, window) in lines.windows(width).enumerate() {
                let lines: Option<Vec<usize>> = window.iter().copied().collect();
                *hits |= Hits::from(lines.is_some_and(|lines| shows(&lines))) << start;
            }
        }
        Self { width, hits, most_apart: &MOST_APART[width - 1] }
    }

    /// Prepares a pattern, if one drawer in each of at most four neighbouring columns is the only way that a trail
    /// can show it. Then combinations that overlap share a column, and so a drawer.
    pub(crate) fn of_pattern(orientations: &[Vec<Cell>]) -> Option<Self> {
        let mut shapes = Vec::new();
        for orientation in orientations {
            let mut cells = orientation.clone();
            cells.sort_unstable();
            if cells.windows(2).any(|pair| pair[0].0 == pair[1].0) {
                continue; // two drawers in one column: no trail has that
            }
            if cells.len() > SEEN || cells.iter().enumerate().any(|(column, cell)| cell.0 != column) {
                return None;
            }
            shapes.push(cells);
        }
        let width = shapes.first()?.len();
        Some(Self::new(width, |lines| {
            shapes.iter().any(|shape| {
                // The same shape higher or lower on the sideboard: all lines differ by the same from it.
                shape.iter().zip(lines).all(|(cell, line)| line + shape[0].1 == lines[0] + cell.1)
            })
        }))
    }

    /// Looks at all windows of a trail.
    #[inline]
    pub(crate) fn scan(&self, trail: Trail) -> Hits {
        match self.width {
            1 => self.scan_width::<1>(trail),
            2 => self.scan_width::<2>(trail),
            3 => self.scan_width::<3>(trail),
            _ => self.scan_width::<SEEN>(trail),
        }
    }

    /// Looks at all windows of a known width, so that the compiler can unroll the few look-ups it takes.
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

    /// Looks at the one window that a card has added to a trail of now `len` columns.
    #[inline]
    pub(crate) fn extend(&self, hits: Hits, trail: Trail, len: usize, end: End) -> Hits {
        match end {
            End::Left => hits << 1 | self.at(trail, 0) & 1,
            End::Right => {
                // A trail that is too short shows nothing anyway.
                let start = len.saturating_sub(self.width);
                hits | (self.at(trail, start) & 1) << start
            }
        }
    }

    /// Tells how many of the windows that show the shape can be chosen so that none overlap.
    #[inline]
    pub(crate) fn most_apart(&self, hits: Hits) -> u8 {
        self.most_apart[hits as usize]
    }

    #[inline]
    fn at(&self, trail: Trail, column: usize) -> Hits {
        self.hits[(trail.0 >> (Trail::BITS * column)) as usize & ((1 << (SEEN * Trail::BITS)) - 1)]
    }
}

/// For windows of one to four columns: windows of equal width never overlap most when each is taken as early as possible.
static MOST_APART: [[u8; 256]; SEEN] = {
    let mut table = [[0; 256]; SEEN];
    let mut width = 1;
    while width <= SEEN {
        let mut hits = 0;
        while hits < 256 {
            let mut rest = hits;
            while rest != 0 {
                table[width - 1][hits] += 1;
                rest = rest >> (rest.trailing_zeros() as usize + width)
                    << (rest.trailing_zeros() as usize + width);
            }
            hits += 1;
        }
        width += 1;
    }
    table
};

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
    fn only_shapes_of_neighbouring_columns_have_windows() {
        assert!(windows("##").is_some());
        assert!(windows("#./.#").is_some());
        assert!(windows("#.#").is_none(), "a gap");
        assert!(windows("#./../.#").is_none(), "a gap when it is turned");
        assert!(windows("#####").is_none(), "too wide");
        assert!(windows("##/##").is_none(), "two in a column however it is turned");
    }
}
