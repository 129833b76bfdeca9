//! A score sheet in so few letters that it goes into a link. `docs/SHEET.md` describes it.

use std::sync::Arc;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use sideboards_protocol::clean_name;
use sideboards_rules::{COLUMNS, Content, MAX_PLAYERS, Placed, Turned, Variant};

use super::paper::{Paper, PaperPlayer};
use crate::local::{CodeError, short_hash};

const VERSION: u8 = 1;
const FOUR_CARD: u8 = 1 << 3;
const USED: u8 = 1 << 4;
const TURNED: u8 = 1 << 7;

/// Writes a paper.
pub(super) fn write(paper: &Paper) -> String {
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
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads a paper about one of some boxes.
pub(super) fn read(code: &str, boxes: &[Arc<Content>]) -> Result<Paper, CodeError> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(code).map_err(|_| CodeError::Nonsense)?;
    let mut rest = Rest(&bytes);
    let head = rest.take(5).filter(|head| head[0] == VERSION).ok_or(CodeError::Nonsense)?;
    let hash = rest.take(8).ok_or(CodeError::Nonsense)?;
    let is_meant = |content: &&Arc<Content>| short_hash(&content.hash()).to_be_bytes() == *hash;
    let content = boxes.iter().find(is_meant).ok_or(CodeError::OtherBox)?;
    read_with(head, rest, content).ok_or(CodeError::Nonsense)
}

fn read_with(head: &[u8], mut rest: Rest, content: &Arc<Content>) -> Option<Paper> {
    let variant = if head[1] & FOUR_CARD == 0 { Variant::Standard } else { Variant::FourCard };
    let count = usize::from(head[1] & !FOUR_CARD);
    let goals = content.goals(&[head[2], head[3], head[4]].map(i64::from)).ok()?;
    let begun = u32::from_be_bytes(rest.take(4)?.try_into().ok()?);
    if !(1..=MAX_PLAYERS).contains(&count) {
        return None;
    }
    let players = (0..count).map(|_| rest.player(content)).collect::<Option<Vec<_>>>()?;
    rest.0.is_empty().then(|| Paper { content: Arc::clone(content), variant, goals, players, begun })
}

/// Bytes that are not read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn player(&mut self, content: &Content) -> Option<PaperPlayer> {
        let head = self.take(2)?;
        let name = clean_name(std::str::from_utf8(self.take(head[1].into())?).ok()?);
        let count = usize::from(head[0] & !USED);
        if count > COLUMNS {
            return None;
        }
        let card = |byte: &u8| {
            let card = content.deck().id((byte & !TURNED).into())?;
            let turned = if byte & TURNED == 0 { Turned::AsPrinted } else { Turned::HalfTurn };
            Some(Placed { card, turned })
        };
        let cards = self.take(count)?.iter().map(card).collect::<Option<Vec<_>>>()?;
        Some(PaperPlayer { name, exchange_used: head[0] & USED != 0, cards })
    }
}

#[cfg(test)]
mod tests {
    use super::super::paper::example;
    use super::*;

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
