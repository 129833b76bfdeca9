use std::fmt;

use arrayvec::ArrayVec;

use super::tally::{Counts, Scorer};
use crate::seat::MAX_PLAYERS;
use crate::{Players, Points, RowRule, Seat};

/// The final scores of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scores {
    players: ArrayVec<PlayerScore, MAX_PLAYERS>,
}

/// The points of one player, by source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerScore {
    /// The counts for each goal.
    pub counts: Counts,
    /// For the combinations of the colour goal.
    pub colour: Points,
    /// For the combinations of the handle goal.
    pub handle: Points,
    /// For the drawers of the row goal.
    pub row: Points,
    /// For having more of the row goal than others, or in solo for having enough.
    pub bonus: Points,
    /// For an unused exchange card.
    pub exchange: Points,
    /// The sum.
    pub total: Points,
    /// 1 for the most points; equal points share a place, and the next place is skipped.
    pub place: usize,
}

/// The value of an unused exchange card.
pub(super) const UNUSED_EXCHANGE: Points = Points(1);

/// The bonuses for the longest, the second and the third rows.
const ROW_BONUS_FOR_TWO: [Points; 1] = [Points(4)];
const ROW_BONUS_FOR_THREE: [Points; 2] = [Points(8), Points(4)];
const ROW_BONUS_FOR_MORE: [Points; 3] = [Points(8), Points(4), Points(2)];

/// The steps of the solo bonus, as drawers and points, for goals that count one row and for those that count more.
const SOLO_BONUS_ONE_ROW: [(u8, Points); 3] = [(4, Points(2)), (6, Points(4)), (8, Points(8))];
const SOLO_BONUS_MORE_ROWS: [(u8, Points); 3] = [(7, Points(2)), (9, Points(4)), (11, Points(8))];

impl Scores {
    /// Scores a table: for each seat its counts and whether it holds an unused exchange card.
    pub(crate) fn new(scorer: &Scorer, table: &[(Counts, bool)]) -> Self {
        let players = Players::new(table.len()).expect("a table has one to six players");
        let rows = table.iter().fold(0, |rows, (counts, _)| rows | 1 << counts.row);
        let mut scores: ArrayVec<PlayerScore, MAX_PLAYERS> = table
            .iter()
            .map(|&(counts, has_exchange)| {
                let [colour, handle, row] = scorer.points_by_kind(counts);
                let bonus = if players.is_solo() {
                    solo_bonus(scorer.row(), counts.row)
                } else {
                    row_bonus(players, rows, counts.row)
                };
                let exchange = if has_exchange { UNUSED_EXCHANGE } else { Points(0) };
                let total = colour + handle + row + bonus + exchange;
                PlayerScore { counts, colour, handle, row, bonus, exchange, total, place: 1 }
            })
            .collect();
        let totals: ArrayVec<Points, MAX_PLAYERS> = scores.iter().map(|score| score.total).collect();
        for score in &mut scores {
            score.place += totals.iter().filter(|total| **total > score.total).count();
        }
        Self { players: scores }
    }

    /// Returns the bonuses for the longest, second and third row of a table; none in a solo game.
    pub fn row_bonuses(players: usize) -> &'static [Points] {
        match players {
            0 | 1 => &[],
            2 => &ROW_BONUS_FOR_TWO,
            3 => &ROW_BONUS_FOR_THREE,
            _ => &ROW_BONUS_FOR_MORE,
        }
    }

    /// Returns the steps of the solo bonus: the least number of drawers, and the points.
    pub fn solo_bonuses(row: &RowRule) -> &'static [(u8, Points)] {
        if row.rows() == 1 { &SOLO_BONUS_ONE_ROW } else { &SOLO_BONUS_MORE_ROWS }
    }

    /// Returns the scores in the order of the seats.
    pub fn players(&self) -> &[PlayerScore] {
        &self.players
    }

    /// Returns the score of a seat.
    ///
    /// # Panics
    /// If the seat is not taken.
    pub fn of(&self, seat: Seat) -> &PlayerScore {
        &self.players[seat.index()]
    }

    /// Returns the seats with the most points; equal points share the victory.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.players.iter().enumerate().filter(|(_, score)| score.place == 1).map(|(seat, _)| Seat::new(seat))
    }

    /// Returns the rating of a solo game.
    pub fn rating(&self) -> Option<Rating> {
        match self.players.as_slice() {
            [alone] => Some(Rating::of(alone.total)),
            _ => None,
        }
    }
}

/// Returns the bonus for a number of row drawers: players with the same number share a place, and the next lower number
/// takes the next place. No row, no bonus. The numbers at the table are bits of `rows`; a sideboard has 40 drawers.
fn row_bonus(players: Players, rows: u64, drawers: u8) -> Points {
    if drawers == 0 {
        return Points(0);
    }
    let (bonuses, mut more) = (Scores::row_bonuses(players.count()), rows >> drawers >> 1);
    for bonus in bonuses {
        if more == 0 {
            return *bonus;
        }
        more &= more - 1;
    }
    Points(0)
}

/// Returns the solo bonus; only the highest step counts.
pub(super) fn solo_bonus(row: &RowRule, drawers: u8) -> Points {
    let steps = Scores::solo_bonuses(row).iter();
    steps.rev().find(|(needed, _)| drawers >= *needed).map_or(Points(0), |(_, bonus)| *bonus)
}

/// The rating of a solo game: five steps, the best last. Each front end has a cheerful title for it in its
/// language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rating(u8);

impl Rating {
    /// How many steps there are.
    pub const STEPS: u8 = Self::REACHED_FROM.len() as u8;

    /// The points from which each step is reached.
    const REACHED_FROM: [Points; 5] = [Points(0), Points(25), Points(35), Points(45), Points(55)];

    /// All steps, the best last.
    pub const ALL: [Self; Self::STEPS as usize] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// Rates a total.
    pub fn of(total: Points) -> Self {
        Self(Self::REACHED_FROM.iter().filter(|from| total >= **from).count() as u8 - 1)
    }

    /// Returns the step, 0 to 4.
    pub const fn step(self) -> u8 {
        self.0
    }

    /// Returns the points from which it is reached.
    pub const fn reached_from(self) -> Points {
        Self::REACHED_FROM[self.0 as usize]
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Aspect, Content, GoalRule, LineSet, RowCount, RowOf};

    /// In other boxes too, the number of rows decides.
    #[test]
    fn goals_of_one_line_count_as_one_row() {
        let rule = |lines: &[i64]| RowRule {
            of: RowOf::Any(Aspect::Colour),
            count: RowCount::InLines(LineSet::from_numbers(lines.iter().copied()).expect("lines")),
            points: Points(2),
        };
        assert_eq!(solo_bonus(&rule(&[3]), 6), Points(4));
        assert_eq!(solo_bonus(&rule(&[1, 2, 3]), 6), Points(0));
        assert_eq!(solo_bonus(&rule(&[1, 2, 3]), 24), Points(8));
    }

    #[test]
    fn every_row_goal_has_its_solo_bonus() {
        for goal in Content::classic().all_goals() {
            let GoalRule::Row(rule) = &goal.rule else { continue };
            let steps = match goal.number.0 {
                17..=26 => [4, 6, 8],
                _ => [7, 9, 11],
            };
            for drawers in 0..=16 {
                let bonus = [0, 2, 4, 8][steps.iter().filter(|step| drawers >= **step).count()];
                assert_eq!(
                    solo_bonus(rule, drawers),
                    Points(bonus),
                    "goal {}, {drawers} drawers",
                    goal.number
                );
            }
        }
    }
}
