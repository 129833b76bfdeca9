use super::faults::FaultKind;
use super::{Content, Goals, trio};
use crate::visible::turns_text;
use crate::{Card, Deck, Goal, Points};

impl Content {
    /// Makes a box of some of its cards and three goals with the numbers 1 to 3: what lies on a table can be scored with it, but
    /// it may be too small to play with. Returns nothing if no box can have such a name, cards or goals.
    pub fn excerpt(name: &str, cards: Vec<Card>, goals: &[Goal; 3]) -> Option<(Self, Goals)> {
        let is_again = |(index, card): (usize, &Card)| {
            cards[..index].iter().any(|other| other.canonical() == card.canonical())
        };
        let is_good = is_name(name)
            && cards.len() <= Deck::MAX_CARDS
            && !cards.iter().enumerate().any(is_again)
            && goals.iter().zip(1..).all(|(goal, number)| goal.number.0 == number && is_goal(goal));
        let numbers = trio(goals, &[1, 2, 3]).ok().filter(|_| is_good)?;
        Some((Self::new(name.to_owned(), Deck::new(cards), goals.to_vec(), Vec::new()), numbers))
    }
}

fn is_goal(goal: &Goal) -> bool {
    is_name(&goal.name) && (Points(1)..=Points::MAX_EACH).contains(&goal.points())
}

/// Returns whether a text is a name: short, printable, and without effect on the text around it.
pub(super) fn is_name(name: &str) -> bool {
    (1..=FaultKind::MAX_NAME).contains(&name.chars().count())
        && !name.chars().any(|letter| letter.is_control() || turns_text(letter))
        && name.trim() == name
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GoalNumber;

    fn goals() -> [Goal; 3] {
        let classic = Content::classic();
        let goal = |(place, number): (u8, u8)| Goal {
            number: GoalNumber(place),
            ..classic.goal(GoalNumber(number)).clone()
        };
        [(1, 2), (2, 8), (3, 19)].map(goal)
    }

    #[test]
    fn an_excerpt_has_what_lies_on_the_table() {
        let cards: Vec<Card> = Content::classic().deck().iter().take(3).map(|(_, card)| *card).collect();
        let (content, goals_of_it) = Content::excerpt("mine", cards.clone(), &goals()).expect("a box");
        assert_eq!((content.name(), content.deck().len(), goals_of_it.numbers()), ("mine", 3, [1, 2, 3]));
        assert!(Content::excerpt("mine", Vec::new(), &goals()).is_some(), "nothing lies there yet");
        let again = [cards.clone(), vec![cards[1].turned()]].concat();
        assert!(Content::excerpt("mine", again, &goals()).is_none(), "a card is there once");
        assert!(Content::excerpt("", cards.clone(), &goals()).is_none());
        assert!(Content::excerpt("\u{202e}enim", cards.clone(), &goals()).is_none());
        let [one, two, _] = goals();
        let same_kind = [one.clone(), two, Goal { number: GoalNumber(3), ..one }];
        assert!(Content::excerpt("mine", cards, &same_kind).is_none());
    }
}
