use arrayvec::ArrayVec;

use crate::{Choice, Hand, Seat};

/// An event at the table.
///
/// Events reveal no secrets as long as each one reaches only its [`audience`](Self::audience).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt its first hand.
    Dealt {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// A seat has laid its cards for this round; which ones is still secret.
    Chose {
        /// The seat.
        seat: Seat,
    },
    /// A seat took back its choice.
    TookBack {
        /// The seat.
        seat: Seat,
    },
    /// A seat turned its exchange card to X.
    Exchanged {
        /// The seat.
        seat: Seat,
    },
    /// A seat discarded cards during the game, face down.
    Discarded {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// Everyone has chosen, so the choice of a seat is open now.
    Revealed {
        /// The seat.
        seat: Seat,
        /// The choice.
        choice: Choice,
    },
    /// A seat passed the rest of its hand to the left.
    Passed {
        /// The seat that passed.
        from: Seat,
        /// The seat that received.
        to: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The pile ran out and the discarded cards became the new one.
    Reshuffled {
        /// How many cards the new pile has.
        cards: u8,
    },
    /// A seat drew.
    Drew {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The game is over and a seat discards the rest of its hand, open now.
    Leftover {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The game is over, so the cards that a seat discarded for its exchange are open now.
    Opened {
        /// The seat.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// All sideboards are finished: hands and discards are open now, only the pile stays closed.
    Finished,
}

impl Event {
    /// Returns the viewers that may see the event.
    pub const fn audience(&self) -> Audience {
        match *self {
            Self::Dealt { seat, .. } | Self::Discarded { seat, .. } | Self::Drew { seat, .. } => {
                Audience::Only(seat)
            }
            Self::Passed { from, to, .. } => Audience::Both(from, to),
            Self::Chose { .. }
            | Self::TookBack { .. }
            | Self::Exchanged { .. }
            | Self::Revealed { .. }
            | Self::Reshuffled { .. }
            | Self::Leftover { .. }
            | Self::Opened { .. }
            | Self::Finished => Audience::Everyone,
        }
    }
}

/// The viewers that may see an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// All seats and spectators.
    Everyone,
    /// One seat.
    Only(Seat),
    /// Two seats.
    Both(Seat, Seat),
}

impl Audience {
    /// Returns whether a viewer belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (_, Viewer::Spectator) => false,
            (Self::Only(seat), Viewer::Seat(viewer)) => seat == viewer,
            (Self::Both(one, other), Viewer::Seat(viewer)) => one == viewer || other == viewer,
        }
    }
}

/// A seat or a spectator that looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// A spectator sees only what everyone sees.
    Spectator,
}

/// The events of one decision, in order.
///
/// At most: one choice, six revealed, six passed, six drawn, and a reshuffle; or at the end one choice, six
/// revealed, six left over, six opened and the end.
pub type Events = ArrayVec<Event, 20>;
