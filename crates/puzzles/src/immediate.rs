use sideboards_rules::{Decision, GoalKind, Scorer, Seat, View};

/// The points of a decision at once, by goal; the solo bonus belongs to the row goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Gain {
    /// By kind of goal.
    points: [i32; 3],
    /// The number of additional combinations.
    pub(crate) combinations: i32,
    /// The increase of the solo bonus.
    pub(crate) bonus: i32,
}

impl Gain {
    /// Returns the points of a decision at once. An exchange only loses the point of its card, which belongs to no
    /// goal.
    pub(crate) fn of(decision: &Decision, view: &View, scorer: &Scorer) -> Self {
        let Some(choice) = decision.choice() else { return Self::default() };
        let before = *view.sideboard(view.seat().unwrap_or(Seat::new(0)));
        let [old, new] = [before, before.with(&choice)].map(|sideboard| scorer.counts(&sideboard));
        let points = |counts| scorer.points_by_kind(counts).map(|points| i32::from(points.0));
        let (earlier, later) = (points(old), points(new));
        let bonus = i32::from(scorer.solo_bonus(new.row).0) - i32::from(scorer.solo_bonus(old.row).0);
        let [colour, handle, row] = [0, 1, 2].map(|kind| later[kind] - earlier[kind]);
        let combinations =
            |counts: sideboards_rules::Counts| i32::from(counts.colour) + i32::from(counts.handle);
        Self {
            points: [colour, handle, row + bonus],
            combinations: combinations(new) - combinations(old),
            bonus,
        }
    }

    /// Returns the points for one goal.
    pub(crate) fn points(&self, kind: GoalKind) -> i32 {
        self.points[kind as usize]
    }

    /// Returns all points.
    pub(crate) fn total(&self) -> i32 {
        self.points.iter().sum()
    }
}
