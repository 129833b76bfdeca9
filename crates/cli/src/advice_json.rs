//! Hints and reviews as JSON for scripts; docs/BOTS.md describes the fields.

use serde::Serialize;
use sideboards_bots::{Fact, Hindsight, Hint, Passed, Review, ReviewedDecision};
use sideboards_rules::{Deck, Setup};

/// Names the unit of values.
pub(crate) fn measure(setup: &Setup) -> &'static str {
    if setup.players().is_solo() { "points" } else { "lead" }
}

/// The expected outcome of a decision.
#[derive(Debug, Serialize)]
pub(crate) struct HintJson {
    decision: String,
    worth: f64,
    cost: f64,
    cost_error: f64,
    points: f64,
    spread: f64,
    wins: f64,
    routine: bool,
    distinct: bool,
    facts: Vec<FactJson>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
enum FactJson {
    Completes { goal: String, value: String, combinations: u8 },
    LengthensRows { drawers: u8, before: u8 },
    KeepsRowOpen { value: String, drawers: u8 },
    ClosesRow { value: String, drawers: u8 },
    Prepares { goal: String, cards: u8, of: u8 },
    RowRace { own: u8, others: u8 },
    PassesOn { to: usize, points: u16 },
    SpendsExchange,
}

/// A game as one seat played it.
#[derive(Debug, Serialize)]
pub(crate) struct ReviewJson {
    seat: usize,
    points: u16,
    par: f64,
    luck: f64,
    luck_at_the_end: f64,
    skill: f64,
    cost: f64,
    result: f64,
    decisions: Vec<DecisionJson>,
    hindsight: Option<HindsightJson>,
}

#[derive(Debug, Serialize)]
struct DecisionJson {
    round: String,
    luck: f64,
    skill: f64,
    cost: f64,
    chosen: HintJson,
    best: HintJson,
    passed: Option<PassedJson>,
}

#[derive(Debug, Serialize)]
struct PassedJson {
    to: usize,
    cards: Vec<String>,
    laid: Option<LaidJson>,
}

#[derive(Debug, Serialize)]
struct LaidJson {
    card: String,
    points: u16,
}

#[derive(Debug, Serialize)]
struct HindsightJson {
    total: u16,
    decisions: Vec<String>,
    exchange_used: bool,
}

impl HintJson {
    pub(crate) fn new(hint: &Hint, deck: &Deck) -> Self {
        Self {
            decision: deck.text(&hint.decision).to_string(),
            worth: hint.worth,
            cost: hint.cost,
            cost_error: hint.cost_error,
            points: hint.points,
            spread: hint.spread,
            wins: hint.wins,
            routine: hint.is_routine,
            distinct: hint.is_distinct,
            facts: hint.facts.iter().map(FactJson::new).collect(),
        }
    }
}

impl FactJson {
    fn new(fact: &Fact) -> Self {
        match *fact {
            Fact::Completes { kind, value, combinations } => {
                Self::Completes { goal: kind.to_string(), value: value.to_string(), combinations }
            }
            Fact::LengthensRows { drawers, before } => Self::LengthensRows { drawers, before },
            Fact::KeepsRowOpen { value, drawers } => Self::KeepsRowOpen { value: value.to_string(), drawers },
            Fact::ClosesRow { value, drawers } => Self::ClosesRow { value: value.to_string(), drawers },
            Fact::Prepares { kind, cards, of } => Self::Prepares { goal: kind.to_string(), cards, of },
            Fact::RowRace { own, others } => Self::RowRace { own, others },
            Fact::PassesOn { to, points } => Self::PassesOn { to: to.index() + 1, points: points.0 },
            Fact::SpendsExchange => Self::SpendsExchange,
        }
    }
}

impl ReviewJson {
    pub(crate) fn new(review: &Review, deck: &Deck) -> Self {
        Self {
            seat: review.seat.index() + 1,
            points: review.points.0,
            par: review.par,
            luck: review.luck,
            luck_at_the_end: review.luck_at_the_end,
            skill: review.skill,
            cost: review.cost,
            result: review.result,
            decisions: review.decisions.iter().map(|decision| DecisionJson::new(decision, deck)).collect(),
            hindsight: review.hindsight.as_ref().map(|best| HindsightJson::new(best, deck)),
        }
    }
}

impl DecisionJson {
    fn new(decision: &ReviewedDecision, deck: &Deck) -> Self {
        Self {
            round: decision.round.to_string(),
            luck: decision.luck,
            skill: decision.skill,
            cost: decision.chosen.cost,
            chosen: HintJson::new(&decision.chosen, deck),
            best: HintJson::new(&decision.best, deck),
            passed: decision.passed.as_ref().map(|passed| PassedJson::new(passed, deck)),
        }
    }
}

impl PassedJson {
    fn new(passed: &Passed, deck: &Deck) -> Self {
        let card = |card| deck.card(card).to_string();
        Self {
            to: passed.to.index() + 1,
            cards: passed.cards.cards().iter().map(|passed| card(*passed)).collect(),
            laid: passed
                .laid
                .map(|(laid, points)| LaidJson { card: deck.text(&laid).to_string(), points: points.0 }),
        }
    }
}

impl HindsightJson {
    fn new(best: &Hindsight, deck: &Deck) -> Self {
        Self {
            total: best.total.0,
            decisions: best.decisions.iter().map(|decision| deck.text(decision).to_string()).collect(),
            exchange_used: best.exchange_used,
        }
    }
}
