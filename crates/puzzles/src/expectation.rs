use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Expected points, exactly: a sum over a number of equally likely cases, in lowest terms.
///
/// As text it is `54`, `17/1081` or `54 17/1081`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Expectation {
    sum: u128,
    cases: u128,
}

impl Expectation {
    /// Nothing.
    pub const ZERO: Self = Self::whole(0);

    /// Divides a sum by the number of cases.
    ///
    /// # Panics
    /// If there are no cases.
    pub const fn new(sum: u128, cases: u128) -> Self {
        assert!(cases > 0, "an expectation has at least one case");
        let divisor = greatest_common_divisor(sum, cases);
        Self { sum: sum / divisor, cases: cases / divisor }
    }

    /// Returns points that are certain.
    pub const fn whole(points: u128) -> Self {
        Self { sum: points, cases: 1 }
    }

    /// Returns the difference to another, if it is not negative.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        let (own, others) = (self.sum * other.cases, other.sum * self.cases);
        Some(Self::new(own.checked_sub(others)?, self.cases * other.cases))
    }

    /// Returns the difference to another, or zero if it is negative.
    #[must_use]
    pub fn lead_over(self, other: Self) -> Self {
        self.minus(other).unwrap_or(Self::ZERO)
    }

    /// Returns the nearest float, for charts and other rough uses.
    pub fn to_f64(self) -> f64 {
        let whole = self.sum / self.cases;
        whole as f64 + (self.sum % self.cases) as f64 / self.cases as f64
    }
}

const fn greatest_common_divisor(mut one: u128, mut other: u128) -> u128 {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

impl Ord for Expectation {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.sum * other.cases).cmp(&(other.sum * self.cases))
    }
}

impl PartialOrd for Expectation {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Expectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.sum / self.cases, self.sum % self.cases) {
            (whole, 0) => write!(f, "{whole}"),
            (0, rest) => write!(f, "{rest}/{}", self.cases),
            (whole, rest) => write!(f, "{whole} {rest}/{}", self.cases),
        }
    }
}

/// The error for a text that is no expectation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not an exact value (54, 17/1081 or 54 17/1081, in lowest terms)")]
pub struct NotAnExpectation(pub String);

impl FromStr for Expectation {
    type Err = NotAnExpectation;

    /// Reads only the output of `Display`: a value has one text.
    fn from_str(text: &str) -> Result<Self, NotAnExpectation> {
        let read = || {
            let (whole, fraction) = match text.split_once(' ') {
                Some((whole, fraction)) => (whole, Some(fraction)),
                None if text.contains('/') => ("0", Some(text)),
                None => (text, None),
            };
            let whole: u64 = whole.parse().ok()?;
            let (rest, cases): (u64, u64) = match fraction {
                None => (0, 1),
                Some(fraction) => {
                    let (rest, cases) = fraction.split_once('/')?;
                    (rest.parse().ok()?, cases.parse().ok().filter(|cases| *cases > 0)?)
                }
            };
            let (whole, rest, cases) = (u128::from(whole), u128::from(rest), u128::from(cases));
            Some(Self::new(whole * cases + rest, cases)).filter(|value| value.to_string() == text)
        };
        read().ok_or_else(|| NotAnExpectation(text.chars().take(40).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_lowest_terms() {
        for (sum, cases, text) in [
            (54 * 1081 + 17, 1081, "54 17/1081"),
            (108, 2, "54"),
            (3, 6, "1/2"),
            (0, 7, "0"),
            (22, 4, "5 1/2"),
        ] {
            let value = Expectation::new(sum, cases);
            assert_eq!(value.to_string(), text);
            assert_eq!(text.parse(), Ok(value));
        }
        for text in ["", "x", "1/0", "2/4", "5/4", "1 0/3", "01", "1  1/2", "+1", "-1", "1 1/2/3", "1 1"] {
            assert!(text.parse::<Expectation>().is_err(), "{text}");
        }
    }

    #[test]
    fn values_are_compared_and_subtracted_exactly() {
        let third = Expectation::new(1, 3);
        assert!(third > Expectation::new(333_333, 1_000_000) && third < Expectation::new(333_334, 1_000_000));
        assert_eq!(Expectation::whole(2).minus(third), Some(Expectation::new(5, 3)));
        assert_eq!(third.minus(Expectation::whole(2)), None);
        assert_eq!(third.lead_over(Expectation::whole(2)), Expectation::ZERO);
        assert!((third.to_f64() - 0.333_333).abs() < 1e-6);
    }
}
