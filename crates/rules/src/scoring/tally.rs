use super::Drawers;
use super::compiled::{CombinationPlan, Compiled};
use super::lanes::Lanes;
use super::lookout::Lookout;
use super::packing::Combinations;
use super::rows::{Row, Rows, counted_rows};
use super::running::Running;
use super::runs::two_longest;
use super::scores::{Scores, UNUSED_EXCHANGE, solo_bonus};
use super::trail::Trail;
use crate::{Aspect, Content, End, Goal, GoalKind, GoalRule, Goals, Points, RowRule, Sideboard};

/// Counts and scores sideboards for the three goals of a game.
#[derive(Clone, Copy, Debug)]
pub struct Scorer<'c> {
    pub(super) compiled: &'c Compiled,
    pub(super) colour: CombinationGoal<'c>,
    pub(super) handle: CombinationGoal<'c>,
    pub(super) row: &'c RowRule,
    /// Present if everything can be counted with the fast method.
    pub(super) lookout: Option<Lookout<'c>>,
}

/// A combination goal and how it is counted.
#[derive(Clone, Copy, Debug)]
pub(super) struct CombinationGoal<'c> {
    pub(super) aspect: Aspect,
    pub(super) points: Points,
    pub(super) plan: &'c CombinationPlan,
}

impl<'c> Scorer<'c> {
    /// Prepares the goals of a game. Cheap, because the content is prepared when it is loaded.
    pub fn new(content: &'c Content, goals: Goals) -> Self {
        let compiled = content.compiled();
        let combination = |kind| {
            let goal = content.goal(goals.of(kind));
            let GoalRule::Combination(rule) = &goal.rule else { unreachable!("goals are checked by kind") };
            let plan = compiled.plan(usize::from(goal.number.0) - 1);
            CombinationGoal { aspect: rule.aspect, points: rule.points, plan }
        };
        let Goal { rule: GoalRule::Row(row), .. } = content.goal(goals.of(GoalKind::Row)) else {
            unreachable!("goals are checked by kind")
        };
        let (colour, handle) = (combination(GoalKind::Colour), combination(GoalKind::Handle));
        let lookout = (|| {
            let (colour, handle) = (colour.plan.windows.as_ref()?, handle.plan.windows.as_ref()?);
            Some(Lookout {
                steps: compiled.steps.as_ref()?,
                colour,
                handle,
                row,
                row_windows: &compiled.row_windows,
            })
        })();
        Self { compiled, colour, handle, row, lookout }
    }

    /// Finds the combinations and rows of a sideboard, drawer by drawer.
    ///
    /// The number of combinations is the largest possible; if several choices reach it, the result is one of them.
    pub fn tally(&self, sideboard: &Sideboard) -> Tally {
        let lanes = Lanes::of(sideboard.cards(), &self.compiled.faces);
        let combinations = |goal: &CombinationGoal| -> Combinations {
            goal.aspect.lanes().flat_map(|value| goal.plan.packing.pack(lanes.lane(value))).collect()
        };
        Tally {
            colour: combinations(&self.colour),
            handle: combinations(&self.handle),
            row: self.rows(&lanes),
        }
    }

    /// Finds every place on a sideboard that shows the pattern of a combination goal, overlapping ones included:
    /// the candidates of [`Self::tally`]. A row goal has no pattern.
    pub fn fits(&self, sideboard: &Sideboard, kind: GoalKind) -> Vec<Drawers> {
        let goal = match kind {
            GoalKind::Colour => &self.colour,
            GoalKind::Handle => &self.handle,
            GoalKind::Row => return Vec::new(),
        };
        let lanes = Lanes::of(sideboard.cards(), &self.compiled.faces);
        goal.aspect.lanes().flat_map(|value| goal.plan.packing.places(lanes.lane(value))).collect()
    }

    /// Counts the combinations and rows of a sideboard: like [`Self::tally`], but faster.
    pub fn counts(&self, sideboard: &Sideboard) -> Counts {
        match &self.lookout {
            Some(lookout) => lookout.scan(&Lanes::of(sideboard.cards(), lookout.steps)),
            None => self.tally(sideboard).counts(),
        }
    }

