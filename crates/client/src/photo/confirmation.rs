use std::sync::Arc;

use sideboards_rules::{COLUMNS, CardSet, Colour, Content, Placed};

use super::PhotoReading;
use crate::sheet;

/// The cards of a photograph while a person looks through them. No card is offered that lies on another sideboard, or in a column
/// of this one that is sure.
#[derive(Clone, Debug)]
pub struct Confirmation {
    content: Arc<Content>,
    taken: CardSet,
    /// How many cards there should be.
    expected: usize,
    columns: Vec<PhotoColumn>,
}

/// A column that is being confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PhotoColumn {
    /// The card, unless it is not known.
    pub placed: Option<Placed>,
    /// Whether a person need not look at it.
    pub is_sure: bool,
    /// Whether there is room for a card between it and the one on its left.
    is_apart: bool,
    /// What the reader took it for, the likeliest first.
    ranked: Vec<Placed>,
}

impl Confirmation {
    /// Begins with what was read.
    pub fn new(content: Arc<Content>, taken: CardSet, expected: usize, reading: &PhotoReading) -> Self {
        let column = |read: &super::ReadColumn| PhotoColumn {
            placed: Some(read.placed),
            is_sure: read.is_sure,
            is_apart: read.is_apart,
            ranked: std::iter::once(read.placed).chain(read.others.iter().copied()).collect(),
        };
        Self { content, taken, expected, columns: reading.columns.iter().map(column).collect() }
    }

    /// Returns the columns from left to right.
    pub fn columns(&self) -> &[PhotoColumn] {
        &self.columns
    }

    /// Returns the cards from left to right, without columns that are not known.
    pub fn cards(&self) -> Vec<Placed> {
        self.columns.iter().filter_map(|column| column.placed).collect()
    }

    /// Returns how many columns a person should look at.
    pub fn unsure(&self) -> usize {
        self.columns.iter().filter(|column| !column.is_sure).count()
    }

    /// Returns the first column that a person should look at.
    pub fn next_unsure(&self) -> Option<usize> {
        self.columns.iter().position(|column| !column.is_sure)
    }

    /// Returns how many cards fewer there are than there should be.
    pub fn missing(&self) -> usize {
        self.expected.saturating_sub(self.columns.len())
    }

    /// Returns the columns to the right of which there is room for a card that was missed.
    pub fn gaps(&self) -> Vec<usize> {
        (1..self.columns.len())
            .filter(|column| self.columns[*column].is_apart)
            .map(|column| column - 1)
            .collect()
    }

    /// Returns whether there is room for another column.
    pub fn can_add(&self) -> bool {
        self.columns.len() < COLUMNS
    }

    /// Returns what a column may be instead: what the reader thought of, or the cards that show some colours from the top.
    pub fn candidates(&self, index: usize, colours: &[Colour]) -> Vec<Placed> {
        let Some(column) = self.columns.get(index) else { return Vec::new() };
        let all = if colours.is_empty() {
            column.ranked.clone()
        } else {
            sheet::candidates(self.content.deck(), colours)
        };
        let is_elsewhere = |placed: &Placed| {
            let mut others = self.columns.iter().enumerate().filter(|(other, _)| *other != index);
            others.any(|(_, other)| {
                other.is_sure && other.placed.is_some_and(|placed_there| placed_there.card == placed.card)
            })
        };
        all.into_iter()
            .filter(|placed| {
                Some(*placed) != column.placed && !self.taken.contains(placed.card) && !is_elsewhere(placed)
            })
            .collect()
    }

    /// Says what a column is. A column that was wrongly taken for that card is not known any more.
    pub fn choose(&mut self, index: usize, placed: Placed) {
        for (other, column) in self.columns.iter_mut().enumerate() {
            if other == index {
                (column.placed, column.is_sure) = (Some(placed), true);
            } else if column.placed.is_some_and(|there| there.card == placed.card) {
                (column.placed, column.is_sure) = (None, false);
            }
        }
    }

    /// Says that a column is right.
    pub fn confirm(&mut self, index: usize) {
        if let Some(column) = self.columns.get_mut(index).filter(|column| column.placed.is_some()) {
            column.is_sure = true;
        }
    }

    /// Says that there is no card.
    pub fn remove(&mut self, index: usize) {
        if index < self.columns.len() {
            self.columns.remove(index);
        }
    }

