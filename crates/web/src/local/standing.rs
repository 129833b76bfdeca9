use sideboards_rules::{Counts, End, GoalKind, Placed, PlayerScore, Points, Scorer, Sideboard};

/// What a player has, and what would be added if the game ended now. The table, the replay and the result show the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// For the goals.
    pub(crate) points: Points,
    /// For the rows, compared with the others.
    pub(crate) bonus: Points,
    /// For the unused exchange card.
    pub(crate) exchange: Points,
}

impl Standing {
    /// Tells how somebody stands while the game goes on.
    pub(crate) fn of(score: &PlayerScore) -> Self {
        let PlayerScore { colour, handle, row, bonus, exchange, .. } = *score;
        Self { points: colour + handle + row, bonus, exchange }
    }

    /// Tells how somebody stands when the game is over: nothing is added any more.
    pub(crate) fn final_of(score: &PlayerScore) -> Self {
        Self { points: score.total, ..Self::default() }
    }

    /// Returns what would be added.
    pub(crate) fn extra(self) -> Points {
        self.bonus + self.exchange
    }
}

/// What a sideboard is worth as it lies; alone the row bonus is certain, at a table it depends on the others.
fn worth(scorer: &Scorer, counts: Counts, is_solo: bool) -> Points {
    if is_solo { scorer.solo_points(counts, false) } else { scorer.points(counts) }
}

/// What laying a card at one end would bring now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Promise {
    /// Points more or fewer than before; a row bonus that is lost makes them fewer.
    pub(crate) points: i32,
    /// By goal: colour, handle, row; how many combinations or drawers more.
    pub(crate) more: [i8; 3],
}

impl Promise {
    /// Says what a card brings.
    pub(crate) fn of(
        scorer: &Scorer,
        sideboard: &Sideboard,
        placed: Placed,
        end: End,
        is_solo: bool,
    ) -> Self {
        let mut after = *sideboard;
        after.add(placed, end);
        let [before, after] = [sideboard, &after].map(|sideboard| scorer.counts(sideboard));
        let points = |counts| i32::from(worth(scorer, counts, is_solo).0);
        let more = GoalKind::ALL.map(|kind| after.of(kind).wrapping_sub(before.of(kind)).cast_signed());
        Self { points: points(after) - points(before), more }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;
    use crate::local::load;

    #[test]
    fn what_the_table_shows_adds_up_to_the_result() {
        for name in ["solo", "two-players", "three-players"] {
            let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).expect("an example");
            let scores =
                load(&text, Content::classic()).expect("a record").public().scores().expect("it is over");
            for score in scores.players() {
                let standing = Standing::of(score);
                assert_eq!(standing.points + standing.extra(), score.total, "{name}");
                let end = Standing::final_of(score);
                assert_eq!((end.points, end.extra()), (score.total, Points(0)), "{name}");
            }
        }
    }
}
