use std::fmt;
use std::ops::Range;

use thiserror::Error;

use crate::{Aspect, LINES, Points, Value};

/// A row goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowRule {
    /// Which rows the goal considers.
    pub of: RowOf,
    /// Which of those count.
    pub count: RowCount,
    /// Points for one drawer of a row that counts.
    pub points: Points,
}

impl RowRule {
    /// Returns how many rows count at most; the solo bonus depends on it.
    pub const fn rows(&self) -> usize {
        match self.count {
            RowCount::Longest => 1,
            RowCount::TwoLongest => 2,
            RowCount::InLines(lines) => lines.len(),
        }
    }
}

/// The rows that a row goal considers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowOf {
    /// Rows of any colour, or of any handle.
    Any(Aspect),
    /// Rows of one colour, or of one handle.
    Only(Value),
}

impl RowOf {
    /// Reads the text written by [`Display`](fmt::Display).
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let any = Aspect::ALL.into_iter().map(Self::Any).find(|any| any.to_string() == text);
        any.or_else(|| text.parse().ok().map(Self::Only))
    }

    /// Returns the values of those rows.
    pub fn values(self) -> &'static [Value] {
        &Value::ALL[self.lanes()]
    }

    /// Returns the indices of those values, see [`Value::index`].
    pub(crate) const fn lanes(self) -> Range<usize> {
        match self {
            Self::Any(aspect) => aspect.lanes(),
            Self::Only(value) => value.index()..value.index() + 1,
        }
    }

    /// Returns whether colours or handles make the rows.
    pub const fn aspect(self) -> Aspect {
        match self {
            Self::Any(aspect) => aspect,
            Self::Only(value) => value.aspect(),
        }
    }
}

/// Writes `any colour`, `any handle`, or the one colour or handle.
impl fmt::Display for RowOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Any(aspect) => write!(f, "any {aspect}"),
            Self::Only(value) => value.fmt(f),
        }
    }
}

/// The rows that count for a row goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowCount {
    /// The longest.
    Longest,
    /// The two longest.
    TwoLongest,
    /// The longest in each of some lines.
    InLines(LineSet),
}

/// Writes `longest`, `two-longest`, or `lines` with their numbers from 1.
impl fmt::Display for RowCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Longest => f.write_str("longest"),
            Self::TwoLongest => f.write_str("two-longest"),
            Self::InLines(lines) => {
                f.write_str("lines")?;
                lines.iter().try_for_each(|line| write!(f, " {}", line + 1))
            }
        }
    }
}

/// Some of the five lines of a sideboard, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineSet(u8);

impl LineSet {
    /// Makes a set of lines that are counted from 1 at the top.
    pub fn from_numbers(numbers: impl IntoIterator<Item = i64>) -> Result<Self, LinesError> {
        let mut set = 0_u8;
        for number in numbers {
            match usize::try_from(number) {
                Ok(line @ 1..=LINES) if set >> (line - 1) & 1 == 0 => set |= 1 << (line - 1),
                Ok(1..=LINES) => return Err(LinesError::Twice { number }),
                _ => return Err(LinesError::NoSuchLine { number }),
            }
        }
        if set == 0 { Err(LinesError::Empty) } else { Ok(Self(set)) }
    }

    /// Returns how many lines there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the lines, counted from 0 at the top.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..LINES).filter(move |line| self.0 >> line & 1 == 1)
    }
}

/// Why numbers are not a set of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinesError {
    /// No line.
    #[error("no line is given")]
    Empty,
    /// The same line again.
    #[error("line {number} is given twice")]
    Twice {
        /// The line.
        number: i64,
    },
    /// Not a line of a sideboard.
    #[error("there is no line {number}; lines are numbered 1 to {LINES} from the top")]
    NoSuchLine {
        /// The number.
        number: i64,
    },
}
