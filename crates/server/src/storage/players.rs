//! The players of a finished game, as stored.

use serde::{Deserialize, Serialize};
use sideboards_protocol::SeatNumber;

/// The players of a finished game, as stored: mere names, unless a bot finished the game for a person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum FinishedPlayers {
    Names(Vec<String>),
    Marked { names: Vec<String>, bot_finished: Vec<SeatNumber> },
}

impl FinishedPlayers {
    pub(crate) fn new(names: Vec<String>, bot_finished: Vec<SeatNumber>) -> Self {
        if bot_finished.is_empty() { Self::Names(names) } else { Self::Marked { names, bot_finished } }
    }

    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("names are JSON")
    }

    /// Reads names, and the seats of people for whom a bot finished the game.
    pub(crate) fn read(text: &str) -> (Vec<String>, Vec<SeatNumber>) {
        match serde_json::from_str(text) {
            Ok(Self::Names(names)) => (names, Vec::new()),
            Ok(Self::Marked { names, bot_finished }) => (names, bot_finished),
            Err(_) => Default::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_stored_as_they_always_were_unless_a_bot_finished() {
        let names = vec!["Zoë".to_owned(), "joiner".to_owned()];
        let plain = FinishedPlayers::new(names.clone(), Vec::new()).write();
        assert_eq!(plain, r#"["Zoë","joiner"]"#);
        assert_eq!(FinishedPlayers::read(&plain), (names.clone(), Vec::new()));
        let marked = FinishedPlayers::new(names.clone(), vec![1]).write();
        assert_eq!(FinishedPlayers::read(&marked), (names, vec![1]));
    }
}
