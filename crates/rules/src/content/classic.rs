//! The classic box as `build.rs` writes it. A test compares it with the content file.

use super::{Content, trio};
use crate::{
    Aspect, CombinationRule, Deck, Goal, GoalNumber, GoalRule, LineSet, Pattern, Points, RowCount, RowOf,
    RowRule, Suggestion,
};

include!(concat!(env!("OUT_DIR"), "/classic.rs"));

/// A goal; its index gives its number.
struct PreparedGoal {
    name: &'static str,
    points: u16,
    rule: PreparedRule,
}

enum PreparedRule {
    /// Drawers with this pattern.
    Combination(Aspect, &'static [&'static str]),
    /// This many of the longest rows.
    Longest(&'static str, u8),
    /// The longest rows in some lines.
    Lines(&'static str, &'static [i64]),
}

pub(super) fn open() -> Content {
    let cards = CARDS.iter().map(|card| card.parse().expect("a card"));
    let goals: Vec<Goal> = (1..).zip(GOALS).map(|(number, goal)| goal.goal(GoalNumber(number))).collect();
    let suggestion = |(name, numbers): &(&str, &[i64])| Suggestion {
        name: (*name).to_owned(),
        goals: trio(&goals, numbers).expect("one goal of each kind"),
    };
    let suggestions = SUGGESTIONS.iter().map(suggestion).collect();
    Content::new(NAME.to_owned(), Deck::new(cards.collect()), goals, suggestions)
}

impl PreparedGoal {
    fn goal(&self, number: GoalNumber) -> Goal {
        let points = Points(self.points);
        let row = |of, count| GoalRule::Row(RowRule { of: RowOf::parse(of).expect("rows"), count, points });
        let rule = match self.rule {
            PreparedRule::Combination(aspect, lines) => {
                let pattern = Pattern::parse(lines.iter().copied()).expect("a pattern");
                GoalRule::Combination(CombinationRule { aspect, pattern, points })
            }
            PreparedRule::Longest(of, 1) => row(of, RowCount::Longest),
            PreparedRule::Longest(of, _) => row(of, RowCount::TwoLongest),
            PreparedRule::Lines(of, lines) => {
                let lines = LineSet::from_numbers(lines.iter().copied()).expect("lines of a card");
                row(of, RowCount::InLines(lines))
            }
        };
        Goal { number, name: self.name.to_owned(), rule }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ContentDraft;

    #[test]
    fn the_classic_box_is_what_its_file_says() {
        let read = Content::parse(Content::CLASSIC).expect("no faults");
        assert_eq!(ContentDraft::of(&open()), ContentDraft::of(&read));
        assert_eq!(open().hash(), read.hash());
    }
}
