use sideboards_bots::Level;
use sideboards_rules::Seat;

use crate::local::{LocalGame, Player};
use crate::texts::Texts;

pub(crate) fn level_word(t: &Texts, level: Level) -> String {
    t.bot_level(&level.to_string())
}

/// Names who plays a seat, so that no two names at a table are the same.
pub(crate) fn player_name(t: &Texts, game: &LocalGame, seat: Seat) -> String {
    match game.player(seat) {
        Player::Person(name) if !name.is_empty() => numbered(t, game, seat, name.clone()),
        Player::Person(_) if game.people().count() == 1 => t.you(),
        Player::Person(_) => t.player(seat.index() + 1),
        Player::Bot(level) => numbered(t, game, seat, level_word(t, *level)),
    }
}

/// Adds a number if others at the table are called the same.
fn numbered(t: &Texts, game: &LocalGame, seat: Seat, name: String) -> String {
    let alike = |seats: &[Player]| seats.iter().filter(|player| *player == game.player(seat)).count();
    match alike(game.players()) {
        1 => name,
        _ => t.name_numbered(&name, alike(&game.players()[..=seat.index()])),
    }
}
