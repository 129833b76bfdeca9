use sideboards_rules::{Colour, Deck, Placed, Turned};

/// Finds the cards that show some colours from the top, in each way up that does, ordered by the colours below those.
pub fn candidates(deck: &Deck, tapped: &[Colour]) -> Vec<Placed> {
    let shows = |placed: &Placed| {
        let face = deck.face(*placed);
        face.drawers().iter().zip(tapped).all(|(drawer, colour)| drawer.colour == *colour)
    };
    let ways = |(card, face): (_, &sideboards_rules::Card)| {
        // A card that looks the same both ways up is shown once.
        let is_alike = face.turned() == *face;
        Turned::ALL.into_iter().take(if is_alike { 1 } else { 2 }).map(move |turned| Placed { card, turned })
    };
    let mut found: Vec<Placed> = deck.iter().flat_map(ways).filter(shows).collect();
    found.sort_by_key(|placed| deck.face(*placed).0.map(|drawer| drawer.colour as u8));
    found
}

/// Returns whether another drawer of some colour can follow.
pub fn can_follow(deck: &Deck, tapped: &[Colour], colour: Colour) -> bool {
    let longer = [tapped, &[colour]].concat();
    longer.len() <= sideboards_rules::LINES && !candidates(deck, &longer).is_empty()
}

#[cfg(test)]
mod tests {
    use sideboards_rules::Content;

    use super::*;

    #[test]
    fn three_taps_leave_two_cards_and_four_leave_one() {
        let content = Content::classic();
        let deck = content.deck();
        let tapped = [Colour::Red, Colour::Turquoise, Colour::Pink, Colour::Orange];
        let left: Vec<usize> = (0..=4).map(|taps| candidates(deck, &tapped[..taps]).len()).collect();
        assert_eq!(left, [120, 24, 6, 2, 1]);
        let second = candidates(deck, &tapped[..1]).into_iter().map(|placed| deck.face(placed).0[1].colour);
        let second: Vec<Colour> = second.collect();
        assert!(second.chunks(6).all(|six| six.iter().all(|colour| *colour == six[0])), "{second:?}");
        let only = candidates(deck, &tapped)[0];
        let colours: Vec<Colour> = deck.face(only).drawers().iter().map(|drawer| drawer.colour).collect();
        assert_eq!(colours[..4], tapped);
    }

    #[test]
    fn a_colour_of_the_classic_box_comes_once() {
        let content = Content::classic();
        let tapped = [Colour::Black, Colour::Pink];
        let open = Colour::ALL.map(|colour| can_follow(content.deck(), &tapped, colour));
        assert_eq!(open, [true, true, false, true, false]);
    }

    #[test]
    fn after_five_drawers_there_is_no_sixth() {
        let content = Content::classic();
        assert!(Colour::ALL.iter().all(|colour| !can_follow(content.deck(), &Colour::ALL, *colour)));
    }
}
