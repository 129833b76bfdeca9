//! New games: with fresh cards, or with those of another game.

use std::sync::Arc;

use leptos::prelude::*;
use sideboards_rules::{Content, Goals, Seed, Setup, SetupError, Variant};

use crate::local::{LocalGame, Player};

/// Draws a seed from the browser's source of chance.
pub(crate) fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let crypto = window().crypto().expect("browsers have it since 2011");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("32 bytes are few");
    Seed(bytes)
}

/// A deal that was sent, or the empty wish for one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Wish {
    pub(crate) seed: Option<Seed>,
    pub(crate) players: Option<usize>,
    pub(crate) goals: Option<Goals>,
    pub(crate) variant: Variant,
    /// The place of its box among those that are here; the classic one is the first.
    pub(crate) of_box: usize,
}

/// A deal with a box that is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OtherBox;

impl Wish {
    /// Reads the part of an address after the question mark; what makes no sense is not wished for.
    pub(crate) fn parse(query: &str, boxes: &[Arc<Content>]) -> Result<Self, OtherBox> {
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
                "variant" => wish.variant = value.parse().unwrap_or_default(),
                _ => {}
            }
        }
        Ok(wish)
    }
}

/// Gives what names a box in an address: the beginning of its hash, which tells boxes apart among friends.
pub(crate) fn box_mark(content: &Content) -> String {
    content.hash().to_string()[..16].to_owned()
}

fn goals(text: &str, content: &Content) -> Option<Goals> {
    let numbers: Result<Vec<i64>, _> = text.split('-').map(str::parse).collect();
    content.goals(&numbers.ok()?).ok()
}

/// Deals a game for some players, with the classic box.
pub(crate) fn deal(
    players: Vec<Player>,
    variant: Variant,
    goals: Goals,
    seed: Seed,
) -> Result<LocalGame, SetupError> {
    deal_from(Content::classic(), players, variant, goals, seed)
}

/// Deals a game for some players from a box.
pub(crate) fn deal_from(
    content: Arc<Content>,
    players: Vec<Player>,
    variant: Variant,
    goals: Goals,
    seed: Seed,
) -> Result<LocalGame, SetupError> {
    let setup = Setup::new(&content, players.len(), variant, goals)?;
    Ok(LocalGame::deal(content, setup, seed, players))
}

/// Deals new cards to the same players with the same goals.
pub(crate) fn again(game: &LocalGame) -> LocalGame {
    LocalGame::deal(game.content().clone(), *game.setup(), fresh_seed(), game.players().to_vec())
}

/// Deals the same cards once more.
pub(crate) fn same(game: &LocalGame) -> LocalGame {
    LocalGame::deal(game.content().clone(), *game.setup(), game.record().seed(), game.players().to_vec())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::weekend_box;

    #[test]
    fn a_deal_in_an_address_is_understood() {
        let boxes = [Content::classic(), weekend_box()];
        let seed = "ab".repeat(32);
        let query = format!("deal={seed}&players=3&goals=2-8-19&variant=four-card");
        let wish = Wish::parse(&query, &boxes).expect("the classic box is here");
        assert_eq!(wish.seed.map(|seed| seed.to_string()), Some(seed));
        assert_eq!((wish.players, wish.variant), (Some(3), Variant::FourCard));
        assert_eq!(wish.goals.map(|goals| goals.numbers()), Some([2, 8, 19]));
    }

    #[test]
    fn nonsense_in_an_address_is_not_wished_for() {
        let query = "deal=x&players=99&goals=1-2-3&variant=five&colour=mauve";
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
