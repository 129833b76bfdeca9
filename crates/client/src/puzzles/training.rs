use std::fmt;
use std::str::FromStr;

use sideboards_puzzles::{Entry, Idea, Kind};
use sideboards_rules::{GoalKind, Seed};

use super::book::{Book, PuzzleOutcome};

/// How hard puzzles are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainingLevel {
    /// Below 1300.
    Easy,
    /// 1300 to 1699.
    Medium,
    /// 1700 and more.
    Hard,
}

impl TrainingLevel {
    /// All levels.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// Returns its name in addresses and texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// Returns the level of a rating.
    pub const fn of(rating: u16) -> Self {
        match rating {
            0..1300 => Self::Easy,
            1300..1700 => Self::Medium,
            _ => Self::Hard,
        }
    }
}

/// Which puzzles are wanted; nothing means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrainingWish {
    /// What they ask.
    pub kind: Option<Kind>,
    /// What they are about.
    pub idea: Option<Idea>,
    /// The goal that they are about.
    pub goal: Option<GoalKind>,
    /// How hard they are.
    pub level: Option<TrainingLevel>,
    /// Only puzzles that are answered with one decision: whole deals are too long to play against the clock.
    pub is_quick: bool,
}

impl TrainingWish {
    /// Returns whether a puzzle is one of those.
    pub fn fits(&self, entry: &Entry) -> bool {
        self.kind.is_none_or(|kind| entry.kind == kind)
            && self.idea.is_none_or(|idea| entry.theme.idea == idea)
            && self.goal.is_none_or(|goal| entry.theme.goal == Some(goal))
            && self.level.is_none_or(|level| TrainingLevel::of(entry.difficulty.rating()) == level)
            && !(self.is_quick && entry.kind.is_played_out())
    }
}

/// The words of a wish with dots between, as they stand in an address: `two-rounds.give-up.colour.hard`.
impl fmt::Display for TrainingWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            self.kind.map(|kind| kind.to_string()),
            self.idea.map(|idea| idea.to_string()),
            self.goal.map(|goal| goal.to_string()),
            self.level.map(|level| level.name().to_owned()),
            self.is_quick.then(|| QUICK.to_owned()),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join("."))
    }
}

/// The word for puzzles that are answered with one decision.
const QUICK: &str = "quick";

/// A word that no wish has, or one more of a kind.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a filter for training")]
pub struct UnknownTrainingWish(pub String);

impl FromStr for TrainingWish {
    type Err = UnknownTrainingWish;

    /// Reads the words in any order; no word is any puzzle.
    fn from_str(text: &str) -> Result<Self, UnknownTrainingWish> {
        let mut wish = Self::default();
        for word in text.split('.').filter(|word| !word.is_empty()) {
            wish.add(word).ok_or_else(|| UnknownTrainingWish(word.chars().take(40).collect()))?;
        }
        Ok(wish)
    }
}

impl TrainingWish {
    fn add(&mut self, word: &str) -> Option<()> {
        fn find<T: fmt::Display>(all: impl IntoIterator<Item = T>, word: &str) -> Option<T> {
            all.into_iter().find(|known| known.to_string() == word)
        }
        fn fill<T>(place: &mut Option<T>, found: T) -> Option<()> {
            place.replace(found).is_none().then_some(())
        }
        // `exchange` is a kind; no idea and no goal has the name of a kind.
        if let Some(kind) = find(Kind::ALL, word) {
            return fill(&mut self.kind, kind);
        }
        if let Some(idea) = find(Idea::ALL, word) {
            return fill(&mut self.idea, idea);
        }
        if let Some(goal) = find(GoalKind::ALL, word) {
            return fill(&mut self.goal, goal);
        }
        if let Some(level) = TrainingLevel::ALL.into_iter().find(|level| level.name() == word) {
            return fill(&mut self.level, level);
        }
        (word == QUICK && !std::mem::replace(&mut self.is_quick, true)).then_some(())
    }
}

/// How many of the nearest puzzles lots are drawn among.
const NEAREST: usize = 24;

