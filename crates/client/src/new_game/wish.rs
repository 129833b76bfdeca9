use std::sync::Arc;

use sideboards_rules::{Content, Goals, Seed, Variant};

use crate::local::LocalGame;
use crate::place::Place;

/// A deal that was sent, or the empty wish for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The seed of the cards.
    pub seed: Option<Seed>,
    /// The number of players.
    pub players: Option<usize>,
    /// One goal of each kind.
    pub goals: Option<Goals>,
    /// The variant.
    pub variant: Variant,
    /// The points of the player who sent it.
    pub beat: Option<u16>,
    /// The index of its box among the available ones; the classic one is the first.
    pub of_box: usize,
}

/// A deal with an unavailable box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherBox;

impl Wish {
    /// Reads the query of an address; invalid parts are ignored.
    pub fn parse(query: &str, boxes: &[Arc<Content>]) -> Result<Self, OtherBox> {
        let parts = || query.split('&').filter_map(|part| part.split_once('='));
        let of_box = match parts().find(|(name, _)| *name == "box") {
            Some((_, mark)) => boxes.iter().position(|content| box_mark(content) == mark).ok_or(OtherBox)?,
            None => 0,
        };
        let content = &boxes[of_box];
        let mut wish = Self { of_box, ..Self::default() };
        for (name, value) in parts() {
            match name {
                "deal" if value.len() == 64 => wish.seed = value.parse().ok(),
                "players" => wish.players = value.parse().ok().filter(|players| (1..=6).contains(players)),
                "goals" => wish.goals = goals(value, content),
                "beat" => wish.beat = value.parse().ok(),
                "variant" => wish.variant = value.parse().unwrap_or_default(),
                _ => {}
            }
        }
        Ok(wish)
    }
}

/// Returns the address of a deal, without the origin: others get the same cards in the same order, and the points
/// to beat if one person has played it.
pub fn deal_address(game: &LocalGame) -> String {
    let setup = game.setup();
    let goals = setup.goals().numbers().map(|number| number.to_string()).join("-");
    let variant = if setup.variant() == Variant::FourCard { "&variant=four-card" } else { "" };
    let is_classic = game.content().hash() == Content::classic().hash();
    let of_box = if is_classic { String::new() } else { format!("&box={}", box_mark(game.content())) };
    let points = game.only_person().and_then(|seat| Some(game.public().scores()?.of(seat).total));
    let beat = points.map_or_else(String::new, |points| format!("&beat={}", points.0));
    let (players, seed) = (setup.players(), game.record().seed());
    format!("{}?deal={seed}&players={players}&goals={goals}{variant}{of_box}{beat}", Place::NewGame.path())
}

/// Returns the name of a box in an address: the beginning of its hash, enough to tell ordinary boxes apart.
fn box_mark(content: &Content) -> String {
    content.hash().to_string()[..16].to_owned()
}

fn goals(text: &str, content: &Content) -> Option<Goals> {
    let numbers: Result<Vec<i64>, _> = text.split('-').map(str::parse).collect();
    content.goals(&numbers.ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::weekend_box;

    #[test]
    fn a_deal_in_an_address_is_understood() {
        let boxes = [Content::classic(), weekend_box()];
        let seed = "ab".repeat(32);
        let query = format!("deal={seed}&players=3&goals=2-8-19&variant=four-card&beat=41");
        let wish = Wish::parse(&query, &boxes).expect("the classic box is here");
        assert_eq!(wish.seed.map(|seed| seed.to_string()), Some(seed));
        assert_eq!((wish.players, wish.variant, wish.beat), (Some(3), Variant::FourCard, Some(41)));
        assert_eq!(wish.goals.map(|goals| goals.numbers()), Some([2, 8, 19]));
    }

    #[test]
    fn nonsense_in_an_address_is_not_wished_for() {
        let query = "deal=x&players=99&goals=1-2-3&variant=five&beat=me&colour=mauve";
        assert_eq!(Wish::parse(query, &[Content::classic()]), Ok(Wish::default()));
    }

    #[test]
    fn a_deal_names_its_box() {
        let query = format!("goals=1-2-3&box={}", box_mark(&weekend_box()));
        let wish = Wish::parse(&query, &[Content::classic(), weekend_box()]).expect("it is here");
        assert_eq!((wish.of_box, wish.goals.map(|goals| goals.numbers())), (1, Some([1, 2, 3])));
        assert_eq!(Wish::parse(&query, &[Content::classic()]), Err(OtherBox));
    }
}
