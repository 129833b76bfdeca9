use sideboards_bots::Level;
use sideboards_client::local::{Player, bot_at};
use sideboards_rules::{Card, Seat};

use super::columns_words;
use crate::texts::Texts;

pub(crate) fn level_word(t: &Texts, level: Level) -> String {
    t.bot_level(&level.to_string())
}

/// Names who plays a seat, so that no two names at a table are the same.
pub(crate) fn player_name(t: &Texts, players: &[Player], seat: Seat) -> String {
    let player = &players[seat.index()];
    match player {
        Player::Person(name) if !name.is_empty() => numbered(t, players, seat, name.clone()),
        Player::Person(_) if players.iter().filter(|player| player.is_person()).count() == 1 => t.you(),
        Player::Person(_) => t.player(seat.index() + 1),
        Player::Bot(level) => bot_at(players, seat)
            .map_or_else(|| level_word(t, *level), |(character, _)| character.name().to_owned()),
    }
}

/// Says how strong a bot is and how it plays.
pub(crate) fn bot_words(t: &Texts, level: Level) -> String {
    t.labelled(&level_word(t, level), &t.bot_temper(&level.to_string()))
}

/// Names a player's sideboard.
pub(crate) fn sideboard_title(t: &Texts, name: &str) -> String {
    if name == t.you() { t.your_sideboard() } else { t.sideboard_of(name) }
}

/// Describes a sideboard and its owner.
pub(crate) fn sideboard_words(t: &Texts, name: &str, faces: &[Card]) -> String {
    format!("{}. {}", sideboard_title(t, name), columns_words(t, faces))
}

/// Adds a number if others at the table are called the same.
fn numbered(t: &Texts, players: &[Player], seat: Seat, name: String) -> String {
    let alike = |seats: &[Player]| seats.iter().filter(|player| **player == players[seat.index()]).count();
    match alike(players) {
        1 => name,
        _ => t.name_numbered(&name, alike(&players[..=seat.index()])),
    }
}