/// Returns the next puzzle that fits a wish and is about as hard as a rating, by lot. Puzzles that were never answered come first, then those
/// whose last answer was not right, then all. `without` are left out; nothing is found if no puzzle is left.
pub fn next<'e>(
    entries: &'e [Entry],
    book: &Book,
    wish: &TrainingWish,
    rating: u16,
    without: &[u32],
    lot: &Seed,
) -> Option<&'e Entry> {
    let rank = |entry: &Entry| match book.answered(entry.number) {
        None => 0,
        Some(answered) if answered.last != PuzzleOutcome::Right => 1,
        Some(_) => 2,
    };
    let mut fitting: Vec<&Entry> =
        entries.iter().filter(|entry| wish.fits(entry) && !without.contains(&entry.number)).collect();
    let first = fitting.iter().map(|entry| rank(entry)).min()?;
    fitting.retain(|entry| rank(entry) == first);
    fitting.sort_by_key(|entry| entry.difficulty.rating().abs_diff(rating));
    fitting.truncate(NEAREST);
    let lot = u64::from_le_bytes(lot.0[..8].try_into().expect("eight bytes"));
    Some(fitting[(lot % fitting.len() as u64) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzles::Verdict;
    use sideboards_puzzles::{PuzzleSet, SHIPPED};
    use sideboards_rules::Content;

    fn seed(number: u8) -> Seed {
        Seed([number; 32])
    }

    #[test]
    fn wishes_are_written_in_addresses() {
        let mut seen = std::collections::HashSet::new();
        for kind in Kind::ALL.map(Some).into_iter().chain([None]) {
            for idea in Idea::ALL.map(Some).into_iter().chain([None]) {
                for goal in GoalKind::ALL.map(Some).into_iter().chain([None]) {
                    for level in TrainingLevel::ALL.map(Some).into_iter().chain([None]) {
                        let wish = TrainingWish { kind, idea, goal, level, is_quick: kind.is_none() };
                        assert_eq!(wish.to_string().parse(), Ok(wish));
                        assert!(seen.insert(wish.to_string()), "{wish}");
                    }
                }
            }
        }
        let wish = TrainingWish {
            idea: Some(Idea::GiveUp),
            goal: Some(GoalKind::Colour),
            ..TrainingWish::default()
        };
        assert_eq!(wish.to_string(), "give-up.colour");
        assert_eq!("colour.give-up".parse(), Ok(wish), "in any order");
        for nonsense in ["x", "easy.hard", "quick.quick", "give-up/colour", "Hard"] {
            assert!(nonsense.parse::<TrainingWish>().is_err(), "{nonsense}");
        }
    }

    #[test]
    fn wishes_come_true() {
        let set = PuzzleSet::read(SHIPPED, Content::classic()).expect("the set");
        let book = Book::default();
        for number in 0..20 {
            let wish = TrainingWish {
                kind: Some(Kind::ALL[usize::from(number % 4)]),
                level: Some(TrainingLevel::ALL[usize::from(number % 2)]),
                ..TrainingWish::default()
            };
            let found = next(set.entries(), &book, &wish, 1200, &[], &seed(number)).expect("a puzzle");
            assert!(wish.fits(found));
        }
        let about = TrainingWish { idea: Some(Idea::KeepRowOpen), ..TrainingWish::default() };
        let found = next(set.entries(), &book, &about, 1500, &[], &seed(3)).expect("a puzzle");
        assert_eq!((found.theme.idea, found.theme.goal), (Idea::KeepRowOpen, Some(GoalKind::Row)));
        let quick = TrainingWish { is_quick: true, kind: Some(Kind::Perfect), ..TrainingWish::default() };
        assert!(next(set.entries(), &book, &quick, 1500, &[], &seed(3)).is_none());
    }

    #[test]
    fn new_puzzles_come_before_failed_ones_and_these_before_solved_ones() {
        let set = PuzzleSet::read(SHIPPED, Content::classic()).expect("the set");
        let entries = &set.entries()[..3];
        let mut book = Book::default();
        let wish = TrainingWish::default();
        let ask = |book: &Book| next(entries, book, &wish, 1500, &[], &seed(0)).expect("a puzzle").number;
        let first = ask(&book);
        book.answer(first, entries[first as usize].difficulty, Verdict::Right);
        let second = ask(&book);
        book.answer(second, entries[second as usize].difficulty, Verdict::Wrong);
        let third = ask(&book);
        book.answer(third, entries[third as usize].difficulty, Verdict::Right);
        assert!(first != second && second != third && first != third);
        assert_eq!(ask(&book), second, "what went wrong comes again");
        assert!(next(entries, &book, &wish, 1500, &[0, 1, 2], &seed(0)).is_none());
    }
}
