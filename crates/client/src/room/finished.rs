use std::sync::Arc;

use sideboards_protocol::{self as protocol, seat_of};
use sideboards_rules::{Content, Record, Seat};

use crate::boxes::OwnBox;

/// A finished game, as the server returns it to all who know its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FetchedGame {
    /// The names by seat.
    pub players: Vec<String>,
    /// The seats of people for whom a bot finished the game.
    pub bot_finished: Vec<Seat>,
    record: String,
    /// The box, if it is not the classic one.
    content: Option<String>,
}

impl From<protocol::FinishedGame> for FetchedGame {
    fn from(game: protocol::FinishedGame) -> Self {
        let bot_finished = game.bot_finished.into_iter().filter_map(seat_of).collect();
        Self { players: game.players, bot_finished, record: game.record, content: game.content }
    }
}

impl FetchedGame {
    /// Returns its box, if it is not the classic one.
    pub fn own_box(&self) -> Option<OwnBox> {
        self.content.as_ref().and_then(|text| OwnBox::read(text).ok())
    }

    /// Reads the record with one of some boxes.
    pub fn read(&self, boxes: &[Arc<Content>]) -> Option<Record> {
        boxes.iter().find_map(|content| Record::parse(&self.record, Arc::clone(content)).ok())
    }
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::wire;

    use super::*;

    #[test]
    fn a_game_of_the_server_is_read() {
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(path).expect("an example");
        let answer = format!(
            r#"{{"game":"abcd-1","finished":1,"players":["Ann","Bo"],"bot_finished":[2],"commitment":"00","record":"{}"}}"#,
            record.replace('\n', "\\n")
        );
        let game = FetchedGame::from(wire::read::<protocol::FinishedGame>(&answer).expect("a game"));
        assert_eq!(game.players, ["Ann", "Bo"]);
        assert_eq!(game.bot_finished, [Seat::new(1)]);
        assert_eq!(game.read(&[Content::classic()]).map(|read| read.to_string()), Some(record));
        assert!(game.read(&[]).is_none(), "the box is not here");
    }
}
