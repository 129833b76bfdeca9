//! The final scoring of a game, told step by step.

use sideboards_rules::{Drawers, GoalKind, PlayerScore, Points, Scorer, Seat, Tally};

use crate::local::LocalGame;

/// One step of the scoring: something of one player that brings points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The player.
    pub seat: Seat,
    /// What brings points.
    pub what: What,
    /// How many.
    pub points: Points,
    /// What this player has with this step.
    pub sum: Points,
}

/// What brings points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A combination.
    Combination {
        /// Colour or handle.
        kind: GoalKind,
        /// Which one, from 1.
        number: usize,
        /// Its drawers.
        drawers: Drawers,
    },
    /// A row.
    Row {
        /// Its drawers.
        drawers: Drawers,
    },
    /// More drawers than others, or alone enough of them.
    Bonus,
    /// The unused exchange card.
    Exchange,
}

impl What {
    /// Returns the drawers that bring the points.
    pub const fn drawers(&self) -> Option<Drawers> {
        match self {
            Self::Combination { drawers, .. } | Self::Row { drawers } => Some(*drawers),
            Self::Bonus | Self::Exchange => None,
        }
    }

    /// Returns the goal it belongs to.
    pub const fn kind(&self) -> Option<GoalKind> {
        match self {
            Self::Combination { kind, .. } => Some(*kind),
            Self::Row { .. } | Self::Bonus => Some(GoalKind::Row),
            Self::Exchange => None,
        }
    }
}

/// Tells the scoring of a finished game, player by player.
pub fn story(game: &LocalGame) -> Vec<Step> {
    let view = game.public();
    let Some(scores) = view.scores() else { return Vec::new() };
    let scorer = view.scorer();
    let of = |seat: Seat| steps(&scorer, seat, &scorer.tally(view.sideboard(seat)), scores.of(seat), game);
    game.seats().flat_map(of).collect()
}

fn steps(scorer: &Scorer, seat: Seat, tally: &Tally, score: &PlayerScore, game: &LocalGame) -> Vec<Step> {
    let goals = game.setup().goals();
    let mut parts = Vec::new();
    for kind in [GoalKind::Colour, GoalKind::Handle] {
        let points = game.content().goal(goals.of(kind)).points();
        let combinations = tally.combinations(kind).iter().enumerate();
        parts.extend(combinations.map(|(index, drawers)| {
            (What::Combination { kind, number: index + 1, drawers: *drawers }, points)
        }));
    }
    let each = scorer.row().points.0;
    parts.extend(
        tally
            .rows()
            .iter()
            .map(|row| (What::Row { drawers: row.drawers() }, Points(row.len() as u16 * each))),
    );
    let extras = [(What::Bonus, score.bonus), (What::Exchange, score.exchange)];
    parts.extend(extras.into_iter().filter(|(_, points)| points.0 > 0));
    let mut sum = Points(0);
    let step = |(what, points): (What, Points)| {
        sum = Points(sum.0 + points.0);
        Step { seat, what, points, sum }
    };
    parts.into_iter().map(step).collect()
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;
    use crate::local::load;

    #[test]
    fn every_story_ends_with_the_score() {
        for name in ["solo", "two-players", "three-players"] {
            let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            let game = load(&std::fs::read_to_string(path).expect("an example"), Content::classic())
                .expect("a record");
            let scores = game.public().scores().expect("it is over");
            let story = story(&game);
            for seat in game.seats() {
                let last = story.iter().rfind(|step| step.seat == seat).expect("everybody scores");
                assert_eq!(last.sum, scores.of(seat).total, "{name}, seat {seat}");
            }
        }
    }

    #[test]
    fn a_running_game_has_no_story() {
        let path = format!("{}/../../examples/solo.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let text: Vec<&str> = text.lines().take(9).collect();
        assert_eq!(story(&load(&text.join("\n"), Content::classic()).expect("a record")), []);
    }
}