    /// Adds a column that was missed, to the right of another one or at the left end. Returns where it is.
    pub fn add(&mut self, after: Option<usize>) -> Option<usize> {
        let index = after.map_or(0, |column| column + 1);
        if !self.can_add() || index > self.columns.len() {
            return None;
        }
        let added = PhotoColumn { placed: None, is_sure: false, is_apart: false, ranked: Vec::new() };
        self.columns.insert(index, added);
        // The gap is filled.
        if let Some(next) = self.columns.get_mut(index + 1) {
            next.is_apart = false;
        }
        Some(index)
    }
}

#[cfg(test)]
mod tests {
    use sideboards_rules::CardId;

    use super::super::ReadColumn;
    use super::*;

    fn placed(text: &str) -> Placed {
        Content::classic().deck().find(&text.parse().expect("a card")).expect("a card of the box")
    }

    fn two_columns(taken: &[CardId]) -> Confirmation {
        let columns = vec![
            ReadColumn {
                placed: placed("R-TbPfOsK-"),
                is_sure: true,
                others: vec![placed("R-TsPbK-Of")],
                is_apart: false,
            },
            ReadColumn {
                placed: placed("T-KbO-RsPf"),
                is_sure: false,
                others: vec![placed("TbKfR-O-Ps"), placed("T-K-PfRbOs"), placed("K-OsPfTbR-")],
                is_apart: true,
            },
        ];
        let mut set = CardSet::EMPTY;
        for card in taken {
            set.insert(*card);
        }
        let corners = [(0.0, 0.0); 4];
        Confirmation::new(Content::classic(), set, 4, &PhotoReading { corners, columns })
    }

    #[test]
    fn no_card_is_offered_twice() {
        let other = placed("TbKfR-O-Ps");
        let seen = two_columns(&[other.card]);
        assert_eq!(seen.next_unsure(), Some(1));
        // One lies elsewhere, and one lies in the first column the other way up.
        assert_eq!(seen.candidates(1, &[]), [placed("T-K-PfRbOs")]);
        let by_colours = seen.candidates(1, &[Colour::Turquoise, Colour::Black]);
        assert!(!by_colours.iter().any(|placed| placed.card == other.card));
        assert_eq!(by_colours.len(), 6 - 2, "one is what it is taken for, and one lies elsewhere");
    }

    #[test]
    fn a_choice_is_sure_and_can_be_taken_back() {
        let mut seen = two_columns(&[]);
        let (first, then) = (placed("T-KbO-RsPf"), placed("TbKfR-O-Ps"));
        seen.choose(1, then);
        assert_eq!((seen.cards()[1], seen.unsure()), (then, 0));
        assert!(seen.candidates(1, &[]).contains(&first));
        // The first column is in fact the card that the second one was taken for.
        seen.choose(0, then);
        assert_eq!((seen.cards(), seen.next_unsure()), (vec![then], Some(1)));
    }

    #[test]
    fn a_card_that_was_missed_is_asked_for_where_it_may_lie() {
        let mut seen = two_columns(&[]);
        assert_eq!((seen.missing(), seen.gaps()), (2, vec![0]));
        assert_eq!(seen.add(Some(0)), Some(1));
        assert_eq!((seen.missing(), seen.gaps()), (1, vec![]), "the gap is filled");
        assert_eq!(seen.add(None), Some(0));
        assert_eq!(seen.add(Some(3)), Some(4));
        assert_eq!(seen.missing(), 0, "a fifth card is none too few");
        // Where a column goes, the next one keeps its gap.
        let mut seen = two_columns(&[]);
        assert_eq!(seen.add(None), Some(0));
        assert_eq!(seen.gaps(), [1]);
        seen.remove(0);
        seen.remove(0);
        assert_eq!((seen.missing(), seen.gaps()), (3, vec![]), "the first one has nothing on its left");
    }

    #[test]
    fn columns_go_and_come() {
        let mut seen = two_columns(&[]);
        assert_eq!(seen.add(Some(0)), Some(1));
        assert_eq!((seen.cards().len(), seen.columns().len(), seen.next_unsure()), (2, 3, Some(1)));
        seen.confirm(1);
        assert_eq!(seen.next_unsure(), Some(1), "it is unknown");
        assert_eq!(seen.candidates(1, &[]), []);
        seen.remove(1);
        seen.confirm(1);
        assert_eq!(seen.unsure(), 0);
        assert_eq!(seen.add(Some(5)), None);
        (0..9).for_each(|_| _ = seen.add(None));
        assert_eq!(seen.columns().len(), COLUMNS);
        assert!(!seen.can_add());
    }
}
