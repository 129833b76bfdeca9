use std::sync::Arc;

use leptos::prelude::*;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, Goal, GoalKind, GoalNumber, Goals, Seed};

use crate::choices::Choices;
use crate::drawing::goal_picture;
use crate::live::{Change, part};
use crate::texts::texts;
use crate::words::{goal_says, goal_title, kind_word};

/// How the goals are found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Suggestion(usize),
    Random,
    Chosen,
}

/// A suggestion, chance, or one's own choice; and what that means.
#[component]
pub(super) fn GoalsForm(
    goals: Memo<GoalsWish>,
    /// The box that they are of.
    content: Arc<Content>,
    #[prop(into)] on_change: Change<GoalsWish>,
) -> impl IntoView {
    let t = texts();
    let names: Vec<String> = content.suggestions().iter().map(|suggestion| suggestion.name.clone()).collect();
    let suggestions =
        names.iter().enumerate().map(|(index, name)| (Way::Suggestion(index), t.new_goals_suggestion(name)));
    let options = suggestions
        .chain([(Way::Random, t.new_goals_random()), (Way::Chosen, t.new_goals_chosen())])
        .collect();
    let way = move || {
        goals.with(|wish| match wish {
            GoalsWish::Random => Way::Random,
            GoalsWish::Chosen(_) => Way::Chosen,
            GoalsWish::Suggestion(name) => {
                names.iter().position(|known| known == name).map_or(Way::Random, Way::Suggestion)
            }
        })
    };
    let (of, change) = (Arc::clone(&content), on_change.clone());
    let take = move |way| change.to(goals.with_untracked(|wish| wished(way, wish, &of)));
    let shown = move || match goals.get() {
        GoalsWish::Random => view! { <p class="aside">{t.new_goals_drawn_later()}</p> }.into_any(),
        GoalsWish::Suggestion(name) => {
            let goals = content.suggestion(&name);
            goals.ok().map(|goals| view! { <div class="goal-trio">{trio(goals, &content)}</div> }).into_any()
        }
        GoalsWish::Chosen(numbers) => {
            let chosen = of_numbers(numbers, &content);
            chosen.map(|chosen| view! { <Picker chosen content=Arc::clone(&content) on_change=on_change.clone() /> }).into_any()
        }
    };
    view! {
        <Choices legend=t.new_goals() name="goals" options chosen=way on_change=take />
        {part(shown)}
    }
}

/// Whoever begins to choose begins with what was there.
fn wished(way: Way, before: &GoalsWish, content: &Content) -> GoalsWish {
    match way {
        Way::Random => GoalsWish::Random,
        Way::Suggestion(index) => GoalsWish::Suggestion(content.suggestions()[index].name.clone()),
        Way::Chosen => {
            let suggested = content.suggestions().first().map(|suggestion| suggestion.goals);
            let first = suggested.unwrap_or_else(|| content.random_goals(&Seed([0; 32])));
            let goals = match before {
                GoalsWish::Suggestion(name) => content.suggestion(name).unwrap_or(first),
                GoalsWish::Chosen(numbers) => of_numbers(*numbers, content).unwrap_or(first),
                GoalsWish::Random => first,
            };
            GoalsWish::Chosen(goals.numbers())
        }
    }
}

fn of_numbers(numbers: [u8; 3], content: &Content) -> Option<Goals> {
    content.goals(&numbers.map(i64::from)).ok()
}

fn trio(goals: Goals, content: &Content) -> impl IntoView + use<> {
    GoalKind::ALL
        .map(|kind| view! { <div class=format!("goal {kind}")>{face(content.goal(goals.of(kind)))}</div> })
        .into_iter()
        .collect_view()
}

/// Shows a goal: its picture, name and worth.
pub(super) fn face(goal: &Goal) -> impl IntoView + use<> {
    let t = texts();
    view! {
        <span class="goal-picture">{goal_picture(goal)}</span>
        <span class="goal-text">
            <span class="goal-name"><b>{goal.number.to_string()}</b>" "{goal_title(t, goal)}</span>
            <span class="goal-says">{goal_says(t, goal)}</span>
        </span>
    }
}

/// All goals of the box, one of each kind to be chosen.
#[component]
fn Picker(chosen: Goals, content: Arc<Content>, on_change: Change<GoalsWish>) -> impl IntoView {
    let t = texts();
    let kind = move |kind: GoalKind| {
        let options = content.all_goals().iter().filter(|goal| goal.kind() == kind);
        let option = |goal: &Goal| {
            let number = goal.number;
            let is_chosen = chosen.of(kind) == number;
            let change = on_change.clone();
            let choose = move |_| change.to(GoalsWish::Chosen(with(chosen, kind, number)));
            view! {
                <label class=format!("choice goal {kind}")>
                    <input type="radio" name=format!("goal-{kind}") prop:checked=is_chosen on:change=choose />
                    {face(goal)}
                </label>
            }
        };
        let options = options.map(option).collect_view();
        view! {
            <fieldset class="choices picker">
                <legend>{kind_word(t, kind)}</legend>
                <div class="goal-list">{options}</div>
            </fieldset>
        }
    };
    GoalKind::ALL.map(kind).into_iter().collect_view()
}

fn with(goals: Goals, kind: GoalKind, number: GoalNumber) -> [u8; 3] {
    GoalKind::ALL.map(|of| if of == kind { number } else { goals.of(of) }.0)
}
