use sideboards_rules::{Card, Colour, Turned};

/// Returns which way up a card shows some colours from the top, as it is in the box first.
pub fn way_up(card: &Card, colours: &[Colour]) -> Option<Turned> {
    let shows = |turned: &Turned| {
        let held = turned.apply(card);
        held.drawers().iter().zip(colours).all(|(drawer, colour)| drawer.colour == *colour)
    };
    Turned::ALL.into_iter().find(shows)
}

/// Returns whether a card shows some colours from the top, either way up.
pub fn begins_with(card: &Card, colours: &[Colour]) -> bool {
    way_up(card, colours).is_some()
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;

    #[test]
    fn cards_are_found_either_way_up() {
        let card: Card = "R-TbPfOsK-".parse().expect("a card");
        assert!(begins_with(&card, &[]));
        assert!(begins_with(&card, &[Colour::Red, Colour::Turquoise]));
        assert!(begins_with(&card, &[Colour::Black, Colour::Orange, Colour::Pink]));
        assert!(!begins_with(&card, &[Colour::Turquoise]));
    }

    #[test]
    fn a_card_is_shown_the_way_up_that_was_typed() {
        let card: Card = "R-TbPfOsK-".parse().expect("a card");
        assert_eq!(way_up(&card, &[]), Some(Turned::AsPrinted));
        assert_eq!(way_up(&card, &[Colour::Black, Colour::Orange]), Some(Turned::HalfTurn));
        assert_eq!(way_up(&card, &[Colour::Pink]), None);
    }

    #[test]
    fn four_colours_find_one_classic_card() {
        let content = Content::classic();
        let colours = [Colour::Orange, Colour::Black, Colour::Red, Colour::Pink];
        let found = content.deck().iter().filter(|(_, card)| begins_with(card, &colours)).count();
        assert_eq!(found, 1);
    }
}
