use sideboards_protocol::{RefusalCode, SeatNumber};

use super::Gesture;

/// A notice that people in a room see for a moment.
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
    /// The server has lost a known state.
    WentBack,
    /// A gesture that concerns us.
    Gesture(Gesture),
}
