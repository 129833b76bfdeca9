use sideboards_rules::{Card, Colour, Handle};

/// What no card of the classic box has. None of it is a fault, but it is more often a slip than true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unusual {
    /// A colour is there several times.
    ColourTwice(Colour),
    /// A handle is not there exactly once.
    HandleCount(Handle, usize),
    /// Two other cards have their handles in the same places: the numbers of those two, from 0.
    SameHandles(usize, usize),
}

/// Returns what is unusual about a card, compared with some others of its box.
pub fn unusual(cards: &[Card], index: usize, others: impl IntoIterator<Item = usize>) -> Vec<Unusual> {
    let Some(card) = cards.get(index) else { return Vec::new() };
    let drawers = card.drawers();
    let colours = Colour::ALL
        .into_iter()
        .filter(|colour| drawers.iter().filter(|drawer| drawer.colour == *colour).count() > 1);
    let count = |handle: Handle| drawers.iter().filter(|drawer| drawer.handle == Some(handle)).count();
    let handles =
        Handle::ALL.into_iter().map(|handle| (handle, count(handle))).filter(|(_, count)| *count != 1);
    let mut found: Vec<Unusual> = colours.map(Unusual::ColourTwice).collect();
    found.extend(handles.map(|(handle, count)| Unusual::HandleCount(handle, count)));
    // Handles of too many or too few kinds are told already.
    if found.is_empty() {
        let is_same =
            |other: &usize| *other != index && cards.get(*other).is_some_and(|other| same(card, other));
        let mut twins = others.into_iter().filter(is_same);
        if let (Some(first), Some(second)) = (twins.next(), twins.next()) {
            found.push(Unusual::SameHandles(first, second));
        }
    }
    found
}

/// Returns everything unusual in a box, card by card.
pub fn all_unusual(cards: &[Card]) -> Vec<(usize, Unusual)> {
    let of =
        |index: usize| unusual(cards, index, 0..cards.len()).into_iter().map(move |found| (index, found));
    (0..cards.len()).flat_map(of).collect()
}

/// Returns whether two cards have their handles in the same places, one of them perhaps rotated.
fn same(one: &Card, other: &Card) -> bool {
    let handles = |card: &Card| card.drawers().map(|drawer| drawer.handle);
    let (one, other, turned) = (handles(one), handles(other), handles(&other.turned()));
    one == other || one == turned
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;

    fn cards(texts: &[&str]) -> Vec<Card> {
        texts.iter().map(|text| text.parse().expect("a card")).collect()
    }

    #[test]
    fn nothing_is_unusual_in_the_classic_box() {
        let classic: Vec<Card> = Content::classic().deck().iter().map(|(_, card)| *card).collect();
        assert_eq!(all_unusual(&classic), []);
    }

    #[test]
    fn two_turquoise_drawers_and_a_missing_handle_are_unusual() {
        let cards = cards(&["T-TbPfOsK-", "R-TfPfO-Ks", "R-TbPfOsK-"]);
        assert_eq!(
            all_unusual(&cards),
            [
                (0, Unusual::ColourTwice(Colour::Turquoise)),
                (1, Unusual::HandleCount(Handle::Flower, 2)),
                (1, Unusual::HandleCount(Handle::Bar, 0)),
            ]
        );
    }

    /// Each way to place the handles is there twice in the classic box, once upside down.
    #[test]
    fn a_third_card_with_the_same_handles_is_unusual() {
        let cards = cards(&["R-TbPfOsK-", "TsR-O-KbPf", "T-RbKfPsO-", "O-RsKfPbT-"]);
        assert_eq!(unusual(&cards, 3, [0, 1]), []);
        assert_eq!(unusual(&cards, 3, 0..4), [Unusual::SameHandles(0, 2)]);
    }
}
