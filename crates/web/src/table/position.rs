use std::sync::Arc;

use leptos::prelude::*;
use sideboards_rules::{Content, Decision, Sight};

use super::scene::Scene;
use super::{TableContext, actions, goals, hand, keys, news, own_sideboard, rules_at_hand, scene, stock};
use crate::dealer::Dealer;
use crate::live::{Change, Current};
use crate::play::Play;

/// A solo game at one moment, to be looked at and decided.
pub(crate) struct Position {
    pub(crate) content: Arc<Content>,
    pub(crate) sight: Sight,
    pub(crate) can_take_back: bool,
}

/// The table of a position: the same cards, ends and keys as in a game. It deals nothing; what is decided leaves through a callback.
#[component]
pub(crate) fn PositionTable(
    #[prop(into)] position: Current<Position>,
    play: Play,
    #[prop(into)] on_decide: Change<Decision>,
    /// What stands above the table.
    top: AnyView,
    /// What stands where the others sit in a game.
    beside: AnyView,
) -> impl IntoView {
    let look = move || {
        let Position { content, sight, can_take_back } = position.get();
        Some(Scene::of_position(&content, &sight, can_take_back))
    };
    let table = TableContext::new(Dealer::Puzzle(StoredValue::new(on_decide)), play, scene(Box::new(look)));
    keys::listen(table);
    view! {
        <div class="table">
            <news::Announcements table />
            <rules_at_hand::RulesSheet table />
            {top}
            {beside}
            <goals::GoalCards table />
            <own_sideboard::OwnSideboard table />
            <hand::HandCards table />
            <stock::Stock table />
            <actions::Actions table />
        </div>
    }
}
