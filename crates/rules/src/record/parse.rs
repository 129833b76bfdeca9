use std::sync::Arc;

use thiserror::Error;

use super::Record;
use crate::{
    Content, ContentHash, Decision, Goals, GoalsError, MAX_PLAYERS, Notation, NotationError, Seat, Seed,
    Setup, SetupError, UnknownVariant, Variant, hex,
};

/// The first line: file type and version.
pub(super) const HEADER: &str = "sideboards record 1";

/// A fault in the text of a record, and its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The fault.
    pub fault: RecordFault,
}

/// The kinds of faults in the text of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFault {
    /// Too large to be a record.
    #[error("the file has {bytes} bytes; a record may have at most {}", Record::MAX_FILE)]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// Another kind of file, or another version.
    #[error("a record begins with {HEADER:?}")]
    Header,
    /// A line of the head is missing or in another place.
    #[error("expected \"{key} …\"")]
    Expected {
        /// The expected key.
        key: &'static str,
    },
    /// No empty line between the head and the decisions.
    #[error("expected an empty line between the head and the decisions")]
    NoGap,
    /// Not 64 hexadecimal digits.
    #[error("{key} must be 64 hexadecimal digits")]
    Digits {
        /// The key of the line.
        key: &'static str,
    },
    /// A game with another box.
    #[error("the game was played with another box: content {recorded}, this is content {given}")]
    OtherContent {
        /// The content of the record.
        recorded: ContentHash,
        /// The given content.
        given: ContentHash,
    },
    /// Not a number.
    #[error("{text:?} is not a number")]
    Number {
        /// The text.
        text: String,
    },
    /// Not a variant.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// Not the goals of a game.
    #[error(transparent)]
    Goals(#[from] GoalsError),
    /// A setup that cannot be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not a seat of any table.
    #[error("{text:?} is not a seat; seats are 1 to {MAX_PLAYERS}")]
    Seat {
        /// The text.
        text: String,
    },
    /// Not a decision.
    #[error(transparent)]
    Decision(#[from] NotationError),
}

pub(super) fn parse(text: &str, content: Arc<Content>) -> Result<Record, RecordError> {
    if text.len() > Record::MAX_FILE {
        return Err(RecordError { line: 1, fault: RecordFault::TooLarge { bytes: text.len() } });
    }
    let mut lines = Lines { rest: text.lines(), line: 0 };
    let head = read_head(&mut lines, &content).map_err(|fault| RecordError { line: lines.line, fault })?;
    let setup = Setup::new(&content, head.players, head.variant, head.goals)
        .map_err(|error| RecordError { line: PLAYERS_LINE, fault: error.into() })?;
    let mut record = Record { setup, seed: head.seed, decisions: Vec::new(), content };
    while let Some(line) = lines.next() {
        let (seat, decision) =
            read_decision(line, &record.content).map_err(|fault| RecordError { line: lines.line, fault })?;
        record.push(seat, decision);
    }
    Ok(record)
}

/// The line with the number of players, which is reported for an impossible table.
const PLAYERS_LINE: usize = 3;

/// The head of a record.
struct Head {
    players: usize,
    variant: Variant,
    goals: Goals,
    seed: Seed,
}

/// Lines with their numbers.
struct Lines<'t> {
    rest: std::str::Lines<'t>,
    line: usize,
}

impl<'t> Lines<'t> {
    fn next(&mut self) -> Option<&'t str> {
        self.line += 1;
        self.rest.next()
    }

    /// Takes the next line of the head without its key.
    fn value(&mut self, key: &'static str) -> Result<&'t str, RecordFault> {
        self.next()
            .and_then(|line| line.strip_prefix(key)?.strip_prefix(' '))
            .ok_or(RecordFault::Expected { key })
    }
}

fn read_head(lines: &mut Lines, content: &Content) -> Result<Head, RecordFault> {
    if lines.next() != Some(HEADER) {
        return Err(RecordFault::Header);
    }
    let recorded =
        ContentHash::parse(lines.value("content")?).ok_or(RecordFault::Digits { key: "content" })?;
    if recorded != content.hash() {
        return Err(RecordFault::OtherContent { recorded, given: content.hash() });
    }
    let players = number(lines.value("players")?)? as usize;
    let variant: Variant = lines.value("variant")?.parse()?;
    let goals: Vec<i64> =
        lines.value("goals")?.split(' ').map(|text| number(text).map(i64::from)).collect::<Result<_, _>>()?;
    let goals = content.goals(&goals)?;
    let seed = hex::read(lines.value("seed")?).map(Seed).ok_or(RecordFault::Digits { key: "seed" })?;
    if lines.next().is_some_and(|line| !line.is_empty()) {
        return Err(RecordFault::NoGap);
    }
    Ok(Head { players, variant, goals, seed })
}

fn read_decision(line: &str, content: &Content) -> Result<(Seat, Decision), RecordFault> {
    let (seat, decision) = line.split_once(' ').unwrap_or((line, ""));
    let seat = (number(seat).ok().map(|seat| seat as usize))
        .filter(|seat| (1..=MAX_PLAYERS).contains(seat))
        .ok_or_else(|| RecordFault::Seat { text: seat.chars().take(40).collect() })?;
    Ok((Seat::new(seat - 1), Decision::read(decision, content.deck())?))
}

/// Reads a number in its only spelling: no sign and no leading zeros.
fn number(text: &str) -> Result<u32, RecordFault> {
    (text.parse::<u32>().ok())
        .filter(|number| number.to_string() == text)
        .ok_or_else(|| RecordFault::Number { text: text.chars().take(40).collect() })
}
