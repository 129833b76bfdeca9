//! Highlights of combinations and rows.

use sideboards_rules::{Drawers, GoalKind, Tally};

use crate::outline::outline;

/// Neighbouring combinations cycle through these tints; each crosses the gaps at its own position.
const TINTS: usize = SHIFTS.len();
const SHIFTS: [i32; 3] = [-2, 0, 2];

/// A group of highlighted drawers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glow {
    /// The kind of its goal.
    pub kind: GoalKind,
    /// The drawers.
    pub drawers: Drawers,
    tint: usize,
    /// How much it stands out.
    pub strength: Strength,
}

/// How much a highlight stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Strength {
    /// It is new.
    #[default]
    Full,
    /// It has been there for a while.
    Quiet,
    /// It was selected: everything else on the board is dimmed.
    Alone,
}

/// The combinations and rows that a board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Spotlight {
    /// All of them.
    #[default]
    Everything,
    /// Those of one goal.
    Goal(GoalKind),
    /// Those of one drawer.
    Drawer {
        /// The column, from the left.
        column: usize,
        /// The line, from the top.
        line: usize,
    },
}

impl Spotlight {
    /// Isolates a goal, or shows everything again.
    pub fn toggle(&mut self, kind: GoalKind) {
        *self = if *self == Self::Goal(kind) { Self::Everything } else { Self::Goal(kind) };
    }

    fn shows(self, kind: GoalKind, drawers: Drawers) -> bool {
        match self {
            Self::Everything => true,
            Self::Goal(goal) => goal == kind,
            Self::Drawer { column, line } => drawers.contains(column, line),
        }
    }
}

impl Glow {
    /// Highlights some drawers.
    pub fn new(kind: GoalKind, drawers: Drawers) -> Self {
        Self { kind, drawers, tint: 0, strength: Strength::Full }
    }

    /// Highlights the combinations and rows of a sideboard.
    pub fn all(tally: &Tally, spotlight: Spotlight) -> Vec<Self> {
        let glows = GoalKind::ALL.into_iter().flat_map(|kind| match kind {
            GoalKind::Row => {
                tally.rows().iter().map(|row| Self::new(kind, row.drawers())).collect::<Vec<_>>()
            }
            GoalKind::Colour | GoalKind::Handle => {
                tally.combinations(kind).iter().map(|drawers| Self::new(kind, *drawers)).collect()
            }
        });
        let strength = if spotlight == Spotlight::Everything { Strength::Full } else { Strength::Alone };
        let shown =
            tinted(glows.collect()).into_iter().filter(|glow| spotlight.shows(glow.kind, glow.drawers));
        shown.map(|glow| Self { strength, ..glow }).collect()
    }

    /// Returns the path of the highlight, in the units of the pictures.
    pub fn path(&self) -> String {
        outline(self.drawers, inset(self.kind), SHIFTS[self.tint])
    }

    /// Returns its classes in style sheets.
    pub fn class(&self) -> String {
        let strength = match self.strength {
            Strength::Full => "",
            Strength::Quiet => " quiet",
            Strength::Alone => " alone",
        };
        format!("glow {} tint-{}{strength}", self.kind, self.tint)
    }

    /// Draws it: a dark rim, so that it is visible on every colour, and the line itself.
    pub fn draw(&self) -> String {
        let path = self.path();
        format!(
            r#"<g class="{}"><path class="rim" d="{path}"/><path class="frame" d="{path}" pathLength="1"/></g>"#,
            self.class()
        )
    }
}

/// Returns the inset of a kind of goal, so that one drawer can be highlighted for all three.
const fn inset(kind: GoalKind) -> i32 {
    match kind {
        GoalKind::Row => 1,
        GoalKind::Colour => 4,
        GoalKind::Handle => 8,
    }
}

/// Assigns different tints to touching combinations of one kind.
fn tinted(mut glows: Vec<Glow>) -> Vec<Glow> {
    for index in 1..glows.len() {
        let (before, glow) = (&glows[..index], &glows[index]);
        let is_free = |tint: &usize| {
            !before.iter().any(|other| other.kind == glow.kind && other.tint == *tint && touch(other, glow))
        };
        glows[index].tint = (0..TINTS).find(is_free).unwrap_or(index % TINTS);
    }
    glows
}

fn touch(one: &Glow, other: &Glow) -> bool {
    let near =
        |(x1, y1): (usize, usize), (x2, y2): (usize, usize)| x1.abs_diff(x2) < 2 && y1.abs_diff(y2) < 2;
    one.drawers.iter().any(|drawer| other.drawers.iter().any(|with| near(drawer, with)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn combinations_that_touch_have_different_tints() {
        let glow = |places: &[(usize, usize)]| Glow::new(GoalKind::Colour, places.iter().copied().collect());
        let glows = tinted(vec![
            glow(&[(0, 0), (1, 1)]),
            glow(&[(0, 1), (1, 0)]),
            glow(&[(2, 0), (3, 1)]),
            glow(&[(6, 4), (7, 3)]),
        ]);
        let tints: Vec<usize> = glows.iter().map(|glow| glow.tint).collect();
        assert_eq!(tints, [0, 1, 2, 0]);
    }

    #[test]
    fn a_goal_that_is_asked_for_again_gives_way_to_everything() {
        let mut spotlight = Spotlight::default();
        spotlight.toggle(GoalKind::Row);
        assert_eq!(spotlight, Spotlight::Goal(GoalKind::Row));
        spotlight.toggle(GoalKind::Row);
        assert_eq!(spotlight, Spotlight::Everything);
    }
}
