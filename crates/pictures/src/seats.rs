//! A table at which people take their seats.

use sideboards_drawing::{INK_SOFT, LINE, SHEET, seat_shape};
use sideboards_rules::Goal;

use crate::canvas::{Area, BOTTOM, Canvas, MARGIN, Style};
use crate::panel::{LEFT, PANEL};
use crate::{Chair, Nameplate, Picture, goal_card, panel};

const GAP: f32 = 14.0;
const HEIGHT: f32 = 68.0;

/// Draws the table: who sits there at the left, the game at the right.
pub(crate) fn draw(picture: &Picture, seats: &[Chair], goals: Option<&[Goal; 3]>) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.brand(MARGIN - 8.0, 52.0);
    canvas.heading(picture, MARGIN + 62.0, LEFT);
    let width = (LEFT - GAP) / 2.0;
    let rows = seats.len().div_ceil(2);
    let top = BOTTOM - rows as f32 * (HEIGHT + GAP) + GAP;
    for (index, place) in seats.iter().enumerate() {
        let (column, row) = ((index % 2) as f32, (index / 2) as f32);
        let (x, y) = (MARGIN + column * (width + GAP), top + row * (HEIGHT + GAP));
        seat(&mut canvas, index, place, Area { x, y, width, height: HEIGHT });
    }
    canvas.wall(PANEL, 24.0);
    panel::furniture(&mut canvas);
    let (x, width, height) = (PANEL.x + 24.0, PANEL.width - 48.0, 190.0);
    goal_card::trio(&mut canvas, goals, Area { x, y: BOTTOM - 24.0 - height, width, height }, GAP);
    canvas
}

fn seat(canvas: &mut Canvas, index: usize, place: &Chair, area: Area) {
    let Area { x, y, width, height } = area;
    let (left, room, middle) = (x + 70.0, width - 86.0, y + height / 2.0);
    match place {
        Chair::Free(text) => {
            canvas.add(format_args!(
                r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height}" rx="16" fill="none" stroke="{INK_SOFT}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="8 7"/>"#
            ));
            symbol(canvas, index, x + 38.0, middle, 2.7, 0.28);
            canvas.text(text, Style::medium(24.0).soft(), left, middle + 8.0, room);
        }
        Chair::Taken(player) => {
            canvas.panel(area, 16.0, SHEET, Some(LINE));
            symbol(canvas, index, x + 38.0, middle, 2.7, 1.0);
            named(canvas, player, left, middle, room);
        }
    }
}

/// Writes a name, with a word about the player below it.
fn named(canvas: &mut Canvas, player: &Nameplate, x: f32, middle: f32, room: f32) {
    let Some(note) = &player.note else {
        return canvas.text(player.name(), Style::medium(29.0), x, middle + 10.0, room);
    };
    canvas.text(player.name(), Style::medium(27.0), x, middle - 1.0, room);
    canvas.text(note, Style::medium(19.0).soft(), x, middle + 22.0, room);
}

/// Draws the symbol of a seat around a point.
pub(crate) fn symbol(canvas: &mut Canvas, seat: usize, x: f32, y: f32, scale: f32, opacity: f32) {
    canvas.group(x, y, scale, |canvas| {
        canvas.add(format_args!(
            r#"<path class="seat-{seat}" fill-opacity="{opacity}" d="{}"/>"#,
            seat_shape(seat)
        ));
    });
}
