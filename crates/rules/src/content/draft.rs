//! A box in the editor.

mod read;
mod write;

use super::file::FORMAT;
use super::{Content, TextPosition};
use crate::pattern::Cell;
use crate::{
    Aspect, Card, CombinationRule, Goal, GoalKind, GoalNumber, GoalRule, LineSet, Pattern, Points, RowCount,
    RowOf, RowRule,
};

/// A box in the editor: everything has its form, but nothing needs to be valid yet.
///
/// Goals have the numbers of their places, from 1. [`ContentDraft::write`] makes a content file of it, and
/// [`Content::parse`] reports its faults.
///
/// ```
/// use sideboards_rules::{Content, ContentDraft};
///
/// let classic = Content::classic();
/// let mut draft = ContentDraft::of(&classic);
/// draft.name = "mine".to_owned();
/// assert_eq!(Content::parse(&draft.write())?.hash(), classic.hash());
/// draft.goals[0].points = 0;
/// let faults = Content::parse(&draft.write()).expect_err("no goal is worth nothing");
/// assert!(faults.to_string().ends_with("0 points are not between 1 and 99"));
/// # Ok::<(), sideboards_rules::ContentErrors>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentDraft {
    /// The name of the box.
    pub name: String,
    /// The cards in their order.
    pub cards: Vec<Card>,
    /// The goals in the order of their numbers.
    pub goals: Vec<GoalDraft>,
    /// The suggested goals.
    pub suggestions: Vec<SuggestionDraft>,
}

/// A goal in the editor. It keeps settings of other kinds, so that switching back loses nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalDraft {
    /// Its name.
    pub name: String,
    /// Which of the three kinds it is.
    pub kind: GoalKind,
    /// Points for one combination or for one drawer of a row.
    pub points: i64,
    /// The drawers of the pattern: column from the left and line from the top, from 0.
    pub pattern: Vec<(usize, usize)>,
    /// Which rows the goal considers.
    pub of: RowOf,
    /// Which of those count.
    pub count: CountDraft,
}

/// Which rows count for a goal in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountDraft {
    /// This many of the longest.
    Longest(i64),
    /// The longest in each of these lines, counted from 1.
    Lines(Vec<i64>),
}

/// A suggestion in the editor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuggestionDraft {
    /// A letter or a word.
    pub name: String,
    /// The numbers of its goals.
    pub goals: Vec<i64>,
}

/// The part of a box that a place in a content file belongs to; each counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContentPart {
    /// The box as a whole.
    Whole,
    /// A card.
    Card(usize),
    /// A goal.
    Goal(usize),
    /// A suggestion.
    Suggestion(usize),
}

impl ContentDraft {
    /// Makes a draft of a box.
    pub fn of(content: &Content) -> Self {
        let suggestion = |suggestion: &crate::Suggestion| SuggestionDraft {
            name: suggestion.name.clone(),
            goals: suggestion.goals.numbers().map(i64::from).to_vec(),
        };
        Self {
            name: content.name().to_owned(),
            cards: content.deck().iter().map(|(_, card)| *card).collect(),
            goals: content.all_goals().iter().map(GoalDraft::of).collect(),
            suggestions: content.suggestions().iter().map(suggestion).collect(),
        }
    }

    /// Removes a goal. Later ones move up, and suggestions follow them.
    ///
    /// # Panics
    /// If there is no such goal.
    pub fn remove_goal(&mut self, index: usize) {
        self.goals.remove(index);
        let removed = number(index);
        for suggestion in &mut self.suggestions {
            suggestion.goals.retain(|number| *number != removed);
            for number in suggestion.goals.iter_mut().filter(|number| **number > removed) {
                *number -= 1;
            }
        }
    }
}

impl GoalDraft {
    /// Makes a new goal of a kind.
    pub fn new(kind: GoalKind) -> Self {
        Self {
            name: String::new(),
            kind,
            points: 2,
            pattern: Vec::new(),
            of: RowOf::Any(Aspect::Colour),
            count: CountDraft::Longest(1),
        }
    }

    fn of(goal: &Goal) -> Self {
        let draft =
            Self { name: goal.name.clone(), points: i64::from(goal.points().0), ..Self::new(goal.kind()) };
        match &goal.rule {
            GoalRule::Combination(rule) => Self { pattern: cells(&rule.pattern), ..draft },
            GoalRule::Row(rule) => {
                let count = match rule.count {
                    RowCount::Longest => CountDraft::Longest(1),
                    RowCount::TwoLongest => CountDraft::Longest(2),
                    RowCount::InLines(lines) => CountDraft::Lines(lines.iter().map(number).collect()),
                };
                Self { of: rule.of, count, ..draft }
            }
        }
    }

    /// Makes a goal card with a number, if it can be drawn: it needs a pattern, or lines.
    pub fn goal(&self, number: GoalNumber) -> Option<Goal> {
        let points = Points(u16::try_from(self.points).unwrap_or(0));
        let combination = |aspect| {
            let pattern = Pattern::parse(self.drawing().iter().map(String::as_str)).ok()?;
            Some(GoalRule::Combination(CombinationRule { aspect, pattern, points }))
        };
        let rule = match self.kind {
            GoalKind::Colour => combination(Aspect::Colour)?,
            GoalKind::Handle => combination(Aspect::Handle)?,
            GoalKind::Row => GoalRule::Row(RowRule { of: self.of, count: self.row_count()?, points }),
        };
        Some(Goal { number, name: self.name.clone(), rule })
    }

    fn row_count(&self) -> Option<RowCount> {
        match &self.count {
            CountDraft::Longest(1) => Some(RowCount::Longest),
            CountDraft::Longest(2) => Some(RowCount::TwoLongest),
            CountDraft::Longest(_) => None,
            CountDraft::Lines(lines) => {
                LineSet::from_numbers(lines.iter().copied()).ok().map(RowCount::InLines)
            }
        }
    }

    /// Adds a drawer to the pattern, or removes it.
    pub fn switch_drawer(&mut self, column: usize, line: usize) {
        match self.pattern.iter().position(|drawer| *drawer == (column, line)) {
            Some(index) => drop(self.pattern.remove(index)),
            None => self.pattern.push((column, line)),
        }
    }

    /// Adds a line, counted from 1, to the lines that count, or removes it.
    pub fn switch_line(&mut self, line: i64) {
        let CountDraft::Lines(lines) = &mut self.count else { return };
        match lines.iter().position(|known| *known == line) {
            Some(index) => drop(lines.remove(index)),
            None => lines.insert(lines.partition_point(|known| *known < line), line),
        }
    }

    /// Draws the pattern, one text a line, without empty borders.
    fn drawing(&self) -> Vec<String> {
        let range = |side: fn(&Cell) -> usize| {
            let sides = || self.pattern.iter().map(side);
            sides().min().unwrap_or(0)..sides().max().map_or(0, |last| last + 1)
        };
        let letter = |cell| if self.pattern.contains(&cell) { '#' } else { '.' };
        let columns = range(|cell| cell.0);
        range(|cell| cell.1)
            .map(|line| columns.clone().map(|column| letter((column, line))).collect())
            .collect()
    }
}

/// Counts from 1, as files do.
fn number(index: usize) -> i64 {
    i64::try_from(index).expect("boxes are small") + 1
}

fn cells(pattern: &Pattern) -> Vec<Cell> {
    let (columns, lines) = pattern.size();
    let all = (0..lines).flat_map(|line| (0..columns).map(move |column| (column, line)));
    all.filter(|(column, line)| pattern.contains(*column, *line)).collect()
}
