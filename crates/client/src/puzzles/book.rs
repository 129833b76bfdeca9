use std::collections::BTreeMap;
use std::fmt;

use sideboards_puzzles::Difficulty;

use super::address::{read_number, write_number};
use super::attempt::Verdict;
use super::day::DayLog;
use super::glicko::{Glicko, Opponent};
use super::run::RunMode;
use crate::storage::{Storage, try_set};

/// Name of the book in storage.
const STORAGE_KEY: &str = "puzzles";

/// The first line: what it is; the version comes after it.
const HEADER: &str = "sideboards puzzles ";
const VERSION: u32 = 1;

/// How sure the difficulty of a puzzle is, as a deviation of Glicko-2: it is measured with bots, not with people.
const PUZZLE_DEVIATION: f64 = 80.0;

/// How an answer is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleOutcome {
    /// The best.
    Right,
    /// A few points short of it.
    Near,
    /// Not the best.
    Wrong,
}

impl PuzzleOutcome {
    const ALL: [Self; 3] = [Self::Right, Self::Near, Self::Wrong];

    const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Near => "near",
            Self::Wrong => "wrong",
        }
    }

    fn parse(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.name() == word)
    }
}

impl From<Verdict> for PuzzleOutcome {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Right => Self::Right,
            Verdict::Near { .. } => Self::Near,
            Verdict::Wrong => Self::Wrong,
        }
    }
}

/// What is remembered of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// How the last answer went.
    pub last: PuzzleOutcome,
    /// How often it was answered.
    pub times: u32,
}

/// All that is remembered of a player of puzzles.
#[derive(Clone, Debug, PartialEq)]
pub struct Book {
    rating: Glicko,
    answers: BTreeMap<u32, Answered>,
    days: DayLog,
    /// The most puzzles solved in a run of each mode.
    best_runs: [u32; RunMode::ALL.len()],
}

impl Default for Book {
    fn default() -> Self {
        let (answers, days) = (BTreeMap::new(), DayLog::default());
        Self { rating: Glicko::NEWCOMER, answers, days, best_runs: [0; RunMode::ALL.len()] }
    }
}

impl Book {
    /// Returns the book in a storage, or an empty one.
    pub fn kept(storage: &dyn Storage) -> Self {
        storage.get(STORAGE_KEY).and_then(|text| Self::parse(&text)).unwrap_or_default()
    }

    /// Changes the book in a storage: what another tab has written meanwhile is not lost. A book of a later version is left alone.
    pub fn change(storage: &dyn Storage, change: impl FnOnce(&mut Self)) -> Self {
        let text = storage.get(STORAGE_KEY);
        let mut book = text.as_deref().and_then(Self::parse).unwrap_or_default();
        change(&mut book);
        let is_later = text.as_deref().and_then(version).is_some_and(|version| version > VERSION);
        if !is_later {
            try_set(storage, STORAGE_KEY, &book.to_string());
        }
        book
    }

    /// Reads a book; lines that make no sense are left out. Another version is none.
    pub fn parse(text: &str) -> Option<Self> {
        if version(text)? != VERSION {
            return None;
        }
        let mut book = Self::default();
        for line in text.lines().skip(1) {
            // A line that says nothing changes nothing.
            let _ = book.read_line(line);
        }
        Some(book)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["rating", rating, deviation, volatility] => {
                let number = |word: &str| word.parse::<u32>().ok().map(f64::from);
                let rating = Glicko {
                    rating: number(rating)? / 100.0,
                    deviation: number(deviation)? / 100.0,
                    volatility: number(volatility)? / 1e6,
                };
                let is_sensible = rating.rating <= 10_000.0
                    && (1.0..=350.0).contains(&rating.deviation)
                    && (0.0001..1.0).contains(&rating.volatility);
                self.rating = is_sensible.then_some(rating)?;
            }
            ["best", mode, solved] => {
                let mode = RunMode::ALL.into_iter().find(|known| known.name() == mode)?;
                self.best_runs[mode as usize] = solved.parse().ok()?;
            }
            ["day", day, outcome] => self.days.add(day.parse().ok()?, PuzzleOutcome::parse(outcome)?),
            ["answer", number, outcome, times] => {
                let times = times.parse().ok().filter(|times| *times > 0)?;
                self.answers
                    .insert(read_number(number)?, Answered { last: PuzzleOutcome::parse(outcome)?, times });
            }
            _ => return None,
        }
        Some(())
    }

    /// Returns the player's rating.
    pub fn rating(&self) -> &Glicko {
        &self.rating
    }

    /// Returns what is remembered of a puzzle.
    pub fn answered(&self, number: u32) -> Option<Answered> {
        self.answers.get(&number).copied()
    }

    /// Returns how many puzzles were answered, and how many of them right at the last time.
    pub fn totals(&self) -> (usize, usize) {
        let right = self.answers.values().filter(|answered| answered.last == PuzzleOutcome::Right).count();
        (self.answers.len(), right)
    }

    /// Returns the puzzles of the days.
    pub fn days(&self) -> &DayLog {
        &self.days
    }

    /// Returns the puzzles of the days, to note another one.
    pub fn days_mut(&mut self) -> &mut DayLog {
        &mut self.days
    }

    /// Notes an answer to a puzzle. Only the first one changes the rating: after it the player knows the solution.
    pub fn answer(&mut self, number: u32, difficulty: Difficulty, verdict: Verdict) {
        let times = self.answers.get(&number).map_or(0, |answered| answered.times);
        if times == 0 {
            let rating = f64::from(difficulty.rating());
            let opponent = Opponent { rating, deviation: PUZZLE_DEVIATION, score: verdict.score() };
            self.rating = rounded(self.rating.after(&[opponent]));
        }
        self.answer_unrated(number, verdict);
    }

    /// Notes an answer that changes no rating, as in a run, where speed counts too.
    pub fn answer_unrated(&mut self, number: u32, verdict: Verdict) {
        let times = self.answers.get(&number).map_or(0, |answered| answered.times);
        self.answers.insert(number, Answered { last: verdict.into(), times: times.saturating_add(1) });
    }

    /// Returns the most puzzles that were solved in a run.
    pub fn best_run(&self, mode: RunMode) -> u32 {
        self.best_runs[mode as usize]
    }

    /// Notes the end of a run, and tells whether it is the best so far.
    pub fn end_run(&mut self, mode: RunMode, solved: u32) -> bool {
        let best = &mut self.best_runs[mode as usize];
        let is_best = solved > *best;
        *best = solved.max(*best);
        is_best
    }
}

