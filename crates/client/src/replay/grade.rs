use crate::thinking::ReviewedChoice;

/// How good a decision was; `docs/REPLAY.md` tells why the limits are where they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The best, as far as can be told.
    Best,
    /// Almost as good.
    Good,
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
}

/// A decision that gives away less than this is good, in points.
const GOOD: f64 = 1.0;
/// One that gives away less than this is inaccurate, anything else is a mistake.
const INACCURATE: f64 = 3.0;

impl Grade {
    /// Grades a decision. A cost within its error may be chance, and counts as none.
    pub fn of(choice: &ReviewedChoice) -> Self {
        match choice.cost {
            cost if cost <= choice.cost_error => Self::Best,
            cost if cost < GOOD => Self::Good,
            cost if cost < INACCURATE => Self::Inaccuracy,
            _ => Self::Mistake,
        }
    }

    /// Returns the name that texts and the style sheet know.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use sideboards_rules::Decision;

    use super::*;
    use crate::thinking::Expected;

    pub(in super::super) fn choice(cost: f64, cost_error: f64) -> ReviewedChoice {
        let expected = Expected { points: 40.0, wins: 0.5 };
        ReviewedChoice {
            cost,
            cost_error,
            chosen: expected,
            best: expected,
            best_decision: Decision::Exchange,
            luck: 0.0,
            skill: 0.0,
            passed: None,
        }
    }

    #[test]
    fn grades_follow_the_cost() {
        let grades = [0.0, 0.3, 0.99, 1.0, 2.9, 3.0, 20.0].map(|cost| Grade::of(&choice(cost, 0.2)).name());
        assert_eq!(grades, ["best", "good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake"]);
    }

    #[test]
    fn chance_is_no_mistake() {
        assert_eq!(Grade::of(&choice(1.2, 1.5)), Grade::Best);
    }
}
