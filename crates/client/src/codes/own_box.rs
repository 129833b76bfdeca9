//! A whole box as a short code for links. `docs/CONTENT.md`, "In a link", describes it.

use sideboards_rules::{
    Aspect, Card, Colour, Content, ContentDraft, CountDraft, Drawer, GoalDraft, GoalKind, Handle, LINES,
    RowOf, SuggestionDraft, Value,
};

use super::Bytes;
use super::bytes::{decode, encode};
use crate::boxes::OwnBox;

const VERSION: u8 = 1;

/// How many different drawers there are: five colours, each with one of three handles or none.
const DRAWERS: u32 = 20;

/// The code of the two longest rows; smaller numbers are sets of lines, and 0 is the longest row.
const TWO_LONGEST: u8 = 1 << LINES;

/// Writes a box.
pub fn write(content: &Content) -> String {
    let draft = ContentDraft::of(content);
    let mut bytes = vec![VERSION];
    write_text(&draft.name, &mut bytes);
    bytes.push(small(draft.cards.len()));
    for card in &draft.cards {
        bytes.extend(&card_number(card).to_be_bytes()[1..]);
    }
    bytes.push(small(draft.goals.len()));
    for goal in &draft.goals {
        write_goal(goal, &mut bytes);
    }
    bytes.push(small(draft.suggestions.len().min(255)));
    for suggestion in draft.suggestions.iter().take(255) {
        write_text(&suggestion.name, &mut bytes);
        bytes.extend(suggestion.goals.iter().map(|number| small_number(*number)));
    }
    encode(&bytes)
}

/// Reads a box.
pub fn read(code: &str) -> Option<OwnBox> {
    let bytes = decode(code)?;
    let mut bytes = Bytes(&bytes);
    let draft = read_draft(&mut bytes).filter(|_| bytes.0.is_empty())?;
    OwnBox::read(&draft.write()).ok()
}

fn read_draft(bytes: &mut Bytes) -> Option<ContentDraft> {
    if bytes.one()? != VERSION {
        return None;
    }
    let name = bytes.text()?.to_owned();
    let cards = (0..bytes.one()?).map(|_| read_card(bytes)).collect::<Option<_>>()?;
    let goals = (0..bytes.one()?).map(|_| read_goal(bytes)).collect::<Option<_>>()?;
    let suggestions = (0..bytes.one()?).map(|_| read_suggestion(bytes)).collect::<Option<_>>()?;
    Some(ContentDraft { name, cards, goals, suggestions })
}

pub(super) fn card_number(card: &Card) -> u32 {
    let digit = |drawer: &Drawer| {
        let handle = drawer.handle.map_or(0, |handle| handle as u32 + 1);
        drawer.colour as u32 * 4 + handle
    };
    card.drawers().iter().fold(0, |number, drawer| number * DRAWERS + digit(drawer))
}

pub(super) fn read_card(bytes: &mut Bytes) -> Option<Card> {
    let [high, middle, low] = *bytes.take(3)?.first_chunk()?;
    let mut number = u32::from_be_bytes([0, high, middle, low]);
    let mut card = Card::PLAIN;
    for drawer in card.0.iter_mut().rev() {
        let digit = (number % DRAWERS) as usize;
        number /= DRAWERS;
        *drawer = Drawer {
            colour: Colour::ALL[digit / 4],
            handle: (digit % 4).checked_sub(1).map(|handle| Handle::ALL[handle]),
        };
    }
    (number == 0).then_some(card)
}

pub(super) fn write_goal(goal: &GoalDraft, bytes: &mut Vec<u8>) {
    bytes.extend([goal.kind as u8, small_number(goal.points)]);
    write_text(&goal.name, bytes);
    if goal.kind == GoalKind::Row {
        let of = match goal.of {
            RowOf::Any(aspect) => aspect as usize,
            RowOf::Only(value) => Aspect::ALL.len() + value.index(),
        };
        let count = match &goal.count {
            CountDraft::Longest(1) => 0,
            CountDraft::Longest(_) => TWO_LONGEST,
            CountDraft::Lines(lines) => lines.iter().map(|line| 1 << (line - 1)).sum(),
        };
        bytes.extend([small(of), count]);
        return;
    }
    // A byte per line, the first column in its highest bit.
    let lines = goal.pattern.iter().map(|(_, line)| line + 1).max().unwrap_or(0);
    let drawing = (0..lines).map(|line| {
        let of_line = goal.pattern.iter().filter(|cell| cell.1 == line);
        of_line.map(|(column, _)| 0x80 >> column).sum::<u8>()
    });
    bytes.push(small(lines));
    bytes.extend(drawing);
}

