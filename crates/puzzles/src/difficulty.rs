//! The difficulty of a puzzle, measured by the players who solve it.
//!
//! Players of fixed ratings try the puzzle: bots, several times each, and simple players that only consider the
//! points of a decision at once, a single goal, or a few rounds ahead. The rating of the puzzle is the one at which
//! the Elo formula expects these results. `docs/PUZZLES.md` has the table of players and the distribution of
//! ratings.

use std::fmt;

use sideboards_rules::{Decision, GoalKind};

use crate::immediate::Gain;
use crate::{Expectation, Puzzle};

mod open_players;
mod rating;

use rating::{Tried, performance};

/// The difficulty of a puzzle, as a rating like those of players: a player with the same rating solves it half the
/// time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Difficulty(u8);

impl Difficulty {
    /// The lowest rating that the format can store.
    const LOWEST: u16 = 400;
    /// Ratings are rounded to tens.
    const STEP: u16 = 10;

    /// Returns the rating.
    pub const fn rating(self) -> u16 {
        Self::LOWEST + Self::STEP * self.0 as u16
    }

    /// Returns the number of the step, for formats.
    pub(crate) const fn step(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_step(step: u8) -> Self {
        Self(step)
    }

    fn of_rating(rating: f64) -> Self {
        let step = (rating - f64::from(Self::LOWEST)) / f64::from(Self::STEP);
        Self(u8::try_from(libm::round(step) as i32).expect("the anchor keeps ratings between 400 and 2950"))
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rating().fmt(f)
    }
}

/// How many times a bot tries a puzzle.
const TRIES: u32 = 3;

/// Measures the difficulty of a puzzle. This is slow, because masters search.
pub fn difficulty(puzzle: &Puzzle) -> Difficulty {
    let tried = if puzzle.kind().is_played_out() {
        open_players::tries(puzzle)
    } else {
        let mut tried = at_a_glance(puzzle);
        tried.extend(bots(puzzle));
        tried
    };
    Difficulty::of_rating(performance(&tried))
}

/// Returns the credit for a result some points below the best: 1 for the best, half for one point less.
fn credit(lost: f64) -> f64 {
    1.0 / (1.0 + lost)
}

/// Players without look-ahead.
fn at_a_glance(puzzle: &Puzzle) -> Vec<Tried> {
    let view = puzzle.view();
    let scorer = view.scorer();
    let gains: Vec<(Decision, Gain)> = view
        .legal()
        .iter()
        .filter(|decision| *decision != Decision::Exchange)
        .map(|decision| (decision, Gain::of(&decision, &view, &scorer)))
        .collect();
    let mean_credit = |measure: &dyn Fn(&Gain) -> i32| {
        let most = gains.iter().map(|(_, gain)| measure(gain)).max().expect("there is something to lay");
        let chosen: Vec<f64> = gains
            .iter()
            .filter(|(_, gain)| measure(gain) == most)
            .map(|(decision, _)| credit(lost(puzzle, decision)))
            .collect();
        chosen.iter().sum::<f64>() / chosen.len() as f64
    };
    let mut tried = vec![
        Tried { rating: 550.0, result: 1.0 / view.legal().len() as f64, tries: 1 },
        Tried { rating: 1350.0, result: mean_credit(&Gain::total), tries: 1 },
        Tried { rating: 1950.0, result: blurred(puzzle), tries: 1 },
    ];
    for goal in GoalKind::ALL {
        tried.push(Tried { rating: 1050.0, result: mean_credit(&|gain| gain.points(goal)), tries: 1 });
    }
    tried
}

/// Returns the probability of finding the answer for a player who knows the values with an error of two points.
fn blurred(puzzle: &Puzzle) -> f64 {
    const BLUR: f64 = 2.0;
    let proof = puzzle.proof();
    let weight = |value: Expectation| libm::exp(-proof.value.lead_over(value).to_f64() / BLUR);
    1.0 / (1.0 + proof.alternatives.iter().map(|valued| weight(valued.value)).sum::<f64>())
}

fn bots(puzzle: &Puzzle) -> impl Iterator<Item = Tried> {
    use sideboards_bots::Level;
    [(Level::Apprentice, 1050.0), (Level::Joiner, 1650.0), (Level::Master, 2450.0)].into_iter().map(
        |(level, rating)| {
            let found = (0..TRIES)
                .filter(|number| {
                    let mut bot = level.bot(&whims(puzzle, *number));
                    puzzle.proof().is_answer(&bot.decide(&puzzle.view()))
                })
                .count();
            Tried { rating, result: found as f64 / f64::from(TRIES), tries: TRIES }
        },
    )
}

/// Returns the seed of one try of a bot.
fn whims(puzzle: &Puzzle, number: u32) -> sideboards_rules::Seed {
    puzzle.record().seed().child(1000 + number)
}

fn lost(puzzle: &Puzzle, decision: &Decision) -> f64 {
    let value = puzzle.proof().value_of(decision).expect("a legal decision");
    puzzle.proof().value.lead_over(value).to_f64()
}
