//! A score sheet in so few letters that it goes into a link. `docs/SHEET.md` describes it.

use std::sync::Arc;

use sideboards_protocol::clean_name;
use sideboards_rules::{COLUMNS, Content, MAX_PLAYERS, Placed, Turned, Variant};

use super::bytes::{decode, encode};
use super::{Bytes, CodeError, sheet_faces, short_hash};
use crate::sheet::{Paper, PaperPlayer};

/// Names the box and the numbers of the cards; for own boxes there is [`sheet_faces::VERSION`].
const VERSION: u8 = 1;
pub(super) const FOUR_CARD: u8 = 1 << 3;
pub(super) const USED: u8 = 1 << 4;
const TURNED: u8 = 1 << 7;

/// Writes a paper. Everybody has the classic box; what lies there of another one goes along.
pub fn write(paper: &Paper) -> String {
    let is_classic = paper.excerpt.is_none() && paper.content.hash() == Content::classic().hash();
    encode(&if is_classic { write_numbers(paper) } else { sheet_faces::write(paper) })
}

fn write_numbers(paper: &Paper) -> Vec<u8> {
    let variant = if paper.variant() == Variant::FourCard { FOUR_CARD } else { 0 };
    let mut bytes = vec![VERSION, paper.players.len() as u8 | variant];
    bytes.extend(paper.goals.numbers());
    bytes.extend(short_hash(&paper.content.hash()).to_be_bytes());
    bytes.extend(paper.begun.to_be_bytes());
    for player in &paper.players {
        let used = if player.exchange_used { USED } else { 0 };
        bytes.extend([player.cards.len() as u8 | used, player.name.len() as u8]);
        bytes.extend(player.name.as_bytes());
        bytes.extend(player.cards.iter().map(|placed| {
            placed.card.index() as u8 | if placed.turned == Turned::HalfTurn { TURNED } else { 0 }
        }));
    }
    bytes
}

/// Reads a paper about one of some boxes.
pub fn read(code: &str, boxes: &[Arc<Content>]) -> Result<Paper, CodeError> {
    let bytes = decode(code).ok_or(CodeError::Nonsense)?;
    let mut rest = Bytes(&bytes);
    if bytes.first() == Some(&sheet_faces::VERSION) {
        return sheet_faces::read(rest, boxes).ok_or(CodeError::Nonsense);
    }
    let head = rest.take(5).filter(|head| head[0] == VERSION).ok_or(CodeError::Nonsense)?;
    let hash = rest.take(8).ok_or(CodeError::Nonsense)?;
    let is_meant = |content: &&Arc<Content>| short_hash(&content.hash()).to_be_bytes() == *hash;
    let content = boxes.iter().find(is_meant).ok_or(CodeError::OtherBox)?;
    read_with(head, rest, content).ok_or(CodeError::Nonsense)
}

/// Returns when a paper was begun, without its box.
pub fn begun(code: &str) -> Option<u32> {
    let bytes = decode(code)?;
    let start = match *bytes.first()? {
        VERSION => 13,
        sheet_faces::VERSION => 10,
        _ => return None,
    };
    bytes.get(start..)?.first_chunk().map(|chunk| u32::from_be_bytes(*chunk))
}

fn read_with(head: &[u8], mut rest: Bytes, content: &Arc<Content>) -> Option<Paper> {
    let variant = if head[1] & FOUR_CARD == 0 { Variant::Standard } else { Variant::FourCard };
    let count = usize::from(head[1] & !FOUR_CARD);
    let goals = content.goals(&[head[2], head[3], head[4]].map(i64::from)).ok()?;
    let begun = u32::from_be_bytes(rest.take(4)?.try_into().ok()?);
    if !(1..=MAX_PLAYERS).contains(&count) {
        return None;
    }
    let players = (0..count).map(|_| read_player(&mut rest, content)).collect::<Option<Vec<_>>>()?;
    rest.0.is_empty().then(|| Paper {
        content: Arc::clone(content),
        excerpt: None,
        variant,
        goals,
        players,
        begun,
    })
}

fn read_player(rest: &mut Bytes, content: &Content) -> Option<PaperPlayer> {
    let head = rest.one()?;
    let name = clean_name(rest.text()?);
    let count = usize::from(head & !USED);
    if count > COLUMNS {
        return None;
    }
    let card = |byte: &u8| {
        let card = content.deck().id((byte & !TURNED).into())?;
        let turned = if byte & TURNED == 0 { Turned::AsPrinted } else { Turned::HalfTurn };
        Some(Placed { card, turned })
    };
    let cards = rest.take(count)?.iter().map(card).collect::<Option<Vec<_>>>()?;
    Some(PaperPlayer { name, exchange_used: head & USED != 0, cards })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::worked_example as example;

    #[test]
    fn a_paper_survives_a_link() {
        let mut paper = example();
        paper.players[1].name = "Zażółć gęślą jaźń".chars().take(16).collect();
        paper.players[1].exchange_used = true;
        paper.players[2].cards.truncate(5);
        paper.variant = Variant::FourCard;
        let code = write(&paper);
        assert!(code.len() < 120, "{code}");
        let read = read(&code, &[Content::classic()]).expect("a paper");
        assert_eq!(read.players, paper.players);
        assert_eq!((read.goals, read.variant, read.begun), (paper.goals, paper.variant, paper.begun));
        assert_eq!(begun(&code), Some(paper.begun));
    }

    #[test]
    fn another_box_and_nonsense_are_told_apart() {
        let code = write(&example());
        let boxes = [Content::classic()];
        assert_eq!(read(&code, &[]).err(), Some(CodeError::OtherBox));
        for nonsense in ["", "x", "äöü", &code[4..], &code[..30], &format!("{code}AA")] {
            assert!(read(nonsense, &boxes).is_err(), "{nonsense}");
        }
    }
}