pub(super) fn read_goal(bytes: &mut Bytes) -> Option<GoalDraft> {
    let kind = *GoalKind::ALL.get(usize::from(bytes.one()?))?;
    let points = i64::from(bytes.one()?);
    let goal = GoalDraft { points, name: bytes.text()?.to_owned(), ..GoalDraft::new(kind) };
    if kind == GoalKind::Row {
        let of = usize::from(bytes.one()?);
        let any = Aspect::ALL.get(of).copied().map(RowOf::Any);
        let only = || Value::ALL.get(of - Aspect::ALL.len()).copied().map(RowOf::Only);
        let count = match bytes.one()? {
            0 => CountDraft::Longest(1),
            TWO_LONGEST => CountDraft::Longest(2),
            lines if lines < TWO_LONGEST => {
                CountDraft::Lines((1..=5).filter(|line| lines >> (line - 1) & 1 == 1).collect())
            }
            _ => return None,
        };
        return Some(GoalDraft { of: any.or_else(only)?, count, ..goal });
    }
    let lines = usize::from(bytes.one()?);
    let drawing = bytes.take(lines)?.iter().enumerate();
    let pattern = drawing.flat_map(|(line, row)| {
        (0..8).filter(move |column| row << column & 0x80 != 0).map(move |column| (column, line))
    });
    Some(GoalDraft { pattern: pattern.collect(), ..goal })
}

fn read_suggestion(bytes: &mut Bytes) -> Option<SuggestionDraft> {
    let name = bytes.text()?.to_owned();
    Some(SuggestionDraft { name, goals: bytes.take(3)?.iter().copied().map(i64::from).collect() })
}

/// Writes a text of at most 255 bytes; names are shorter.
pub(super) fn write_text(text: &str, bytes: &mut Vec<u8>) {
    bytes.push(small(text.len()));
    bytes.extend(text.as_bytes());
}

fn small(number: usize) -> u8 {
    u8::try_from(number).expect("a good box has only small numbers")
}

fn small_number(number: i64) -> u8 {
    u8::try_from(number).expect("a good box has only small numbers")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classic_box_fits_into_a_link() {
        let classic = Content::classic();
        let code = write(&classic);
        assert!(code.len() < 1000, "{} letters", code.len());
        let read = read(&code).expect("a box");
        assert_eq!(ContentDraft::of(&read.content), ContentDraft::of(&classic));
    }

    #[test]
    fn every_kind_of_thing_survives() {
        let mut draft = ContentDraft::of(&Content::classic());
        draft.name = "Omas Büfett “ż” ".trim().repeat(3);
        draft.cards[0] = "KbKsKfK-Tb".parse().expect("a card");
        draft.goals[3].pattern = (0..8).map(|line| (line % 2, line)).collect();
        draft.goals[4].pattern = (0..8).map(|column| (column, 0)).collect();
        draft.goals[4].points = 99;
        draft.goals[20].count = CountDraft::Lines(vec![1, 2, 3, 4, 5]);
        for (index, value) in Value::ALL.into_iter().enumerate() {
            draft.goals[15 + index].of = RowOf::Only(value);
        }
        let content = Content::parse(&draft.write()).expect("a box");
        let read = read(&write(&content)).expect("a box");
        assert_eq!(ContentDraft::of(&read.content), ContentDraft::of(&content));
    }

    #[test]
    fn nonsense_is_no_box() {
        let code = write(&Content::classic());
        let longer = format!("{code}AA");
        for nonsense in ["", "x", "äöü", "AQ", &code[1..], &code[4..], &code[..code.len() - 4], &longer] {
            assert!(read(nonsense).is_none(), "{nonsense}");
        }
        // Any damaged code gives a valid box or none.
        let bytes = decode(&code).expect("our own letters");
        for index in (0..bytes.len()).step_by(7) {
            for value in [0, 1, 127, 255] {
                let mut bent = bytes.clone();
                bent[index] = value;
                drop(read(&encode(&bent)));
            }
        }
    }
}