/// Rounds to what is stored, so that a reload changes nothing.
fn rounded(rating: Glicko) -> Glicko {
    Glicko {
        rating: (rating.rating.max(0.0) * 100.0).round() / 100.0,
        deviation: (rating.deviation * 100.0).round() / 100.0,
        volatility: (rating.volatility * 1e6).round() / 1e6,
    }
}

fn version(text: &str) -> Option<u32> {
    text.lines().next()?.strip_prefix(HEADER)?.parse().ok()
}

impl fmt::Display for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADER}{VERSION}")?;
        let Glicko { rating, deviation, volatility } = self.rating;
        let [rating, deviation, volatility] =
            [rating * 100.0, deviation * 100.0, volatility * 1e6].map(|number| number.round() as i64);
        writeln!(f, "rating {rating} {deviation} {volatility}")?;
        for mode in RunMode::ALL {
            writeln!(f, "best {} {}", mode.name(), self.best_run(mode))?;
        }
        for (day, outcome) in self.days.iter() {
            writeln!(f, "day {day} {}", outcome.name())?;
        }
        self.answers.iter().try_for_each(|(number, answered)| {
            writeln!(f, "answer {} {} {}", write_number(*number), answered.last.name(), answered.times)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Memory;
    use sideboards_puzzles::{PuzzleSet, SHIPPED};
    use sideboards_rules::{Content, Day};

    fn difficulty() -> Difficulty {
        PuzzleSet::read(SHIPPED, Content::classic()).expect("the set").entries()[0].difficulty
    }

    #[test]
    fn a_book_is_kept_as_text() {
        let storage = Memory::default();
        assert_eq!(Book::kept(&storage), Book::default());
        let book = Book::change(&storage, |book| {
            book.answer(5, difficulty(), Verdict::Right);
            book.answer(7, difficulty(), Verdict::Near { quarters: 2 });
            book.answer(5, difficulty(), Verdict::Wrong);
            book.days_mut().add(Day::FIRST, PuzzleOutcome::Right);
            assert!(book.end_run(RunMode::ThreeLives, 4) && !book.end_run(RunMode::ThreeLives, 3));
        });
        assert_eq!(Book::kept(&storage), book);
        let text = storage.get(STORAGE_KEY).expect("it is kept");
        assert!(text.starts_with("sideboards puzzles 1\nrating "), "{text}");
        assert!(text.ends_with("day 2026-11-01 right\nanswer 1-5 wrong 2\nanswer 1-7 near 1\n"), "{text}");
        assert_eq!((book.totals(), book.best_run(RunMode::ThreeLives)), ((2, 0), 4));
        let messy = format!("{text}answer 9-5 right 1\nrating 1 2\nday never right\n\nanswer 1-8 right 0\n");
        assert_eq!(Book::parse(&messy), Some(book));
    }

    #[test]
    fn two_tabs_write_into_one_book() {
        let storage = Memory::default();
        Book::change(&storage, |book| book.answer(1, difficulty(), Verdict::Right));
        Book::change(&storage, |book| book.answer(2, difficulty(), Verdict::Right));
        assert_eq!(Book::kept(&storage).totals(), (2, 2));
    }

    #[test]
    fn a_book_of_a_later_version_is_left_alone() {
        let storage = Memory::default();
        storage.set(STORAGE_KEY, "sideboards puzzles 2\nsomething\n").expect("memory keeps");
        Book::change(&storage, |book| book.answer(1, difficulty(), Verdict::Right));
        assert_eq!(storage.get(STORAGE_KEY).as_deref(), Some("sideboards puzzles 2\nsomething\n"));
    }

    #[test]
    fn only_first_answers_are_rated() {
        let mut book = Book::default();
        book.answer(1, difficulty(), Verdict::Wrong);
        let rating = *book.rating();
        assert!(rating.rating < Glicko::NEWCOMER.rating && rating.deviation < Glicko::NEWCOMER.deviation);
        book.answer(1, difficulty(), Verdict::Right);
        assert_eq!((book.rating(), book.answered(1).map(|known| known.times)), (&rating, Some(2)));
        book.answer_unrated(2, Verdict::Right);
        book.answer(2, difficulty(), Verdict::Wrong);
        assert_eq!(
            (book.rating(), book.totals()),
            (&rating, (2, 1)),
            "nor are those that were seen in a run"
        );
    }
}
