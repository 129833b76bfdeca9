//! What the three goals of a game reward.

use std::fmt::Write;

use sideboards_rules::{
    Aspect, CombinationRule, Content, Goal, GoalKind, GoalRule, Goals, Pattern, Points, RowCount, RowOf,
    RowRule,
};

use super::paint::bold;

/// Wide enough for the name of every goal of the classic box.
const TITLE: usize = 32;

/// Draws the goals, those with a pattern with their pattern.
pub(super) fn goals(content: &Content, goals: Goals) -> String {
    let mut text = bold("Goals") + "\n";
    for goal in GoalKind::ALL.map(|kind| content.goal(goals.of(kind))) {
        let title = format!("{:>3} {}", goal.number, goal.name);
        for (line, rest) in rewards(goal).into_iter().enumerate() {
            let title = if line == 0 { title.as_str() } else { "" };
            writeln!(text, "{title:<TITLE$}  {rest}").expect("text grows");
        }
    }
    text
}

/// Says what a goal rewards, perhaps in several lines.
fn rewards(goal: &Goal) -> Vec<String> {
    match &goal.rule {
        GoalRule::Combination(rule) => {
            let mut lines = pattern(&rule.pattern);
            lines[0] += &format!("   {}", combination(rule));
            lines
        }
        GoalRule::Row(rule) => vec![row(rule)],
    }
}

fn combination(rule: &CombinationRule) -> String {
    let alike = match rule.aspect {
        Aspect::Colour => "of one colour",
        Aspect::Handle => "with one kind of handle",
    };
    format!("{} for each such set of drawers {alike}", points(rule.points))
}

fn row(rule: &RowRule) -> String {
    let rows = |adjective: &str, noun: &str| match rule.of {
        RowOf::Any(aspect) => format!("{adjective} {noun} of any {aspect}"),
        RowOf::Only(value) => format!("{adjective} {value} {noun}"),
    };
    let counted = match rule.count {
        RowCount::Longest => rows("longest", "row"),
        RowCount::TwoLongest => rows("two longest", "rows"),
        RowCount::InLines(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| (line + 1).to_string()).collect();
            format!("{}, one in each of the lines {}", rows("longest", "rows"), lines.join(" and "))
        }
    };
    format!("{} for each drawer of the {counted}", points(rule.points))
}

fn points(points: Points) -> String {
    let noun = if points == Points(1) { "point" } else { "points" };
    format!("{points} {noun}")
}

/// Draws a pattern, one text a line.
fn pattern(pattern: &Pattern) -> Vec<String> {
    let (columns, lines) = pattern.size();
    let drawer = |column, line| if pattern.contains(column, line) { "■" } else { "·" };
    let draw = |line| (0..columns).map(|column| drawer(column, line)).collect::<Vec<_>>().join(" ");
    (0..lines).map(draw).collect()
}
