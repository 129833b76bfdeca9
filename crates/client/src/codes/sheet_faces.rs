//! A score sheet of an own box: it carries the cards as they show and its three goals, so that everybody can score it.

use std::sync::Arc;

use sideboards_protocol::clean_name;
use sideboards_rules::{COLUMNS, Card, Content, ContentDraft, Goal, GoalNumber, Goals, MAX_PLAYERS, Variant};

use super::own_box::{card_number, read_card, read_goal, write_goal, write_text};
use super::sheet::{FOUR_CARD, USED};
use super::{Bytes, short_hash};
use crate::sheet::{Excerpt, Paper, PaperPlayer};

/// The version of the code.
pub(super) const VERSION: u8 = 2;

/// Writes a paper.
pub(super) fn write(paper: &Paper) -> Vec<u8> {
    let variant = if paper.variant() == Variant::FourCard { FOUR_CARD } else { 0 };
    let mut bytes = vec![VERSION, paper.players.len() as u8 | variant];
    bytes.extend(paper.box_mark().to_be_bytes());
    bytes.extend(paper.begun.to_be_bytes());
    write_text(paper.content.name(), &mut bytes);
    let draft = ContentDraft::of(&paper.content);
    for (number, goal) in paper.box_numbers().into_iter().zip(paper.goals.numbers()) {
        bytes.push(number);
        write_goal(&draft.goals[usize::from(goal) - 1], &mut bytes);
    }
    for player in &paper.players {
        let used = if player.exchange_used { USED } else { 0 };
        bytes.push(player.cards.len() as u8 | used);
        write_text(&player.name, &mut bytes);
        for placed in &player.cards {
            let face = paper.content.deck().face(*placed);
            bytes.extend(&card_number(&face).to_be_bytes()[1..]);
        }
    }
    bytes
}

/// What a code says, before its box is looked for.
struct Written {
    variant: Variant,
    hash: u64,
    begun: u32,
    name: String,
    numbers: [u8; 3],
    goals: [Goal; 3],
    players: Vec<(PaperPlayer, Vec<Card>)>,
}

/// Reads a paper, about one of some boxes if it is there, else about what the code carries.
pub(super) fn read(mut bytes: Bytes, boxes: &[Arc<Content>]) -> Option<Paper> {
    let written = read_all(&mut bytes).filter(|_| bytes.0.is_empty())?;
    let known = boxes.iter().find(|content| short_hash(&content.hash()) == written.hash);
    known.and_then(|content| written.with(content)).or_else(|| written.alone())
}

fn read_all(bytes: &mut Bytes) -> Option<Written> {
    let [_, head] = *bytes.take(2)?.first_chunk()?;
    let variant = if head & FOUR_CARD == 0 { Variant::Standard } else { Variant::FourCard };
    let count = usize::from(head & !FOUR_CARD);
    if !(1..=MAX_PLAYERS).contains(&count) {
        return None;
    }
    let hash = u64::from_be_bytes(bytes.take(8)?.try_into().ok()?);
    let begun = u32::from_be_bytes(bytes.take(4)?.try_into().ok()?);
    let name = bytes.text()?.to_owned();
    let mut goal = |place: u8| {
        let number = bytes.one().filter(|number| *number > 0)?;
        Some((number, read_goal(bytes)?.goal(GoalNumber(place))?))
    };
    let [first, second, third] = [goal(1)?, goal(2)?, goal(3)?];
    let players = (0..count).map(|_| read_player(bytes)).collect::<Option<Vec<_>>>()?;
    let (numbers, goals) = ([first.0, second.0, third.0], [first.1, second.1, third.1]);
    Some(Written { variant, hash, begun, name, numbers, goals, players })
}

fn read_player(bytes: &mut Bytes) -> Option<(PaperPlayer, Vec<Card>)> {
    let head = bytes.one()?;
    let name = clean_name(bytes.text()?);
    let count = usize::from(head & !USED);
    if count > COLUMNS {
        return None;
    }
    let cards = (0..count).map(|_| read_card(bytes)).collect::<Option<Vec<_>>>()?;
    Some((PaperPlayer { name, exchange_used: head & USED != 0, cards: Vec::new() }, cards))
}

impl Written {
    /// Takes the box that the code names, unless something in the code is not of it.
    fn with(&self, content: &Arc<Content>) -> Option<Paper> {
        let goals = content.goals(&self.numbers.map(i64::from)).ok()?;
        self.paper(Arc::clone(content), goals, None)
    }

