use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul};

/// Victory points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Points(pub u16);

impl Points {
    /// Maximum points of one combination or drawer, so that no total can overflow.
    pub const MAX_EACH: Self = Self(99);
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl Mul<u8> for Points {
    type Output = Self;

    fn mul(self, times: u8) -> Self {
        Self(self.0 * u16::from(times))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self(0), Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
