use sideboards_rules::{Choice, Counts, End, GoalKind, Placed, Placement, Points, Scorer, Sideboard};

/// Returns the row bonus that is certain: all of it in a solo game, none at a table, where it depends on the others.
fn bonus(scorer: &Scorer, counts: Counts, is_solo: bool) -> Points {
    let all = if is_solo { scorer.solo_points(counts, false) } else { scorer.points(counts) };
    Points(all.0 - scorer.points(counts).0)
}

/// Returns a sideboard without its newest cards.
pub fn before(sideboard: &Sideboard, newest: &Choice) -> Sideboard {
    let cards = sideboard.cards();
    let kept = match newest {
        Choice::Start(_) => &[],
        Choice::Place(Placement { end: End::Left, .. }) => cards.get(1..).unwrap_or_default(),
        Choice::Place(Placement { end: End::Right, .. }) => &cards[..cards.len().saturating_sub(1)],
    };
    let mut before = Sideboard::EMPTY;
    for placed in kept {
        before.add(*placed, End::Right);
    }
    before
}

/// The gain of laying a card at one end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The change in points for the goals.
    pub points: i32,
    /// The change of the row bonus in a solo game; at a table it depends on the others.
    pub bonus: i32,
    /// By goal: colour, handle, row; how many combinations or drawers are added.
    pub more: [i8; 3],
}

impl Promise {
    /// Returns the gain of a card.
    pub fn of(scorer: &Scorer, sideboard: &Sideboard, placed: Placed, end: End, is_solo: bool) -> Self {
        let mut after = *sideboard;
        after.add(placed, end);
        Self::between(scorer, sideboard, &after, is_solo)
    }

    /// Returns the gain of a sideboard over another one.
    pub fn between(scorer: &Scorer, before: &Sideboard, after: &Sideboard, is_solo: bool) -> Self {
        let [before, after] = [before, after].map(|sideboard| scorer.counts(sideboard));
        let points = |counts| i32::from(scorer.points(counts).0);
        let bonus = |counts| i32::from(bonus(scorer, counts, is_solo).0);
        let more = GoalKind::ALL.map(|kind| after.of(kind).wrapping_sub(before.of(kind)).cast_signed());
        Self { points: points(after) - points(before), bonus: bonus(after) - bonus(before), more }
    }

    /// Returns the change in points with the bonus.
    pub fn all(&self) -> i32 {
        self.points + self.bonus
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{CardId, Content, Start, Turned};

    use super::*;

    #[test]
    fn a_sideboard_without_its_newest_cards_is_the_one_before() {
        let placed = |index| Placed { card: CardId::new(index), turned: Turned::AsPrinted };
        let start = Choice::Start(Start { left: placed(1), right: placed(2) });
        let place =
            |index, end| Choice::Place(Placement { card: CardId::new(index), turned: Turned::HalfTurn, end });
        let mut sideboard = Sideboard::EMPTY;
        for choice in [start, place(3, End::Left), place(4, End::Right)] {
            let after = sideboard.with(&choice);
            assert_eq!(before(&after, &choice), sideboard);
            sideboard = after;
        }
    }
    #[test]
    fn points_and_the_bonus_of_a_solo_game_are_told_apart_and_add_up() {
        let content = Content::classic();
        let scorer = Scorer::new(&content, content.suggestion("A").expect("the box has it"));
        let (mut sideboard, mut bonuses) = (Sideboard::EMPTY, 0);
        for index in 0..8 {
            let placed = Placed { card: CardId::new(index), turned: Turned::AsPrinted };
            let alone = Promise::of(&scorer, &sideboard, placed, End::Right, true);
            let at_table = Promise::of(&scorer, &sideboard, placed, End::Right, false);
            assert_eq!((alone.points, at_table.bonus), (at_table.points, 0));
            sideboard.add(placed, End::Right);
            bonuses += alone.bonus;
            let counts = scorer.counts(&sideboard);
            let all = i32::from(scorer.solo_points(counts, false).0);
            assert_eq!(i32::from(scorer.points(counts).0) + bonuses, all, "after card {index}");
        }
        assert!(bonuses > 0, "such a row has a bonus");
    }
}
