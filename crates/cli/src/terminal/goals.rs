//! The three goals of a game and their points.

use std::fmt::Write;

use sideboards_rules::{
    Aspect, CombinationRule, Content, Goal, GoalKind, GoalRule, Goals, Pattern, Points, RowCount, RowOf,
    RowRule,
};

use super::paint::bold;

/// Draws the goals in columns: number and name, pattern, points.
pub(super) fn goals(content: &Content, goals: Goals) -> String {
    let goals = GoalKind::ALL.map(|kind| content.goal(goals.of(kind)));
    let titles = goals.map(|goal| format!("{:>3} {}", goal.number, goal.name));
    let patterns = goals.map(|goal| match &goal.rule {
        GoalRule::Combination(rule) => pattern(&rule.pattern),
        GoalRule::Row(_) => vec![String::new()],
    });
    let title_width = titles.iter().map(|title| title.chars().count()).max().unwrap_or(0);
    let pattern_width = patterns.iter().flatten().map(|line| line.chars().count()).max().unwrap_or(0);
    let mut text = bold("Goals") + "\n";
    for ((goal, title), pattern) in goals.iter().zip(titles).zip(patterns) {
        for (index, line) in pattern.iter().enumerate() {
            let (title, rewards) =
                if index == 0 { (title.as_str(), rewards(goal)) } else { ("", String::new()) };
            let columns = format!("{title:<title_width$}   {line:<pattern_width$}   {rewards}");
            writeln!(text, "{}", columns.trim_end()).expect("text grows");
        }
    }
    text
}

/// Describes the rule of a goal.
fn rewards(goal: &Goal) -> String {
    match &goal.rule {
        GoalRule::Combination(rule) => combination(rule),
        GoalRule::Row(rule) => row(rule),
    }
}

fn combination(rule: &CombinationRule) -> String {
    let alike = match rule.aspect {
        Aspect::Colour => "in a single colour",
        Aspect::Handle => "with matching handles",
    };
    format!("{} for each of these {alike}", points(rule.points))
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
            format!("{}, one in each of lines {}", rows("longest", "rows"), lines.join(" and "))
        }
    };
    format!("{} for each drawer of the {counted}", points(rule.points))
}

/// Writes points with their noun.
pub(super) fn points(points: Points) -> String {
    let noun = if points == Points(1) { "point" } else { "points" };
    format!("{points} {noun}")
}

/// Draws a pattern, one text per line.
fn pattern(pattern: &Pattern) -> Vec<String> {
    let (columns, lines) = pattern.size();
    let drawer = |column, line| if pattern.contains(column, line) { "■" } else { "·" };
    let draw = |line| (0..columns).map(|column| drawer(column, line)).collect::<Vec<_>>().join(" ");
    (0..lines).map(draw).collect()
}
