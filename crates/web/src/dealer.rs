use leptos::prelude::*;
use sideboards_rules::{Decision, Seat};

use crate::live::Change;
use crate::online::Room;
use crate::session::Session;

/// Deals and keeps the game on the table.
#[derive(Clone, Copy)]
pub(crate) enum Dealer {
    /// This device.
    Device(Session),
    /// A server, and others are at the table too.
    Room(Room),
    /// No dealer: the table shows a position, and a decision is an answer to it.
    Puzzle(StoredValue<Change<Decision>>),
}

impl Dealer {
    /// Decides for a seat.
    pub(crate) fn decide(self, seat: Seat, decision: Decision) {
        match self {
            Self::Device(session) => session.decide(seat, decision),
            // The server knows who asks.
            Self::Room(room) => room.decide(decision),
            Self::Puzzle(answer) => {
                // It may draw something else instead of this table.
                let answer = answer.get_value();
                answer.to(decision);
            }
        }
    }

    /// Returns whether a decision is on its way; until it has arrived there is no other one.
    pub(crate) fn is_deciding(self) -> bool {
        match self {
            Self::Device(_) | Self::Puzzle(_) => false,
            Self::Room(room) => room.is_deciding(),
        }
    }
}
