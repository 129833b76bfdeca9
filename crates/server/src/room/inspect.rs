//! Access to hidden parts of a room, for the simulator only.

use rand_xoshiro::Xoshiro256PlusPlus;
use sideboards_rules::{Game, Seat, Viewer, below};

use super::Room;

impl Room {
    /// Returns the current game, hidden cards included.
    pub(crate) fn game(&self) -> Option<&Game> {
        self.running().map(|table| &table.game)
    }

    /// Returns a random decision that a seat can take now, as text.
    pub(crate) fn some_decision(&self, seat: Seat, words: &mut Xoshiro256PlusPlus) -> Option<String> {
        let legal = self.game()?.legal(seat);
        (!legal.is_empty()).then(|| {
            let decision = legal.get(below(words, legal.len()));
            self.content.deck().text(&decision).to_string()
        })
    }

    /// Returns a random choice that a seat can lay now, as text.
    pub(crate) fn some_choice(&self, seat: Seat, words: &mut Xoshiro256PlusPlus) -> Option<String> {
        let legal = self.game()?.legal(seat);
        (legal.choices() > 0).then(|| {
            let choice = legal.choice(below(words, legal.choices()));
            self.content.deck().text(&choice).to_string()
        })
    }

    /// Returns a room that looks the same to a viewer, with other hidden cards; none without a game.
    pub(crate) fn redealt(&self, viewer: Viewer, words: &mut Xoshiro256PlusPlus) -> Option<Self> {
        let game = self.game()?.view(viewer).sample(words);
        let mut room = self.clone();
        room.table.as_mut()?.game = game;
        Some(room)
    }
}
