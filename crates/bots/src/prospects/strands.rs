//! Converts sideboards to strands, the sequences of symbols that goals consider.

use sideboards_rules::{
    Aspect, COLUMNS, Card, CardId, Content, Deck, End, LINES, Placed, RowCount, RowRule, Turned, Value,
};

/// The maximum number of strands: one for each value, and one for each line that a row goal considers.
pub(crate) const STRANDS: usize = Value::COUNT + LINES;

/// Space for the symbols of a strand in a column: a line or none, or a colour. A power of two makes the bounds
/// check cheap.
pub(crate) const SYMBOLS: usize = (LINES + 1).next_power_of_two();

/// The symbols that a placed card adds to each strand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Face(pub(crate) [u8; STRANDS]);

/// A sideboard as strands: sequences of symbols, one per column, each packed into a number.
///
/// The strand of a value contains its lines, the strand of a line contains the values it shows. Goals consider each
/// strand alone, so a strand determines its own prospects.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Strands {
    pub(crate) cards: usize,
    pub(crate) codes: [u32; STRANDS],
}

/// How sideboards of a box are converted to strands.
#[derive(Debug)]
pub(crate) struct Weave {
    faces: Vec<[Face; Turned::ALL.len()]>,
    /// The number of symbols of each strand; an unused strand has one.
    bases: [u32; STRANDS],
    powers: [[u32; STRANDS]; COLUMNS],
    used: usize,
}

impl Weave {
    pub(crate) fn new(content: &Content, row: &RowRule) -> Self {
        let deck = content.deck();
        let mut bases = [1; STRANDS];
        for value in Value::ALL {
            bases[value.index()] = value_symbols(deck, value.aspect());
        }
        let lines: Vec<usize> = match row.count {
            RowCount::InLines(lines) => lines.iter().collect(),
            RowCount::Longest | RowCount::TwoLongest => Vec::new(),
        };
        bases[Value::COUNT..][..lines.len()].fill(line_symbols(row));
        let face = |card: Card| {
            let mut symbols = [0; STRANDS];
            for value in Value::ALL {
                let line = card.drawers().iter().position(|drawer| value.is_on(*drawer));
                symbols[value.index()] = line.unwrap_or(LINES) as u8;
            }
            for (symbol, line) in symbols[Value::COUNT..].iter_mut().zip(&lines) {
                let values = row.of.values();
                let shown = values.iter().position(|value| value.is_on(card.drawers()[*line]));
                *symbol = shown.unwrap_or(values.len()) as u8;
            }
            Face(symbols)
        };
        let faces = deck.iter().map(|(_, card)| Turned::ALL.map(|turned| face(turned.apply(card)))).collect();
        let powers = std::array::from_fn(|columns| bases.map(|base| base.pow(columns as u32)));
        Self { faces, bases, powers, used: Value::COUNT + lines.len() }
    }

    /// Returns how many strands there are; the others are empty.
    pub(crate) fn used(&self) -> usize {
        self.used
    }

    /// Returns how many symbols a strand has.
    pub(crate) fn symbols(&self, strand: usize) -> u32 {
        self.bases[strand]
    }

    #[inline]
    pub(crate) fn face(&self, placed: Placed) -> &Face {
        &self.faces[placed.card.index()][placed.turned as usize]
    }

    #[inline]
    pub(crate) fn both_faces(&self, card: CardId) -> &[Face; Turned::ALL.len()] {
        &self.faces[card.index()]
    }

    /// Adds a card at one end.
    #[inline]
    pub(crate) fn add(&self, strands: &mut Strands, placed: Placed, end: End) {
        let face = self.face(placed);
        for strand in 0..self.used {
            strands.codes[strand] = self.extended(strands, strand, u32::from(face.0[strand]), end);
        }
        strands.cards += 1;
    }

    /// Returns the code of a strand with one more symbol.
    #[inline]
    pub(crate) fn extended(&self, strands: &Strands, strand: usize, symbol: u32, end: End) -> u32 {
        match end {
            End::Left => strands.codes[strand] * self.bases[strand] + symbol,
            End::Right => strands.codes[strand] + self.powers[strands.cards][strand] * symbol,
        }
    }

    /// Returns the probability of each symbol of some strands on a random card of the deck, either way up.
    pub(crate) fn chances(&self, strands: std::ops::Range<usize>) -> Vec<f64> {
        let mut seen = vec![0_u32; self.bases[strands.start] as usize];
        for face in self.faces.iter().flatten() {
            strands.clone().for_each(|strand| seen[usize::from(face.0[strand])] += 1);
        }
        let all: u32 = seen.iter().sum();
        seen.into_iter().map(|count| f64::from(count) / f64::from(all)).collect()
    }
}

/// A value is in one of the lines, or absent on some cards.
fn value_symbols(deck: &Deck, aspect: Aspect) -> u32 {
    let is_on = |card: &Card, value: &Value| card.drawers().iter().any(|drawer| value.is_on(*drawer));
    let is_everywhere = deck.iter().all(|(_, card)| aspect.values().iter().all(|value| is_on(card, value)));
    LINES as u32 + u32::from(!is_everywhere)
}

/// A line shows one of the values that count, or another or none; only a row of any colour is never interrupted.
fn line_symbols(row: &RowRule) -> u32 {
    let values = row.of.values().len() as u32;
    values + u32::from(values != LINES as u32)
}
