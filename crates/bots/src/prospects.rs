//! Estimates of what a sideboard may still become.
//!
//! A combination consists of one value, and a row of one value or one line, so each can be judged on its own strand
//! ([`strands`]), and tables contain the prospects of every strand ([`table`]). The value of the whole sideboard is
//! the sum: the competition of strands for the same cards is left to the temperature of the tables.
//!
//! In boxes whose cards show a value twice, a strand follows the topmost drawer. Then the tables are only a guess;
//! full sideboards are counted by the rules.

use std::ops::Range;

use sideboards_rules::{
    Colour, Content, End, GoalKind, GoalRule, LINES, Points, Scorer, Setup, Sideboard, Value, View,
};

mod ahead;
mod row;
mod strands;
#[cfg(test)]
mod tests;
mod worth_table;

pub(crate) use ahead::Ahead;
pub(crate) use strands::{Strands, Weave};

use crate::search::Style;
use row::RowProspects;
use worth_table::{Alphabet, WorthForm, WorthTable};

/// The prospects of sideboards in one game.
#[derive(Debug)]
pub(crate) struct Prospects {
    setup: Setup,
    pub(crate) weave: Weave,
    combinations: [CombinationProspects; 2],
    row: RowProspects,
    /// Whether the tables are exact for full sideboards.
    is_exact: bool,
    temperature: f32,
}

#[derive(Debug)]
struct CombinationProspects {
    table: WorthTable,
    points: f32,
}

impl Prospects {
    /// The strands of the colour goal and of the handle goal.
    const COMBINATION_STRANDS: [Range<usize>; 2] = [0..COLOURS, COLOURS..Value::COUNT];

    /// Fills the tables for a game; the choosiness is the temperature for goals of 3 points.
    pub(crate) fn new(content: &Content, setup: &Setup, choosiness: f64) -> Self {
        let scorer = Scorer::new(content, setup.goals());
        let weave = Weave::new(content, scorer.row());
        let kinds = [GoalKind::Colour, GoalKind::Handle];
        let points = kinds.map(|kind| points_of(content, setup, kind));
        let all = points[0] + points[1] + scorer.row().points;
        let temperature = choosiness * f64::from(all.0) / 9.0;
        let combinations = [0, 1].map(|kind| {
            let alphabet =
                Alphabet { chances: weave.chances(Self::COMBINATION_STRANDS[kind].clone()), shown: LINES };
            let find = |trail| scorer.combinations_on(kinds[kind], trail);
            let worth = |find| f64::from((points[kind] * find).0);
            CombinationProspects {
                table: WorthTable::new(&alphabet, temperature, WorthForm::Worth, find, worth),
                points: f32::from(points[kind].0),
            }
        });
        Self {
            row: RowProspects::new(&weave, &scorer, setup.players(), temperature),
            is_exact: scorer.has_trails(),
            setup: *setup,
            weave,
            combinations,
            temperature: temperature as f32,
        }
    }

    /// Keeps the prospects of the view's game, or fills new tables for it.
    pub(crate) fn kept(prospects: Option<Self>, view: &View, style: &Style) -> Self {
        prospects
            .filter(|prospects| prospects.setup == *view.setup())
            .unwrap_or_else(|| Self::new(view.content(), view.setup(), style.choosiness))
    }

    pub(crate) fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// Returns the scale of differences between choices, in points.
    pub(crate) fn temperature(&self) -> f32 {
        self.temperature
    }

    /// Makes strands of a sideboard.
    pub(crate) fn strands(&self, sideboard: &Sideboard) -> Strands {
        let mut strands = Strands::default();
        sideboard.cards().iter().for_each(|placed| self.weave.add(&mut strands, *placed, End::Right));
        strands
    }
}

const COLOURS: usize = Colour::ALL.len();

fn points_of(content: &Content, setup: &Setup, kind: GoalKind) -> Points {
    match &content.goal(setup.goals().of(kind)).rule {
        GoalRule::Combination(rule) => rule.points,
        GoalRule::Row(rule) => rule.points,
    }
}
