use std::sync::Arc;

use leptos::prelude::*;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, Goal, GoalKind, GoalNumber, Goals, Seed};

use crate::browser::fresh_seed;
use crate::choices::Choices;
use crate::dialog::Dialog;
use crate::drawing::goal_picture;
use crate::live::{Change, live, memo, part};
use crate::texts::{Texts, texts};
use crate::words::{goal_says, goal_title, kind_word, preset_title};

/// Further presets of the classic box: one that teaches, and one for experts.
const FIRST_EVENING: [u8; 3] = [1, 9, 17];
const TIGHT_CORNERS: [u8; 3] = [5, 13, 29];

/// What is drawn before anybody has chosen.
const ANY_DEAL: Seed = Seed([0; 32]);

/// The three goals as cards: presets with names, a die that draws others, and another choice for each card.
#[component]
pub(super) fn GoalsForm(
    goals: Memo<GoalsWish>,
    /// The box that they are of.
    content: Arc<Content>,
    #[prop(into)] on_change: Change<GoalsWish>,
) -> impl IntoView {
    let t = texts();
    let (names, wishes): (Vec<String>, Vec<GoalsWish>) = presets(t, &content).into_iter().unzip();
    let options = names.into_iter().enumerate().collect();
    let (known, of) = (wishes.clone(), Arc::clone(&content));
    // No preset: the goals were drawn, or chosen one by one.
    let preset = move || {
        let wish = goals.get();
        let is_same = |known: &GoalsWish| goals_of(known, &of) == goals_of(&wish, &of);
        known.iter().position(is_same).unwrap_or(known.len())
    };
    let change = on_change.clone();
    let take = move |preset: usize| change.to(wishes[preset].clone());
    let content = StoredValue::new(content);
    let changed_kind = RwSignal::new(None);
    let cards = GoalKind::ALL.map(|kind| card(goals, content, kind, changed_kind)).into_iter().collect_view();
    let (drawn, chosen) = (on_change.clone(), on_change);
    let draw = move |_| {
        let goals = content.with_value(|content| content.random_goals(&fresh_seed()));
        drawn.to(GoalsWish::Chosen(goals.numbers()));
    };
    view! {
        <div class="goal-form">
            <Choices legend=t.new_goals() name="goals" options chosen=preset on_change=take />
            <div class="goal-cards">
                {cards}
                <button class="die" title=t.new_die() aria-label=t.new_die() on:click=draw>{die()}</button>
            </div>
            {part(move || changed_kind.get().map(|kind| {
                let goals = goals.with_untracked(|wish| first_of(wish, &content.get_value()));
                view! { <Picker goals kind content=content.get_value() on_change=chosen.clone() on_close=move || changed_kind.set(None) /> }
            }))}
        </div>
    }
}

/// Names what can be had with one tap.
fn presets(t: &Texts, content: &Content) -> Vec<(String, GoalsWish)> {
    let preset = |name: &str, wish| (preset_title(t, content, name), wish);
    let suggestions = content.suggestions().iter();
    let mut presets: Vec<_> = suggestions
        .map(|suggestion| preset(&suggestion.name, GoalsWish::Suggestion(suggestion.name.clone())))
        .collect();
    if content.hash() == Content::classic().hash() {
        presets.insert(0, preset("first-evening", GoalsWish::Chosen(FIRST_EVENING)));
        presets.push(preset("tight-corners", GoalsWish::Chosen(TIGHT_CORNERS)));
    }
    presets.push((t.new_goals_random(), GoalsWish::Random));
    presets
}

/// Returns the goals of a wish if they are known before the game.
pub(super) fn goals_of(wish: &GoalsWish, content: &Content) -> Option<Goals> {
    match wish {
        GoalsWish::Random => None,
        GoalsWish::Suggestion(_) | GoalsWish::Chosen(_) => wish.resolve(content, &ANY_DEAL).ok(),
    }
}

/// Returns the goals that choosing begins with.
fn first_of(wish: &GoalsWish, content: &Content) -> Goals {
    let suggested = || content.suggestions().first().map(|suggestion| suggestion.goals);
    goals_of(wish, content).or_else(suggested).unwrap_or_else(|| content.random_goals(&ANY_DEAL))
}

/// One of the three cards; a tap offers others of its kind.
fn card(
    goals: Memo<GoalsWish>,
    content: StoredValue<Arc<Content>>,
    kind: GoalKind,
    changed_kind: RwSignal<Option<GoalKind>>,
) -> impl IntoView {
    let t = texts();
    let goal = memo(move || {
        content.with_value(|content| {
            goals.with(|wish| goals_of(wish, content)).map(|goals| content.goal(goals.of(kind)).clone())
        })
    });
    let more = live(move || {
        let unknown = goal.with(Option::is_none).then(|| format!(" {}", t.new_goals_drawn_later()));
        format!("{}. {}", unknown.unwrap_or_default(), t.new_goal_other())
    });
    let shown =
        part(move || goal.get().map_or_else(|| hidden(kind).into_any(), |goal| face(&goal).into_any()));
    view! {
        <button class=format!("goal goal-card {kind}") title=t.new_goal_other() on:click=move |_| changed_kind.set(Some(kind))>
            {shown}
            <span class="only-heard">{more}</span>
        </button>
    }
}

/// A card that is drawn later.
fn hidden(kind: GoalKind) -> impl IntoView {
    view! {
        <span class="goal-picture unknown" aria-hidden="true">"?"</span>
        <span class="goal-text"><span class="goal-name">{kind_word(texts(), kind)}</span></span>
    }
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

/// All goals of one kind, one of them to be chosen.
#[component]
fn Picker(
    goals: Goals,
    kind: GoalKind,
    content: Arc<Content>,
    on_change: Change<GoalsWish>,
    #[prop(into)] on_close: crate::live::Handler,
) -> impl IntoView {
    let option = |goal: &Goal| {
        let number = goal.number;
        let is_chosen = goals.of(kind) == number;
        let change = on_change.clone();
        let choose = move |_| change.to(GoalsWish::Chosen(with(goals, kind, number)));
        view! {
            <li><button class=format!("goal {kind}") aria-pressed=is_chosen.to_string() autofocus=is_chosen on:click=choose>{face(goal)}</button></li>
        }
    };
    let options = content.all_goals().iter().filter(|goal| goal.kind() == kind).map(option).collect_view();
    let close = move || on_close.run();
    view! { <Dialog title=kind_word(texts(), kind) on_close=close><ul class="goal-list picker">{options}</ul></Dialog> }
}

fn with(goals: Goals, kind: GoalKind, number: GoalNumber) -> [u8; 3] {
    GoalKind::ALL.map(|of| if of == kind { number } else { goals.of(of) }.0)
}

fn die() -> impl IntoView {
    view! {
        <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect x="3" y="3" width="18" height="18" rx="4" />
            <path d="M8 8h0M16 8h0M12 12h0M8 16h0M16 16h0" />
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_goals_of_the_box() {
        for numbers in [FIRST_EVENING, TIGHT_CORNERS] {
            assert!(GoalsWish::Chosen(numbers).resolve(&Content::classic(), &ANY_DEAL).is_ok());
        }
    }
}
