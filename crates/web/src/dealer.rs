use sideboards_rules::{Decision, Seat};

use crate::online::Room;
use crate::session::Session;

/// Deals and keeps the game on the table.
#[derive(Clone, Copy)]
pub(crate) enum Dealer {
    /// This device.
    Device(Session),
    /// A server, and others are at the table too.
    Room(Room),
}

impl Dealer {
    /// Decides for a seat.
    pub(crate) fn decide(self, seat: Seat, decision: Decision) {
        match self {
            Self::Device(session) => session.decide(seat, decision),
            // The server knows who asks.
            Self::Room(room) => room.decide(decision),
        }
    }

    /// Returns whether a decision is on its way; until it has arrived there is no other one.
    pub(crate) fn is_deciding(self) -> bool {
        match self {
            Self::Device(_) => false,
            Self::Room(room) => room.is_deciding(),
        }
    }
}
