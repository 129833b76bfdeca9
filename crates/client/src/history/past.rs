use std::fmt;
use std::sync::Arc;

use sideboards_rules::{Content, Seat};

use crate::codes::{self, CodeError};
use crate::local::{LocalGame, Player};
use crate::sheet::Paper;

/// A game that was finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// When it was finished, in milliseconds since 1970.
    pub when: u64,
    /// Where it was played.
    pub origin: Origin,
    /// The seat of the owner of the device; none if several people played around it, or bots alone, or if a bot finished the
    /// game for the owner.
    pub you: Option<Seat>,
    /// Who played, by seat.
    pub players: Vec<Player>,
    /// The record, as in a link; of a table game, which has none, the score sheet.
    pub code: String,
}

/// Where a game was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// On this device.
    Device,
    /// A room of a server; how the server calls the game, as in `/api/games/NAME`.
    Room(String),
    /// The daily deal of a day, the try that counts.
    Daily(String),
    /// The daily deal of a day that was missed, played later.
    Archive(String),
    /// The daily deal of a day once more.
    Practice(String),
    /// A deal whose cards were known: it had been played on this device before, or seen in a replay.
    Again,
    /// On a real table, as the score sheet has it; both in seconds since 1970.
    Table {
        /// When the evening began.
        evening: u32,
        /// When the round began. A corrected sheet is still the same round.
        round: u32,
    },
}

impl Origin {
    /// Returns the word for it, without a name or a day.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Device => "device",
            Self::Room(_) => "room",
            Self::Daily(_) => "daily",
            Self::Archive(_) => "archive",
            Self::Practice(_) => "practice",
            Self::Again => "again",
            Self::Table { .. } => "table",
        }
    }

    /// Returns how the server calls the game, or the day.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Device | Self::Again | Self::Table { .. } => None,
            Self::Room(name) | Self::Daily(name) | Self::Archive(name) | Self::Practice(name) => Some(name),
        }
    }

    /// Returns whether it counts for nothing: a deal that was known before, or a day that was over.
    pub const fn is_practice(&self) -> bool {
        matches!(self, Self::Archive(_) | Self::Practice(_) | Self::Again)
    }

    fn parse(text: &str) -> Option<Self> {
        match text {
            "device" => return Some(Self::Device),
            "again" => return Some(Self::Again),
            _ => {}
        }
        let (word, name) = text.split_once(' ')?;
        let name = name.to_owned();
        match word {
            "room" => Some(Self::Room(name)),
            "daily" => Some(Self::Daily(name)),
            "archive" => Some(Self::Archive(name)),
            "practice" => Some(Self::Practice(name)),
            "table" => {
                let (evening, round) = name.split_once(' ')?;
                Some(Self::Table { evening: evening.parse().ok()?, round: round.parse().ok()? })
            }
            _ => None,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (Self::Table { evening, round }, _) => write!(f, "{} {evening} {round}", self.word()),
            (_, None) => write!(f, "{}", self.word()),
            (_, Some(name)) => write!(f, "{} {name}", self.word()),
        }
    }
}

impl Past {
    /// Remembers a game that is over.
    pub fn of(game: &LocalGame, you: Option<Seat>, origin: Origin, when: u64) -> Self {
        Self {
            when,
            origin,
            you,
            players: game.players().to_vec(),
            code: codes::record::write(game.record()),
        }
    }

    /// Remembers a round on a real table. It has no owner: everybody around the table is told apart by name.
    pub fn of_table(paper: &Paper, evening: u32, when: u64) -> Self {
        Self {
            when,
            origin: Origin::Table { evening, round: paper.begun },
            you: None,
            players: paper.players.iter().map(|player| Player::person(&player.name)).collect(),
            code: codes::sheet::write(paper),
        }
    }

    /// Returns whether a bot finished it for the owner of the device: only games of rooms that were played here are kept.
    pub const fn is_bot_finished(&self) -> bool {
        matches!(self.origin, Origin::Room(_)) && self.you.is_none()
    }

    /// Returns whether it was played on a real table.
    pub const fn is_table(&self) -> bool {
        matches!(self.origin, Origin::Table { .. })
    }

    /// Reads the score sheet of a table game, about one of some boxes or what the sheet carries.
    pub fn paper(&self, boxes: &[Arc<Content>]) -> Result<Paper, CodeError> {
        let paper = codes::sheet::read(&self.code, boxes)?;
        let is_this = self.is_table() && paper.players.len() == self.players.len();
        is_this.then_some(paper).ok_or(CodeError::Nonsense)
    }

    /// Plays the game again, with one of some boxes. A table game has no record.
    pub fn game(&self, boxes: &[Arc<Content>]) -> Result<LocalGame, CodeError> {
        if self.is_table() {
            return Err(CodeError::Nonsense);
        }
        let record = codes::record::read(&self.code, boxes)?;
        let players = self.players.len();
        if record.setup().players().count() != players || self.you.is_some_and(|you| you.index() >= players) {
            return Err(CodeError::Nonsense);
        }
        LocalGame::resume(record, self.players.clone()).map_err(|_| CodeError::Nonsense)
    }

