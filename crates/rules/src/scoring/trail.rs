use super::Drawers;
use super::lanes::Lane;
use crate::{COLUMNS, Card, Deck, LINES, Value};

/// The line of one value in each column of a sideboard, if no card shows it twice.
///
/// Three bits per column from the left: the line from 1, or 0 where the value is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Trail(pub(crate) u32);

impl Trail {
    /// The empty trail.
    pub const EMPTY: Self = Self(0);

    /// Bits per column.
    pub(crate) const BITS: usize = 3;

    /// The first bit of every column.
    const FIRST_BITS: u32 = 0o1111_1111;

    /// Returns whether every card of a deck shows every value at most once, so that values have trails.
    pub(crate) fn can_follow(deck: &Deck) -> bool {
        deck.iter().all(|(_, card)| {
            Value::ALL
                .iter()
                .all(|value| card.drawers().iter().filter(|drawer| value.is_on(**drawer)).count() <= 1)
        })
    }

    /// Returns this trail with a line, from 0, in a column without the value.
    #[must_use]
    pub const fn with(self, column: usize, line: usize) -> Self {
        Self(self.0 | (line as u32 + 1) << (Self::BITS * column))
    }

    /// Returns the drawers of the trail.
    pub(super) fn through(self) -> Drawers {
        (0..COLUMNS).filter_map(|column| Some((column, self.line_in(column)?))).collect()
    }

    /// Returns the line in a column, both from 0.
    pub(crate) fn line_in(self, column: usize) -> Option<usize> {
        match self.0 as usize >> (Self::BITS * column) & ((1 << Self::BITS) - 1) {
            line @ 1..=LINES => Some(line - 1),
            _ => None,
        }
    }

    /// Returns how many columns show the value.
    pub(super) fn drawers(self) -> u8 {
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
