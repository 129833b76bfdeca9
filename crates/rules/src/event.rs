use arrayvec::ArrayVec;

use crate::{Choice, Hand, Seat};

/// Something that happened at the table.
///
/// A game that is told to everybody by events reveals nothing as long as each event reaches only its
/// [`audience`](Self::audience).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat was dealt its first hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// A seat has laid its cards for this round; which ones is still secret.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// A seat took back what it had laid.
    TookBack {
        /// Who.
        seat: Seat,
    },
    /// A seat turned its exchange card to X.
    Exchanged {
        /// Who.
        seat: Seat,
    },
    /// A seat discarded cards during the game, face down.
    Discarded {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// Everyone has laid, so what a seat laid is open now.
    Revealed {
        /// Who.
        seat: Seat,
        /// What it laid.
        choice: Choice,
    },
    /// A seat passed the rest of its hand to the left.
    Passed {
        /// Who passed.
        from: Seat,
        /// Who received.
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
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The game is over and a seat discards what is left in its hand, open now.
    Leftover {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The game is over, so what a seat discarded when it exchanged is open now.
    Opened {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// All sideboards are finished: hands and discards are open now, only the pile stays closed.
    Finished,
}

impl Event {
    /// Tells who may see the event.
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

/// Who may see an event.
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
    /// Tells whether somebody belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) => true,
            (_, Viewer::Spectator) => false,
            (Self::Only(seat), Viewer::Seat(viewer)) => seat == viewer,
            (Self::Both(one, other), Viewer::Seat(viewer)) => one == viewer || other == viewer,
        }
    }
}

/// Somebody who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Somebody who sees only what everyone sees.
    Spectator,
}

/// The events of one decision, in order.
///
/// At most: one who chose, six revealed, six passed, six drew, and once the pile was shuffled again; or in the end one who
/// chose, six revealed, six left over, six opened and the end.
pub type Events = ArrayVec<Event, 20>;
