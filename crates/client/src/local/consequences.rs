use sideboards_rules::{CardId, Choice, Decision, End, Event, Events, Placed, Seat};

/// Something that just happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// A card was taken up, or turned.
    Taken(Placed),
    /// A card was laid on trial at an end.
    Laid(End),
    /// A card was taken up again.
    Lifted,
    /// The seat has chosen and waits for the others.
    Chosen,
    /// The choice was taken back.
    TakenBack,
    /// New cards for the exchange card.
    Exchanged,
    /// All have placed and passed on.
    NextRound,
    /// The game is over.
    Over,
    /// A player asked to hear the whole table; counts the requests.
    Asked(u32),
}

/// The results of decisions, as one player sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Consequences {
    /// The cards that the player has just drawn.
    pub drawn: Vec<CardId>,
    /// The choices of all seats, once they are open.
    pub revealed: Vec<(Seat, Choice)>,
    /// The other seats that have exchanged cards.
    pub exchanged: Vec<Seat>,
    /// Whether the game is over.
    pub is_over: bool,
}

impl Consequences {
    /// Collects the events that concern the seat that holds the device.
    pub fn of(events: &Events, holder: Option<Seat>) -> Self {
        let mut consequences = Self::default();
        for event in events {
            match event {
                Event::Drew { seat, cards } if Some(*seat) == holder => {
                    consequences.drawn.extend(cards.cards());
                }
                Event::Revealed { seat, choice } => consequences.revealed.push((*seat, *choice)),
                Event::Exchanged { seat } if Some(*seat) != holder => consequences.exchanged.push(*seat),
                Event::Finished => consequences.is_over = true,
                _ => {}
            }
        }
        consequences
    }

    /// Returns whether a round has ended.
    pub fn is_new_round(&self) -> bool {
        !self.revealed.is_empty()
    }

    /// Returns the news of a decision.
    pub fn news(&self, decision: Decision) -> News {
        match decision {
            _ if self.is_over => News::Over,
            _ if self.is_new_round() => News::NextRound,
            Decision::Exchange => News::Exchanged,
            Decision::TakeBack => News::TakenBack,
            Decision::Start(_) | Decision::Place(_) => News::Chosen,
        }
    }
}
