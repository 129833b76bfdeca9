use sideboards_rules::{Counts, Goal, GoalKind, GoalRule, RowCount, RowOf, RowRule};

use crate::texts::Texts;

pub(crate) fn kind_word(t: &Texts, kind: GoalKind) -> String {
    t.goal_kind(&kind.to_string())
}

/// Names a goal.
pub(crate) fn goal_title(t: &Texts, goal: &Goal) -> String {
    match &goal.rule {
        GoalRule::Combination(_) => t.goal_pattern(&goal.name),
        GoalRule::Row(rule) => row_title(t, rule),
    }
}

fn row_title(t: &Texts, rule: &RowRule) -> String {
    let of = match rule.of {
        RowOf::Any(aspect) => t.row_of(&aspect.to_string()),
        RowOf::Only(value) => t.row_of(&value.to_string()),
    };
    match rule.count {
        RowCount::Longest => t.goal_longest(&of),
        RowCount::TwoLongest => t.goal_two_longest(&of),
        RowCount::InLines(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| (line + 1).to_string()).collect();
            t.goal_lines(&lines.join(" + "), &of)
        }
    }
}

/// Says what a goal pays for.
pub(crate) fn goal_says(t: &Texts, goal: &Goal) -> String {
    let points = goal.points().0;
    match goal.kind() {
        GoalKind::Colour => t.goal_says_colour(points),
        GoalKind::Handle => t.goal_says_handle(points),
        GoalKind::Row => t.goal_says_row(points),
    }
}

/// Says how much of a goal somebody has.
pub(crate) fn goal_standing(t: &Texts, goal: &Goal, counts: Counts) -> String {
    let count = counts.of(goal.kind());
    let points = u16::from(count) * goal.points().0;
    match goal.kind() {
        GoalKind::Row => t.goal_has_drawers(count, points),
        GoalKind::Colour | GoalKind::Handle => t.goal_has_combinations(count, points),
    }
}
