use super::Cue;
use crate::local::{Draft, News};
use crate::pace;

/// The circumstances that affect the cues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Around {
    /// How many combinations and rows were just made.
    pub made: usize,
    /// How many other players show their cards.
    pub others: usize,
    /// Whether a waiting or inattentive player is called back.
    pub is_called: bool,
}

/// Returns the cue when a player handles a card of the hand.
pub fn handled(before: &Draft, after: &Draft) -> Option<Cue> {
    let card = after.taken()?;
    if before.held(card) != after.held(card) {
        return Some(Cue::Turn);
    }
    (before.taken() != Some(card)).then_some(Cue::Lift)
}

/// Returns the cues of an event, with their delays in milliseconds.
pub fn heard(news: Option<&News>, around: Around) -> Vec<(u32, Cue)> {
    let mut cues = match news {
        Some(News::Laid(_)) => {
            let chain =
                (0..around.made).map(|step| (pace::combination(step, around.made), Cue::Combination(step)));
            std::iter::once((pace::LAND - pace::SETTLE, Cue::Lay)).chain(chain).collect()
        }
        Some(News::Lifted | News::TakenBack) => vec![(0, Cue::Lift)],
        Some(News::Exchanged) => vec![(0, Cue::Turn)],
        Some(News::NextRound | News::Over) => vec![(pace::reveal(around.others), Cue::Round)],
        // Taking up a card is heard when it is handled, and a confirmed one is placed already.
        Some(News::Taken(_) | News::Chosen | News::Asked(_)) | None => Vec::new(),
    };
    if around.is_called {
        cues.push((cues.last().map_or(0, |(at, _)| at + pace::PASS), Cue::YourTurn));
    }
    cues
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{CardId, End, Placed, Turned};

    use super::*;

    #[test]
    fn taking_a_card_ticks_and_turning_it_slides() {
        let [empty, mut taken] = [Draft::default(), Draft::default()];
        taken.take(CardId::new(3));
        assert_eq!(handled(&empty, &taken), Some(Cue::Lift));
        let mut turned = taken.clone();
        turned.take(CardId::new(3));
        assert_eq!(handled(&taken, &turned), Some(Cue::Turn));
        assert_eq!(handled(&turned, &turned), None);
        let mut other = turned.clone();
        other.turn(CardId::new(4));
        assert_eq!(handled(&turned, &other), Some(Cue::Turn), "another card, and turned at once");
        assert_eq!(handled(&taken, &empty), None);
    }

    #[test]
    fn a_card_thuds_before_its_combinations_ring_one_after_the_other() {
        let cues = heard(Some(&News::Laid(End::Left)), Around { made: 3, ..Around::default() });
        assert_eq!(cues[0].1, Cue::Lay);
        assert_eq!(
            cues[1..].iter().map(|(_, cue)| *cue).collect::<Vec<_>>(),
            [0, 1, 2].map(Cue::Combination)
        );
        assert!(cues.windows(2).all(|pair| pair[0].0 < pair[1].0), "{cues:?}");
    }

    #[test]
    fn a_round_closes_with_a_chord_and_calls_only_who_waited() {
        let around = Around { others: 2, ..Around::default() };
        assert_eq!(heard(Some(&News::NextRound), around), [(150, Cue::Round)]);
        let called = heard(Some(&News::NextRound), Around { is_called: true, ..around });
        assert_eq!(called.last().map(|(at, cue)| (*at > 150, *cue)), Some((true, Cue::YourTurn)));
        assert_eq!(heard(None, Around { is_called: true, ..around }), [(0, Cue::YourTurn)]);
    }

    #[test]
    fn what_was_heard_already_is_not_heard_again() {
        let placed = Placed { card: CardId::new(1), turned: Turned::AsPrinted };
        for news in [Some(&News::Taken(placed)), Some(&News::Chosen), None] {
            assert_eq!(heard(news, Around { made: 2, ..Around::default() }), []);
        }
        assert_eq!(heard(Some(&News::Lifted), Around::default()), [(0, Cue::Lift)]);
    }
}
