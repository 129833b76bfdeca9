use leptos::prelude::*;
use sideboards_client::place::Place;
use sideboards_rules::{Content, Goal, GoalKind, Goals};

use super::desk::Desk;
use crate::dialog::Dialog;
use crate::live::{Handler, When, live, memo, part};
use crate::pages::goals_form::face;
use crate::texts::later_texts;
use crate::words::kind_word;

/// The three goals that lie on the table, each to be changed.
#[component]
pub(super) fn GoalsChoice(desk: Desk) -> impl IntoView {
    let t = later_texts();
    let open = RwSignal::new(None::<GoalKind>);
    // The box, by its hash, and the goals: drawn anew only when one of them changes.
    let now = memo(move || desk.paper.with(|paper| (paper.content.hash().to_string(), paper.goals)));
    let suggestions = move || {
        now.with(|_| ());
        let suggestions = desk.paper.with_untracked(|paper| paper.content.suggestions().to_vec());
        let option = move |name: String, goals: Goals| {
            let pressed = live(move || if now.with(|now| now.1 == goals) { "true" } else { "false" });
            view! {
                <button class="switch" aria-pressed=pressed on:click=move |_| desk.change(|paper| paper.goals = goals)>
                    {t.new_goals_suggestion(&name)}
                </button>
            }
        };
        suggestions.into_iter().map(|suggestion| option(suggestion.name, suggestion.goals)).collect_view()
    };
    let chosen = move || {
        let goals = now.get().1;
        let goal = |kind: GoalKind| {
            let face = desk.paper.with_untracked(|paper| face(paper.content.goal(goals.of(kind))));
            view! {
                <button class=format!("goal {kind}") aria-haspopup="dialog" on:click=move |_| open.set(Some(kind))>{face}</button>
            }
        };
        GoalKind::ALL.map(goal).into_iter().collect_view()
    };
    let is_classic = live(move || now.with(|now| now.0 == Content::classic().hash().to_string()));
    view! {
        <fieldset class="sheet-goals">
            <legend>{t.new_goals()}</legend>
            <div class="segments">{part(suggestions)}</div>
            <div class="goal-trio">{part(chosen)}</div>
            <p class="aside">{t.sheet_goals_text()}</p>
            <When is=is_classic>
                <p class="aside">{t.sheet_reconstruction()}" "<a href=Place::Boxes.path()>{t.boxes_title()}</a></p>
            </When>
        </fieldset>
        {part(move || open.get().map(|kind| view! { <GoalList desk kind on_close=move || open.set(None) /> }))}
    }
}

/// All goals of a kind.
#[component]
fn GoalList(desk: Desk, kind: GoalKind, #[prop(into)] on_close: Handler) -> impl IntoView {
    let t = later_texts();
    let paper = desk.paper.get_untracked();
    let option = |goal: &Goal| {
        let number = goal.number;
        let is_chosen = if paper.goals.of(kind) == number { "true" } else { "false" };
        let choose = move |_| {
            desk.change(|paper| {
                let numbers = GoalKind::ALL.map(|of| if of == kind { number } else { paper.goals.of(of) });
                let goals = paper.content.goals(&numbers.map(|number| i64::from(number.0)));
                paper.goals = goals.expect("one of each kind");
            });
        };
        view! { <button class=format!("goal switch {kind}") aria-pressed=is_chosen on:click=choose>{face(goal)}</button> }
    };
    let options =
        paper.content.all_goals().iter().filter(|goal| goal.kind() == kind).map(option).collect_view();
    view! {
        <Dialog title=kind_word(t, kind) on_close>
            <div class="goal-list">{options}</div>
        </Dialog>
    }
}
