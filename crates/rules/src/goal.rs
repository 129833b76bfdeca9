use std::fmt;

use crate::{Aspect, Pattern, Points, RowRule};

/// The number printed on a goal card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GoalNumber(pub u8);

impl fmt::Display for GoalNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The three kinds of goal card; every game has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GoalKind {
    /// Combinations of drawers of one colour.
    Colour,
    /// Combinations of drawers with one kind of handle.
    Handle,
    /// Rows.
    Row,
}

impl GoalKind {
    /// The kinds in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Colour, Self::Handle, Self::Row];
}

impl fmt::Display for GoalKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Colour => "colour",
            Self::Handle => "handle",
            Self::Row => "row",
        })
    }
}

/// A goal card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The number printed on it.
    pub number: GoalNumber,
    /// A name for it in English; pages translate by number.
    pub name: String,
    /// Its rule.
    pub rule: GoalRule,
}

impl Goal {
    /// Returns the kind of the goal.
    pub fn kind(&self) -> GoalKind {
        match &self.rule {
            GoalRule::Combination(combination) => match combination.aspect {
                Aspect::Colour => GoalKind::Colour,
                Aspect::Handle => GoalKind::Handle,
            },
            GoalRule::Row(_) => GoalKind::Row,
        }
    }

    /// Returns the points for one combination or for one drawer of a counted row.
    pub fn points(&self) -> Points {
        match &self.rule {
            GoalRule::Combination(combination) => combination.points,
            GoalRule::Row(row) => row.points,
        }
    }
}

/// The rule of a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalRule {
    /// Rewards each combination.
    Combination(CombinationRule),
    /// Rewards each drawer of the rows that count.
    Row(RowRule),
}

/// A combination goal: as many disjoint sets of drawers as possible that show the pattern in one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombinationRule {
    /// Whether colours or handles must agree.
    pub aspect: Aspect,
    /// The arrangement of the drawers.
    pub pattern: Pattern,
    /// Points for one combination.
    pub points: Points,
}
