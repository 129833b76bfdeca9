//! The sideboards of a game.

use sideboards_drawing::{CROWN, INK, LINE, SHEET};
use sideboards_rules::Goal;

use crate::canvas::{Anchor, Area, Canvas, MARGIN, Style, WIDTH};
use crate::font::Weight;
use crate::seats::symbol;
use crate::{Picture, SIZE, Standing, board, goal_card};

/// Where the sideboards begin, and how far they are apart.
const TOP: f32 = 174.0;
const GAP: f32 = 24.0;
/// The line of names above sideboards.
const NAME: f32 = 40.0;
/// The width of the goals.
const GOALS: f32 = 396.0;

/// Draws a game.
pub(crate) fn draw(picture: &Picture, players: &[Standing], goals: &[Goal; 3]) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.brand(30.0, 36.0);
    let room = WIDTH - GOALS - 40.0;
    let size = if Weight::Bold.width(&picture.title, 44.0) <= room { 44.0 } else { 36.0 };
    canvas.text(&picture.title, Style::bold(size), MARGIN, 116.0, room);
    // There is room for one sentence; the last one is about this game.
    let line = picture.line.rsplit_once(". ").map_or(picture.line.as_str(), |(_, last)| last);
    canvas.text(line, Style::medium(25.0).soft(), MARGIN, 151.0, room);
    let area = Area { x: MARGIN + WIDTH - GOALS, y: 30.0, width: GOALS, height: 126.0 };
    goal_card::trio(&mut canvas, Some(goals), area, 12.0);
    // Three and four players have wide places, with names beside the sideboards.
    let columns = match players.len() {
        count @ (0..=2) => count.max(1),
        3 | 4 => 2,
        _ => 3,
    };
    let rows = players.len().div_ceil(columns).max(1);
    let across = |gaps: usize| GAP * gaps as f32;
    let width = (WIDTH - across(columns - 1)) / columns as f32;
    let height = (SIZE.1 as f32 - TOP - 28.0 - across(rows - 1)) / rows as f32;
    for (index, standing) in players.iter().enumerate() {
        let (column, row) = (index % columns, index / columns);
        // What is left over stands in the middle.
        let missing = columns - (players.len() - row * columns).min(columns);
        let shift = missing as f32 * (width + GAP) / 2.0;
        let x = MARGIN + shift + column as f32 * (width + GAP);
        let area = Area { x, y: TOP + row as f32 * (height + GAP), width, height };
        if columns == 2 && rows == 2 {
            beside(&mut canvas, standing, area);
        } else {
            above(&mut canvas, standing, area);
        }
    }
    canvas
}

/// Draws a player with the name above the sideboard.
fn above(canvas: &mut Canvas, standing: &Standing, area: Area) {
    let scale = (area.width / board::WALL.0).min((area.height - NAME) / board::WALL.1);
    let (width, height) = (board::WALL.0 * scale, board::WALL.1 * scale + NAME);
    let (x, y) = (area.x + (area.width - width) / 2.0, area.y + (area.height - height) / 2.0);
    let line = y + NAME - 14.0;
    symbol(canvas, standing.player.seat, x + 15.0, line - 9.0, 2.0, 1.0);
    let mut room = width - 40.0;
    if let Some(points) = standing.points {
        let text = points.to_string();
        let style = Style::bold(32.0).anchored(Anchor::End);
        canvas.text(&text, style, x + width - 4.0, line, 90.0);
        room -= Weight::Bold.width(&text, 32.0) + 14.0;
        if standing.has_won {
            room -= 40.0;
            crown(canvas, x + 56.0 + room, line - 10.0);
        }
    }
    canvas.text(standing.player.name(), Style::medium(27.0), x + 38.0, line, room);
    board::at_wall(canvas, &standing.cards, &standing.glows, x, y + NAME, scale);
}

/// Draws a player with the name beside the sideboard.
fn beside(canvas: &mut Canvas, standing: &Standing, area: Area) {
    canvas.panel(area, 20.0, SHEET, Some(LINE));
    let pad = 14.0;
    let scale = (area.height - 2.0 * pad) / board::WALL.1;
    let width = board::WALL.0 * scale;
    let (x, top) = (area.x + 22.0, area.y + 44.0);
    let room = area.width - width - pad - 40.0;
    symbol(canvas, standing.player.seat, x + 14.0, top - 4.0, 2.5, 1.0);
    if standing.has_won {
        crown(canvas, x + 58.0, top - 4.0);
    }
    for (line, text) in Weight::Medium.lines(standing.player.name(), 25.0, room, 2).iter().enumerate() {
        canvas.text(text, Style::medium(25.0), x, top + 46.0 + 29.0 * line as f32, room);
    }
    if let Some(points) = standing.points {
        canvas.text(&points.to_string(), Style::bold(52.0), x, area.y + area.height - 24.0, room);
    }
    let left = area.x + area.width - width - pad;
    board::at_wall(canvas, &standing.cards, &standing.glows, left, area.y + pad, scale);
}

fn crown(canvas: &mut Canvas, x: f32, y: f32) {
    canvas.group(x, y, 1.35, |canvas| {
        canvas.add(format_args!(
            r#"<path fill="{CROWN}" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round" d="M-9 7h18l2-12-6 5-5-9-5 9-6-5z"/>"#
        ));
    });
}
