//! Looking back at a game: what each choice cost, and how much of the result was luck.
//!
//! Before the cards are dealt, a game is worth its par: what a routine player makes of it on average, who lays what
//! promises most and does not search. Cards that come change what a routine player would make of it: that is luck, and
//! on average it is nothing. Deciding otherwise makes it better or worse: that is skill. Par, luck and skill add up to the
//! result. What a choice cost is another question: how far it was behind the best one.

use sideboards_rules::{
    BadDecision, Decision, Event, Game, Hand, Placed, Points, Record, Round, Scorer, Seat, Viewer,
};
use thiserror::Error;

use crate::hindsight::{Exchange, Hindsight, hindsight};
use crate::{Adviser, Hint};

/// A game as one seat played it. Worth is measured in points alone, and at a table in points of lead.
#[derive(Clone, Debug)]
pub struct Review {
    /// The seat under review.
    pub seat: Seat,
    /// What such a game is worth before the cards are dealt.
    pub par: f64,
    /// What was decided, without what was taken back.
    pub decisions: Vec<ReviewedDecision>,
    /// What came by the cards, and at a table by the others.
    pub luck: f64,
    /// The part of it that came after the last decision; alone there is nothing left to come.
    pub luck_at_the_end: f64,
    /// What was decided better than a routine player would, or worse.
    pub skill: f64,
    /// What was given away against the best decisions, in all.
    pub cost: f64,
    /// What it came to: par, luck and skill.
    pub result: f64,
    /// The points in the end.
    pub points: Points,
    /// The best possible play with all cards known, in a solo game.
    pub hindsight: Option<Hindsight>,
}

/// A decision, and what would have been better.
#[derive(Clone, Debug)]
pub struct ReviewedDecision {
    /// When it was taken.
    pub round: Round,
    /// What was chosen; its cost is what the choice gave away.
    pub chosen: Hint,
    /// What would have been best.
    pub best: Hint,
    /// By how much the cards, and at a table the others, had changed what a routine player can reach.
    pub luck: f64,
    /// By how much the decision was better than that of a routine player.
    pub skill: f64,
    /// What the neighbour got.
    pub passed: Option<Passed>,
}

/// Cards that went to the neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Passed {
    /// The seat that got them.
    pub to: Seat,
    /// The cards.
    pub cards: Hand,
    /// Which of them the neighbour laid in the next round, and what it brought there at once.
    pub laid: Option<(Placed, Points)>,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record breaks the rules.
    #[error(transparent)]
    Bad(#[from] BadDecision),
    /// The game is still going on: looking into hidden cards would be unfair.
    #[error("the game is not over ({round}); only finished games can be reviewed")]
    NotOver {
        /// Where it stands.
        round: Round,
    },
    /// The seat is not taken.
    #[error("seat {seat} is empty")]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
}

impl Adviser {
    /// Reviews the game of one seat, playing out as many games for each decision as for hints.
    pub fn review(&mut self, record: &Record, seat: Seat) -> Result<Review, ReviewError> {
        if !record.setup().players().has(seat) {
            return Err(ReviewError::NoSuchSeat { seat });
        }
        let end = record.replay()?;
        if !end.is_over() {
            return Err(ReviewError::NotOver { round: end.round() });
        }
        let mut replay = Replay {
            seat,
            scorer: Scorer::new(record.content(), record.setup().goals()),
            decisions: Vec::new(),
        };
        let mut game = record.deal();
        let par = self.par(&game.view(Viewer::Spectator), seat);
        for &(who, decision) in record.decisions() {
            replay.step(&mut game, who, decision, self);
        }
        let mut decisions = replay.decisions;
        let result = self.worth(&end.scores(), seat);
        let mut before = par;
        for decision in &mut decisions {
            // Noted was what a routine player expects now.
            decision.luck -= before;
            before += decision.luck + decision.skill;
        }
        let skill = decisions.iter().map(|decision| decision.skill).sum();
        let hindsight = record.setup().players().is_solo().then(|| {
            hindsight(record.content(), record.setup().goals(), &record.seed(), Exchange::Allowed).ok()
        });
        Ok(Review {
            seat,
            par,
            luck: result - par - skill,
            luck_at_the_end: result - before,
            skill,
            cost: decisions.iter().map(|decision| decision.chosen.cost).sum(),
            result,
            points: end.scores().of(seat).total,
            decisions,
            hindsight: hindsight.flatten(),
        })
    }
}

/// A record that is played again, with an adviser at one seat.
struct Replay<'r> {
    seat: Seat,
    scorer: Scorer<'r>,
    decisions: Vec<ReviewedDecision>,
}

impl Replay<'_> {
    fn step(&mut self, game: &mut Game, who: Seat, decision: Decision, adviser: &mut Adviser) {
        if who == self.seat {
            match decision {
                // It is as if it had never been decided.
                Decision::TakeBack => drop(self.decisions.pop()),
                _ => self.note(game, &decision, adviser),
            }
        }
        let left = game.setup().players().left_of(self.seat);
        let before = self.scorer.points(self.scorer.counts(game.sideboard(left)));
        let events = game.decide(who, decision).expect("the record was replayed already");
        let after = self.scorer.points(self.scorer.counts(game.sideboard(left)));
        for event in &events {
            match *event {
                Event::Revealed { seat, choice } if seat == left => {
                    let passed =
                        self.decisions.iter_mut().rev().find_map(|decision| decision.passed.as_mut());
                    let laid = choice.steps().map(|(placed, _)| placed).next();
                    if let (Some(passed), Some(placed)) = (passed, laid) {
                        // Only what came in the round before: later cards are not this choice's doing.
                        if passed.cards.contains(placed.card) && passed.laid.is_none() {
                            passed.laid = Some((placed, Points(after.0 - before.0)));
                        }
                    }
                }
                Event::Passed { from, to, cards } if from == self.seat => {
                    if let Some(last) = self.decisions.last_mut() {
                        last.passed = Some(Passed { to, cards, laid: None });
                    }
                }
                _ => {}
            }
        }
    }

    fn note(&mut self, game: &Game, decision: &Decision, adviser: &mut Adviser) {
        let hints = adviser.hints(&game.view(Viewer::Seat(self.seat)));
        let chosen =
            hints.iter().find(|hint| hint.decision == *decision).expect("a legal decision has a hint");
        let routine =
            hints.iter().find(|hint| hint.is_routine).expect("a routine player decides by the rules");
        self.decisions.push(ReviewedDecision {
            round: game.round(),
            luck: routine.worth,
            skill: chosen.worth - routine.worth,
            chosen: chosen.clone(),
            best: hints[0].clone(),
            passed: None,
        });
    }
}
