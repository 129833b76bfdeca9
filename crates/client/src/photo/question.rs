use std::sync::Arc;

use sideboards_rules::{CardId, CardSet, Content, ContentDraft};

/// The corners of a board in a picture: upper left, upper right, lower right, lower left, in pixels.
pub type Corners = [(f32, f32); 4];

/// Between a question and the content file; neither has one inside.
const BETWEEN: char = '\u{c}';

/// What a worker is asked about the pixels that come with it.
#[derive(Clone, Debug)]
pub struct PhotoQuestion {
    /// The box.
    pub content: Arc<Content>,
    /// The width of the picture.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
    /// The corners of the board, if a person has set them.
    pub corners: Option<Corners>,
    /// Cards that lie on other sideboards.
    pub taken: CardSet,
    /// How many cards there should be.
    pub expected: usize,
}

impl PhotoQuestion {
    /// Writes the question; the content file goes with it unless it is the classic box.
    pub fn write(&self) -> String {
        let corners = self.corners.map(|corners| write_corners(&corners)).unwrap_or_default();
        let taken: Vec<String> = self.taken.iter().map(|card| card.index().to_string()).collect();
        let Self { width, height, expected, .. } = self;
        let question = format!("{width} {height} {expected}\n{corners}\n{}", taken.join(" "));
        if self.content.hash() == Content::classic().hash() {
            return question;
        }
        format!("{question}{BETWEEN}{}", ContentDraft::of(&self.content).write())
    }

    /// Reads a question, in the worker.
    pub fn read(text: &str) -> Option<Self> {
        let (question, file) =
            text.split_once(BETWEEN).map_or((text, None), |(text, file)| (text, Some(file)));
        let content = match file {
            Some(file) => Arc::new(Content::parse(file).ok()?),
            None => Content::classic(),
        };
        let mut lines = question.split('\n');
        let mut numbers = lines.next()?.split(' ');
        let (width, height) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
        let expected = numbers.next()?.parse().ok()?;
        let corners = match lines.next()? {
            "" => None,
            corners => Some(read_corners(corners)?),
        };
        let mut taken = CardSet::EMPTY;
        for card in lines.next()?.split(' ').filter(|card| !card.is_empty()) {
            taken.insert(read_card(card, &content)?);
        }
        Some(Self { content, width, height, corners, taken, expected })
    }
}

pub(super) fn read_card(text: &str, content: &Content) -> Option<CardId> {
    content.deck().id(text.parse().ok()?)
}

pub(super) fn write_corners(corners: &Corners) -> String {
    corners.map(|(x, y)| format!("{x:.1} {y:.1}")).join(" ")
}

pub(super) fn read_corners(text: &str) -> Option<Corners> {
    let numbers: Vec<f32> = text.split(' ').map(|number| number.parse().ok()).collect::<Option<_>>()?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    let corners: Vec<(f32, f32)> = pairs.iter().map(|[x, y]| (*x, *y)).collect();
    corners.try_into().ok().filter(|_| rest.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::weekend_box;

    #[test]
    fn a_question_arrives_as_it_was_asked() {
        let mut taken = CardSet::EMPTY;
        taken.insert(CardId::new(3));
        taken.insert(CardId::new(17));
        let corners = Some([(1.0, 2.5), (100.0, -3.0), (99.5, 80.0), (0.0, 79.0)]);
        let asked = PhotoQuestion {
            content: Content::classic(),
            width: 120,
            height: 90,
            corners,
            taken,
            expected: 7,
        };
        let read = PhotoQuestion::read(&asked.write()).expect("a question");
        assert_eq!((read.width, read.height, read.expected), (120, 90, 7));
        assert_eq!((read.corners, read.taken), (corners, taken));
        let own = PhotoQuestion { content: weekend_box(), corners: None, taken: CardSet::EMPTY, ..asked };
        let read = PhotoQuestion::read(&own.write()).expect("a question");
        assert_eq!(read.content.hash(), own.content.hash());
        assert_eq!(read.corners, None);
    }

    #[test]
    fn nonsense_is_no_question() {
        for text in
            ["", "1 2 8", "1 2\n\n", "1 2 8\n1 2 3\n", "1 2 8\n\n200", "1 x 8\n\n", "1 2 8\n\n\u{c}no box"]
        {
            assert!(PhotoQuestion::read(text).is_none(), "{text:?}");
        }
    }
}
