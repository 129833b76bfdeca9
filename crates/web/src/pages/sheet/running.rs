use leptos::prelude::*;
use sideboards_rules::{GoalKind, PlayerScore};

use super::entry::SideboardEntry;
use crate::drawing::goal_picture;
use crate::live::part;
use crate::texts::later_texts;
use crate::words::{goal_standing, goal_title};

/// What the cards that are written down bring for each goal so far.
#[component]
pub(super) fn RunningPoints(entry: SideboardEntry) -> impl IntoView {
    let t = later_texts();
    let points = move || {
        entry.desk.paper.with(|paper| {
            let score = paper.alone(entry.player)?;
            let item = |kind: GoalKind| {
                let goal = paper.content.goal(paper.goals.of(kind));
                let words = t.labelled(&goal_title(t, goal), &goal_standing(t, goal, score.counts));
                view! {
                    <li>
                        <span class="goal-picture">{goal_picture(goal)}</span>
                        <b aria-hidden="true">{brought(&score, kind).to_string()}</b>
                        <span class="only-heard">{words}</span>
                    </li>
                }
            };
            let sum: u16 = GoalKind::ALL.into_iter().map(|kind| brought(&score, kind)).sum();
            let items = GoalKind::ALL.map(item).into_iter().collect_view();
            Some(view! { <ul class="running-points" aria-label=t.sheet_running()>{items}<li><b>{t.points_count(sum)}</b></li></ul> })
        })
    };
    part(points)
}

fn brought(score: &PlayerScore, kind: GoalKind) -> u16 {
    match kind {
        GoalKind::Colour => score.colour.0,
        GoalKind::Handle => score.handle.0,
        GoalKind::Row => score.row.0,
    }
}
