use super::drawers::Drawers;
use super::trails::{LINE_BITS, Trail, line_in};
use crate::{Card, Deck, End, LINES, Placed, Turned, Value};

/// How the drawers of one value are packed into a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packed {
    /// Its line in each column: no card shows a value twice.
    AsTrail,
    /// A bit for each drawer: works for every deck.
    AsDrawers,
}

impl Packed {
    /// Finds the best way for a deck.
    fn for_deck(deck: &Deck) -> Self {
        let shows_twice = |card: &Card| {
            Value::ALL
                .into_iter()
                .any(|value| card.drawers().iter().filter(|drawer| value.is_on(**drawer)).count() > 1)
        };
        if deck.iter().any(|(_, card)| shows_twice(card)) { Self::AsDrawers } else { Self::AsTrail }
    }

    const fn bits(self) -> usize {
        match self {
            Self::AsTrail => LINE_BITS,
            Self::AsDrawers => LINES,
        }
    }

    /// Gives the bits of one column.
    fn column(self, card: &Card, value: Value) -> u64 {
        let lines = (0..LINES).filter(|&line| value.is_on(card.drawers()[line]));
        match self {
            Self::AsTrail => lines.map(|line| line as Trail + 1).sum(),
            Self::AsDrawers => lines.map(|line| Drawers::one(0, line).0).sum(),
        }
    }
}

/// One column of every lane: what a card adds when it lies one way up.
type Column = [u64; Value::COUNT];

/// Every card of a deck, both ways up, ready to be added to lanes.
#[derive(Clone, Debug)]
pub(crate) struct Faces {
    packed: Packed,
    columns: Vec<[Column; Turned::ALL.len()]>,
}

impl Faces {
    pub(crate) fn new(deck: &Deck) -> Self {
        let packed = Packed::for_deck(deck);
        let column = |card: &Card| Value::ALL.map(|value| packed.column(card, value));
        let columns = deck.iter().map(|(_, card)| Turned::ALL.map(|turned| column(&turned.apply(card)))).collect();
        Self { packed, columns }
    }

    pub(crate) fn packed(&self) -> Packed {
        self.packed
    }

    fn column(&self, placed: Placed) -> &Column {
        &self.columns[placed.card.index()][placed.turned as usize]
    }
}

/// A sideboard as one word for each value: where its drawers are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lanes {
    lanes: [u64; Value::COUNT],
    len: u8,
}

impl Lanes {
    /// Lays cards from left to right.
    pub(crate) fn of(cards: &[Placed], faces: &Faces) -> Self {
        let mut lanes = Self::default();
        for &placed in cards {
            lanes.add(placed, End::Right, faces);
        }
        lanes
    }

    /// Adds a card at one end.
    #[inline]
    pub(crate) fn add(&mut self, placed: Placed, end: End, faces: &Faces) {
        let bits = faces.packed.bits();
        // Either what lies moves, or the new column does.
        let (move_lane, move_column) = match end {
            End::Left => (bits, 0),
            End::Right => (0, bits * self.len()),
        };
        for (lane, column) in self.lanes.iter_mut().zip(faces.column(placed)) {
            *lane = *lane << move_lane | column << move_column;
        }
        self.len += 1;
    }

    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    /// Gives the word of a value, see [`Value::index`].
    #[inline]
    pub(crate) fn lane(&self, value: usize) -> u64 {
        self.lanes[value]
    }

    /// Gives the drawers that show a value.
    pub(crate) fn drawers(&self, value: Value, packed: Packed) -> Drawers {
        let lane = self.lane(value.index());
        match packed {
            Packed::AsDrawers => Drawers(lane),
            Packed::AsTrail => {
                (0..self.len()).filter_map(|column| Some((column, line_in(lane, column)?))).collect()
            }
        }
    }
}
