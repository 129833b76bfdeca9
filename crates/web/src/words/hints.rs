use sideboards_bots::Fact;
use sideboards_rules::{GoalKind, Seat};

use super::value_word;
use crate::texts::Texts;

/// Describes a fact about a decision.
pub(crate) fn fact_words(t: &Texts, fact: &Fact, name: impl Fn(Seat) -> String) -> String {
    match *fact {
        Fact::Completes { value, combinations, .. } => t.fact_completes(combinations, &value_word(t, value)),
        Fact::LengthensRows { drawers, before } => t.fact_lengthens(drawers, before),
        Fact::KeepsRowOpen { value, drawers } => t.fact_keeps_open(&value_word(t, value), drawers),
        Fact::ClosesRow { value, drawers } => t.fact_closes(&value_word(t, value), drawers),
        // What nearly every card or none can do says nothing about this decision.
        Fact::Prepares { kind: GoalKind::Row, .. } => String::new(),
        Fact::Prepares { cards, of, .. } if cards == 0 || u32::from(cards) * 10 >= u32::from(of) * 9 => {
            String::new()
        }
        Fact::Prepares { kind, cards, of } => t.fact_prepares(&kind.to_string(), cards, of),
        Fact::RowRace { own, others } => t.fact_race(own, others),
        Fact::PassesOn { to, points } => {
            let name = name(to);
            t.fact_passes(if name == t.you() { "you" } else { "other" }, &name, points.0)
        }
        Fact::SpendsExchange => t.fact_exchange(),
    }
}
