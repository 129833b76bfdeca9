//! The column at the right of an invitation: a sideboard at a wall, or cards that lie face down.

use first_page::SHOWPIECE;
use sideboards_drawing::{Glow, card_back};
use sideboards_rules::{Card, Content, Drawers, GoalKind, Notation, Placed};

use crate::board;
use crate::canvas::{Area, BOTTOM, Canvas, MARGIN};

/// Where the column is.
pub(crate) const PANEL: Area = Area { x: 716.0, y: MARGIN, width: 428.0, height: BOTTOM - MARGIN };
/// The width of what is left of it.
pub(crate) const LEFT: f32 = PANEL.x - MARGIN - 44.0;

/// Returns the sideboard of the home page, with what is lit on it.
pub(crate) fn showpiece() -> (Vec<Card>, [Glow; 2]) {
    let content = Content::classic();
    let deck = content.deck();
    let face = |text: &str| deck.face(Placed::read(text, deck).expect("it is a card of the box"));
    let peak: Drawers = [(2, 2), (3, 1), (4, 2)].into_iter().collect();
    let row: Drawers = (0..7).map(|column| (column, 3)).collect();
    (SHOWPIECE.map(face).to_vec(), [Glow::new(GoalKind::Colour, peak), Glow::new(GoalKind::Row, row)])
}

/// Draws the sideboard of the home page into the upper part of the column.
pub(crate) fn furniture(canvas: &mut Canvas) {
    let (cards, glows) = showpiece();
    let scale = (PANEL.width - 48.0) / board::WIDTH;
    canvas.group(PANEL.x + 24.0, PANEL.y + 40.0, scale, |canvas| board::standing(canvas, &cards, &glows));
}

/// Draws a hand of hidden cards, around a point below them.
pub(crate) fn hand(canvas: &mut Canvas, x: f32, y: f32, scale: f32) {
    canvas.group(x, y, scale, |canvas| {
        for step in -3..=3 {
            let angle = step * 10;
            canvas.add(format_args!(
                r#"<g transform="rotate({angle}) translate(-30 -370)">{}</g>"#,
                card_back()
            ));
        }
    });
}
