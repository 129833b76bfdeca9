use std::sync::Arc;

use sideboards_rules::{Content, Record, Seat};

use crate::codes::{self, CodeError};
use crate::history::{Origin, Past};
use crate::local::{LocalGame, Player};
use crate::place::{Place, online_game};

/// What an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayRequest {
    /// The list of past games.
    List,
    /// A record that is in the link itself.
    Code(String),
    /// A game of the server.
    Room(String),
}

/// A finished game to look at.
#[derive(Clone, Debug)]
pub struct FoundGame {
    /// The game.
    pub game: LocalGame,
    /// The own seat.
    pub you: Option<Seat>,
    /// For whom a bot finished the game.
    pub bot_finished: BotFinished,
    /// Where it is found again.
    pub asked: ReplayRequest,
}

/// For whom a bot finished a game, as far as is known here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum BotFinished {
    /// For no one.
    #[default]
    NoOne,
    /// For the owner of the device, whose seat past games do not remember then.
    You,
    /// For the people on some seats.
    Seats(Vec<Seat>),
}

/// Why there is nothing to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoReplay {
    /// The link or the record says nothing.
    Unreadable,
    /// The end of the link is missing.
    Cut,
    /// It was played with a box that is not here.
    OtherBox,
    /// The game that it is to be compared with has other cards.
    OtherDeal,
    /// It is still going on, and hands are secret.
    NotOver,
    /// The server does not know it.
    NoSuchGame,
    /// The server cannot be reached.
    Unreachable,
}

impl ReplayRequest {
    /// Reads an address: its path and what stands after the hash.
    pub fn read(path: &str, hash: &str) -> Self {
        match (online_game(path), hash.trim_start_matches('#')) {
            (Some(name), _) => Self::Room(name.to_owned()),
            (None, "") => Self::List,
            (None, code) => Self::Code(code.to_owned()),
        }
    }

    /// Returns the address of a moment, without the origin.
    pub fn address(&self, step: Option<usize>) -> String {
        let path = Place::Replay.path();
        let step = step.map(|step| format!("?step={step}")).unwrap_or_default();
        match self {
            Self::List => path.to_owned(),
            Self::Code(code) => format!("{path}{step}#{code}"),
            Self::Room(name) => format!("{path}/{name}{step}"),
        }
    }

    /// Returns where a past game is found.
    pub fn of(past: &Past) -> Self {
        match &past.origin {
            Origin::Room(name) => Self::Room(name.clone()),
            _ => Self::Code(past.code.clone()),
        }
    }
}

impl FoundGame {
    /// Finds a game in a link; past games tell who played it.
    pub fn in_code(code: &str, history: &[Past], boxes: &[Arc<Content>]) -> Result<Self, NoReplay> {
        let record = codes::record::read(code, boxes).map_err(|error| match error {
            CodeError::Nonsense if is_cut(code, boxes) => NoReplay::Cut,
            CodeError::Nonsense => NoReplay::Unreadable,
            CodeError::OtherBox => NoReplay::OtherBox,
        })?;
        let players = vec![Player::person(""); record.setup().players().count()];
        let past = history.iter().rfind(|past| past.code == code && past.players.len() == players.len());
        let (players, you) = past.map_or((players, None), |past| (past.players.clone(), past.you));
        // Only games that are over are sent as links.
        let is_whole = |fault| if fault == NoReplay::NotOver { NoReplay::Cut } else { fault };
        Self::new(record, players, you, ReplayRequest::Code(code.to_owned())).map_err(is_whole)
    }

    /// Finds a game of the server among the past ones, which need no network.
    pub fn in_history(name: &str, history: &[Past], boxes: &[Arc<Content>]) -> Option<Self> {
        let is_it = |past: &&Past| past.origin == Origin::Room(name.to_owned());
        let past = history.iter().rfind(is_it)?;
        Some(Self {
            game: past.game(boxes).ok().filter(LocalGame::is_over)?,
            you: past.you,
            bot_finished: if past.is_bot_finished() { BotFinished::You } else { BotFinished::NoOne },
            asked: ReplayRequest::Room(name.to_owned()),
        })
    }

    /// Takes a record and who played it.
    pub fn new(
        record: Record,
        players: Vec<Player>,
        you: Option<Seat>,
        asked: ReplayRequest,
    ) -> Result<Self, NoReplay> {
        if players.len() != record.setup().players().count() {
            return Err(NoReplay::Unreadable);
        }
        let game = LocalGame::resume(record, players).map_err(|_| NoReplay::Unreadable)?;
        if !game.is_over() {
            return Err(NoReplay::NotOver);
        }
        Ok(Self { game, you, bot_finished: BotFinished::default(), asked })
    }
}