    /// Starts counting an empty sideboard that grows card by card.
    pub fn running(&self) -> Running<'_> {
        Running::new(self)
    }

    /// Starts counting a sideboard that grows from existing cards.
    pub fn running_on(&self, sideboard: &Sideboard) -> Running<'_> {
        let mut running = self.running();
        sideboard.cards().iter().for_each(|placed| running.add(*placed, End::Right));
        running
    }

    /// Returns the value of counts, without row bonus and exchange card.
    pub fn points(&self, counts: Counts) -> Points {
        let [colour, handle, row] = self.points_by_kind(counts);
        colour + handle + row
    }

    /// Returns the value of counts in a solo game, with the solo bonus and the exchange card.
    pub fn solo_points(&self, counts: Counts, has_exchange: bool) -> Points {
        let exchange = if has_exchange { UNUSED_EXCHANGE } else { Points(0) };
        self.points(counts) + self.solo_bonus(counts.row) + exchange
    }

    /// Returns the solo bonus for a number of drawers in the rows of the row goal.
    pub fn solo_bonus(&self, drawers: u8) -> Points {
        solo_bonus(self.row, drawers)
    }

    /// Returns the value of counts by kind of goal: colour, handle, row.
    pub fn points_by_kind(&self, counts: Counts) -> [Points; 3] {
        [self.colour.points * counts.colour, self.handle.points * counts.handle, self.row.points * counts.row]
    }

    /// Scores the counts of a table: for each seat its counts, and whether it holds an unused exchange card.
    ///
    /// # Panics
    /// If there are not one to six players.
    pub fn scores(&self, table: &[(Counts, bool)]) -> Scores {
        Scores::new(self, table)
    }

    /// Returns whether every value leaves a [`Trail`]: no card shows any of them twice.
    pub fn has_trails(&self) -> bool {
        self.compiled.steps.is_some()
    }

    /// Counts the combinations that one value makes on its trail.
    ///
    /// # Panics
    /// If the goal is a row goal.
    pub fn combinations_on(&self, kind: GoalKind, trail: Trail) -> u8 {
        let goal = match kind {
            GoalKind::Colour => &self.colour,
            GoalKind::Handle => &self.handle,
            GoalKind::Row => panic!("a row goal has no combinations"),
        };
        match &goal.plan.windows {
            Some(windows) => windows.most_apart(windows.scan(trail)),
            None => goal.plan.packing.pack(trail.through()).len() as u8,
        }
    }

    /// Returns the lengths of the two longest rows on a trail.
    pub fn rows_on(&self, trail: Trail) -> (u8, u8) {
        two_longest(self.compiled.row_windows.same_line(trail), trail)
    }

    /// Returns the row goal.
    pub fn row(&self) -> &RowRule {
        self.row
    }

    pub(super) fn rows(&self, lanes: &Lanes<Drawers>) -> Rows {
        counted_rows(self.row.count, &self.row.of.lanes().map(|value| lanes.lane(value)))
    }
}

/// The facts about a sideboard: the drawers of each combination and the rows that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    colour: Combinations,
    handle: Combinations,
    row: Rows,
}

impl Tally {
    /// Returns the drawers of each combination of the colour goal.
    pub fn colour(&self) -> &[Drawers] {
        &self.colour
    }

    /// Returns the drawers of each combination of the handle goal.
    pub fn handle(&self) -> &[Drawers] {
        &self.handle
    }

    /// Returns the drawers of each combination of a goal; a row goal has none.
    pub fn combinations(&self, kind: GoalKind) -> &[Drawers] {
        match kind {
            GoalKind::Colour => &self.colour,
            GoalKind::Handle => &self.handle,
            GoalKind::Row => &[],
        }
    }

    /// Returns the rows that the row goal counts.
    pub fn rows(&self) -> &[Row] {
        &self.row
    }

    /// Returns their numbers.
    pub fn counts(&self) -> Counts {
        Counts {
            colour: self.colour.len() as u8,
            handle: self.handle.len() as u8,
            row: self.row.iter().map(|row| row.len() as u8).sum(),
        }
    }
}

/// How much of each goal a sideboard has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counts {
    /// Combinations of the colour goal.
    pub colour: u8,
    /// Combinations of the handle goal.
    pub handle: u8,
    /// Drawers in the rows of the row goal.
    pub row: u8,
}

impl Counts {
    /// Returns the count of one goal.
    pub const fn of(&self, kind: GoalKind) -> u8 {
        match kind {
            GoalKind::Colour => self.colour,
            GoalKind::Handle => self.handle,
            GoalKind::Row => self.row,
        }
    }
}