    /// Makes a box of what the code carries.
    fn alone(&self) -> Option<Paper> {
        let mut cards: Vec<Card> = Vec::new();
        for card in self.players.iter().flat_map(|(_, cards)| cards) {
            if cards.iter().all(|known| known.canonical() != card.canonical()) {
                cards.push(*card);
            }
        }
        let (content, goals) = Content::excerpt(&self.name, cards, &self.goals)?;
        let excerpt = Excerpt { mark: self.hash, numbers: self.numbers };
        self.paper(Arc::new(content), goals, Some(excerpt))
    }

    fn paper(&self, content: Arc<Content>, goals: Goals, excerpt: Option<Excerpt>) -> Option<Paper> {
        let deck = content.deck();
        let player = |(player, cards): &(PaperPlayer, Vec<Card>)| {
            let cards = cards.iter().map(|card| deck.find(card)).collect::<Option<Vec<_>>>()?;
            Some(PaperPlayer { cards, ..player.clone() })
        };
        let players = self.players.iter().map(player).collect::<Option<Vec<_>>>()?;
        Some(Paper { variant: self.variant, goals, players, begun: self.begun, excerpt, content })
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::{read, write};
    use super::super::{CodeError, short_hash};
    use super::*;
    use crate::sheet::{example_of, worked_example};

    /// A box in which two handles and a pattern's points are others than in the classic one.
    fn own_box() -> Arc<Content> {
        let mut draft = ContentDraft::of(&Content::classic());
        draft.name = "Omas Büfett".to_owned();
        draft.goals[1].points = 6;
        draft.cards.reverse();
        Arc::new(Content::parse(&draft.write()).expect("a box"))
    }

    fn totals(paper: &Paper) -> Vec<u16> {
        let scores = paper.outcome().expect("a table").scores;
        scores.players().iter().map(|score| score.total.0).collect()
    }

    #[test]
    fn points_are_the_same_without_the_box() {
        let own = own_box();
        let paper = example_of(&own);
        assert_ne!(totals(&paper), totals(&worked_example()), "the points are those of the box");
        let code = write(&paper);
        assert_eq!(super::super::sheet::begun(&code), Some(paper.begun));
        let there = read(&code, &[Content::classic()]).expect("it carries its box");
        assert_eq!(totals(&there), totals(&paper));
        assert_eq!((there.content.name(), there.begun), ("Omas Büfett", paper.begun));
        assert_eq!(there.excerpt.map(|excerpt| excerpt.mark), Some(short_hash(&own.hash())));
        assert_eq!(write(&there), code, "it can be passed on");
        let home = read(&code, &[Content::classic(), Arc::clone(&own)]).expect("the box is here");
        assert_eq!((home.players, home.goals, home.excerpt), (paper.players, paper.goals, None));
    }

    #[test]
    fn four_people_fit_into_a_link() {
        let mut paper = example_of(&own_box());
        paper.players.push(PaperPlayer { name: "Wilhelmine".to_owned(), ..paper.players[0].clone() });
        let classic = Paper { content: Content::classic(), ..paper.clone() };
        let (own, classic) = (write(&paper).len(), write(&classic).len());
        assert!(own < 300 && own - classic < 180, "{own} letters, {classic} with the classic box");
    }

    #[test]
    fn a_card_that_is_there_twice_stays_a_mistake() {
        let mut paper = example_of(&own_box());
        paper.players[1].cards[2] = paper.players[0].cards[0];
        let there = read(&write(&paper), &[]).expect("a sheet");
        assert_eq!(there.mistakes(), [((0, 0), (1, 2))]);
    }

    #[test]
    fn damaged_codes_are_sheets_or_nonsense() {
        let code = write(&example_of(&own_box()));
        for nonsense in [&code[..40], &code[..code.len() - 3], &format!("{code}AA")] {
            assert_eq!(read(nonsense, &[]).err(), Some(CodeError::Nonsense), "{nonsense}");
        }
        let bytes = super::super::bytes::decode(&code).expect("our own letters");
        for index in 0..bytes.len() {
            for value in [0, 1, 127, 255] {
                let mut bent = bytes.clone();
                bent[index] = value;
                if let Ok(paper) = read(&super::super::bytes::encode(&bent), &[own_box()]) {
                    let again = read(&write(&paper), &[own_box()]).expect("what was read can be written");
                    assert_eq!(again.players, paper.players);
                }
            }
        }
    }
}
