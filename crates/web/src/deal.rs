//! New games: with fresh cards, or with those of another game.

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
}

impl Wish {
    /// Reads the part of an address after the question mark; what makes no sense is not wished for.
    pub(crate) fn parse(query: &str, content: &Content) -> Self {
        let mut wish = Self::default();
        for (name, value) in query.split('&').filter_map(|part| part.split_once('=')) {
            match name {
                "deal" if value.len() == 64 => wish.seed = value.parse().ok(),
                "players" => wish.players = value.parse().ok().filter(|players| (1..=6).contains(players)),
                "goals" => wish.goals = goals(value, content),
                "variant" => wish.variant = value.parse().unwrap_or_default(),
                _ => {}
            }
        }
        wish
    }
}

fn goals(text: &str, content: &Content) -> Option<Goals> {
    let numbers: Result<Vec<i64>, _> = text.split('-').map(str::parse).collect();
    content.goals(&numbers.ok()?).ok()
}

/// Deals a game for some players.
pub(crate) fn deal(
    players: Vec<Player>,
    variant: Variant,
    goals: Goals,
    seed: Seed,
) -> Result<LocalGame, SetupError> {
    let content = Content::classic();
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

    #[test]
    fn a_deal_in_an_address_is_understood() {
        let content = Content::classic();
        let seed = "ab".repeat(32);
        let wish = Wish::parse(&format!("deal={seed}&players=3&goals=2-8-19&variant=four-card"), &content);
        assert_eq!(wish.seed.map(|seed| seed.to_string()), Some(seed));
        assert_eq!((wish.players, wish.variant), (Some(3), Variant::FourCard));
        assert_eq!(wish.goals.map(|goals| goals.numbers()), Some([2, 8, 19]));
    }

    #[test]
    fn nonsense_in_an_address_is_not_wished_for() {
        let wish =
            Wish::parse("deal=x&players=99&goals=1-2-3&variant=five&colour=mauve", &Content::classic());
        assert_eq!(wish, Wish::default());
    }
}
