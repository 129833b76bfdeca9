//! Reviews a finished game: the cost of each choice, and how much of the result was luck.
//!
//! Before the deal, the value of a game is its par: the average result of a routine player, who lays the most
//! promising cards and does not search. New cards change a routine player's expectation: that is luck, and zero on
//! average. Deciding differently makes the result better or worse: that is skill. Par, luck and skill add up to the
//! result. The cost of a choice is another question: how far it was behind the best one.

use sideboards_rules::{
    BadDecision, Decision, Event, Game, Hand, Placed, Points, Record, Round, Scorer, Seat, Viewer,
};
use thiserror::Error;

use crate::hindsight::{Exchange, Hindsight, hindsight};
use crate::{Adviser, Hint};

/// A game as one seat played it. Values are points in a solo game, and the lead at a table.
#[derive(Clone, Debug)]
pub struct Review {
    /// The seat under review.
    pub seat: Seat,
    /// The value of such a game before the deal.
    pub par: f64,
    /// All decisions, without those taken back.
    pub decisions: Vec<ReviewedDecision>,
    /// The effect of the cards, and at a table of the others.
    pub luck: f64,
    /// The part of it after the last decision; in a solo game zero.
    pub luck_at_the_end: f64,
    /// The effect of deciding better or worse than a routine player.
    pub skill: f64,
    /// The total loss against the best decisions.
    pub cost: f64,
    /// The result: par, luck and skill.
    pub result: f64,
    /// The final points.
    pub points: Points,
    /// The best possible play with all cards known, in a solo game.
    pub hindsight: Option<Hindsight>,
}

/// A decision, and the best one.
#[derive(Clone, Debug)]
pub struct ReviewedDecision {
    /// The round.
    pub round: Round,
    /// The choice; its cost is the loss.
    pub chosen: Hint,
    /// The best choice.
    pub best: Hint,
    /// How far the cards, and at a table the others, changed a routine player's expectation.
    pub luck: f64,
    /// How far the decision was better than that of a routine player.
    pub skill: f64,
    /// The cards passed to the neighbour.
    pub passed: Option<Passed>,
}

/// Cards that went to the neighbour.
#[derive(Clone, Copy, Debug)]
pub struct Passed {
    /// The neighbour.
    pub to: Seat,
    /// The cards.
    pub cards: Hand,
    /// The card of these that the neighbour laid in the next round, and its points at once.
    pub laid: Option<(Placed, Points)>,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReviewError {
    /// The record breaks the rules.
    #[error(transparent)]
    Bad(#[from] BadDecision),
    /// The game is not over: revealing hidden cards would be unfair.
    #[error("the game is not over ({round}); only finished games can be reviewed")]
    NotOver {
        /// The round.
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
    /// Reviews the game of one seat, with as many playouts per decision as for hints.
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
            // So far this held a routine player's expectation.
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

/// A replayed record, with an adviser at one seat.
struct Replay<'r> {
    seat: Seat,
    scorer: Scorer<'r>,
    decisions: Vec<ReviewedDecision>,
}

impl Replay<'_> {
    fn step(&mut self, game: &mut Game, who: Seat, decision: Decision, adviser: &mut Adviser) {
        if who == self.seat {
            match decision {
                // As if it had never been decided.
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
                        // Only cards passed in the previous round: later ones are not the effect of this choice.
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
