//! What can be asked about a batch.

use std::sync::Arc;

use sideboards_rules::{Content, Goals, LeanGame, Setup};

use super::{Batch, Slot};
use crate::{Actions, Encoder};

impl Batch {
    /// Returns the numbering of its actions.
    pub fn actions(&self) -> Actions {
        self.plan.actions
    }

    /// Returns the encoder of its observations.
    pub fn encoder(&self) -> &Encoder {
        &self.plan.encoder
    }

    /// Returns how many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// Returns how many seats have no bot.
    pub fn learners(&self) -> usize {
        self.plan.learners
    }

    /// Returns the setup of all games. Its goals do not count if each deal draws its own.
    pub fn setup(&self) -> &Setup {
        &self.plan.setup
    }

    /// Returns the goals of all games; none if each deal draws its own.
    pub fn goals(&self) -> Option<Goals> {
        self.plan.goals
    }

    /// Returns the goals of a game as it is dealt now.
    ///
    /// # Panics
    /// If the index is out of range.
    pub fn goals_of(&self, number: usize) -> Goals {
        self.slots[number].goals
    }

    /// Returns the content of all games.
    pub fn content(&self) -> &Arc<Content> {
        &self.plan.content
    }

    /// Returns a game.
    ///
    /// # Panics
    /// If the index is out of range.
    pub fn game(&self, number: usize) -> &LeanGame {
        &self.slots[number].game
    }

    /// Returns how many bytes a game takes, without the full game that bots need.
    pub fn bytes_per_game() -> usize {
        size_of::<Slot>()
    }
}

/// Writes its size: the whole would fill pages.
impl std::fmt::Debug for Batch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Batch")
            .field("games", &self.slots.len())
            .field("setup", &self.plan.setup)
            .finish_non_exhaustive()
    }
}
