use crate::{COLUMNS, CardId, End, Placed, Sideboard, Turned};

/// A sideboard that grows without moving its cards: a ring of eight places, of which any can be the first.
///
/// Which end a player takes cannot be predicted, so adding a card has no branch for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    ring: [Placed; COLUMNS],
    /// The place of the first card.
    first: u8,
    len: u8,
}

impl Laid {
    /// Adds a card at one end.
    #[inline]
    pub(super) fn add(&mut self, placed: Placed, end: End) {
        assert!(usize::from(self.len) < COLUMNS, "a sideboard has at most eight cards");
        let is_left = u8::from(end == End::Left);
        self.first = self.first.wrapping_sub(is_left);
        // Behind the last card; on the left nothing is added to the new first place.
        let behind = self.len & is_left.wrapping_sub(1);
        self.ring[place(self.first.wrapping_add(behind))] = placed;
        self.len += 1;
    }

    /// Returns the cards from left to right.
    #[inline]
    pub(super) fn sideboard(&self) -> Sideboard {
        let cards: [Placed; COLUMNS] =
            std::array::from_fn(|column| self.ring[place(self.first.wrapping_add(column as u8))]);
        Sideboard::of(cards, self.len.into())
    }
}

impl Default for Laid {
    fn default() -> Self {
        let nothing = Placed { card: CardId::new(0), turned: Turned::AsPrinted };
        Self { ring: [nothing; COLUMNS], first: 0, len: 0 }
    }
}

/// Returns the place of a number that goes round and round.
#[inline]
fn place(number: u8) -> usize {
    usize::from(number) % COLUMNS
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every order of ends against a sideboard.
    #[test]
    fn it_grows_as_a_sideboard_does() {
        for ends in 0..1 << COLUMNS {
            let (mut laid, mut sideboard) = (Laid::default(), Sideboard::EMPTY);
            for index in 0..COLUMNS {
                let end = End::ALL[ends >> index & 1];
                let placed =
                    Placed { card: CardId::new(index + 1), turned: Turned::ALL[ends >> (7 - index) & 1] };
                laid.add(placed, end);
                sideboard.add(placed, end);
                assert_eq!(laid.sideboard(), sideboard);
            }
        }
    }
}