/// Returns whether letters that say nothing are the beginning of a link: without the last few they are a game that goes on.
fn is_cut(code: &str, boxes: &[Arc<Content>]) -> bool {
    let shorter = (1..=3).filter_map(|less| code.get(..code.len().checked_sub(less)?));
    codes::record::is_beginning(code)
        || shorter
            .into_iter()
            .any(|code| codes::record::read(code, boxes).is_ok_and(|record| !is_over(&record)))
}

fn is_over(record: &Record) -> bool {
    record.replay().is_ok_and(|game| game.is_over())
}

/// Reads the step that an address points to.
pub fn step_of(query: &str) -> Option<usize> {
    query.split('&').find_map(|part| part.strip_prefix("step=")).and_then(|step| step.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::load;

    fn example(name: &str) -> LocalGame {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        load(&text, Content::classic()).expect("a record")
    }

    #[test]
    fn addresses_are_read_as_they_are_written() {
        for asked in [
            ReplayRequest::List,
            ReplayRequest::Code("AQI".to_owned()),
            ReplayRequest::Room("abcd2345wxyz-1".to_owned()),
        ] {
            let address = asked.address(Some(7));
            let (rest, hash) = address.split_once('#').unwrap_or((&address, ""));
            let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
            assert_eq!(ReplayRequest::read(path, hash), asked);
            assert_eq!(step_of(query), (asked != ReplayRequest::List).then_some(7));
        }
        assert_eq!(step_of("step=x"), None);
        assert_eq!(step_of(""), None);
    }

    #[test]
    fn a_link_knows_the_players_of_the_own_past_only() {
        let game = example("three-players");
        let code = codes::record::write(game.record());
        let boxes = [Content::classic()];
        let found = FoundGame::in_code(&code, &[], &boxes).expect("a game");
        assert_eq!(
            (found.you, found.game.players()),
            (None, [Player::person(""), Player::person(""), Player::person("")].as_slice())
        );
        let past = Past::of(&game, Some(Seat::new(0)), Origin::Device, 1);
        let found = FoundGame::in_code(&code, &[past], &boxes).expect("a game");
        assert_eq!((found.you, found.game.players()), (Some(Seat::new(0)), game.players()));
        assert_eq!(FoundGame::in_code(&code, &[], &[]).map(drop), Err(NoReplay::OtherBox));
        assert_eq!(FoundGame::in_code("nonsense", &[], &boxes).map(drop), Err(NoReplay::Unreadable));
    }

    #[test]
    fn a_game_that_goes_on_stays_secret() {
        let game = example("solo");
        let mut record = Record::new(game.content().clone(), *game.setup(), game.record().seed());
        let (seat, decision) = game.record().decisions()[0];
        record.push(seat, decision);
        let code = codes::record::write(&record);
        let found = FoundGame::new(record, vec![Player::person("")], None, ReplayRequest::List);
        assert_eq!(found.map(drop), Err(NoReplay::NotOver));
        let found = FoundGame::in_code(&code, &[], &[Content::classic()]);
        assert_eq!(found.map(drop), Err(NoReplay::Cut), "no such link was ever sent");
    }

    #[test]
    fn a_link_that_was_cut_off_says_so() {
        let code = codes::record::write(example("solo").record());
        for length in 3..code.len() {
            let found = FoundGame::in_code(&code[..length], &[], &[Content::classic()]);
            assert_eq!(found.map(drop), Err(NoReplay::Cut), "{length} of {} letters", code.len());
        }
        for nonsense in ["", "A", "nonsense", "BQECCBO8", &code[1..]] {
            let found = FoundGame::in_code(nonsense, &[], &[Content::classic()]);
            assert_eq!(found.map(drop), Err(NoReplay::Unreadable), "{nonsense}");
        }
    }

    #[test]
    fn own_games_of_a_room_need_no_server() {
        let game = example("two-players");
        let past = Past::of(&game, Some(Seat::new(1)), Origin::Room("abcd-1".to_owned()), 1);
        let boxes = [Content::classic()];
        let found =
            FoundGame::in_history("abcd-1", std::slice::from_ref(&past), &boxes).expect("it is there");
        assert_eq!((found.you, found.asked.clone()), (Some(Seat::new(1)), ReplayRequest::of(&past)));
        assert_eq!(found.bot_finished, BotFinished::NoOne);
        let past = Past { you: None, ..past };
        let found = FoundGame::in_history("abcd-1", std::slice::from_ref(&past), &boxes);
        assert_eq!(found.expect("it is there").bot_finished, BotFinished::You);
        assert!(FoundGame::in_history("abcd-2", &[past], &boxes).is_none());
    }
}
