//! Questions to a worker, as text.

use std::fmt;

use sideboards_bots::Level;
use sideboards_puzzles::Kind;
use sideboards_rules::{Seat, Seed};

/// Separates a question from the content file; neither contains it.
const BETWEEN: char = '\u{c}';

/// A question to a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// What does a bot of this level do on this seat?
    Decide {
        /// The level of the bot.
        level: Level,
        /// Its seat.
        seat: Seat,
        /// The game so far.
        record: String,
    },
    /// What is every decision of this seat worth?
    Hints {
        /// The seat.
        seat: Seat,
        /// The game so far.
        record: String,
    },
    /// What is the best play of this solo deal, knowing all cards?
    Hindsight {
        /// The deal.
        record: String,
    },
    /// What does a master make of this solo deal?
    Master {
        /// The deal.
        record: String,
    },
    /// What is every decision of this puzzle worth?
    Puzzle {
        /// What it asks.
        kind: Kind,
        /// The game up to it.
        record: String,
    },
    /// Find a puzzle that no one has seen.
    NewPuzzle {
        /// What it asks.
        kind: Kind,
        /// What it follows from.
        seed: Seed,
    },
    /// How well did this seat play a game that is over?
    Review {
        /// The seat.
        seat: Seat,
        /// The finished game.
        record: String,
    },
}

impl Question {
    /// Writes the question, with the content file if it is not about the classic box.
    pub fn write(&self, file: Option<String>) -> String {
        match file {
            Some(file) => format!("{self}{BETWEEN}{file}"),
            None => self.to_string(),
        }
    }

    /// Reads a question, and the content file that came with it.
    pub(super) fn read(text: &str) -> (Option<Self>, Option<&str>) {
        let (question, file) =
            text.split_once(BETWEEN).map_or((text, None), |(text, file)| (text, Some(file)));
        (Self::parse(question), file)
    }

    fn parse(text: &str) -> Option<Self> {
        let (head, record) = text.split_once('\n')?;
        let words: Vec<&str> = head.split(' ').collect();
        let seat = |word: &str| Seat::try_from(word.parse::<usize>().ok()?).ok();
        let record = record.to_owned();
        match words[..] {
            ["decide", number, level] => {
                Some(Self::Decide { level: level.parse().ok()?, seat: seat(number)?, record })
            }
            ["hints", number] => Some(Self::Hints { seat: seat(number)?, record }),
            ["hindsight"] => Some(Self::Hindsight { record }),
            ["puzzle", kind] => Some(Self::Puzzle { kind: kind.parse().ok()?, record }),
            ["new-puzzle", kind] => {
                Some(Self::NewPuzzle { kind: kind.parse().ok()?, seed: record.parse().ok()? })
            }
            ["master"] => Some(Self::Master { record }),
            ["review", number] => Some(Self::Review { seat: seat(number)?, record }),
            _ => None,
        }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide { level, seat, record } => write!(f, "decide {} {level}\n{record}", seat.index()),
            Self::Hints { seat, record } => write!(f, "hints {}\n{record}", seat.index()),
            Self::Hindsight { record } => write!(f, "hindsight\n{record}"),
            Self::Master { record } => write!(f, "master\n{record}"),
            Self::Puzzle { kind, record } => write!(f, "puzzle {kind}\n{record}"),
            Self::NewPuzzle { kind, seed } => write!(f, "new-puzzle {kind}\n{seed}"),
            Self::Review { seat, record } => write!(f, "review {}\n{record}", seat.index()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn questions_survive_the_way() {
        let seat = Seat::new(3);
        let record = "first\nsecond\n".to_owned();
        for question in [
            Question::Decide { level: Level::Master, seat, record: record.clone() },
            Question::Hints { seat, record: record.clone() },
            Question::Hindsight { record: record.clone() },
            Question::Master { record: record.clone() },
            Question::Review { seat, record },
            Question::NewPuzzle { kind: Kind::Exchange, seed: Seed([0xa7; 32]) },
        ] {
            assert_eq!(Question::parse(&question.to_string()), Some(question));
        }
        assert_eq!(Question::parse("decide 9 master\n"), None);
    }
}
