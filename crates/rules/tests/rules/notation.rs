//! Texts round-trip.

use proptest::prelude::*;
use sideboards_rules::{
    Card, CardId, Choice, Content, Decision, End, Notation, NotationError, Placed, Placement, Sideboard,
    Start, Turned,
};

use crate::kit::motley_content;

fn placed() -> impl Strategy<Value = Placed> {
    (0..60_usize, any::<bool>()).prop_map(|(card, is_turned)| Placed {
        card: CardId::new(card),
        turned: Turned::ALL[usize::from(is_turned)],
    })
}

fn decision() -> impl Strategy<Value = Decision> {
    prop_oneof![
        (placed(), placed()).prop_map(|(left, right)| Decision::Start(Start { left, right })),
        (placed(), any::<bool>()).prop_map(|(placed, is_left)| Decision::Place(Placement {
            card: placed.card,
            turned: placed.turned,
            end: End::ALL[usize::from(is_left)],
        })),
        Just(Decision::Exchange),
        Just(Decision::TakeBack),
    ]
}

proptest! {
    #[test]
    fn placed_cards_round_trip(placed in placed()) {
        let content = Content::classic();
        let text = content.deck().text(&placed).to_string();
        prop_assert_eq!(Placed::read(&text, content.deck()), Ok(placed));
        let card: Card = text.parse().expect("a card");
        prop_assert_eq!(card.to_string(), text);
    }

    #[test]
    fn sideboards_round_trip(cards in prop::collection::vec(placed(), 0..=8)) {
        let content = Content::classic();
        let sideboard = Sideboard::try_from(cards.as_slice()).expect("at most eight cards");
        let text = content.deck().text(&sideboard).to_string();
        prop_assert_eq!(Sideboard::read(&text, content.deck()), Ok(sideboard));
    }

    #[test]
    fn decisions_round_trip(decision in decision()) {
        let content = Content::classic();
        let text = content.deck().text(&decision).to_string();
        prop_assert_eq!(Decision::read(&text, content.deck()), Ok(decision));
    }

    /// Cards that look the same both ways up may come back as printed: their faces are the same.
    #[test]
    fn motley_cards_round_trip_as_text(card in 0..30_usize, turned: bool, number in 0..8_u64) {
        let content = motley_content(number);
        let placed = Placed { card: CardId::new(card), turned: Turned::ALL[usize::from(turned)] };
        let text = content.deck().text(&placed).to_string();
        let again = Placed::read(&text, content.deck()).expect("a card of this box");
        prop_assert_eq!(again.card, placed.card);
        prop_assert_eq!(content.deck().text(&again).to_string(), text);
    }

    #[test]
    fn no_text_is_too_strange(text: String) {
        let content = Content::classic();
        let _ = Decision::read(&text, content.deck());
        let _ = Sideboard::read(&text, content.deck());
        let _ = text.parse::<Card>();
    }
}

#[test]
fn decisions_are_written_like_this() {
    let content = Content::classic();
    for text in [
        "start ObRsT-P-Kf PbR-OsT-Kf",
        "start K-OsPfTbR- R-TsPbK-Of",
        "left K-PbT-OsRf",
        "right K-PbT-OsRf",
        "exchange",
        "take-back",
    ] {
        let decision = Decision::read(text, content.deck()).expect("a decision");
        assert_eq!(content.deck().text(&decision).to_string(), text);
    }
}

#[test]
fn what_is_not_a_decision_is_named() {
    let content = Content::classic();
    let error = |text| Decision::read(text, content.deck()).expect_err("not a decision").to_string();
    assert!(error("start ObRsT-P-Kf").contains("start ObRsT-P-Kf"));
    assert!(error("up K-PbT-OsRf").contains("is not a decision"));
    assert!(error("left  K-PbT-OsRf").contains("is not a decision"), "one space, not two");
    assert!(error("left K-PbT-OsRx").contains("drawer 5"));
    assert!(error("left R-R-R-R-R-").contains("not in this box"));
    assert!(error(&"x".repeat(100_000)).len() < 200, "a long text is not repeated at length");
    let exchange = Choice::read("exchange", content.deck()).expect_err("not a choice").to_string();
    assert!(exchange.contains("places no card") && !exchange.contains("take-back"), "{exchange}");
    let nine = ["R-TbPfOsK-"; 9].join(" ");
    assert!(matches!(Sideboard::read(&nine, content.deck()), Err(NotationError::TooManyCards(_))));
}
