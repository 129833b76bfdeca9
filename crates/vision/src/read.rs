use sideboards_rules::{COLUMNS, CardSet, Content};
use thiserror::Error;

use crate::board::{board, counted};
use crate::cells::{Seen, look};
use crate::columns::{Columns, Known, NARROW, divided};
use crate::geometry::{Perspective, Point, Quad, in_order};
use crate::image::Image;
use crate::picture::Picture;
use crate::reading::{ColumnReading, Judged, Reading, are_cards, judged};
use crate::sequences::Sequences;

/// What the caller knows about a picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// The number of cards.
    pub cards: Option<usize>,
    /// The number of cards that there should be, such as eight on a finished sideboard. If fewer are found, more are looked for, and
    /// taken if they fit as well.
    pub expected: Option<usize>,
    /// The corners of the board: upper left, then clockwise.
    pub corners: Option<[Point; 4]>,
    /// Cards on other boards.
    pub taken: CardSet,
}

/// Why no board was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotRead {
    /// No place in the picture looks like a board.
    #[error("there is no sideboard in the picture: no columns of five drawers in five colours")]
    NoBoard,
    /// A sideboard has one to eight cards.
    #[error("a sideboard has 1 to {COLUMNS} cards, not {cards}")]
    Cards {
        /// The requested number.
        cards: usize,
    },
    /// The four points enclose nothing.
    #[error("the corners must be four places around the board")]
    Corners,
    /// Almost all cards of the box are on other boards.
    #[error("the box has only {left} cards left, and there are {columns} in the picture")]
    TooFewCards {
        /// Cards that are not on other boards.
        left: usize,
        /// Columns of the board.
        columns: usize,
    },
}

/// The longer side of the copy that is read.
const SIDE: usize = 1100;

/// The least gain per column: an empty table gains less by chance.
const LEAST_GAIN: f32 = 40.0;

/// What a column may cost that is certainly a card.
const GOOD: f32 = 4.0;

/// Reads the sideboard in a picture.
pub fn read(image: &Image, content: &Content, hints: &Hints) -> Result<Reading, NotRead> {
    if let Some(cards) = hints.cards.filter(|cards| !(1..=COLUMNS).contains(cards)) {
        return Err(NotRead::Cards { cards });
    }
    let picture = Picture::of(image, SIDE);
    let sequences = Sequences::of(content);
    let seeing = Seeing { picture: &picture, content, sequences: &sequences, hints };
    let mut attempt = seeing.attempt(seeing.find()?)?;
    if let Some(count) = seeing.expected().filter(|count| *count > attempt.judged.len())
        && let Some(other) = seeing.counted(&attempt, count)
    {
        attempt = other;
    }
    Ok(attempt.reading(picture.scale))
}

/// What a picture is read with.
struct Seeing<'a> {
    picture: &'a Picture,
    content: &'a Content,
    sequences: &'a Sequences,
    hints: &'a Hints,
}

/// Columns with their cards.
struct Attempt {
    found: (Quad, Columns),
    seen: Vec<Seen>,
    judged: Vec<Judged>,
}

impl Seeing<'_> {
    fn find(&self) -> Result<(Quad, Columns), NotRead> {
        let count = self.hints.cards;
        match self.hints.corners {
            Some(corners) => {
                let corners = corners.map(|corner| corner.scaled(self.picture.scale));
                let quad = in_order(corners).ok_or(NotRead::Corners)?;
                let known = Known { count, beyond: 0.0, gap: NARROW };
                divided(self.picture, &quad, self.sequences, known).map(|columns| (quad, columns))
            }
            None => board(self.picture, self.sequences, count),
        }
        .filter(|(_, columns)| columns.gain >= LEAST_GAIN * columns.spans.len() as f32)
        .ok_or(NotRead::NoBoard)
    }

    fn attempt(&self, found: (Quad, Columns)) -> Result<Attempt, NotRead> {
        let seen = look(self.picture, &Perspective::onto(&found.0), &found.1, self.sequences);
        if !are_cards(&seen, self.sequences) {
            return Err(NotRead::NoBoard);
        }
        let taken = self.hints.taken;
        let left = self.content.deck().all().without(taken).len();
        let judged = judged(&seen, found.1.inks, self.content, self.sequences, taken)
            .ok_or(NotRead::TooFewCards { left, columns: seen.len() })?;
        Ok(Attempt { found, seen, judged })
    }

    /// Returns how many cards there should be, where it is not certain.
    fn expected(&self) -> Option<usize> {
        self.hints.expected.filter(|_| self.hints.cards.is_none()).map(|count| count.min(COLUMNS))
    }

    /// Reads the picture with more columns, if they fit as well: with as many as expected, otherwise with as many as seem right if cards
    /// may lie further apart.
    fn counted(&self, first: &Attempt, expected: usize) -> Option<Attempt> {
        let has_corners = self.hints.corners.is_some();
        [Some(expected), None].into_iter().find_map(|count| {
            let found = counted(self.picture, &first.found, self.sequences, expected, count, has_corners)?;
            let other = self.attempt(found).ok()?;
            other.is_more_than(first).then_some(other)
        })
    }
}

impl Attempt {
    /// Returns whether this has more columns than a first attempt, all of them cards: what was certain there is here too, and what came in
    /// addition fits as well as anything there.
    fn is_more_than(&self, first: &Self) -> bool {
        let limit = GOOD.max(1.5 * first.middle());
        let has =
            |attempt: &Self, one: &Judged| attempt.judged.iter().any(|other| other.placed == one.placed);
        let added = self.judged.iter().filter(|column| !has(first, column));
        let mut certain = first.judged.iter().filter(|column| column.cost <= limit);
        self.judged.len() > first.judged.len()
            && certain.all(|column| has(self, column))
            && added.into_iter().all(|column| column.cost <= limit)
    }

    /// Returns what a column costs that is neither good nor bad.
    fn middle(&self) -> f32 {
        let mut costs: Vec<f32> = self.judged.iter().map(|judged| judged.cost).collect();
        costs.sort_unstable_by(f32::total_cmp);
        costs.get(costs.len() / 2).copied().unwrap_or_default()
    }

    fn reading(self, scale: f32) -> Reading {
        let (quad, columns) = &self.found;
        let plane = Perspective::onto(quad);
        let place = |u: f32, v: f32| plane.at(u, v).scaled(1.0 / scale);
        let outline = |left: f32, right: f32, offset: f32| {
            [place(left, offset), place(right, offset), place(right, 1.0 + offset), place(left, 1.0 + offset)]
        };
        let (left, right) = (columns.spans[0].0, columns.spans[columns.spans.len() - 1].1);
        let columns = self.seen.iter().zip(self.judged).map(|(seen, judged)| ColumnReading {
            placed: judged.placed,
            sure: judged.sure,
            others: judged.others,
            outline: outline(seen.span.0, seen.span.1, seen.offset / 5.0),
        });
        Reading { columns: columns.collect(), corners: outline(left, right, 0.0) }
    }
}
