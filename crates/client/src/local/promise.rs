use sideboards_rules::{Choice, Counts, End, GoalKind, Placed, Placement, Points, Scorer, Sideboard};

/// Returns the value of a sideboard as it is; in a solo game the row bonus is certain, at a table it depends on the
/// others.
fn worth(scorer: &Scorer, counts: Counts, is_solo: bool) -> Points {
    if is_solo { scorer.solo_points(counts, false) } else { scorer.points(counts) }
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
    /// The change in points; losing a row bonus makes it negative.
    pub points: i32,
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
        let points = |counts| i32::from(worth(scorer, counts, is_solo).0);
        let more = GoalKind::ALL.map(|kind| after.of(kind).wrapping_sub(before.of(kind)).cast_signed());
        Self { points: points(after) - points(before), more }
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{CardId, Start, Turned};

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
}