    /// Returns whether two lines are about one game.
    pub fn is_same_game(&self, other: &Self) -> bool {
        self.origin == other.origin && (self.is_table() || self.code == other.code)
    }

    /// Renames a person, unless another player in this game has the name. Only of games without an owner: the names in others
    /// are those of accounts and rooms. Returns whether anything changed.
    pub fn rename(&mut self, from: &str, to: &str, boxes: &[Arc<Content>]) -> bool {
        let [from, to] = [from, to].map(|name| Player::Person(name.to_owned()));
        let is_possible = self.you.is_none() && !self.players.contains(&to);
        let Some(person) = self.players.iter().position(|player| *player == from).filter(|_| is_possible)
        else {
            return false;
        };
        if let (Ok(mut paper), Player::Person(name)) = (self.paper(boxes), &to) {
            name.clone_into(&mut paper.players[person].name);
            self.code = codes::sheet::write(&paper);
        }
        self.players[person] = to;
        true
    }

    /// Reads a line of the history.
    pub fn parse(line: &str) -> Option<Self> {
        let mut parts = line.split('\t');
        let when = parts.next()?.parse().ok()?;
        let origin = Origin::parse(parts.next()?)?;
        let you = match parts.next()? {
            "-" => None,
            seat => Some(Seat::try_from(seat.parse::<usize>().ok()?).ok()?),
        };
        let code = parts.next()?.to_owned();
        let players = parts.map(Player::parse).collect::<Option<Vec<Player>>>()?;
        Some(Self { when, origin, you, players, code })
    }
}

impl fmt::Display for Past {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t", self.when, self.origin)?;
        match self.you {
            Some(seat) => write!(f, "{}\t", seat.index())?,
            None => write!(f, "-\t")?,
        }
        write!(f, "{}", self.code)?;
        self.players.iter().try_for_each(|player| write!(f, "\t{player}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::load;
    use crate::sheet::worked_example;

    #[test]
    fn games_are_remembered() {
        let path = format!("{}/../../examples/three-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let game = load(&text, Content::classic()).expect("a record");
        let day = || "2026-11-15".to_owned();
        let origins = [
            Origin::Device,
            Origin::Room("abcd-2".to_owned()),
            Origin::Daily(day()),
            Origin::Archive(day()),
            Origin::Practice(day()),
            Origin::Again,
        ];
        for origin in origins {
            for you in [None, Some(Seat::new(2))] {
                let past = Past::of(&game, you, origin.clone(), 1_700_000_000_000);
                assert_eq!(Past::parse(&past.to_string()), Some(past.clone()));
                let again = past.game(&[Content::classic()]).expect("it was played");
                assert_eq!(again.record().to_string(), game.record().to_string());
                assert_eq!(again.players(), game.players());
                let is_room = matches!(origin, Origin::Room(_));
                assert_eq!(past.is_bot_finished(), is_room && you.is_none(), "{origin}");
            }
        }
        assert_eq!(Past::parse("yesterday\tdevice\t-\tx"), None);
        assert_eq!(Past::parse("1\tattic\t-\tx"), None);
        assert_eq!(Past::parse("1\troom\t-\tx"), None);
        assert_eq!(Past::parse("1\ttable 5\t-\tx"), None);
        let stranger = Past::of(&game, Some(Seat::new(5)), Origin::Device, 1);
        assert!(stranger.game(&[Content::classic()]).is_err(), "the game has no such seat");
    }

    #[test]
    fn rounds_on_a_real_table_are_remembered_by_their_sheets() {
        let boxes = [Content::classic()];
        let paper = worked_example();
        let past = Past::of_table(&paper, 5, 1_700_000_000_000);
        assert_eq!(Past::parse(&past.to_string()), Some(past.clone()));
        assert_eq!(past.paper(&boxes).expect("a sheet").players, paper.players);
        assert!(past.game(&boxes).is_err(), "nothing can be replayed");
        let mut corrected = paper.clone();
        corrected.players[0].exchange_used = true;
        assert!(past.is_same_game(&Past::of_table(&corrected, 5, 9)));
        assert!(!past.is_same_game(&Past::of_table(&paper.next(7), 5, 9)));

        let mut renamed = past.clone();
        assert!(!renamed.rename("Lidia", "Peter", &boxes), "they are two");
        assert!(renamed.rename("Lidia", "Lydia", &boxes) && !renamed.rename("Lidia", "Lydia", &boxes));
        assert_eq!(renamed.players[0], Player::person("Lydia"));
        assert_eq!(renamed.paper(&boxes).expect("a sheet").players[0].name, "Lydia");
        assert!(renamed.is_same_game(&past));
    }
}
