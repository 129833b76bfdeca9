use leptos::prelude::*;

use super::TableContext;
use crate::back;
use crate::dialog::Dialog;
use crate::later::{self, Later};
use crate::live::When;
use crate::pages::AtHand;
use crate::texts::texts;

/// The rules of this game over the table; loaded when a player opens them.
#[component]
pub(super) fn RulesSheet(table: TableContext) -> impl IntoView {
    let is_open = table.rules;
    view! {
        <When is=is_open>
            <Opened table />
        </When>
    }
}

#[component]
fn Opened(table: TableContext) -> impl IntoView {
    let close = move || table.rules.set(false);
    back::closes(close);
    provide_context(table.scene.with_untracked(|scene| AtHand {
        goals: scene.goals.clone(),
        content: scene.content.clone(),
        chosen: scene.chosen_goals,
        players: scene.others.len() + usize::from(scene.seat.is_some()),
        has_exchange: scene.exchange != sideboards_rules::ExchangeCard::None,
    }));
    view! {
        <Dialog title=texts().rules() on_close=close>
            <Later load=later::AT_HAND />
        </Dialog>
    }
}
