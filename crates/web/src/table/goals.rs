use leptos::prelude::*;
use sideboards_rules::{Counts, Goal, GoalKind};

use super::TableContext;
use super::own_sideboard::with_trial;
use super::row_race::RowRace;
use crate::drawing::{Spotlight, goal_picture};
use crate::live::{live, memo};
use crate::texts::texts;
use crate::words::{goal_says, goal_standing, goal_title};

/// The three goals, what the own sideboard has of them, and a spotlight on their drawers.
#[component]
pub(super) fn GoalCards(table: TableContext) -> impl IntoView {
    let t = texts();
    let goals = table.scene.with_untracked(|scene| scene.goals.clone());
    view! {
        <section class="goals" aria-label=t.goals_title()>
            {goals.into_iter().map(|goal| view! { <GoalCard table goal /> }).collect_view()}
        </section>
    }
}

#[component]
fn GoalCard(table: TableContext, goal: Goal) -> impl IntoView {
    let t = texts();
    let kind = goal.kind();
    let (title, says) = (goal_title(t, &goal), goal_says(t, &goal));
    let answer = t.labelled(&title, &says);
    let ask = move |_| table.inquire(Spotlight::Goal(kind), answer.clone());
    let is_alone = live(move || (table.spotlight() == Spotlight::Goal(kind)).to_string());
    let picture = goal_picture(&goal);
    let (number, points) = (goal.number.to_string(), goal.points());
    let counts = memo(move || standing(table));
    let sum = live(move || {
        let count = counts.with(|counts| counts.of(kind));
        format!("{count} × {points} = {}", u16::from(count) * points.0)
    });
    let worth = live(move || (counts.with(|counts| u16::from(counts.of(kind))) * points.0).to_string());
    let standing = live(move || goal_standing(t, &goal, counts.get()));
    let own = table.scene.with_untracked(|scene| scene.seat.is_some()).then(|| {
        view! {
            <span class="goal-standing" aria-hidden="true">{sum}</span>
            <span class="only-heard">{standing}</span>
        }
    });
    let race = (kind == GoalKind::Row).then(|| view! { <RowRace table /> });
    view! {
        <button class=format!("goal {kind}") data-points=worth aria-pressed=is_alone on:click=ask title=t.goal_light()>
            <span class="goal-picture">{picture}</span>
            <span class="goal-text">
                <span class="goal-name"><b>{number}</b>" "{title}</span>
                <span class="goal-says">{says}</span>
                {own}
            </span>
            {race}
        </button>
    }
}

/// Counts the own sideboard with what lies on trial.
fn standing(table: TableContext) -> Counts {
    table.scene.with(|scene| scene.scorer().counts(&with_trial(table, scene)))
}
