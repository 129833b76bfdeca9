use std::fmt;
use std::sync::Arc;

use sideboards_puzzles::Kind;
use sideboards_rules::{Content, Day, Record};

use crate::codes::{self, CodeError};

/// The set of puzzles that numbers refer to. A set with other puzzles gets another number, so that links and what is stored keep
/// their meaning.
pub const SET: u8 = 1;

/// Which puzzle: what stands in a link, and in what is stored.
#[derive(Clone, Debug)]
pub enum Address {
    /// One of the set, by its number: `1-123`.
    Number(u32),
    /// The puzzle of a day: `2026-11-15`.
    Day(Day),
    /// Any position, as the code of its record: `two-rounds.AQEC…`.
    Position(Kind, Record),
}

impl Address {
    /// Reads an address; the record is of a game with one of some boxes.
    pub fn read(text: &str, boxes: &[Arc<Content>]) -> Result<Self, CodeError> {
        if let Some((kind, code)) = text.split_once('.') {
            let kind = kind.parse().map_err(|_| CodeError::Nonsense)?;
            return Ok(Self::Position(kind, codes::record::read(code, boxes)?));
        }
        if let Ok(day) = text.parse() {
            return Ok(Self::Day(day));
        }
        read_number(text).map(Self::Number).ok_or(CodeError::Nonsense)
    }
}

/// Reads the number of a puzzle of the set, as [`write_number`] writes it.
pub(super) fn read_number(text: &str) -> Option<u32> {
    let (set, number) = text.split_once('-')?;
    let number: u32 = number.parse().ok()?;
    (set.parse() == Ok(SET) && write_number(number) == text).then_some(number)
}

pub(super) fn write_number(number: u32) -> String {
    format!("{SET}-{number}")
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => f.write_str(&write_number(*number)),
            Self::Day(day) => day.fmt(f),
            Self::Position(kind, record) => write!(f, "{kind}.{}", codes::record::write(record)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_survive() {
        let boxes = [Content::classic()];
        let path = format!("{}/../../examples/solo.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let record = Record::parse(&text, Content::classic()).expect("a record");
        for address in [
            Address::Number(0),
            Address::Number(3919),
            Address::Day(Day::FIRST),
            Address::Position(Kind::TwoRounds, record),
        ] {
            let text = address.to_string();
            let read = Address::read(&text, &boxes).map(|read| read.to_string());
            assert_eq!(read, Ok(text));
        }
        for nonsense in
            ["", "1", "2-5", "1-05", "1--5", "1-+5", "draft.AQ", "two-rounds.", "two-rounds", "2026-13-01"]
        {
            assert_eq!(Address::read(nonsense, &boxes).map(drop), Err(CodeError::Nonsense), "{nonsense}");
        }
    }
}
