use first_page::front;
use sideboards_rules::{Card, LINES};

use crate::DRAWER;

/// Draws a card as it lies, from drawers and handles that [`first_page::definitions`] has drawn.
pub fn card(face: &Card) -> String {
    let drawers = face.drawers().iter().enumerate().map(|(line, drawer)| {
        let handle = drawer.handle.map(|handle| handle.to_string()).unwrap_or_default();
        front(&drawer.colour.to_string(), &handle, line * DRAWER.1)
    });
    carcass() + &drawers.collect::<String>()
}

/// Draws the back of a card.
pub fn card_back() -> String {
    format!(
        r#"{}<rect class="veneer" x="5" y="5" width="50" height="190" rx="2"/><path class="inlay" d="M30 30 46 100 30 170 14 100Z"/><circle class="inlay" cx="30" cy="100" r="7"/>"#,
        carcass()
    )
}

fn carcass() -> String {
    format!(r#"<rect class="carcass" width="{}" height="{}" rx="3"/>"#, DRAWER.0, DRAWER.1 * LINES)
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Content, Placed, Turned};

    use super::*;

    #[test]
    fn a_card_shows_its_drawers_from_the_top() {
        let content = Content::classic();
        let deck = content.deck();
        let (id, _) = deck.iter().next().expect("a card");
        let face = deck.face(Placed { card: id, turned: Turned::AsPrinted });
        let drawn = card(&face);
        let colours = face.drawers().iter().map(|drawer| drawn.find(&format!("#drawer-{}", drawer.colour)));
        let places: Vec<usize> = colours.map(|place| place.expect("every colour is drawn")).collect();
        assert!(places.is_sorted(), "{drawn}");
        let handles = face.drawers().iter().filter(|drawer| drawer.handle.is_some()).count();
        assert_eq!(drawn.matches("class=\"handle\"").count(), handles);
    }
}
