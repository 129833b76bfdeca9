//! A goal on the picture of a result: drawn as on its card, with its name and points beside it.

use sideboards_rules::{Goal, GoalKind};
use wasm_bindgen::JsValue;

use super::{Brush, INK, INK_SOFT, PAPER};
use crate::drawing::{DRAWER, Glow, goal_cells};
use crate::texts::LaterTexts;
use crate::words::goal_title;

/// What is drawn of a goal.
#[derive(Clone)]
pub(super) struct GoalSketch {
    kind: GoalKind,
    title: String,
    columns: usize,
    lines: usize,
    cells: Vec<(usize, usize)>,
}

/// How high a sketch is.
const HEIGHT: f64 = 48.0;
/// No cell is larger.
const CELL: f64 = 14.0;
const GAP: f64 = 14.0;

impl GoalSketch {
    pub(super) fn of(t: &LaterTexts, goal: &Goal) -> Self {
        let (columns, lines, cells) = goal_cells(goal);
        let title = t.labelled(&goal_title(t, goal), &goal.points().to_string());
        Self { kind: goal.kind(), title, columns, lines, cells }
    }
}

impl Brush {
    /// Draws a goal into a width; a long name becomes narrow.
    pub(super) fn goal(&self, goal: &GoalSketch, x: f64, y: f64, room: f64) -> Result<(), JsValue> {
        let cell = CELL.min(HEIGHT / goal.lines as f64);
        let scale = cell / DRAWER.1 as f64;
        let (width, height) = ((DRAWER.0 * goal.columns) as f64 * scale, cell * goal.lines as f64);
        self.context.save();
        self.context.translate(x, y + (HEIGHT - height) / 2.0)?;
        self.context.scale(scale, scale)?;
        for column in 0..goal.columns {
            for line in 0..goal.lines {
                let is_part = goal.cells.contains(&(column, line));
                self.fill(if is_part { INK_SOFT } else { PAPER });
                let (left, top) = ((column * DRAWER.0) as f64 + 3.0, (line * DRAWER.1) as f64 + 3.0);
                let (right, bottom) = (DRAWER.0 as f64 - 6.0, DRAWER.1 as f64 - 6.0);
                self.context.fill_rect(left, top, right, bottom);
                self.context.set_stroke_style_str(INK_SOFT);
                self.context.set_line_width(2.0);
                self.context.stroke_rect(left, top, right, bottom);
            }
        }
        self.light(&Glow::new(goal.kind, goal.cells.iter().copied().collect()))?;
        self.context.restore();
        self.context.set_font("600 20px Jost, sans-serif");
        self.fill(INK);
        let (left, right) = (x + width + GAP, x + room - GAP);
        self.context.fill_text_with_max_width(&goal.title, left, y + HEIGHT / 2.0 + 7.0, right - left)
    }
}
