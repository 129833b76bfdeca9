use leptos::prelude::*;
use sideboards_rules::{GoalRule, RowRule, Scores};

use super::TableContext;
use super::own_sideboard::with_trial;
use super::scene::{Racer, Scene};
use crate::drawing::seat_mark;
use crate::live::{live, memo, part};
use crate::texts::{Texts, texts};

/// Who leads in the row goal, and what the bonus would be now; alone the steps of the solo bonus.
#[component]
pub(super) fn RowRace(table: TableContext) -> impl IntoView {
    let rule = table.scene.with_untracked(|scene| scene.goals.iter().find_map(|goal| row_rule(&goal.rule)));
    let racers = memo(move || table.scene.with(|scene| scene.racers(&with_trial(table, scene))));
    if !table.scene.with_untracked(Scene::is_solo) {
        return view! { <Race racers /> }.into_any();
    }
    let drawers = live(move || racers.with(|racers| racers[0].drawers));
    rule.map(|rule| steps(&rule, drawers)).into_any()
}

fn row_rule(rule: &GoalRule) -> Option<RowRule> {
    match rule {
        GoalRule::Row(rule) => Some(*rule),
        GoalRule::Combination(_) => None,
    }
}

#[component]
fn Race(racers: Memo<Vec<Racer>>) -> impl IntoView {
    let t = texts();
    let heard = live(move || {
        let words = racers.with(|racers| racers.iter().map(|racer| heard(t, racer)).collect::<Vec<_>>());
        words.join(", ")
    });
    let list = part(move || racers.with(|racers| racers.iter().map(seen).collect_view()));
    view! {
        <span class="row-race" aria-hidden="true">{list}</span>
        <span class="only-heard">{heard}</span>
    }
}

fn seen(racer: &Racer) -> impl IntoView + use<> {
    let class = if racer.name.is_none() { "racer own-racer" } else { "racer" };
    let bonus = (racer.bonus.0 > 0).then(|| view! { <b>{format!("+{}", racer.bonus)}</b> });
    view! { <span class=class>{seat_mark(racer.seat)}{racer.drawers}{bonus}</span> }
}

fn heard(t: &Texts, racer: &Racer) -> String {
    let name = racer.name.clone().unwrap_or_else(|| t.you());
    let bonus = if racer.bonus.0 > 0 { format!(" (+{})", racer.bonus) } else { String::new() };
    t.labelled(&name, &format!("{}{bonus}", racer.drawers))
}

fn steps(rule: &RowRule, drawers: Signal<u8>) -> impl IntoView + use<> {
    let step = |(needed, bonus): &'static (u8, sideboards_rules::Points)| {
        let is_reached = live(move || drawers.get() >= *needed);
        view! { <span class="bonus-step" class:reached=is_reached><small>{*needed}</small><b>{format!("+{bonus}")}</b></span> }
    };
    view! { <span class="bonus-steps" aria-hidden="true">{Scores::solo_bonuses(rule).iter().map(step).collect_view()}</span> }
}
