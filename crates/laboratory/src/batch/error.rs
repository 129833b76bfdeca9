use sideboards_rules::Seat;
use thiserror::Error;

/// Why a batch rejects a call. Nothing has changed then, except after an interruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BatchError {
    /// An array of another size.
    #[error("{what} has {given} elements, not {wanted}")]
    Length {
        /// The array.
        what: &'static str,
        /// Its size.
        given: usize,
        /// The expected size.
        wanted: usize,
    },
    /// An action that the mask excludes.
    #[error("game {game}, seat {seat}: action {action} is illegal now")]
    Illegal {
        /// The game, from 0.
        game: usize,
        /// The seat, counted from 0 in data and from 1 in words.
        seat: Seat,
        /// The action.
        action: i64,
    },
    /// No games, or more than can be numbered.
    #[error("a batch has 1 to {} games, not {games}", u32::MAX)]
    Games {
        /// The requested number.
        games: usize,
    },
    /// More games than fit into memory.
    #[error("there is not enough memory for {games} games of {bytes} bytes")]
    Memory {
        /// The requested number.
        games: usize,
        /// The size of one.
        bytes: usize,
    },
    /// Bots on all seats, or for seats that the table does not have.
    #[error("{bots} bots are too many for a table of {players}: the first seat is a learner's")]
    Bots {
        /// How many bots there are.
        bots: usize,
        /// How many players there are.
        players: usize,
    },
    /// The call was stopped: some games have gone on, others have not.
    #[error("the step was interrupted: reset all games")]
    Interrupted,
    /// An earlier step was interrupted.
    #[error("a step was interrupted before: reset all games first")]
    NeedsReset,
}

/// Checks the size of an array.
pub(super) fn check(what: &'static str, given: usize, wanted: usize) -> Result<(), BatchError> {
    if given == wanted { Ok(()) } else { Err(BatchError::Length { what, given, wanted }) }
}
