/// A way to solve one puzzle after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunMode {
    /// As many as can be solved in three minutes.
    ThreeMinutes,
    /// Until three answers were not right.
    ThreeLives,
}

impl RunMode {
    /// All modes.
    pub const ALL: [Self; 2] = [Self::ThreeMinutes, Self::ThreeLives];

    /// Returns its name in storage and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::ThreeMinutes => "minutes",
            Self::ThreeLives => "lives",
        }
    }
}

/// How long a run against the clock takes, in milliseconds.
const TIME: u64 = 3 * 60 * 1000;
/// How many answers may go wrong.
const LIVES: u32 = 3;
/// The difficulty that a run begins with, and how much each solved puzzle adds.
const FIRST_RATING: u16 = 900;
const RATING_STEP: u16 = 50;
const LAST_RATING: u16 = 2400;

/// A run that is under way or over. Times are in milliseconds, from the front end's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    mode: RunMode,
    begun: u64,
    solved: u32,
    missed: u32,
    /// The puzzles, each with whether it was solved.
    answers: Vec<(u32, bool)>,
}

impl Run {
    /// Begins a run.
    pub fn new(mode: RunMode, now: u64) -> Self {
        Self { mode, begun: now, solved: 0, missed: 0, answers: Vec::new() }
    }

    /// Returns the mode.
    pub fn mode(&self) -> RunMode {
        self.mode
    }

    /// Returns how many puzzles were solved.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// Returns the puzzles in order, each with whether it was solved.
    pub fn answers(&self) -> &[(u32, bool)] {
        &self.answers
    }

    /// Returns the time that is left, if there is a clock.
    pub fn time_left(&self, now: u64) -> Option<u64> {
        let gone = now.saturating_sub(self.begun);
        (self.mode == RunMode::ThreeMinutes).then(|| TIME.saturating_sub(gone))
    }

    /// Returns how many more answers may go wrong before it ends, if that ends it.
    pub fn lives_left(&self) -> Option<u32> {
        (self.mode == RunMode::ThreeLives).then(|| LIVES.saturating_sub(self.missed))
    }

    /// Returns whether the run is over.
    pub fn is_over(&self, now: u64) -> bool {
        self.time_left(now) == Some(0) || self.lives_left() == Some(0)
    }

    /// Notes an answer, and tells whether it counted: not once the run is over, and no puzzle twice.
    pub fn answer(&mut self, number: u32, is_right: bool, now: u64) -> bool {
        if self.is_over(now) || self.answers.iter().any(|(known, _)| *known == number) {
            return false;
        }
        self.answers.push((number, is_right));
        *(if is_right { &mut self.solved } else { &mut self.missed }) += 1;
        true
    }

    /// Returns the difficulty that the next puzzle should have: harder with each that was solved.
    pub fn next_rating(&self) -> u16 {
        let steps = u16::try_from(self.solved).unwrap_or(u16::MAX);
        FIRST_RATING.saturating_add(RATING_STEP.saturating_mul(steps)).min(LAST_RATING)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_ends_a_run() {
        let mut run = Run::new(RunMode::ThreeMinutes, 1_000);
        assert_eq!((run.time_left(1_000), run.lives_left()), (Some(180_000), None));
        for number in 0..5 {
            assert!(run.answer(number, number % 2 == 0, 2_000));
        }
        assert!(!run.answer(4, true, 2_000), "no puzzle counts twice");
        assert_eq!((run.solved(), run.is_over(180_999), run.is_over(181_000)), (3, false, true));
        assert!(!run.answer(9, true, 181_000), "too late");
        assert_eq!(run.time_left(500), Some(180_000), "a clock that was set back gives no time");
    }

    #[test]
    fn the_third_mistake_ends_a_run() {
        let mut run = Run::new(RunMode::ThreeLives, 0);
        let lives: Vec<Option<u32>> = (0..5)
            .map(|number| {
                run.answer(number, number == 0, u64::MAX);
                run.lives_left()
            })
            .collect();
        assert_eq!(lives, [3, 2, 1, 0, 0].map(Some));
        assert_eq!((run.solved(), run.answers().len(), run.is_over(0)), (1, 4, true));
    }

    #[test]
    fn runs_become_harder() {
        let mut run = Run::new(RunMode::ThreeLives, 0);
        let mut ratings = vec![run.next_rating()];
        for number in 0..40 {
            run.answer(number, true, 0);
            ratings.push(run.next_rating());
        }
        assert!(ratings.is_sorted());
        assert_eq!((ratings[0], ratings[1], ratings[40]), (900, 950, 2400));
    }
}
