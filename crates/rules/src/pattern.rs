use std::fmt;

use thiserror::Error;

use crate::{COLUMNS, LINES};

/// A place in a pattern: column from the left and line from the top, both from 0.
pub(crate) type Cell = (usize, usize);

/// The arrangement of drawers that a combination goal asks for.
///
/// Its text is one line of `#` (a drawer of the combination) and `.` (anything) for each line of drawers.
/// Only the arrangement counts: empty borders are cut off, and any of its eight symmetries will do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// In reading order, beginning at column 0 and line 0.
    cells: Vec<Cell>,
}

impl Pattern {
    /// The most drawers that a pattern can have.
    pub const MAX_DRAWERS: usize = 8;

    /// Reads a pattern, one text a line.
    pub fn parse<'t>(lines: impl IntoIterator<Item = &'t str>) -> Result<Self, PatternError> {
        let mut cells = Vec::new();
        for (line, text) in lines.into_iter().enumerate() {
            for (column, letter) in text.chars().enumerate() {
                match letter {
                    '#' => cells.push((column, line)),
                    '.' => {}
                    _ => return Err(PatternError::Letter { line: line + 1, letter }),
                }
            }
        }
        let pattern = Self { cells: cut_borders(cells) };
        match pattern.cells.len() {
            0 => Err(PatternError::Empty),
            1..=Self::MAX_DRAWERS if pattern.orientations().is_empty() => {
                let (columns, lines) = pattern.size();
                Err(PatternError::TooLarge { columns, lines })
            }
            1..=Self::MAX_DRAWERS => Ok(pattern),
            drawers => Err(PatternError::TooManyDrawers { drawers }),
        }
    }

    /// Returns how many drawers a combination has.
    pub fn drawers(&self) -> usize {
        self.cells.len()
    }

    /// Returns width and height.
    pub fn size(&self) -> (usize, usize) {
        let extent = |side: fn(&Cell) -> usize| self.cells.iter().map(side).max().map_or(0, |last| last + 1);
        (extent(|cell| cell.0), extent(|cell| cell.1))
    }

    /// Returns whether the pattern has a drawer at a column and a line, both from 0.
    pub fn contains(&self, column: usize, line: usize) -> bool {
        self.cells.contains(&(column, line))
    }

    /// Returns the pattern in all distinct orientations, the printed one first.
    pub fn symmetries(&self) -> Vec<Self> {
        self.orientations().into_iter().map(|cells| Self { cells }).collect()
    }

    /// Returns the distinct orientations of the pattern that fit on a sideboard.
    pub(crate) fn orientations(&self) -> Vec<Vec<Cell>> {
        let mut all: Vec<Vec<Cell>> = Vec::with_capacity(8);
        for symmetry in 0..8 {
            let moved = cut_borders(self.cells.iter().map(|&cell| transform(cell, symmetry)).collect());
            let fits = moved.iter().all(|&(column, line)| column < COLUMNS && line < LINES);
            if fits && !all.contains(&moved) {
                all.push(moved);
            }
        }
        all
    }
}

/// Mirrors left to right, mirrors top to bottom, and swaps the axes, each if its bit is set.
fn transform((column, line): Cell, symmetry: u8) -> Cell {
    let column = if symmetry & 1 == 0 { column } else { usize::MAX - column };
    let line = if symmetry & 2 == 0 { line } else { usize::MAX - line };
    if symmetry & 4 == 0 { (column, line) } else { (line, column) }
}

/// Moves cells so that they begin at column 0 and line 0, and sorts them in reading order.
fn cut_borders(mut cells: Vec<Cell>) -> Vec<Cell> {
    let left = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let top = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    for cell in &mut cells {
        *cell = (cell.0 - left, cell.1 - top);
    }
    order_by(&mut cells, |&(column, line)| (line, column));
    cells
}

/// Sorts a few cells. The sorts of the standard library are made for many, and in the page they would be larger
/// than all patterns together.
pub(crate) fn order_by<K: Ord>(cells: &mut [Cell], key: impl Fn(&Cell) -> K) {
    for sorted in 1..cells.len() {
        let mut index = sorted;
        while index > 0 && key(&cells[index]) < key(&cells[index - 1]) {
            cells.swap(index, index - 1);
            index -= 1;
        }
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (columns, lines) = self.size();
        for line in 0..lines {
            if line > 0 {
                f.write_str("/")?;
            }
            for column in 0..columns {
                f.write_str(if self.contains(column, line) { "#" } else { "." })?;
            }
        }
        Ok(())
    }
}

/// Why a text is not a pattern.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PatternError {
    /// No drawer at all.
    #[error("the pattern is empty")]
    Empty,
    /// A letter that is neither `#` nor `.`.
    #[error("line {line} of the pattern has {letter:?}; use # for a drawer and . for anything")]
    Letter {
        /// The line of the pattern, counted from 1.
        line: usize,
        /// The letter.
        letter: char,
    },
    /// More drawers than [`Pattern::MAX_DRAWERS`].
    #[error("the pattern has {drawers} drawers; at most {} are allowed", Pattern::MAX_DRAWERS)]
    TooManyDrawers {
        /// How many there are.
        drawers: usize,
    },
    /// It fits on no sideboard in any orientation.
    #[error(
        "a pattern of {columns} x {lines} does not fit on a sideboard of {COLUMNS} x {LINES}, even if rotated"
    )]
    TooLarge {
        /// Its width.
        columns: usize,
        /// Its height.
        lines: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(text: &str) -> Result<Pattern, PatternError> {
        Pattern::parse(text.split('/'))
    }

    #[test]
    fn borders_are_cut_and_text_round_trips() {
        let bend = pattern("..../.##./...#").expect("a pattern");
        assert_eq!(bend.to_string(), "##./..#");
        assert_eq!(pattern(&bend.to_string()), Ok(bend));
    }

    #[test]
    fn symmetries_are_drawn_from_the_printed_one_on() {
        let peak = pattern(".#./#.#").expect("a pattern");
        let drawn: Vec<String> = peak.symmetries().iter().map(ToString::to_string).collect();
        assert_eq!(drawn, [".#./#.#", "#.#/.#.", ".#/#./.#", "#./.#/#."]);
    }

    #[test]
    fn counts_different_orientations() {
        let count = |text: &str| pattern(text).expect("a pattern").orientations().len();
        assert_eq!(count("#"), 1);
        assert_eq!(count("##"), 2);
        assert_eq!(count("#./.#"), 2);
        assert_eq!(count(".#./#.#"), 4);
        assert_eq!(count("##./..#"), 8);
        assert_eq!(count("########"), 1, "a column of eight does not fit on five lines");
        assert_eq!(count("#/#/#/#/#/#/#/#"), 1, "turned it fits");
    }

    #[test]
    fn says_what_is_wrong() {
        assert_eq!(pattern(""), Err(PatternError::Empty));
        assert_eq!(pattern("../.."), Err(PatternError::Empty));
        assert_eq!(pattern("#./.x"), Err(PatternError::Letter { line: 2, letter: 'x' }));
        assert_eq!(pattern("#########"), Err(PatternError::TooManyDrawers { drawers: 9 }));
        assert_eq!(
            pattern("#......./......../......../......../......../.......#"),
            Err(PatternError::TooLarge { columns: 8, lines: 6 })
        );
        assert_eq!(pattern(&format!("{}##", ".".repeat(1000))), pattern("##"));
    }
}
