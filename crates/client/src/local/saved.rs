//! The text of a game on this device: the players, an empty line, and the record of `docs/RECORD.md`.

use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_rules::{BadDecision, Content, MAX_PLAYERS, Record, RecordError};

use super::{LocalGame, Player};

const HEADER: &str = "sideboards game 1";

/// Why a text is not a game.
#[derive(Debug)]
pub enum LoadError {
    /// A line about a player, counted from 1.
    Player {
        /// The line.
        line: usize,
    },
    /// The record cannot be read.
    Record(RecordError),
    /// The record breaks the rules.
    Illegal(BadDecision),
}

/// Writes a game.
pub fn save(game: &LocalGame) -> String {
    let players: String = game.players().iter().map(|player| format!("{player}\n")).collect();
    format!("{HEADER}\n{players}\n{}", game.record())
}

/// Reads a saved game, or a bare record: then the first seat is a person and the others are bots.
pub fn load(text: &str, content: Arc<Content>) -> Result<LocalGame, LoadError> {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
    let (players, record) = match text.strip_prefix(&format!("{HEADER}\n")) {
        Some(rest) => split(rest)?,
        None => (None, text.as_str()),
    };
    let record = Record::parse(record, content).map_err(LoadError::Record)?;
    let seats = record.setup().players().count();
    let players = match players {
        Some(players) if players.len() == seats => players,
        Some(players) => return Err(LoadError::Player { line: players.len().min(seats) + 2 }),
        None => (0..seats)
            .map(|seat| if seat == 0 { Player::person("") } else { Player::Bot(Level::Joiner) })
            .collect(),
    };
    LocalGame::resume(record, players).map_err(LoadError::Illegal)
}

/// Finds the record in the text of a saved game, and how many lines stand before it. Any other text is taken for a record.
pub fn record_in(text: &str) -> (usize, &str) {
    let is_saved = text.lines().next().is_some_and(|line| line.trim_start_matches('\u{feff}') == HEADER);
    let start = text.find("\nsideboards record ").filter(|_| is_saved);
    start.map_or((0, text), |end| (text[..=end].lines().count(), &text[end + 1..]))
}

fn split(text: &str) -> Result<(Option<Vec<Player>>, &str), LoadError> {
    let (head, record) = text.split_once("\n\n").ok_or(LoadError::Player { line: 2 })?;
    let players: Result<Vec<Player>, LoadError> = head
        .lines()
        .take(MAX_PLAYERS + 1)
        .enumerate()
        .map(|(index, line)| Player::parse(line).ok_or(LoadError::Player { line: index + 2 }))
        .collect();
    Ok((Some(players?), record))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(name: &str) -> String {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("an example")
    }

    #[test]
    fn the_record_is_found_in_a_saved_game() {
        let game = load(&record("three-players"), Content::classic()).expect("a record");
        let (text, bare) = (save(&game), game.record().to_string());
        assert_eq!(record_in(&text), (5, bare.as_str()));
        let windows = text.replace('\n', "\r\n");
        assert_eq!(record_in(&windows), (5, bare.replace('\n', "\r\n").as_str()));
        assert_eq!(record_in(&bare), (0, bare.as_str()));
        assert_eq!(record_in("sideboards game 1\nperson Ada\n"), (0, "sideboards game 1\nperson Ada\n"));
    }

    #[test]
    fn a_game_survives_being_saved() {
        let game = load(&record("three-players"), Content::classic()).expect("a record");
        let text = save(&game);
        assert!(
            text.starts_with("sideboards game 1\nperson \nbot joiner\nbot joiner\n\nsideboards record 1\n")
        );
        let again = load(&text, Content::classic()).expect("what was saved");
        assert_eq!(save(&again), text);
        assert!(again.is_over());
    }

    #[test]
    fn windows_and_byte_order_marks_are_forgiven() {
        let text = format!("\u{feff}{}", record("solo").replace('\n', "\r\n"));
        assert!(load(&text, Content::classic()).is_ok());
    }

    #[test]
    fn what_is_wrong_is_told_by_its_line() {
        let record = record("two-players");
        let load = |text: &str| load(text, Content::classic());
        let line = |players: &str| match load(&format!("{HEADER}\n{players}\n\n{record}")) {
            Err(LoadError::Player { line }) => line,
            other => panic!("{other:?}"),
        };
        assert_eq!(line("person Ann\nbot genius"), 3);
        assert_eq!(line("person Ann"), 3);
        assert_eq!(line("person Ann\nbot master\nbot master"), 4);
        assert!(matches!(load("Dear diary"), Err(LoadError::Record(_))));
        let twice = format!("{record}1 exchange\n");
        assert!(matches!(load(&twice), Err(LoadError::Illegal(_))));
    }
}
