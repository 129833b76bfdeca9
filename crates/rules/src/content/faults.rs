//! The faults of content files, with their places.

use std::fmt;

use thiserror::Error;

use crate::{CardError, Deck, GoalKind, GoalsError, LinesError, PatternError, Points};

/// A place in a text, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// The line.
    pub line: usize,
    /// The letter in the line.
    pub column: usize,
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A value of a content file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The value of a key.
    Key(&'static str),
    /// Each element of the list that a key has.
    EachOf(&'static str),
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key(key) => write!(f, "{key:?}"),
            Self::EachOf(key) => write!(f, "each of {key:?}"),
        }
    }
}

/// A kind of value, as TOML has them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// A text.
    Text,
    /// A whole number.
    Integer,
    /// A number with a point.
    Float,
    /// True or false.
    Boolean,
    /// A date, a time or both.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
}

impl fmt::Display for ValueKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "a text",
            Self::Integer => "a whole number",
            Self::Float => "a number with a point",
            Self::Boolean => "true or false",
            Self::Date => "a date",
            Self::List => "a list",
            Self::Table => "a table",
        })
    }
}

/// A fault of a content file, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {kind}")]
pub struct Fault {
    /// The place.
    pub place: TextPosition,
    /// The kind.
    pub kind: FaultKind,
}

/// The kinds of faults in a content file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FaultKind {
    /// Not TOML.
    #[error("{0}")]
    Syntax(String),
    /// Too large to be a content file.
    #[error("the file has {bytes} bytes; a content file may have at most {}", super::Content::MAX_FILE)]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
    /// A format that this version does not know.
    #[error("format {found} is unknown; this version reads format 1")]
    Format {
        /// The format asked for.
        found: i64,
    },
    /// A missing value.
    #[error("{key:?} is missing")]
    Missing {
        /// Its key.
        key: &'static str,
    },
    /// An unknown key.
    #[error("unknown key {key:?}")]
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A value of another type.
    #[error("{field} must be {expected}, not {found}")]
    Type {
        /// The value.
        field: Field,
        /// The expected type.
        expected: ValueKind,
        /// The actual type.
        found: ValueKind,
    },
    /// A number out of the range of all keys.
    #[error("{field} is far too large")]
    HugeNumber {
        /// The value.
        field: Field,
    },
    /// A name that is empty, too long, not printable, or begins or ends with a space.
    #[error("a name has 1 to {} printable characters and no space at either end", Self::MAX_NAME)]
    Name,
    /// A text that is not a card.
    #[error("card {text:?}: {error}")]
    Card {
        /// The text.
        text: String,
        /// The reason.
        error: CardError,
    },
    /// The same card again, perhaps turned.
    #[error("card {text:?} is the same as the card on line {first_line}, possibly rotated")]
    DuplicateCard {
        /// The text.
        text: String,
        /// The line of the first one.
        first_line: usize,
    },
    /// Too few or too many cards.
    #[error("a box has {} to {} cards, not {count}", Self::MIN_CARDS, Deck::MAX_CARDS)]
    CardCount {
        /// How many there are.
        count: usize,
    },
    /// Not a number that a goal card can have.
    #[error("goal number {number} is not between 1 and {}", u8::MAX)]
    GoalNumber {
        /// The number.
        number: i64,
    },
    /// Two goals with one number.
    #[error("goal {number} is already defined on line {first_line}")]
    DuplicateGoal {
        /// The number.
        number: u8,
        /// The line of the first one.
        first_line: usize,
    },
    /// A gap in the numbers.
    #[error("goal {number} is missing; goals are numbered from 1 without a gap")]
    MissingGoal {
        /// The first number that is missing.
        number: u8,
    },
    /// A kind of goal that there is none of.
    #[error("there is no {kind} goal; a game needs one of each kind")]
    NoGoalOfKind {
        /// The kind.
        kind: GoalKind,
    },
    /// A word that is not a kind of goal.
    #[error("{word:?} is not a kind of goal (colour, handle, row)")]
    Kind {
        /// The word.
        word: String,
    },
    /// Points out of range.
    #[error("{points} points are not between 1 and {}", Points::MAX_EACH)]
    Points {
        /// The points.
        points: i64,
    },
    /// A bad pattern.
    #[error(transparent)]
    Pattern(#[from] PatternError),
    /// A word that is no choice of rows.
    #[error("{word:?} does not say which rows: any colour, any handle, a colour or a handle")]
    RowOf {
        /// The word.
        word: String,
    },
    /// Not a valid number of longest rows.
    #[error("\"longest\" must be 1 or 2, not {rows}")]
    Longest {
        /// The number.
        rows: i64,
    },
    /// Neither or both of the two ways to choose the rows that count.
    #[error("a row goal has either \"longest\" (1 or 2) or \"lines\"")]
    RowCount,
    /// Lines that are not lines of a sideboard.
    #[error(transparent)]
    Lines(#[from] LinesError),
    /// A trio that cannot be played.
    #[error("suggestion {name:?}: {error}")]
    Suggestion {
        /// Its name.
        name: String,
        /// The reason.
        error: GoalsError,
    },
    /// A suggestion with the name of something else that can stand for goals.
    #[error("suggestion {name:?} needs another name: this one is reserved")]
    SuggestionName {
        /// The name.
        name: String,
    },
    /// Two suggestions of one name.
    #[error("suggestion {name:?} already exists")]
    DuplicateSuggestion {
        /// The name.
        name: String,
    },
    /// More faults than a report lists.
    #[error("there are more faults; fix these first")]
    More,
}

impl FaultKind {
    /// The cards of a solo game, see [`Setup::cards_needed`](crate::Setup::cards_needed).
    pub const MIN_CARDS: usize = 9;

    /// The longest name of a box, a goal or a suggestion.
    pub const MAX_NAME: usize = 60;
}

/// All faults of a content file, in the order of the file; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct ContentErrors(pub Vec<Fault>);

/// Writes one fault a line.
impl fmt::Display for ContentErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("\n")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}
