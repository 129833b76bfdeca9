use std::fmt;

use super::lanes::Lane;
use crate::{Card, LINES, Value};

/// A set of drawers of one sideboard.
///
/// One bit per drawer, column by column from the top, so that moving everything one column to the right is a shift.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Drawers(pub(crate) u64);

impl Drawers {
    /// Makes the set of one drawer, column from the left and line from the top, both from 0.
    pub const fn one(column: usize, line: usize) -> Self {
        Self(1 << (column * LINES + line))
    }

    /// Makes the set of all drawers in one column.
    pub(crate) const fn column(column: usize) -> Self {
        Self(((1 << LINES) - 1) << (column * LINES))
    }

    /// Returns whether a drawer is in the set.
    pub const fn contains(self, column: usize, line: usize) -> bool {
        self.0 & Self::one(column, line).0 != 0
    }

    /// Returns how many drawers are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the two sets have no drawer in common.
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// Returns the drawers as column and line, from the left and from the top.
    pub fn iter(self) -> impl Iterator<Item = (usize, usize)> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some((bit / LINES, bit % LINES))
        })
    }
}

impl Lane for Drawers {
    fn of_card(card: &Card, value: Value) -> Self {
        (0..LINES).filter(|&line| value.is_on(card.drawers()[line])).map(|line| (0, line)).collect()
    }

    fn moved(self, columns: usize) -> Self {
        Self(self.0 << (LINES * columns))
    }

    fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl FromIterator<(usize, usize)> for Drawers {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(drawers: I) -> Self {
        Self(drawers.into_iter().fold(0, |set, (column, line)| set | Self::one(column, line).0))
    }
}

impl fmt::Debug for Drawers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_remembers_its_drawers() {
        let set: Drawers = [(7, 4), (0, 0), (3, 2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [(0, 0), (3, 2), (7, 4)]);
        assert!(set.contains(3, 2) && !set.contains(2, 3));
        assert_eq!(Drawers::column(2).iter().filter(|drawer| drawer.0 == 2).count(), LINES);
    }
}
