//! Goals as cards: what is drawn on them, and the points.

use sideboards_drawing::{GoalDrawing, INK_SOFT, LINE, SHEET, goal};
use sideboards_rules::Goal;

use crate::canvas::{Anchor, Area, Canvas, Style};

/// Draws three goals side by side; unknown ones show a question mark.
pub(crate) fn trio(canvas: &mut Canvas, goals: Option<&[Goal; 3]>, area: Area, gap: f32) {
    let width = (area.width - 2.0 * gap) / 3.0;
    for index in 0..3 {
        let x = area.x + (width + gap) * index as f32;
        single(canvas, goals.map(|goals| &goals[index]), Area { x, width, ..area });
    }
}

fn single(canvas: &mut Canvas, shown: Option<&Goal>, area: Area) {
    let Area { x, y, width, height } = area;
    canvas.panel(area, 14.0, SHEET, Some(LINE));
    let middle = x + width / 2.0;
    let Some(shown) = shown else {
        let style = Style::bold(height * 0.4).soft().anchored(Anchor::Middle);
        return canvas.text("?", style, middle, y + height * 0.64, width);
    };
    let size = (height * 0.24).clamp(22.0, 40.0);
    let (room, pad) = (height - size * 1.42, width * 0.12);
    let GoalDrawing { class, size: (columns, lines), body } = goal(shown);
    let (columns, lines) = (columns as f32, lines as f32);
    let scale = ((width - 2.0 * pad) / columns).min((room - 2.0 * pad) / lines).min(width / 42.0);
    let (left, top) = (middle - columns * scale / 2.0, y + (room + pad * 0.4 - lines * scale) / 2.0);
    canvas.group(left, top, scale, |canvas| {
        canvas.add(format_args!(r#"<g class="{class}">{body}</g>"#));
    });
    let rule = y + room;
    canvas.add(format_args!(
        r#"<path d="M{:.1} {rule:.1}H{:.1}" stroke="{INK_SOFT}" stroke-opacity=".25" stroke-width="1.5"/>"#,
        x + pad,
        x + width - pad
    ));
    let points = format!("+{}", shown.points().0);
    canvas.text(&points, Style::bold(size).anchored(Anchor::Middle), middle, rule + size * 1.04, width);
}
