//! Pictures without players.

use sideboards_drawing::{LINE, WOOD_DARK};
use sideboards_rules::Goal;

use crate::canvas::{Area, BOTTOM, Canvas, MARGIN};
use crate::panel::{LEFT, PANEL};
use crate::{Picture, SIZE, board, goal_card, panel};

/// Draws a deal: its goals, and cards that lie face down.
pub(crate) fn deal(picture: &Picture, goals: Option<&[Goal; 3]>) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.brand(MARGIN - 8.0, 52.0);
    canvas.heading(picture, MARGIN + 66.0, LEFT);
    let area = Area { x: MARGIN, y: BOTTOM - 216.0, width: LEFT, height: 216.0 };
    goal_card::trio(&mut canvas, goals, area, 18.0);
    canvas.wall(PANEL, 24.0);
    panel::hand(&mut canvas, PANEL.x + PANEL.width / 2.0, 538.0, 0.88);
    canvas
}

/// Draws the sideboard of the home page at a wide wall.
pub(crate) fn showpiece(picture: &Picture) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.brand(MARGIN - 14.0, 52.0);
    let top = canvas.heading(picture, MARGIN + 48.0, 1088.0) + 34.0;
    let (width, height) = (SIZE.0 as f32, SIZE.1 as f32 - top);
    let floor = 34.0;
    canvas.add(format_args!(
        r#"<rect y="{top:.1}" width="{width}" height="{height:.1}" fill="url(#wall)"/><path d="M0 {top:.1}H{width}" stroke="{LINE}" stroke-width="2"/><rect y="{:.1}" width="{width}" height="{floor}" fill="{WOOD_DARK}" fill-opacity=".16"/>"#,
        SIZE.1 as f32 - floor
    ));
    let (cards, glows) = panel::showpiece();
    let scale = (height - floor - 26.0) / (board::HEIGHT + board::LEGS - 8.0);
    let left = (width - board::WIDTH * scale) / 2.0;
    canvas.group(left, top + 36.0, scale, |canvas| board::standing(canvas, &cards, &glows));
    canvas
}
