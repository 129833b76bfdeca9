use std::fmt;
use std::str::FromStr;

use sideboards_bots::{Fact, facts};
use sideboards_rules::{Decision, GoalKind, View};
use thiserror::Error;

use crate::immediate::Gain;
use crate::{Kind, Proof};

/// The theme of a puzzle: an idea, and the goal that it concerns most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Theme {
    /// The idea.
    pub idea: Idea,
    /// The goal, if one stands out.
    pub goal: Option<GoalKind>,
}

/// Why the answer is the best. Ideas are found by facts: the points of decisions at once, and the rows that they
/// leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Idea {
    /// Use the exchange card.
    ExchangeNow,
    /// Keep the hand although the exchange comes next.
    KeepTheHand,
    /// The best play of an open deal uses the exchange card later.
    PlanTheExchange,
    /// Another decision has more points at once and closes a row, or ends without one that can grow.
    KeepRowOpen,
    /// Another decision has more points for one goal at once.
    GiveUp,
    /// It makes two or more combinations at once.
    CompleteTwo,
    /// It reaches the next step of the solo bonus.
    ReachBonus,
    /// It scores for two goals or more.
    TwoGoals,
    /// It makes a combination.
    Complete,
    /// It makes the rows longer.
    LengthenRow,
    /// It scores nothing yet.
    Prepare,
}

impl Idea {
    /// All ideas. Their order is part of the format of a set.
    pub const ALL: [Self; 11] = [
        Self::ExchangeNow,
        Self::KeepTheHand,
        Self::PlanTheExchange,
        Self::KeepRowOpen,
        Self::GiveUp,
        Self::CompleteTwo,
        Self::ReachBonus,
        Self::TwoGoals,
        Self::Complete,
        Self::LengthenRow,
        Self::Prepare,
    ];
}

impl Theme {
    /// Finds the theme of a puzzle from its answer and the alternatives.
    pub(crate) fn of(kind: Kind, proof: &Proof, line: &[Decision], view: &View) -> Self {
        let alone = |idea| Self { idea, goal: None };
        if proof.answer == Decision::Exchange {
            return alone(Idea::ExchangeNow);
        }
        if kind == Kind::Exchange {
            return alone(Idea::KeepTheHand);
        }
        if line.contains(&Decision::Exchange) {
            return alone(Idea::PlanTheExchange);
        }
        Comparison::new(proof, view).theme()
    }
}

/// The answer compared with its rivals.
struct Comparison<'v> {
    view: &'v View<'v>,
    answer: (Decision, Gain),
    /// The alternative with the most points at once; among equals the one with the highest value.
    greedy: (Decision, Gain),
    /// The alternative with the highest value.
    second: (Decision, Gain),
}

impl<'v> Comparison<'v> {
    fn new(proof: &Proof, view: &'v View<'v>) -> Self {
        let scorer = view.scorer();
        let gain = |decision: &Decision| (*decision, Gain::of(decision, view, &scorer));
        let rivals: Vec<(Decision, Gain)> =
            proof.alternatives.iter().map(|valued| gain(&valued.decision)).collect();
        let greedy = rivals.iter().rev().max_by_key(|(_, gain)| gain.total());
        Self {
            view,
            answer: gain(&proof.answer),
            greedy: *greedy.expect("there are alternatives"),
            second: rivals[0],
        }
    }

    fn theme(&self) -> Theme {
        let gain = self.answer.1;
        let about = |idea, goal| Theme { idea, goal: Some(goal) };
        let main_goal = || {
            let goals = GoalKind::ALL.into_iter().rev();
            goals.max_by_key(|goal| gain.points(*goal)).expect("there are three goals")
        };
        if self.greedy.1.total() > gain.total() {
            return if self.keeps_row_open(&self.greedy.0) {
                about(Idea::KeepRowOpen, GoalKind::Row)
            } else {
                about(Idea::GiveUp, self.given_up(&self.greedy.1).unwrap_or(GoalKind::Row))
            };
        }
        if gain.combinations >= 2 {
            return about(Idea::CompleteTwo, main_goal());
        }
        if gain.bonus > 0 {
            return about(Idea::ReachBonus, GoalKind::Row);
        }
        if let Some(goal) = self.given_up(&self.second.1) {
            return about(Idea::GiveUp, goal);
        }
        if GoalKind::ALL.iter().filter(|goal| gain.points(**goal) > 0).count() >= 2 {
            return about(Idea::TwoGoals, main_goal());
        }
        match gain.combinations {
            1.. => about(Idea::Complete, main_goal()),
            _ if gain.points(GoalKind::Row) > 0 => about(Idea::LengthenRow, GoalKind::Row),
            _ if self.keeps_row_open(&self.second.0) => about(Idea::KeepRowOpen, GoalKind::Row),
            _ => Theme { idea: Idea::Prepare, goal: None },
        }
    }

    /// Returns the goal for which a rival gains most over the answer, if there is one.
    fn given_up(&self, rival: &Gain) -> Option<GoalKind> {
        let more = |goal: &GoalKind| rival.points(*goal) - self.answer.1.points(*goal);
        GoalKind::ALL.into_iter().rev().max_by_key(more).filter(|goal| more(goal) > 0)
    }

    /// Returns whether a row can grow after the answer, but not after a rival.
    fn keeps_row_open(&self, rival: &Decision) -> bool {
        let keeps = |decision: &Decision| {
            let facts = facts(self.view, decision);
            let is_open = facts.iter().any(|fact| matches!(fact, Fact::KeepsRowOpen { .. }));
            is_open && !facts.iter().any(|fact| matches!(fact, Fact::ClosesRow { .. }))
        };
        keeps(&self.answer.0) && !keeps(rival)
    }
}

impl fmt::Display for Idea {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::ExchangeNow => "exchange-now",
            Self::KeepTheHand => "keep-the-hand",
            Self::PlanTheExchange => "plan-the-exchange",
            Self::KeepRowOpen => "keep-row-open",
            Self::GiveUp => "give-up",
            Self::CompleteTwo => "complete-two",
            Self::ReachBonus => "reach-bonus",
            Self::TwoGoals => "two-goals",
            Self::Complete => "complete",
            Self::LengthenRow => "lengthen-row",
            Self::Prepare => "prepare",
        })
    }
}

/// The idea, and the goal after a slash: `give-up/colour`.
impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            None => self.idea.fmt(f),
            Some(goal) => f.pad(&format!("{}/{goal}", self.idea)),
        }
    }
}

/// A text that names no theme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a theme (an idea like give-up, perhaps with a goal: give-up/colour)")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let unknown = || UnknownTheme(text.chars().take(40).collect());
        let (idea, goal) = match text.split_once('/') {
            Some((idea, goal)) => (idea, Some(goal)),
            None => (text, None),
        };
        let idea = Idea::ALL.into_iter().find(|known| known.to_string() == idea).ok_or_else(unknown)?;
        let goal = goal
            .map(|goal| GoalKind::ALL.into_iter().find(|known| known.to_string() == goal).ok_or_else(unknown))
            .transpose()?;
        Ok(Self { idea, goal })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for idea in Idea::ALL {
            for goal in [None, Some(GoalKind::Colour), Some(GoalKind::Handle), Some(GoalKind::Row)] {
                let theme = Theme { idea, goal };
                assert_eq!(theme.to_string().parse(), Ok(theme));
            }
        }
        assert!("sing".parse::<Theme>().is_err() && "give-up/song".parse::<Theme>().is_err());
    }
}
