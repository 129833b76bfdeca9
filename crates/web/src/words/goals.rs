use sideboards_rules::{Content, Counts, Goal, GoalKind, GoalRule, RowCount, RowOf, RowRule};

use crate::texts::Texts;

pub(crate) fn kind_word(t: &Texts, kind: GoalKind) -> String {
    t.goal_kind(&kind.to_string())
}

/// Names a goal. Some patterns are there twice, for colours and for handles.
pub(crate) fn goal_title(t: &Texts, goal: &Goal) -> String {
    match &goal.rule {
        GoalRule::Combination(_) if goal.kind() == GoalKind::Handle && is_colour_pattern_too(goal) => {
            t.goal_pattern_of_handles(&t.goal_pattern(&goal.name))
        }
        GoalRule::Combination(_) => t.goal_pattern(&goal.name),
        GoalRule::Row(rule) => row_title(t, rule),
    }
}

fn is_colour_pattern_too(goal: &Goal) -> bool {
    let classic = Content::classic();
    classic.all_goals().iter().any(|other| other.kind() == GoalKind::Colour && other.name == goal.name)
}

fn row_title(t: &Texts, rule: &RowRule) -> String {
    let of = match rule.of {
        RowOf::Any(aspect) => aspect.to_string(),
        RowOf::Only(value) => value.to_string(),
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

/// Names three goals that go together. Those of the classic box have names by their character.
pub(crate) fn preset_title(t: &Texts, content: &Content, name: &str) -> String {
    let is_classic = content.hash() == Content::classic().hash();
    if is_classic { t.goals_preset(name) } else { name.to_owned() }
}

/// Describes what a goal rewards.
pub(crate) fn goal_says(t: &Texts, goal: &Goal) -> String {
    let points = goal.points().0;
    match goal.kind() {
        GoalKind::Colour => t.goal_says_colour(points),
        GoalKind::Handle => t.goal_says_handle(points),
        GoalKind::Row => t.goal_says_row(points),
    }
}

/// Describes how much of a goal a player has.
pub(crate) fn goal_standing(t: &Texts, goal: &Goal, counts: Counts) -> String {
    let count = counts.of(goal.kind());
    let points = u16::from(count) * goal.points().0;
    match goal.kind() {
        GoalKind::Row => t.goal_has_drawers(count, points),
        GoalKind::Colour | GoalKind::Handle => t.goal_has_combinations(count, points),
    }
}
