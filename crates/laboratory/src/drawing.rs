//! Cards, sideboards and results as SVG, for notebooks.

use std::fmt::Write;

use markup::escape;
use sideboards_drawing::colour;
use sideboards_rules::{COLUMNS, Card, Colour, Deck, Drawers, Handle, LINES, Row, Sideboard, Tally};

/// The size of a drawer.
const WIDTH: usize = 44;
const HEIGHT: usize = 22;
/// The space between cards, around boards, and for a line of text.
const GAP: usize = 4;
const TEXT: usize = 18;

/// A drawing that grows downwards.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    body: String,
    width: usize,
    height: usize,
}

impl Drawing {
    /// Begins an empty drawing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a line of text.
    pub fn text(&mut self, text: &str) {
        self.height += TEXT;
        let y = self.height - 5;
        self.add(format_args!("<text x=\"{GAP}\" y=\"{y}\">{}</text>", escape(text)));
        self.width = self.width.max(GAP + text.chars().count() * 8);
    }

    /// Adds cards side by side, as they lie.
    pub fn cards(&mut self, cards: impl IntoIterator<Item = Card>) {
        let top = self.height;
        for (column, card) in cards.into_iter().enumerate() {
            for (line, drawer) in card.drawers().iter().enumerate() {
                let (x, y) = (column_x(column), top + line * HEIGHT);
                let fill = colour(drawer.colour);
                self.add(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{fill}\" stroke=\"#fff\"/>"
                ));
                if let Some(handle) = drawer.handle {
                    let mark = handle_mark(handle, x + WIDTH / 2, y + HEIGHT / 2);
                    self.add(format_args!("{mark}"));
                }
            }
            self.width = self.width.max(column_x(column + 1));
        }
        self.height += LINES * HEIGHT + GAP;
    }

    /// Adds a sideboard, with empty places up to eight cards.
    pub fn sideboard(&mut self, deck: &Deck, sideboard: &Sideboard) {
        let top = self.height;
        for column in sideboard.len()..COLUMNS {
            let (x, height) = (column_x(column), LINES * HEIGHT);
            self.add(format_args!(
                "<rect x=\"{x}\" y=\"{top}\" width=\"{WIDTH}\" height=\"{height}\" fill=\"none\" stroke=\"#bbb\" stroke-dasharray=\"3\"/>"
            ));
        }
        self.width = self.width.max(column_x(COLUMNS));
        self.cards(sideboard.cards().iter().map(|placed| deck.face(*placed)));
    }

    /// Adds a sideboard with its tally: lines join the drawers of a combination, frames surround rows.
    pub fn tally(&mut self, deck: &Deck, sideboard: &Sideboard, tally: &Tally) {
        let top = self.height;
        self.sideboard(deck, sideboard);
        for (combinations, shift, stroke) in
            [(tally.colour(), -4_isize, "#fff"), (tally.handle(), 4, "#ffe14d")]
        {
            for combination in combinations {
                self.join(combination, top, shift, stroke);
            }
        }
        for &Row { line, from, to } in tally.rows() {
            let (x, y) = (column_x(from), top + line * HEIGHT);
            let width = column_x(to) + WIDTH - x;
            self.add(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{HEIGHT}\" fill=\"none\" stroke=\"#000\" stroke-width=\"3\"/>"
            ));
        }
    }

    /// Adds a bar with an error bar: a name, a value and its error.
    pub fn bar(&mut self, name: &str, value: f64, error: f64, most: f64) {
        const FULL: f64 = 260.0;
        let scale = |value: f64| if most > 0.0 { (value / most * FULL).max(0.0) } else { 0.0 };
        let (y, middle) = (self.height + 2, self.height + TEXT / 2);
        self.text(name);
        let (length, low, high) = (scale(value), 130.0 + scale(value - error), 130.0 + scale(value + error));
        self.add(format_args!(
            "<rect x=\"130\" y=\"{y}\" width=\"{length:.1}\" height=\"14\" fill=\"{}\"/>",
            colour(Colour::Turquoise)
        ));
        self.add(format_args!(
            "<path d=\"M{low:.1} {middle}H{high:.1}\" stroke=\"#000\" stroke-width=\"2\"/>"
        ));
        let (x, y) = (high + 6.0, y + 12);
        self.add(format_args!("<text x=\"{x:.1}\" y=\"{y}\">{value:.2} ± {error:.2}</text>"));
        self.width = self.width.max(540);
    }

    /// Returns the whole drawing.
    pub fn finish(&self) -> String {
        let (width, height) = (self.width + GAP, self.height + GAP);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" \
             font-family=\"sans-serif\" font-size=\"13\" role=\"img\"><rect width=\"100%\" height=\"100%\" fill=\"#f6f2ea\"/>{}</svg>",
            self.body
        )
    }

    fn join(&mut self, combination: &Drawers, top: usize, shift: isize, stroke: &str) {
        let points: Vec<String> = combination
            .iter()
            .map(|(column, line)| {
                let (x, y) = (column_x(column) + WIDTH / 2, top + line * HEIGHT + HEIGHT / 2);
                format!("{},{}", x.saturating_add_signed(shift), y.saturating_add_signed(shift))
            })
            .collect();
        self.add(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"3\" stroke-linecap=\"round\"/>",
            points.join(" ")
        ));
    }

    fn add(&mut self, part: std::fmt::Arguments) {
        // Writing into a text cannot fail.
        let _ = self.body.write_fmt(part);
    }
}

fn column_x(column: usize) -> usize {
    GAP + column * (WIDTH + GAP)
}

fn handle_mark(handle: Handle, x: usize, y: usize) -> String {
    let shape = match handle {
        Handle::Flower => {
            let petals = [(0, -4), (4, 0), (0, 4), (-4, 0)].map(|(dx, dy): (isize, isize)| {
                let (x, y) = (x.saturating_add_signed(dx), y.saturating_add_signed(dy));
                format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"3.2\"/>")
            });
            petals.concat()
        }
        Handle::Square => format!("<rect x=\"{}\" y=\"{}\" width=\"11\" height=\"11\"/>", x - 5, y - 5),
        Handle::Bar => format!("<rect x=\"{}\" y=\"{}\" width=\"24\" height=\"6\" rx=\"3\"/>", x - 12, y - 3),
    };
    format!("<g fill=\"#fdfbf5\" stroke=\"#222\" stroke-width=\"0.8\">{shape}</g>")
}
