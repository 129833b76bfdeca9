use leptos::prelude::*;
use sideboards_rules::{
    Aspect, Drawers, Goal, GoalKind, GoalRule, LINES, Pattern, RowCount, RowOf, RowRule, Value,
};

use super::lit::shape;
use super::{DRAWER, Glow};

/// Draws a goal: its pattern, or its rows in a sideboard.
pub(crate) fn goal_picture(goal: &Goal) -> AnyView {
    match &goal.rule {
        GoalRule::Combination(rule) => pattern(&rule.pattern, rule.aspect).into_any(),
        GoalRule::Row(rule) => rows(rule).into_any(),
    }
}

/// Returns the size of the drawing of a goal, in drawers, and the drawers that belong to it, for pictures that are no SVG.
pub(crate) fn goal_cells(goal: &Goal) -> (usize, usize, Vec<(usize, usize)>) {
    match &goal.rule {
        GoalRule::Combination(rule) => {
            let (columns, lines) = rule.pattern.size();
            let all = (0..columns).flat_map(|column| (0..lines).map(move |line| (column, line)));
            (columns, lines, all.filter(|(column, line)| rule.pattern.contains(*column, *line)).collect())
        }
        GoalRule::Row(rule) => {
            let rows = example(rule).into_iter();
            let cells =
                rows.flat_map(|(line, from, len)| (from..from + len).map(move |column| (column, line)));
            (5, LINES, cells.collect())
        }
    }
}

fn pattern(pattern: &Pattern, aspect: Aspect) -> impl IntoView + use<> {
    let (columns, lines) = pattern.size();
    let cells = (0..lines).flat_map(|line| (0..columns).map(move |column| (column, line)));
    let cells: Vec<_> = cells
        .map(|(column, line)| {
            let is_part = pattern.contains(column, line);
            let (x, y) = (column * 15 + 1, line * 11 + 1);
            let class = if is_part { "cell part" } else { "cell" };
            let handle = (is_part && aspect == Aspect::Handle)
                .then(|| view! { <circle class="cell-handle" cx=x + 6 cy=y + 4 r="2.2" /> });
            view! { <rect class=class x=x y=y width="13" height="9" rx="1.2" />{handle} }
        })
        .collect();
    let kind = match aspect {
        Aspect::Colour => GoalKind::Colour,
        Aspect::Handle => GoalKind::Handle,
    };
    let places = (0..columns).flat_map(|column| (0..lines).map(move |line| (column, line)));
    let drawers = places.filter(|(column, line)| pattern.contains(*column, *line)).collect();
    let light = light(kind, drawers, (15.0, 11.0));
    view! {
        <svg class=format!("pattern {aspect}") viewBox=format!("0 0 {} {}", columns * 15, lines * 11) aria-hidden="true">
            {cells}
            {light}
        </svg>
    }
}

/// Draws the highlight of a goal's drawers as the boards do, for cells of a size.
fn light(kind: GoalKind, drawers: Drawers, cell: (f64, f64)) -> impl IntoView + use<> {
    let scale = format!("scale({:.3} {:.3})", cell.0 / DRAWER.0 as f64, cell.1 / DRAWER.1 as f64);
    view! { <g transform=scale>{shape(&Glow::new(kind, drawers))}</g> }
}

/// Returns the example rows of a goal: line, first column, length.
fn example(rule: &RowRule) -> Vec<(usize, usize, usize)> {
    match rule.count {
        RowCount::Longest => vec![(2, 0, 4)],
        RowCount::TwoLongest => vec![(1, 0, 4), (3, 1, 3)],
        RowCount::InLines(lines) => lines.iter().map(|line| (line, usize::from(line % 2 == 1), 3)).collect(),
    }
}

fn rows(rule: &RowRule) -> impl IntoView + use<> {
    let (aspect, colour) = match rule.of {
        RowOf::Any(aspect) => (aspect, String::new()),
        RowOf::Only(value @ Value::Colour(_)) => (Aspect::Colour, format!("drawer {value}")),
        RowOf::Only(Value::Handle(_)) => (Aspect::Handle, String::new()),
    };
    let symbol = match rule.of {
        RowOf::Only(value @ Value::Handle(_)) => Some(format!("#{value}")),
        _ => None,
    };
    let example = example(rule);
    let cells = (0..LINES).flat_map(|line| (0..5).map(move |column| (column, line)));
    let cells: Vec<_> = cells
        .map(|(column, line)| {
            let is_part = example.iter().any(|(row, from, len)| *row == line && (*from..from + len).contains(&column));
            let (x, y) = (column * 15 + 1, line * 8 + 1);
            let class = if is_part { format!("cell part front {colour}") } else { "cell".to_owned() };
            let handle = (is_part && aspect == Aspect::Handle).then(|| match &symbol {
                Some(symbol) => {
                    view! { <use_ class="handle" href=symbol.clone() x=x + 2 y=y - 1 width="9" height="9" /> }.into_any()
                }
                None => view! { <circle class="cell-handle" cx=x + 6 cy=y + 3 r="2" /> }.into_any(),
            });
            view! { <g class=colour.clone()><rect class=class x=x y=y width="13" height="6.4" rx="1" />{handle}</g> }
        })
        .collect();
    let lights = example.iter().map(|(line, from, len)| {
        let drawers = (*from..from + len).map(|column| (column, *line)).collect();
        light(GoalKind::Row, drawers, (15.0, 8.0))
    });
    let lights = lights.collect_view();
    view! { <svg class=format!("pattern rows {aspect}") viewBox="0 0 75 41" aria-hidden="true">{cells}{lights}</svg> }
}
