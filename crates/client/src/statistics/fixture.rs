//! Games to count, from the examples.

use sideboards_rules::{CardId, Content, Seat};

use super::Played;
use crate::history::{Origin, Past};
use crate::local::load;

/// Remembers a game of `examples`, in which a person played against joiners.
pub(crate) fn past(name: &str, you: Option<usize>, origin: Origin, when: u64) -> Past {
    let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("an example");
    let game = load(&text, Content::classic()).expect("a record");
    Past::of(&game, you.map(Seat::new), origin, when)
}

/// Plays such a game again.
pub(crate) fn played(name: &str, you: Option<usize>, origin: Origin, when: u64) -> Played {
    Played::of(past(name, you, origin, when), &[Content::classic()]).expect("it was played")
}

/// Makes a box with the goals of the classic one, and another order of the cards.
pub(crate) fn turned_box() -> Content {
    let text = include_str!("../../../../content/classic.toml");
    let first = Content::classic();
    let [one, other] = [0, 1].map(|index| first.deck().card(CardId::new(index)).to_string());
    let text = text.replacen(&one, "@@", 1).replacen(&other, &one, 1).replacen("@@", &other, 1);
    Content::parse(&text).expect("a box")
}
