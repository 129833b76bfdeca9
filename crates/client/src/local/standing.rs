use sideboards_rules::{PlayerScore, Points};

/// A player's points, and the additions if the game ended now. The table, the replay and the result show the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// For the goals.
    pub points: Points,
    /// For the rows, compared with the others.
    pub bonus: Points,
    /// For the unused exchange card.
    pub exchange: Points,
}

impl Standing {
    /// Returns the standing of a seat during the game.
    pub fn of(score: &PlayerScore) -> Self {
        let PlayerScore { colour, handle, row, bonus, exchange, .. } = *score;
        Self { points: colour + handle + row, bonus, exchange }
    }

    /// Returns the standing of a seat after the game, when nothing can be added.
    pub fn final_of(score: &PlayerScore) -> Self {
        Self { points: score.total, ..Self::default() }
    }

    /// Returns the points if the game ended now.
    pub fn total(self) -> Points {
        self.points + self.extra()
    }

    /// Returns the sum of the additions.
    pub fn extra(self) -> Points {
        self.bonus + self.exchange
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
                assert_eq!(standing.total(), score.total, "{name}");
                let end = Standing::final_of(score);
                assert_eq!((end.points, end.extra()), (score.total, Points(0)), "{name}");
            }
        }
    }
}
