use sideboards_rules::{COLUMNS, Content, LINES, Sideboard};

use super::paint;

/// Draws a sideboard, one text per line, all of the same width.
pub(super) fn lines(content: &Content, sideboard: &Sideboard) -> [String; LINES] {
    std::array::from_fn(|line| {
        let drawers = sideboard.cards().iter().map(|&placed| content.deck().face(placed).drawers()[line]);
        let painted: Vec<String> = drawers.map(paint::drawer).collect();
        painted.join("") + &"    ".repeat(COLUMNS - sideboard.len())
    })
}

/// Draws a sideboard by itself.
pub(crate) fn sideboard(content: &Content, sideboard: &Sideboard) -> String {
    lines(content, sideboard).map(|line| format!("  {}\n", line.trim_end())).concat()
}
