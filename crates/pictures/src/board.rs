//! Sideboards.

use sideboards_drawing::{DRAWER, Glow, INK_SOFT, WOOD, WOOD_DARK, card};
use sideboards_rules::{COLUMNS, Card, LINES};

use crate::canvas::{Area, Canvas};

/// The size of a full sideboard without its legs.
pub(crate) const WIDTH: f32 = (DRAWER.0 * COLUMNS) as f32;
pub(crate) const HEIGHT: f32 = (DRAWER.1 * LINES) as f32;
/// The height of its legs.
pub(crate) const LEGS: f32 = 40.0;
/// The space between a sideboard and the borders of its wall.
const ROOM: f32 = 14.0;

/// The size of a sideboard at its wall.
pub(crate) const WALL: (f32, f32) = (WIDTH + 2.0 * ROOM, HEIGHT + LEGS + 2.0 * ROOM);

/// Draws a sideboard at its wall.
pub(crate) fn at_wall(canvas: &mut Canvas, cards: &[Card], glows: &[Glow], x: f32, y: f32, scale: f32) {
    let (width, height) = (WALL.0 * scale, WALL.1 * scale);
    canvas.wall(Area { x, y, width, height }, 18.0);
    canvas.group(x + ROOM * scale, y + ROOM * scale, scale, |canvas| {
        if cards.is_empty() { places(canvas) } else { standing(canvas, cards, glows) }
    });
}

/// Draws cards on a plank with legs, in the middle of the width of eight.
pub(crate) fn standing(canvas: &mut Canvas, cards: &[Card], glows: &[Glow]) {
    let used = (DRAWER.0 * cards.len()) as f32;
    canvas.group((WIDTH - used) / 2.0, 0.0, 1.0, |canvas| {
        stand(canvas, used);
        for (column, face) in cards.iter().enumerate() {
            let x = column * DRAWER.0;
            canvas.add(format_args!(r#"<g transform="translate({x})">{}</g>"#, card(face)));
        }
        for glow in glows {
            canvas.add(format_args!("{}", glow.draw()));
        }
    });
}

/// Draws plank and legs below cards of a width.
pub(crate) fn stand(canvas: &mut Canvas, width: f32) {
    let inset = (width * 0.12).min(52.0);
    let right = width - inset;
    canvas.add(format_args!(
        r#"<path fill="{WOOD_DARK}" d="M{inset} {HEIGHT}h14l-13 {LEGS}h-7ZM{right} {HEIGHT}h-14l13 {LEGS}h7Z"/><rect fill="{WOOD}" y="{HEIGHT}" width="{width}" height="8"/>"#
    ));
}

/// Draws where the first two cards will stand.
fn places(canvas: &mut Canvas) {
    let left = WIDTH / 2.0 - DRAWER.0 as f32;
    for x in [left, left + DRAWER.0 as f32] {
        let (x, width, height) = (x + 3.0, DRAWER.0 - 6, HEIGHT - 6.0);
        canvas.add(format_args!(
            r#"<rect x="{x}" y="3" width="{width}" height="{height}" rx="4" fill="none" stroke="{INK_SOFT}" stroke-opacity=".45" stroke-width="2.5" stroke-dasharray="9 8"/>"#
        ));
    }
}
