use std::fmt;
use std::ops::Range;

use thiserror::Error;

use crate::{Aspect, LINES, Pattern, Points, Value};

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
    /// What it rewards.
    pub rule: GoalRule,
}

impl Goal {
    /// Tells which of the three kinds the goal is.
    pub fn kind(&self) -> GoalKind {
        match &self.rule {
            GoalRule::Combination(combination) => match combination.aspect {
                Aspect::Colour => GoalKind::Colour,
                Aspect::Handle => GoalKind::Handle,
            },
            GoalRule::Row(_) => GoalKind::Row,
        }
    }

    /// Gives the points for one combination or for one drawer of a counted row.
    pub fn points(&self) -> Points {
        match &self.rule {
            GoalRule::Combination(combination) => combination.points,
            GoalRule::Row(row) => row.points,
        }
    }
}

/// What a goal rewards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GoalRule {
    /// Each combination.
    Combination(CombinationRule),
    /// Each drawer of the rows that count.
    Row(RowRule),
}

/// A combination goal: as many disjoint sets of drawers as possible that show the pattern in one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombinationRule {
    /// Whether colours or handles must agree.
    pub aspect: Aspect,
    /// How the drawers lie.
    pub pattern: Pattern,
    /// Points for one combination.
    pub points: Points,
}

/// A row goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RowRule {
    /// Which rows are looked at.
    pub of: RowOf,
    /// Which of those count.
    pub count: RowCount,
    /// Points for one drawer of a row that counts.
    pub points: Points,
}

impl RowRule {
    /// Tells how many rows count at most; the solo bonus depends on it.
    pub const fn rows(&self) -> usize {
        match self.count {
            RowCount::Longest => 1,
            RowCount::TwoLongest => 2,
            RowCount::InLines(lines) => lines.len(),
        }
    }
}

/// Which rows a row goal looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowOf {
    /// Rows of any colour, or of any handle.
    Any(Aspect),
    /// Rows of one colour, or of one handle.
    Only(Value),
}

impl RowOf {
    /// Gives the values whose rows are looked at.
    pub fn values(self) -> &'static [Value] {
        &Value::ALL[self.lanes()]
    }

    /// Gives the indices of those values, see [`Value::index`].
    pub(crate) const fn lanes(self) -> Range<usize> {
        match self {
            Self::Any(aspect) => aspect.lanes(),
            Self::Only(value) => value.index()..value.index() + 1,
        }
    }

    /// Tells whether colours or handles make the rows.
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

/// Which rows count for a row goal.
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
    /// Makes a set of lines that are counted from 1 at the top, as people do.
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

    /// Tells how many lines there are.
    #[expect(clippy::len_without_is_empty, reason = "there is always one")]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Goes through the lines, counted from 0 at the top.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..LINES).filter(move |line| self.0 >> line & 1 == 1)
    }
}

/// Why numbers are not a set of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LinesError {
    /// No line.
    #[error("no line is named")]
    Empty,
    /// The same line again.
    #[error("line {number} is named twice")]
    Twice {
        /// The line.
        number: i64,
    },
    /// Not a line of a sideboard.
    #[error("there is no line {number}; lines are 1 to {LINES} from the top")]
    NoSuchLine {
        /// The number.
        number: i64,
    },
}

/// The three goals of a game, one of each kind.
///
/// Made by [`Content::goals`](crate::Content::goals) and its siblings, which check the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goals {
    pub(crate) colour: GoalNumber,
    pub(crate) handle: GoalNumber,
    pub(crate) row: GoalNumber,
}

impl Goals {
    /// Gives the number of the goal of one kind.
    pub const fn of(&self, kind: GoalKind) -> GoalNumber {
        match kind {
            GoalKind::Colour => self.colour,
            GoalKind::Handle => self.handle,
            GoalKind::Row => self.row,
        }
    }

    /// Gives the three numbers: colour, handle, row.
    pub const fn numbers(&self) -> [u8; 3] {
        [self.colour.0, self.handle.0, self.row.0]
    }
}

/// Writes the three numbers with spaces between them.
impl fmt::Display for Goals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.colour, self.handle, self.row)
    }
}

/// Why numbers are not the three goals of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GoalsError {
    /// Not three.
    #[error("a game has three goals, not {count}")]
    Count {
        /// How many there were.
        count: usize,
    },
    /// The content has no such goal.
    #[error("there is no goal {number} in this box; its goals are 1 to {last}")]
    Unknown {
        /// The number asked for.
        number: i64,
        /// The highest number there is.
        last: u8,
    },
    /// Two of one kind.
    #[error("goals {first} and {second} are both {kind} goals; a game has one of each kind")]
    SameKind {
        /// One of them.
        first: GoalNumber,
        /// The other.
        second: GoalNumber,
        /// Their kind.
        kind: GoalKind,
    },
    /// The content has no such suggestion.
    #[error("there is no suggestion {name:?} in this box; it has {}", .known.join(", "))]
    UnknownSuggestion {
        /// The name asked for.
        name: String,
        /// The names there are.
        known: Vec<String>,
    },
}

/// A trio of goals that the box suggests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// A letter or a word.
    pub name: String,
    /// The goals.
    pub goals: Goals,
}
