use std::num::NonZeroU32;

use clap::Args;
use sideboards_puzzles::{Difficulty, Generator, Kind, Puzzle, difficulty};
use sideboards_rules::Seed;

use crate::arguments::{self, ContentArgument, GoalsChoice};
use crate::failure::Failure;
use crate::puzzle_json::PuzzleJson;
use crate::score_json::line;
use crate::{output, pool, terminal};

/// Find puzzles whose answers are proven
///
/// Every card that can still come is enumerated; values are exact fractions. The same seed gives the same puzzles, whatever
/// the number of threads. Kinds: last-card, two-rounds (this card and one more), exchange (or not), perfect (all cards face up). The
/// difficulty is a rating, measured by which bots find the answer.
#[derive(Debug, Args)]
pub(crate) struct Puzzles {
    /// last-card, two-rounds, exchange or perfect
    #[arg(long, value_name = "K")]
    kind: Kind,

    /// Three numbers like 2,8,19, the name of a suggestion like B, or random for each puzzle
    #[arg(long, default_value = "random")]
    goals: String,

    /// 64 hexadecimal digits, or any text
    #[arg(long, default_value = "sideboards", value_parser = arguments::seed)]
    seed: Seed,

    /// Number of puzzles
    #[arg(long, default_value = "1", value_name = "N")]
    count: NonZeroU32,

    /// Number of threads [default: all cores]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,

    /// Print each puzzle as a line of JSON
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    content: ContentArgument,
}

/// How many deals are tried at once; the result does not depend on it.
const WAVE: u32 = 64;

/// After this many deals without a puzzle, give up: in an odd box all decisions may have the same value.
const MOST_IN_VAIN: u32 = 20_000;

impl Puzzles {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let content = self.content.load()?;
        let goals = match GoalsChoice::parse(&self.goals, &content)? {
            GoalsChoice::Fixed(goals) => Some(goals),
            GoalsChoice::Random => None,
        };
        let generator = Generator::new(content, self.kind, goals, self.seed).map_err(Failure::bad)?;
        let (mut left, mut first, mut in_vain) = (self.count.get() as usize, 0, 0);
        while left > 0 {
            let mut found = self.wave(first, &|number| generator.puzzle(number))?;
            found.truncate(left);
            left -= found.len();
            in_vain = if found.is_empty() { in_vain + WAVE } else { 0 };
            for (puzzle, difficulty) in self.measured(&found)? {
                output::print(&self.text(puzzle, difficulty))?;
            }
            first = first.checked_add(WAVE).filter(|_| in_vain < MOST_IN_VAIN).ok_or_else(|| {
                Failure::no(format!("no puzzle of the kind {} was found in {MOST_IN_VAIN} deals", self.kind))
            })?;
        }
        Ok(())
    }

    /// Tries some deals, and returns the puzzles in the order of the deals.
    fn wave(
        &self,
        first: u32,
        puzzle: &(dyn Fn(u32) -> Option<Puzzle> + Sync),
    ) -> Result<Vec<Puzzle>, Failure> {
        let try_deal = |found: &mut Vec<(u32, Puzzle)>, number: u32| {
            found.extend(puzzle(first + number).map(|puzzle| (number, puzzle)));
            Ok(())
        };
        let threads = pool::threads(self.threads, WAVE);
        Ok(in_order(pool::run(WAVE, threads, |_| {}, Vec::new, try_deal)?))
    }

    /// Measures the difficulty of puzzles, which is far slower than proving them.
    fn measured<'p>(&self, puzzles: &'p [Puzzle]) -> Result<Vec<(&'p Puzzle, Difficulty)>, Failure> {
        let count = puzzles.len() as u32;
        if count == 0 {
            return Ok(Vec::new());
        }
        let measure = |measured: &mut Vec<(u32, _)>, number: u32| {
            let puzzle = &puzzles[number as usize];
            measured.push((number, (puzzle, difficulty(puzzle))));
            Ok(())
        };
        let threads = pool::threads(self.threads, count);
        Ok(in_order(pool::run(count, threads, |_| {}, Vec::new, measure)?))
    }

    fn text(&self, puzzle: &Puzzle, difficulty: Difficulty) -> String {
        if self.json {
            line(&PuzzleJson::new(puzzle, difficulty))
        } else {
            terminal::puzzle(puzzle, difficulty)
        }
    }
}

fn in_order<T>(results: Vec<Vec<(u32, T)>>) -> Vec<T> {
    let mut all: Vec<(u32, T)> = results.into_iter().flatten().collect();
    all.sort_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, result)| result).collect()
}
