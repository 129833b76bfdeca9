use sideboards_protocol::{RefusalCode, SeatNumber};

use super::Gesture;

/// Something that people in a room want to know for a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A person took a seat.
    Sat(SeatNumber),
    /// A person is connected again.
    Came(SeatNumber),
    /// A person is not connected any more.
    Went(SeatNumber),
    /// A bot plays for a person.
    Replaced(SeatNumber),
    /// A person plays again.
    Returned(SeatNumber),
    /// The server laid for us.
    TimeOver,
    /// A command was refused.
    Refused(RefusalCode),
    /// The server has lost something that we knew.
    WentBack,
    /// Somebody did something that concerns us.
    Gesture(Gesture),
}
