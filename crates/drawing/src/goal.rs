use sideboards_rules::{
    Aspect, CombinationRule, Drawers, Goal, GoalKind, GoalRule, LINES, RowCount, RowOf, RowRule, Value,
};

use crate::{DRAWER, Glow};

/// The drawing of a goal: its pattern, or example rows in a sideboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoalDrawing {
    /// The classes of the picture.
    pub class: String,
    /// Width and height, in units of the drawing.
    pub size: (usize, usize),
    /// What is drawn.
    pub body: String,
}

/// How many columns the example rows have room for.
const COLUMNS: usize = 5;

/// The space of a drawer in the drawing of a pattern, and of rows.
const CELL: (usize, usize) = (15, 11);
const ROW_CELL: (usize, usize) = (15, 8);

/// Draws a goal.
pub fn goal(goal: &Goal) -> GoalDrawing {
    match &goal.rule {
        GoalRule::Combination(rule) => pattern(rule, goal),
        GoalRule::Row(rule) => rows(rule, goal),
    }
}

/// Returns the size of the drawing of a goal, in drawers, and the drawers that belong to it.
pub fn goal_cells(goal: &Goal) -> (usize, usize, Vec<(usize, usize)>) {
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
            (COLUMNS, LINES, cells.collect())
        }
    }
}

fn pattern(rule: &CombinationRule, goal: &Goal) -> GoalDrawing {
    let (columns, lines, parts) = goal_cells(goal);
    let cells = (0..lines).flat_map(|line| (0..columns).map(move |column| (column, line)));
    let cells = cells.map(|(column, line)| {
        let is_part = parts.contains(&(column, line));
        let (x, y) = (column * CELL.0 + 1, line * CELL.1 + 1);
        let class = if is_part { "cell part" } else { "cell" };
        let handle = if is_part && rule.aspect == Aspect::Handle {
            format!(r#"<circle class="cell-handle" cx="{}" cy="{}" r="2.2"/>"#, x + 6, y + 4)
        } else {
            String::new()
        };
        format!(r#"<rect class="{class}" x="{x}" y="{y}" width="13" height="9" rx="1.2"/>{handle}"#)
    });
    let body = cells.collect::<String>() + &light(goal.kind(), parts.iter().copied().collect(), CELL);
    GoalDrawing { class: format!("pattern {}", rule.aspect), size: (columns * CELL.0, lines * CELL.1), body }
}

/// Draws the highlight of a goal's drawers as the boards do, for cells of a size.
fn light(kind: GoalKind, drawers: Drawers, cell: (usize, usize)) -> String {
    let scale = |size: usize, of: usize| size as f64 / of as f64;
    let (x, y) = (scale(cell.0, DRAWER.0), scale(cell.1, DRAWER.1));
    format!(r#"<g transform="scale({x:.3} {y:.3})">{}</g>"#, Glow::new(kind, drawers).draw())
}

/// Returns the example rows of a goal: line, first column, length.
fn example(rule: &RowRule) -> Vec<(usize, usize, usize)> {
    match rule.count {
        RowCount::Longest => vec![(2, 0, 4)],
        RowCount::TwoLongest => vec![(1, 0, 4), (3, 1, 3)],
        RowCount::InLines(lines) => lines.iter().map(|line| (line, usize::from(line % 2 == 1), 3)).collect(),
    }
}

fn rows(rule: &RowRule, goal: &Goal) -> GoalDrawing {
    let (aspect, colour) = match rule.of {
        RowOf::Any(aspect) => (aspect, String::new()),
        RowOf::Only(value @ Value::Colour(_)) => (Aspect::Colour, format!("drawer {value}")),
        RowOf::Only(Value::Handle(_)) => (Aspect::Handle, String::new()),
    };
    let symbol = match rule.of {
        RowOf::Only(value @ Value::Handle(_)) => Some(value.to_string()),
        RowOf::Any(_) | RowOf::Only(Value::Colour(_)) => None,
    };
    let (columns, lines, parts) = goal_cells(goal);
    let cells = (0..lines).flat_map(|line| (0..columns).map(move |column| (column, line)));
    let cells = cells.map(|(column, line)| {
        let is_part = parts.contains(&(column, line));
        let (x, y) = (column * ROW_CELL.0 + 1, line * ROW_CELL.1 + 1);
        let class = if is_part { format!("cell part front {colour}") } else { "cell".to_owned() };
        let handle = match &symbol {
            _ if !is_part || aspect != Aspect::Handle => String::new(),
            Some(symbol) => format!(
                r##"<use class="handle" href="#{symbol}" x="{}" y="{}" width="9" height="9"/>"##,
                x + 2,
                y - 1
            ),
            None => format!(r#"<circle class="cell-handle" cx="{}" cy="{}" r="2"/>"#, x + 6, y + 3),
        };
        format!(
            r#"<g class="{colour}"><rect class="{class}" x="{x}" y="{y}" width="13" height="6.4" rx="1"/>{handle}</g>"#
        )
    });
    let lights = example(rule).into_iter().map(|(line, from, len)| {
        light(goal.kind(), (from..from + len).map(|column| (column, line)).collect(), ROW_CELL)
    });
    let body = cells.chain(lights).collect();
    GoalDrawing {
        class: format!("pattern rows {aspect}"),
        size: (columns * ROW_CELL.0, lines * ROW_CELL.1 + 1),
        body,
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;

    #[test]
    fn a_goal_shows_as_many_drawers_as_belong_to_it() {
        for each in Content::classic().all_goals() {
            let drawn = goal(each);
            let (columns, lines, parts) = goal_cells(each);
            assert_eq!(drawn.body.matches("class=\"cell part").count(), parts.len(), "{}", each.name);
            assert_eq!(drawn.body.matches("<rect").count(), columns * lines, "{}", each.name);
            assert!(drawn.class.starts_with("pattern"));
        }
    }
}
