use crate::{Card, Deck, End, Placed, Turned, Value};

/// The drawers of one value on a sideboard, packed into a word with a few bits per column from the left.
pub(crate) trait Lane: Copy + Default {
    /// Returns the lane of a sideboard of one card.
    fn of_card(card: &Card, value: Value) -> Self;

    /// Moves everything to the right.
    #[must_use]
    fn moved(self, columns: usize) -> Self;

    /// Joins lanes that have no column in common.
    #[must_use]
    fn joined(self, other: Self) -> Self;
}

/// Every card of a deck, both ways up, ready to be added to lanes.
#[derive(Clone, Debug)]
pub(crate) struct Faces<L> {
    columns: Vec<[[L; Value::COUNT]; Turned::ALL.len()]>,
}

impl<L: Lane> Faces<L> {
    pub(crate) fn new(deck: &Deck) -> Self {
        let column = |card: &Card| Value::ALL.map(|value| L::of_card(card, value));
        let columns = deck.iter().map(|(_, card)| Turned::ALL.map(|turned| column(&turned.apply(card))));
        Self { columns: columns.collect() }
    }

    #[inline]
    fn column(&self, placed: Placed) -> &[L; Value::COUNT] {
        &self.columns[placed.card.index()][placed.turned as usize]
    }
}

/// A sideboard as one lane for each value.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lanes<L> {
    lanes: [L; Value::COUNT],
    len: u8,
}

impl<L: Lane> Lanes<L> {
    /// Lays cards from left to right.
    #[inline]
    pub(crate) fn of(cards: &[Placed], faces: &Faces<L>) -> Self {
        let mut lanes = Self { len: cards.len() as u8, ..Self::default() };
        for (index, &placed) in cards.iter().enumerate() {
            for (lane, column) in lanes.lanes.iter_mut().zip(faces.column(placed)) {
                *lane = lane.joined(column.moved(index));
            }
        }
        lanes
    }

    /// Adds a card at one end.
    #[inline]
    pub(crate) fn add(&mut self, placed: Placed, end: End, faces: &Faces<L>) {
        // Either the existing columns move, or the new one does.
        let (move_lane, move_column) = match end {
            End::Left => (1, 0),
            End::Right => (0, self.len()),
        };
        for (lane, column) in self.lanes.iter_mut().zip(faces.column(placed)) {
            *lane = lane.moved(move_lane).joined(column.moved(move_column));
        }
        self.len += 1;
    }

    /// Returns the number of cards.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns the lane of a value, see [`Value::index`].
    #[inline]
    pub(crate) fn lane(&self, value: usize) -> L {
        self.lanes[value]
    }
}
