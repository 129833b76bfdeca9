use sideboards_puzzles::{Expectation, Puzzle};
use sideboards_rules::{Decision, Game, Illegal, Seat, Sight, Viewer};

use super::explanation::Explanation;
use super::shown::Shown;

/// How good an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The best.
    Right,
    /// In an open deal: a few points short. The credit is in quarters: 3, 2 or 1.
    Near {
        /// How many quarters of a right answer it counts.
        quarters: u8,
    },
    /// Not the best.
    Wrong,
}

impl Verdict {
    /// Returns what the answer counts against the rating of the puzzle: 1, 0 or a part.
    pub fn score(self) -> f64 {
        match self {
            Self::Right => 1.0,
            Self::Near { quarters } => f64::from(quarters) / 4.0,
            Self::Wrong => 0.0,
        }
    }
}

/// An answer and what is known about it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// How good it is.
    pub verdict: Verdict,
    /// How much less it is worth than the best.
    pub lost: Expectation,
    /// The answer.
    pub chosen: Explanation,
    /// The best one.
    pub best: Explanation,
}

/// A puzzle that is being answered: one decision, or in an open deal all decisions to the end.
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    decisions: Vec<Decision>,
    /// The game after them.
    game: Game,
}

impl Attempt {
    /// Begins to answer a puzzle.
    pub fn new(puzzle: Puzzle) -> Self {
        Self { game: puzzle.game().clone(), puzzle, decisions: Vec::new() }
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the decisions so far.
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Returns what is seen now. A puzzle that asks for one decision does not show what would be drawn after it.
    pub fn shown(&self) -> Shown {
        if self.puzzle.kind().is_played_out() {
            return Shown::at(&self.puzzle, &self.game);
        }
        let mut shown = Shown::of(&self.puzzle);
        if self.is_answered() {
            shown.choices.clear();
        }
        shown
    }

    /// Returns the table as its player sees it, with the same reserve as [`Self::shown`].
    pub fn sight(&self) -> Sight {
        let game = if self.puzzle.kind().is_played_out() { &self.game } else { self.puzzle.game() };
        game.view(Viewer::Seat(Seat::new(0))).sight()
    }

    /// Returns whether the last decision can be taken back.
    pub fn can_take_back(&self) -> bool {
        !self.is_answered() && !self.decisions.is_empty()
    }

    /// Returns whether there is nothing more to decide.
    pub fn is_answered(&self) -> bool {
        if self.puzzle.kind().is_played_out() { self.game.is_over() } else { !self.decisions.is_empty() }
    }

    /// Decides, or tells why that is illegal and changes nothing.
    pub fn decide(&mut self, decision: Decision) -> Result<(), Illegal> {
        if self.is_answered() {
            return Err(Illegal::GameOver);
        }
        self.game.decide(Seat::new(0), decision)?;
        self.decisions.push(decision);
        Ok(())
    }

    /// Takes the last decision back while the puzzle is not answered; the cards are face up anyway.
    pub fn take_back(&mut self) -> bool {
        if !self.can_take_back() {
            return false;
        }
        self.decisions.pop();
        self.game = self.puzzle.game().clone();
        for &decision in &self.decisions {
            self.game.decide(Seat::new(0), decision).expect("it was legal before");
        }
        true
    }

    /// Judges the answer, once it is complete.
    pub fn judged(&self) -> Option<Judged> {
        if !self.is_answered() {
            return None;
        }
        let (puzzle, proof) = (&self.puzzle, self.puzzle.proof());
        let worth = if puzzle.kind().is_played_out() {
            Expectation::whole(self.game.scores().of(Seat::new(0)).total.0.into())
        } else {
            proof.value_of(&self.decisions[0]).expect("a legal decision has a value")
        };
        let lost = proof.value.lead_over(worth);
        Some(Judged {
            verdict: verdict(lost, puzzle.kind().is_played_out()),
            lost,
            chosen: Explanation::new(puzzle, &self.decisions, worth),
            best: Explanation::new(puzzle, puzzle.line(), proof.value),
        })
    }
}

/// Only open deals have near answers: elsewhere the second best decision is at least a point worse, and a decision is all there is.
fn verdict(lost: Expectation, is_played_out: bool) -> Verdict {
    if lost == Expectation::ZERO {
        return Verdict::Right;
    }
    match (1..=3).find(|points| lost <= Expectation::whole(*points)) {
        Some(points) if is_played_out => Verdict::Near { quarters: 4 - points as u8 },
        _ => Verdict::Wrong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sideboards_puzzles::{Generator, Kind};
    use sideboards_rules::{Content, Points};

    fn puzzle(kind: Kind) -> Puzzle {
        let Ok(seed) = "attempt".parse();
        let generator = Generator::new(Content::classic(), kind, None, seed).expect("enough cards");
        (0..).find_map(|number| generator.puzzle(number)).expect("a puzzle")
    }

    #[test]
    fn the_answer_is_right_and_all_else_is_wrong_by_what_it_loses() {
        for kind in [Kind::LastCard, Kind::TwoRounds, Kind::Exchange] {
            let puzzle = puzzle(kind);
            for decision in Shown::of(&puzzle).choices {
                let mut attempt = Attempt::new(puzzle.clone());
                assert!(attempt.judged().is_none());
                attempt.decide(decision).expect("a choice that is shown");
                let judged = attempt.judged().expect("one decision is the answer");
                assert_eq!(judged.verdict == Verdict::Right, decision == puzzle.proof().answer);
                assert_eq!(
                    judged.chosen.value.minus(judged.best.value).is_none(),
                    judged.verdict == Verdict::Wrong
                );
                assert_eq!(judged.best.decisions, [puzzle.proof().answer]);
                assert_eq!(attempt.decide(decision), Err(Illegal::GameOver), "one answer is one answer");
                assert!(attempt.shown().choices.is_empty() && !attempt.take_back());
                assert_eq!(attempt.shown().hand, puzzle.view().hand(), "no card is shown that comes later");
                assert_eq!(attempt.sight(), puzzle.view().sight(), "nor on the table");
            }
        }
    }

    #[test]
    fn an_explanation_tells_what_lies() {
        let puzzle = puzzle(Kind::LastCard);
        let mut attempt = Attempt::new(puzzle.clone());
        attempt.decide(puzzle.proof().answer).expect("legal");
        let best = attempt.judged().expect("answered").best;
        let scores = attempt.game.scores();
        let score = scores.of(Seat::new(0));
        assert_eq!(
            (best.made.colour.len(), best.made.handle.len()),
            (score.counts.colour.into(), score.counts.handle.into())
        );
        assert_eq!((best.made.bonus, best.sideboard.len()), (score.bonus, 8));
        assert_eq!(best.value, Expectation::whole(score.total.0.into()));
        assert!(best.made.bonus <= Points(8) && best.gained.iter().sum::<i32>() >= 0);
    }

    #[test]
    fn open_deals_are_played_to_the_end_with_credit_for_near() {
        let puzzle = puzzle(Kind::Perfect);
        let mut attempt = Attempt::new(puzzle.clone());
        let first = attempt.shown();
        assert!(!first.to_come.is_empty());
        attempt.decide(puzzle.line()[0]).expect("legal");
        assert!(attempt.can_take_back() && attempt.sight() != puzzle.view().sight());
        assert!(attempt.take_back() && attempt.decisions().is_empty() && !attempt.take_back());
        assert!(!attempt.can_take_back() && attempt.sight() == puzzle.view().sight());
        for &decision in puzzle.line() {
            let shown = attempt.shown();
            attempt.decide(decision).expect("legal");
            if !attempt.is_answered() && decision != Decision::Exchange {
                assert_eq!(attempt.shown().hand.cards(), &shown.to_come[..2], "what came was shown");
            }
        }
        assert_eq!(attempt.judged().map(|judged| judged.verdict), Some(Verdict::Right));
        let near = |points| verdict(Expectation::whole(points), true);
        assert_eq!([1, 2, 3].map(near), [3, 2, 1].map(|quarters| Verdict::Near { quarters }));
        assert_eq!((near(4), verdict(Expectation::whole(1), false)), (Verdict::Wrong, Verdict::Wrong));
    }
}
