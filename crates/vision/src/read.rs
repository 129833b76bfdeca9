use sideboards_rules::{COLUMNS, CardSet, Content};
use thiserror::Error;

use crate::board::board;
use crate::cells::look;
use crate::columns::{Known, divided};
use crate::geometry::{Perspective, Point, in_order};
use crate::image::Image;
use crate::picture::Picture;
use crate::reading::{ColumnReading, Reading, are_cards, judged};
use crate::sequences::Sequences;

/// What the caller knows about a picture.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hints {
    /// The number of cards.
    pub cards: Option<usize>,
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

/// Reads the sideboard in a picture.
pub fn read(image: &Image, content: &Content, hints: &Hints) -> Result<Reading, NotRead> {
    if let Some(cards) = hints.cards.filter(|cards| !(1..=COLUMNS).contains(cards)) {
        return Err(NotRead::Cards { cards });
    }
    let picture = Picture::of(image, SIDE);
    let sequences = Sequences::of(content);
    let (quad, columns) = match hints.corners {
        Some(corners) => {
            let quad =
                in_order(corners.map(|corner| corner.scaled(picture.scale))).ok_or(NotRead::Corners)?;
            let known = Known { count: hints.cards, beyond: 0.0 };
            divided(&picture, &quad, &sequences, known).map(|columns| (quad, columns))
        }
        None => board(&picture, &sequences, hints.cards),
    }
    .filter(|(_, columns)| columns.gain >= LEAST_GAIN * columns.spans.len() as f32)
    .ok_or(NotRead::NoBoard)?;
    let plane = Perspective::onto(&quad);
    let seen = look(&picture, &plane, &columns, &sequences);
    if !are_cards(&seen, &sequences) {
        return Err(NotRead::NoBoard);
    }
    let left = content.deck().all().without(hints.taken).len();
    let judged = judged(&seen, columns.inks, content, &sequences, hints.taken)
        .ok_or(NotRead::TooFewCards { left, columns: seen.len() })?;
    let place = |u: f32, v: f32| plane.at(u, v).scaled(1.0 / picture.scale);
    let outline = |left: f32, right: f32, offset: f32| {
        [place(left, offset), place(right, offset), place(right, 1.0 + offset), place(left, 1.0 + offset)]
    };
    let (left, right) = (columns.spans[0].0, columns.spans[columns.spans.len() - 1].1);
    let columns = seen.iter().zip(judged).map(|(seen, judged)| ColumnReading {
        placed: judged.placed,
        sure: judged.sure,
        others: judged.others,
        outline: outline(seen.span.0, seen.span.1, seen.offset / 5.0),
    });
    Ok(Reading { columns: columns.collect(), corners: outline(left, right, 0.0) })
}
