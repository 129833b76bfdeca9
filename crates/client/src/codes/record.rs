//! A record as a short code for links. `docs/RECORD.md`, "In a link", describes it.

use std::sync::Arc;

use sideboards_rules::{Content, Record, Seat, Seed, Setup, Variant};

use super::bytes::{decode, encode};
use super::{CodeError, short_hash};

const VERSION: u8 = 1;
/// The letters with which every code of this version begins.
const BEGINNING: &str = "AQ";
/// More letters than any game has; changing one's mind without end would fill the memory.
const LONGEST: usize = 16 * 1024;
const HEAD: usize = 1 + 1 + 3 + 8 + 32;
/// How many letters say everything but the decisions; the head is a multiple of three bytes.
pub(crate) const HEAD_LETTERS: usize = HEAD / 3 * 4;

/// Writes the record of a legal game.
pub fn write(record: &Record) -> String {
    let setup = record.setup();
    let variant = u8::from(setup.variant() == Variant::FourCard);
    let mut bytes = vec![VERSION, setup.players().count() as u8 | variant << 3];
    bytes.extend(setup.goals().numbers());
    bytes.extend(short_hash(&record.content_hash()).to_be_bytes());
    bytes.extend(record.seed().0);
    let mut game = record.deal();
    for &(seat, decision) in record.decisions() {
        let number = game.legal(seat).iter().position(|legal| legal == decision);
        bytes.extend([seat.index() as u8, number.expect("a game by the rules") as u8]);
        game.decide(seat, decision).expect("a game by the rules");
    }
    encode(&bytes)
}

/// Returns whether letters are the beginning of a code, too short to say which game it is.
pub(crate) fn is_beginning(code: &str) -> bool {
    let is_short = (3..HEAD_LETTERS).contains(&code.len());
    is_short && code.starts_with(BEGINNING) && code.bytes().all(is_letter)
}

fn is_letter(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_')
}

/// Reads a record of a game with one of some boxes.
pub fn read(code: &str, boxes: &[Arc<Content>]) -> Result<Record, CodeError> {
    if code.len() > LONGEST {
        return Err(CodeError::Nonsense);
    }
    let bytes = decode(code).ok_or(CodeError::Nonsense)?;
    let (head, decisions) = bytes.split_at_checked(HEAD).ok_or(CodeError::Nonsense)?;
    if head[0] != VERSION || head[1] >> 4 != 0 {
        return Err(CodeError::Nonsense);
    }
    let hash = u64::from_be_bytes(head[5..13].try_into().expect("eight bytes"));
    let content =
        boxes.iter().find(|content| short_hash(&content.hash()) == hash).ok_or(CodeError::OtherBox)?;
    read_with(head, decisions, content).ok_or(CodeError::Nonsense)
}

fn read_with(head: &[u8], decisions: &[u8], content: &Arc<Content>) -> Option<Record> {
    let variant = if head[1] & 8 == 0 { Variant::Standard } else { Variant::FourCard };
    let goals = content.goals(&[head[2], head[3], head[4]].map(i64::from)).ok()?;
    let setup = Setup::new(content, usize::from(head[1] & 7), variant, goals).ok()?;
    let seed = Seed(head[13..].try_into().expect("thirty-two bytes"));
    let mut record = Record::new(Arc::clone(content), setup, seed);
    let mut game = record.deal();
    let (pairs, []) = decisions.as_chunks::<2>() else { return None };
    for &[seat, number] in pairs {
        let seat = Seat::try_from(usize::from(seat)).ok()?;
        let legal = game.legal(seat);
        let decision = (usize::from(number) < legal.len()).then(|| legal.get(number.into()))?;
        game.decide(seat, decision).ok()?;
        record.push(seat, decision);
    }
    Some(record)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(name: &str) -> String {
        let path = format!("{}/../../examples/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(path).expect("an example")
    }

    #[test]
    fn records_survive_a_link() {
        let boxes = [Content::classic()];
        for name in ["solo", "two-players", "three-players"] {
            let record = Record::parse(&example(name), Content::classic()).expect("a record");
            let code = write(&record);
            assert!(code.len() < 200, "{name}: {code}");
            assert_eq!(read(&code, &boxes).map(|read| read.to_string()), Ok(record.to_string()), "{name}");
            assert_eq!(read(&code, &[]).map(drop), Err(CodeError::OtherBox));
        }
    }

    #[test]
    fn links_stay_as_they_are() {
        let record = Record::parse(&example("solo"), Content::classic()).expect("a record");
        let code = "AQECCBO8_fj73KMDCEGi7G93_7M9VMnDd2HRGoQ0roGk_SwsIc42PZj6vdfmAA0ABgAGAAUACAADAAcAAw";
        assert!(code.starts_with(BEGINNING));
        assert_eq!(write(&record), code, "links that were sent are read for ever");
    }

    #[test]
    fn nonsense_is_no_record() {
        let boxes = [Content::classic()];
        let record = Record::parse(&example("solo"), Content::classic()).expect("a record");
        let code = write(&record);
        for nonsense in ["", "x", "äöü", &code[1..], &code[..20], &format!("{code}AA"), &format!("{code}AP8")]
        {
            assert_eq!(read(nonsense, &boxes).map(drop), Err(CodeError::Nonsense), "{nonsense}");
        }
    }
}
