use sideboards_rules::{Card, Colour};

/// Returns whether a card shows some colours from the top, either way up.
pub fn begins_with(card: &Card, colours: &[Colour]) -> bool {
    let shows =
        |card: &Card| card.drawers().iter().zip(colours).all(|(drawer, colour)| drawer.colour == *colour);
    shows(card) || shows(&card.turned())
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
    fn four_colours_find_one_classic_card() {
        let content = Content::classic();
        let colours = [Colour::Orange, Colour::Black, Colour::Red, Colour::Pink];
        let found = content.deck().iter().filter(|(_, card)| begins_with(card, &colours)).count();
        assert_eq!(found, 1);
    }
}
