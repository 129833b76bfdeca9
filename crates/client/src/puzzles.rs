//! Puzzles as a player meets them: what one shows, how an answer is judged, and what is kept between visits.
//!
//! `sideboards_puzzles` finds and proves puzzles. Everything here is plain data: the day and the time come as arguments, the puzzles of
//! the set as a [`PuzzleSet`](sideboards_puzzles::PuzzleSet), and texts are kept in a [`Storage`](crate::Storage).

mod address;
mod attempt;
mod book;
mod day;
mod examined;
mod explanation;
mod glicko;
mod mistakes;
mod reviewed;
mod run;
mod share;
mod shown;
mod training;

pub use self::address::{Address, SET};
pub use self::attempt::{Attempt, Judged, Verdict};
pub use self::book::{Answered, Book, PuzzleOutcome};
pub use self::day::{DayLog, number_of_day};
pub use self::examined::{note_examined, to_examine};
pub use self::explanation::{Explanation, Made};
pub use self::glicko::{Glicko, Opponent};
pub use self::mistakes::{Mistake, Mistakes, mistakes_in};
pub use self::reviewed::ReviewedMistakes;
pub use self::run::{Run, RunMode};
pub use self::share::{DayShare, RunShare};
pub use self::shown::Shown;
pub use self::training::{TrainingLevel, TrainingWish, UnknownTrainingWish, next};
