use sideboards_rules::{COLUMNS, CardId, Counts, End, LINES, Placement};

use super::Prospects;
use super::row::Joined;
use super::strands::{Face, STRANDS, SYMBOLS, Strands};
use super::worth_table::WorthTable;

/// The values of a sideboard with one more card.
///
/// All effects of a card are looked up once, so that trying a card takes a few additions.
#[derive(Debug)]
pub(crate) struct Ahead<'p> {
    prospects: &'p Prospects,
    ends: [Extensions; End::ALL.len()],
    is_last: bool,
}

#[derive(Clone, Copy, Debug)]
struct Extensions {
    /// For each strand and symbol, the addend.
    summed: [[f32; SYMBOLS]; STRANDS],
    /// For each strand of the row goal, if its rows are joined: exponentials.
    joined: [[f32; SYMBOLS]; LINES],
    /// For each strand of the row goal, the final find.
    found: [[u8; SYMBOLS]; LINES],
}

impl<'p> Ahead<'p> {
    /// Looks one card ahead.
    pub(crate) fn new(prospects: &'p Prospects, strands: &Strands) -> Self {
        let is_last = strands.cards + 1 == COLUMNS;
        let ends = End::ALL
            .map(|end| if is_last { prospects.last(strands, end) } else { prospects.next(strands, end) });
        Self { prospects, ends, is_last }
    }

    /// Returns the value of the sideboard with a card at one end.
    #[inline]
    pub(crate) fn worth(&self, face: &Face, end: End) -> f32 {
        let extensions = &self.ends[end as usize];
        let row = &self.prospects.row;
        let used = &extensions.summed[..self.prospects.weave.used()];
        let worth = used.iter().zip(&face.0).map(look_up).sum::<f32>();
        let row_symbols = &face.0[row.strands.clone()];
        if self.is_last {
            worth + row.worth[usize::from(row.count(extensions.found.iter().zip(row_symbols).map(look_up)))]
        } else if row.joined == Joined::Summed {
            worth
        } else {
            worth + row.join(extensions.joined.iter().zip(row_symbols).map(look_up))
        }
    }

    /// Returns the value of the sideboard with a card, laid as well as possible.
    #[inline]
    pub(crate) fn best_worth(&self, card: CardId) -> f32 {
        let [as_printed, half_turn] = self.prospects.weave.both_faces(card);
        let best = |end| self.worth(as_printed, end).max(self.worth(half_turn, end));
        best(End::Left).max(best(End::Right))
    }

    /// Returns the best way to lay one of some cards, and its value.
    #[inline]
    pub(crate) fn best(&self, cards: &[CardId]) -> (f32, Placement) {
        let mut best: Option<(f32, Placement)> = None;
        for way in cards.iter().flat_map(|card| Placement::ways(*card)) {
            let worth = self.worth(self.prospects.weave.face(way.placed()), way.end);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, way));
            }
        }
        best.expect("there is a card to lay")
    }
}

impl Prospects {
    /// Looks up the effects of a card that is not the last one.
    fn next(&self, strands: &Strands, end: End) -> Extensions {
        let cards = strands.cards + 1;
        let mut next = Extensions::NOTHING;
        for (kind, range) in self.combinations.iter().zip(Self::COMBINATION_STRANDS) {
            let level = kind.table.level(cards);
            for strand in range {
                for symbol in 0..self.weave.symbols(strand) {
                    let code = self.weave.extended(strands, strand, symbol, end);
                    next.summed[strand][symbol as usize] = level[code as usize];
                }
            }
        }
        let level = self.row.table.level(cards);
        for (index, strand) in self.row.strands.clone().enumerate() {
            for symbol in 0..self.weave.symbols(strand) {
                let worth = level[self.weave.extended(strands, strand, symbol, end) as usize];
                if self.row.joined == Joined::Summed {
                    next.summed[strand][symbol as usize] += worth;
                } else {
                    next.joined[index][symbol as usize] = worth;
                }
            }
        }
        next
    }

    /// Looks up the effects of the last card.
    fn last(&self, strands: &Strands, end: End) -> Extensions {
        let mut last = Extensions::NOTHING;
        for (kind, range) in self.combinations.iter().zip(Self::COMBINATION_STRANDS) {
            for strand in range {
                for symbol in 0..self.weave.symbols(strand) {
                    let code = self.weave.extended(strands, strand, symbol, end);
                    last.summed[strand][symbol as usize] = kind.points * f32::from(kind.table.find(code));
                }
            }
        }
        for (index, strand) in self.row.strands.clone().enumerate() {
            for symbol in 0..self.weave.symbols(strand) {
                let code = self.weave.extended(strands, strand, symbol, end);
                last.found[index][symbol as usize] = self.row.table.find(code);
            }
        }
        last
    }

    /// Returns the value of an unfinished sideboard.
    pub(crate) fn worth(&self, strands: &Strands) -> f32 {
        let worth = |table: &WorthTable, strand: usize| table.worth(strands.cards, strands.codes[strand]);
        let mut sum = 0.0;
        for (kind, range) in self.combinations.iter().zip(Self::COMBINATION_STRANDS) {
            sum += range.map(|strand| worth(&kind.table, strand)).sum::<f32>();
        }
        let rows = self.row.strands.clone().map(|strand| worth(&self.row.table, strand));
        sum + if self.row.joined == Joined::Summed { rows.sum() } else { self.row.join(rows) }
    }

    /// Returns the value of a sideboard, full or not.
    pub(crate) fn worth_now(&self, strands: &Strands) -> f32 {
        if strands.cards == COLUMNS { self.full_worth(strands) } else { self.worth(strands) }
    }

    /// Returns the value of a full sideboard, with the expected bonus for its rows.
    pub(crate) fn full_worth(&self, strands: &Strands) -> f32 {
        let counts = self.counts(strands);
        let [colour, handle] = &self.combinations;
        let combinations =
            colour.points * f32::from(counts.colour) + handle.points * f32::from(counts.handle);
        combinations + self.row.worth[usize::from(counts.row)]
    }

    /// Counts the goals of a full sideboard.
    pub(crate) fn counts(&self, strands: &Strands) -> Counts {
        let [colour, handle] = [0, 1].map(|kind| {
            let table = &self.combinations[kind].table;
            Self::COMBINATION_STRANDS[kind].clone().map(|strand| table.find(strands.codes[strand])).sum()
        });
        let finds = self.row.strands.clone().map(|strand| self.row.table.find(strands.codes[strand]));
        Counts { colour, handle, row: self.row.count(finds) }
    }
}

impl Extensions {
    const NOTHING: Self = Self {
        summed: [[0.0; SYMBOLS]; STRANDS],
        joined: [[0.0; SYMBOLS]; LINES],
        found: [[0; SYMBOLS]; LINES],
    };
}

/// Returns the value of a symbol.
#[inline]
fn look_up<T: Copy>((by_symbol, symbol): (&[T; SYMBOLS], &u8)) -> T {
    by_symbol[usize::from(*symbol) % SYMBOLS]
}
