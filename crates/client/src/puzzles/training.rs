use sideboards_puzzles::{Entry, Idea, Kind};
use sideboards_rules::{GoalKind, Seed};

use super::book::{Book, Outcome};

/// How hard puzzles are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Below 1300.
    Easy,
    /// 1300 to 1699.
    Medium,
    /// 1700 and more.
    Hard,
}

impl Level {
    /// All levels.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

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
pub struct Wish {
    /// What they ask.
    pub kind: Option<Kind>,
    /// What they are about.
    pub idea: Option<Idea>,
    /// The goal that they are about.
    pub goal: Option<GoalKind>,
    /// How hard they are.
    pub level: Option<Level>,
    /// Only puzzles that are answered with one decision: against the clock nobody plays a deal.
    pub is_quick: bool,
}

impl Wish {
    /// Returns whether a puzzle is one of those.
    pub fn fits(&self, entry: &Entry) -> bool {
        self.kind.is_none_or(|kind| entry.kind == kind)
            && self.idea.is_none_or(|idea| entry.theme.idea == idea)
            && self.goal.is_none_or(|goal| entry.theme.goal == Some(goal))
            && self.level.is_none_or(|level| Level::of(entry.difficulty.rating()) == level)
            && !(self.is_quick && entry.kind.is_played_out())
    }
}

/// How many of the nearest puzzles lots are drawn among.
const NEAREST: usize = 24;

/// Returns the next puzzle that fits a wish and is about as hard as a rating, by lot. Puzzles that were never answered come first, then those
/// whose last answer was not right, then all. `without` are left out; nothing is found if no puzzle is left.
pub fn next<'e>(
    entries: &'e [Entry],
    book: &Book,
    wish: &Wish,
    rating: u16,
    without: &[u32],
    lot: &Seed,
) -> Option<&'e Entry> {
    let rank = |entry: &Entry| match book.answered(entry.number) {
        None => 0,
        Some(answered) if answered.last != Outcome::Right => 1,
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
    fn wishes_come_true() {
        let set = PuzzleSet::read(SHIPPED, Content::classic()).expect("the set");
        let book = Book::default();
        for number in 0..20 {
            let wish = Wish {
                kind: Some(Kind::ALL[usize::from(number % 4)]),
                level: Some(Level::ALL[usize::from(number % 2)]),
                ..Wish::default()
            };
            let found = next(set.entries(), &book, &wish, 1200, &[], &seed(number)).expect("a puzzle");
            assert!(wish.fits(found));
        }
        let about = Wish { idea: Some(Idea::KeepRowOpen), ..Wish::default() };
        let found = next(set.entries(), &book, &about, 1500, &[], &seed(3)).expect("a puzzle");
        assert_eq!((found.theme.idea, found.theme.goal), (Idea::KeepRowOpen, Some(GoalKind::Row)));
        let quick = Wish { is_quick: true, kind: Some(Kind::Perfect), ..Wish::default() };
        assert!(next(set.entries(), &book, &quick, 1500, &[], &seed(3)).is_none());
    }

    #[test]
    fn new_puzzles_come_before_failed_ones_and_these_before_solved_ones() {
        let set = PuzzleSet::read(SHIPPED, Content::classic()).expect("the set");
        let entries = &set.entries()[..3];
        let mut book = Book::default();
        let wish = Wish::default();
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
