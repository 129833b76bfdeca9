use std::fmt;
use std::str::FromStr;

use arrayvec::ArrayString;
use thiserror::Error;

use crate::drawer::NO_HANDLE;
use crate::{Colour, Drawer, Handle};

/// How many drawers a card has, and so how many lines a sideboard has.
pub const LINES: usize = 5;

/// A sideboard card: five drawers, the top one first.
///
/// Its text is two letters a drawer: `R-TbPfOsK-`.
///
/// ```
/// use sideboards_rules::Card;
///
/// let card: Card = "R-TbPfOsK-".parse()?;
/// assert_eq!(card.turned().to_string(), "K-OsPfTbR-");
/// # Ok::<(), sideboards_rules::CardError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(pub [Drawer; LINES]);

impl Card {
    /// The initial card in the editor: each colour once, and no handle.
    pub const PLAIN: Self = {
        let mut drawers = [Drawer { colour: Colour::Red, handle: None }; LINES];
        let mut line = 0;
        while line < LINES {
            drawers[line].colour = Colour::ALL[line];
            line += 1;
        }
        Self(drawers)
    };

    /// Returns the drawers from the top.
    pub const fn drawers(&self) -> &[Drawer; LINES] {
        &self.0
    }

    /// Returns the card turned by 180 degrees: the same drawers bottom up.
    #[must_use]
    pub fn turned(&self) -> Self {
        let mut drawers = self.0;
        drawers.reverse();
        Self(drawers)
    }

    /// Returns the same of the two ways up for both, so that two prints of a card compare equal.
    #[must_use]
    pub fn canonical(&self) -> Self {
        (*self).min(self.turned())
    }

    /// Returns its text without allocating.
    pub fn text(&self) -> CardText {
        let mut text = CardText::new();
        for drawer in &self.0 {
            text.push(drawer.colour.letter());
            text.push(drawer.handle.map_or(NO_HANDLE, Handle::letter));
        }
        text
    }
}

/// The text of a card: two letters a drawer.
pub type CardText = ArrayString<{ 2 * LINES }>;

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Why a text is not a card.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CardError {
    /// Not two letters for each of the five drawers.
    #[error("a card has 10 letters, two for each of its five drawers, not {letters}")]
    Length {
        /// How many there are.
        letters: usize,
    },
    /// A drawer's first letter is not a colour.
    #[error("drawer {drawer} from the top has colour {letter:?}, not one of R T P O K")]
    Colour {
        /// The drawer, counted from 1.
        drawer: usize,
        /// The letter.
        letter: char,
    },
    /// A drawer's second letter is not a handle.
    #[error("drawer {drawer} from the top has handle {letter:?}, not one of f s b -")]
    Handle {
        /// The drawer, counted from 1.
        drawer: usize,
        /// The letter.
        letter: char,
    },
}

impl FromStr for Card {
    type Err = CardError;

    fn from_str(text: &str) -> Result<Self, CardError> {
        let mut letters = ['\0'; 2 * LINES];
        let mut count = 0;
        for letter in text.chars() {
            if let Some(place) = letters.get_mut(count) {
                *place = letter;
            }
            count += 1;
        }
        if count != letters.len() {
            return Err(CardError::Length { letters: count });
        }
        let mut drawers = [Drawer { colour: Colour::Red, handle: None }; LINES];
        for (line, pair) in letters.chunks_exact(2).enumerate() {
            let drawer = line + 1;
            drawers[line] = Drawer {
                colour: Colour::from_letter(pair[0]).ok_or(CardError::Colour { drawer, letter: pair[0] })?,
                handle: match pair[1] {
                    NO_HANDLE => None,
                    letter => Some(Handle::from_letter(letter).ok_or(CardError::Handle { drawer, letter })?),
                },
            };
        }
        Ok(Self(drawers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn says_what_is_wrong_and_where() {
        let error = |text: &str| text.parse::<Card>().expect_err("not a card");
        assert_eq!(error("R-TbPfOsK"), CardError::Length { letters: 9 });
        assert_eq!(error("R-TbPfOsK-K-"), CardError::Length { letters: 12 });
        assert_eq!(error(""), CardError::Length { letters: 0 });
        assert_eq!(error("R-XbPfOsK-"), CardError::Colour { drawer: 2, letter: 'X' });
        assert_eq!(error("R-TbPfOsKé"), CardError::Handle { drawer: 5, letter: 'é' });
    }

    #[test]
    fn both_ways_up_have_one_canonical_form() {
        let card: Card = "TsOfP-R-Kb".parse().expect("a card");
        assert_ne!(card, card.turned());
        assert_eq!(card, card.turned().turned());
        assert_eq!(card.canonical(), card.turned().canonical());
    }
}
