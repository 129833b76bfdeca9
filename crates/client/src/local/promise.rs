use sideboards_rules::{Counts, End, GoalKind, Placed, Points, Scorer, Sideboard};

/// What a sideboard is worth as it lies; alone the row bonus is certain, at a table it depends on the others.
fn worth(scorer: &Scorer, counts: Counts, is_solo: bool) -> Points {
    if is_solo { scorer.solo_points(counts, false) } else { scorer.points(counts) }
}

/// What laying a card at one end would bring now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// Points more or fewer than before; a row bonus that is lost makes them fewer.
    pub points: i32,
    /// By goal: colour, handle, row; how many combinations or drawers more.
    pub more: [i8; 3],
}

impl Promise {
    /// Says what a card brings.
    pub fn of(scorer: &Scorer, sideboard: &Sideboard, placed: Placed, end: End, is_solo: bool) -> Self {
        let mut after = *sideboard;
        after.add(placed, end);
        let [before, after] = [sideboard, &after].map(|sideboard| scorer.counts(sideboard));
        let points = |counts| i32::from(worth(scorer, counts, is_solo).0);
        let more = GoalKind::ALL.map(|kind| after.of(kind).wrapping_sub(before.of(kind)).cast_signed());
        Self { points: points(after) - points(before), more }
    }
}
