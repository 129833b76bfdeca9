use std::sync::Arc;

use sideboards_rules::{Content, Goals, Seed, Setup, SetupError, Variant};

use crate::local::{LocalGame, Player};

/// Deals a game for some players, with the classic box.
pub fn deal(
    players: Vec<Player>,
    variant: Variant,
    goals: Goals,
    seed: Seed,
) -> Result<LocalGame, SetupError> {
    deal_from(Content::classic(), players, variant, goals, seed)
}

/// Deals a game for some players from a box.
pub fn deal_from(
    content: Arc<Content>,
    players: Vec<Player>,
    variant: Variant,
    goals: Goals,
    seed: Seed,
) -> Result<LocalGame, SetupError> {
    let setup = Setup::new(&content, players.len(), variant, goals)?;
    Ok(LocalGame::deal(content, setup, seed, players))
}

/// Deals again, with the same seed or another one, to the same players with the same goals.
pub fn redeal(game: &LocalGame, seed: Seed) -> LocalGame {
    LocalGame::deal(game.content().clone(), *game.setup(), seed, game.players().to_vec())
}
