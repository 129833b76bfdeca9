use sideboards_protocol::{Happening, Reaction, SeatNumber};

/// An action between people at a table. It is shown where it belongs and fades: over a board, on a chip, in a bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// A seat shows a reaction.
    Reacted(SeatNumber, Reaction),
    /// A seat reminds us that the others wait.
    Nudged(SeatNumber),
    /// A seat asks to change places with us.
    SwapWanted(SeatNumber),
    /// A person left the game.
    Left(SeatNumber),
    /// A seat agrees to the next game.
    Ready(SeatNumber),
    /// The next game begins soon.
    Starting,
    /// A seat agrees that a bot places for us in this round.
    BotWanted(SeatNumber),
    /// All others agreed, and a bot placed for us.
    BotPlaced,
    /// A seat wants to end the game.
    EndWanted(SeatNumber),
    /// The game was ended without a result.
    Abandoned,
}

impl Gesture {
    /// Finds the gestures among events. Our own are omitted, except for reactions, which are shown over every
    /// board.
    pub(super) fn of_all(events: &[Happening], you: Option<SeatNumber>) -> Vec<Self> {
        events.iter().filter_map(|event| Self::of(event, you)).collect()
    }

    fn of(event: &Happening, you: Option<SeatNumber>) -> Option<Self> {
        let is_own = |seat: SeatNumber| Some(seat) == you;
        match *event {
            Happening::Reacted { seat, reaction } => Some(Self::Reacted(seat, reaction)),
            Happening::Nudged { seat, by } if is_own(seat) => Some(Self::Nudged(by)),
            Happening::SwapWanted { seat, with: Some(with) } if is_own(with) => Some(Self::SwapWanted(seat)),
            Happening::Left { seat } if !is_own(seat) => Some(Self::Left(seat)),
            Happening::Ready { seat, ready: true } if !is_own(seat) => Some(Self::Ready(seat)),
            Happening::Starting { .. } => Some(Self::Starting),
            Happening::BotWanted { seat, by } if is_own(seat) => Some(Self::BotWanted(by)),
            Happening::BotPlaced { seat } if is_own(seat) => Some(Self::BotPlaced),
            Happening::EndWanted { seat, wanted: true } if !is_own(seat) => Some(Self::EndWanted(seat)),
            Happening::Abandoned => Some(Self::Abandoned),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_others_do_to_us_is_a_gesture() {
        let events = [
            Happening::Nudged { seat: 2, by: 1 },
            Happening::Reacted { seat: 2, reaction: Reaction::Fire },
            Happening::SwapWanted { seat: 1, with: Some(2) },
            Happening::SwapWanted { seat: 1, with: None },
            Happening::Ready { seat: 2, ready: true },
            Happening::Ready { seat: 1, ready: false },
            Happening::BotPlaced { seat: 2 },
            Happening::Chose { seat: 1 },
        ];
        let fire = Gesture::Reacted(2, Reaction::Fire);
        let own = [Gesture::Nudged(1), fire, Gesture::SwapWanted(1), Gesture::BotPlaced];
        assert_eq!(Gesture::of_all(&events, Some(2)), own);
        assert_eq!(Gesture::of_all(&events, Some(1)), [fire, Gesture::Ready(2)]);
        assert_eq!(Gesture::of_all(&events, None), [fire, Gesture::Ready(2)]);
    }
}
