use std::fmt;
use std::ops::{Index, IndexMut};

use thiserror::Error;

/// The most players a game can have.
pub const MAX_PLAYERS: usize = 6;

/// A place at the table, counted from 0. Cards are passed to the next seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// Names a seat.
    ///
    /// # Panics
    /// If no table has it, see [`MAX_PLAYERS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_PLAYERS, "a table has at most six seats");
        Self(index as u8)
    }

    /// Returns the position at the table, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The error for a number that is no seat of any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("there is no seat {index}; seats are 0 to {}", MAX_PLAYERS - 1)]
pub struct NoSuchSeat {
    /// The number.
    pub index: usize,
}

impl TryFrom<usize> for Seat {
    type Error = NoSuchSeat;

    fn try_from(index: usize) -> Result<Self, NoSuchSeat> {
        if index < MAX_PLAYERS { Ok(Self::new(index)) } else { Err(NoSuchSeat { index }) }
    }
}

/// Writes the seat counted from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

/// The number of players: 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Players(u8);

impl Players {
    /// Checks a number of players.
    pub const fn new(count: usize) -> Result<Self, PlayersError> {
        match count {
            1..=MAX_PLAYERS => Ok(Self(count as u8)),
            _ => Err(PlayersError { count }),
        }
    }

    /// Returns the number.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// Returns whether there is one player.
    pub const fn is_solo(self) -> bool {
        self.0 == 1
    }

    /// Returns whether a seat is taken.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// Goes through the seats, the first one first.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }

    /// Returns the seat on the left, to which cards are passed.
    pub const fn left_of(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.0 { 0 } else { seat.0 + 1 })
    }
}

impl fmt::Display for Players {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The error for a number of players that the game does not allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the game is for 1 to {MAX_PLAYERS} players, not {count}")]
pub struct PlayersError {
    /// The number.
    pub count: usize,
}

/// A value for each seat of the largest table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PerSeat<T>([T; MAX_PLAYERS]);

impl<T> PerSeat<T> {
    /// Makes a value for each seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|index| make(Seat::new(index))))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn from_one_to_six_players() {
        for count in 1..=6 {
            let players = Players::new(count).expect("a possible table");
            assert_eq!(players.seats().len(), count);
            assert_eq!(players.is_solo(), count == 1);
        }
        assert_eq!(Seat::try_from(5), Ok(Seat::new(5)));
        assert_eq!(Seat::try_from(6), Err(NoSuchSeat { index: 6 }));
        for count in [0, 7, 300] {
            assert_eq!(Players::new(count), Err(PlayersError { count }));
        }
    }

    #[test]
    fn the_left_neighbour_is_the_next_seat_and_the_last_passes_to_the_first() {
        let players = Players::new(3).expect("a possible table");
        let left: Vec<_> = players.seats().map(|seat| players.left_of(seat).index()).collect();
        assert_eq!(left, [1, 2, 0]);
    }
}
