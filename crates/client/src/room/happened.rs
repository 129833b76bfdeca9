//! The meaning of an update's events for the player.

use sideboards_protocol::{Happening, SeatNumber, seat_of};
use sideboards_rules::{Choice, Deck, Notation, Placed};

use super::Notice;
use crate::local::{Consequences, News};

/// Collects revealed and drawn cards.
pub(super) fn consequences(events: &[Happening], deck: &Deck, you: Option<SeatNumber>) -> Consequences {
    let mut consequences = Consequences::default();
    for event in events {
        match event {
            Happening::Drew { cards } => {
                let cards = cards.iter().filter_map(|card| Placed::read(card, deck).ok());
                consequences.drawn.extend(cards.map(|placed| placed.card));
            }
            Happening::Revealed { seat, choice } => {
                consequences.revealed.extend(seat_of(*seat).zip(Choice::read(choice, deck).ok()));
            }
            Happening::Exchanged { seat } if Some(*seat) != you => {
                consequences.exchanged.extend(seat_of(*seat));
            }
            Happening::Finished => consequences.is_over = true,
            _ => {}
        }
    }
    consequences
}

/// Returns the most important event for a seat in the game.
pub(super) fn news(
    events: &[Happening],
    consequences: &Consequences,
    you: Option<SeatNumber>,
) -> Option<News> {
    if consequences.is_over {
        return Some(News::Over);
    }
    if consequences.is_new_round() {
        return Some(News::NextRound);
    }
    events.iter().rev().find_map(|event| match event {
        Happening::Chose { seat } if Some(*seat) == you => Some(News::Chosen),
        Happening::TookBack { seat } if Some(*seat) == you => Some(News::TakenBack),
        Happening::Exchanged { seat } if Some(*seat) == you => Some(News::Exchanged),
        _ => None,
    })
}

/// Returns what other people at the table do.
pub(super) fn notice(events: &[Happening], you: Option<SeatNumber>) -> Option<Notice> {
    events.iter().rev().find_map(|event| match event {
        Happening::TimeOver { seat } if Some(*seat) == you => Some(Notice::TimeOver),
        Happening::Sat { seat, .. } if Some(*seat) != you => Some(Notice::Sat(*seat)),
        Happening::Came { seat } if Some(*seat) != you => Some(Notice::Came(*seat)),
        Happening::Went { seat } if Some(*seat) != you => Some(Notice::Went(*seat)),
        Happening::Replaced { seat } if Some(*seat) != you => Some(Notice::Replaced(*seat)),
        Happening::Returned { seat } if Some(*seat) != you => Some(Notice::Returned(*seat)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{CardId, Content, Placement, Seat};

    use super::*;

    #[test]
    fn a_round_that_ends_is_told() {
        let content = Content::classic();
        let deck = content.deck();
        let choice = Choice::Place(Placement::ways(CardId::new(5))[0]);
        let text = deck.text(&choice).to_string();
        let drawn = deck.card(CardId::new(7)).text();
        let mut events = vec![
            Happening::Chose { seat: 1 },
            Happening::Revealed { seat: 1, choice: text },
            Happening::Revealed { seat: 9, choice: "nonsense".to_owned() },
            Happening::Drew { cards: vec![drawn] },
            Happening::Exchanged { seat: 1 },
            Happening::Exchanged { seat: 2 },
        ];
        let found = consequences(&events, deck, Some(1));
        assert_eq!(found.revealed, [(Seat::new(0), choice)]);
        assert_eq!(found.drawn, [CardId::new(7)]);
        assert_eq!(found.exchanged, [Seat::new(1)], "what you did yourself you know");
        assert_eq!(news(&events, &found, Some(1)), Some(News::NextRound));
        events.push(Happening::Finished);
        assert_eq!(news(&events, &consequences(&events, deck, Some(1)), Some(1)), Some(News::Over));
    }

    #[test]
    fn only_relevant_events_give_notices() {
        let events = [Happening::Chose { seat: 2 }, Happening::Went { seat: 2 }];
        let nothing = Consequences::default();
        assert_eq!(news(&events, &nothing, Some(2)), Some(News::Chosen));
        assert_eq!(news(&events, &nothing, Some(1)), None);
        assert_eq!(notice(&events, Some(1)), Some(Notice::Went(2)));
        assert_eq!(notice(&events, Some(2)), None);
    }
}
