use leptos::prelude::*;
use sideboards_rules::{ContentPart, GoalDraft, GoalKind};

use super::faults::PartFaults;
use super::goals::{draft, number, title};
use super::pattern::PatternGrid;
use super::row_form::RowForm;
use super::state::Editor;
use super::unusual::PutBack;
use crate::choices::Choices;
use crate::dialog::Dialog;
use crate::live::{When, live, memo, part};
use crate::texts::later_texts;
use crate::words::kind_word;

/// One goal, large.
#[component]
pub(super) fn GoalDialog(editor: Editor) -> impl IntoView {
    let t = later_texts();
    view! {
        <When is=live(move || editor.goal.get().is_some())>
            <Dialog title=t.goals_title() on_close=move || { editor.goal.try_set(None); }>
                <OneGoal editor />
            </Dialog>
        </When>
    }
}

#[component]
fn OneGoal(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let index = memo(move || editor.goal.get().unwrap_or(0));
    let count = memo(move || editor.draft.with(|draft| draft.goals.len()));
    let go = move |to: usize| editor.goal.set(Some(to));
    let remove = move |_| {
        let index = index.get_untracked();
        editor.remove(ContentPart::Goal(index));
        let left = count.get_untracked();
        editor.goal.set((left > 0).then(|| index.min(left.saturating_sub(1))));
    };
    view! {
        <div class="one-goal">
            <div class="stepper">
                <button type="button" class="step previous" aria-label=t.boxes_previous() prop:disabled=live(move || index.get() == 0) on:click=move |_| go(index.get_untracked() - 1)>"‹"</button>
                <p class="which" role="status">{live(move || t.boxes_goal_of(index.get() + 1, count.get()))}</p>
                <button type="button" class="step next" aria-label=t.boxes_next() prop:disabled=live(move || index.get() + 1 >= count.get()) on:click=move |_| go(index.get_untracked() + 1)>"›"</button>
            </div>
            {part(move || view! { <GoalForm editor index=index.get() /> })}
            <PartFaults editor of=live(move || ContentPart::Goal(index.get())) />
            <div class="buttons">
                <button type="button" class="remove" on:click=remove>{t.boxes_goal_remove()}</button>
            </div>
            <PutBack editor />
        </div>
    }
}

/// Changes a goal that is there.
pub(super) fn change(editor: Editor, index: usize, change: impl FnOnce(&mut GoalDraft)) {
    editor.change(|draft| {
        if let Some(goal) = draft.goals.get_mut(index) {
            change(goal);
        }
    });
}

#[component]
pub(super) fn GoalForm(editor: Editor, index: usize) -> impl IntoView {
    let t = later_texts();
    let first = untrack(|| draft(editor, index));
    // A name that the pages translate is in the language of today, and stays as it is in the box until it is changed.
    let name = title(t, &first, first.goal(number(index)).as_ref());
    let kind = memo(move || draft(editor, index).kind);
    let take_kind = move |kind| change(editor, index, |goal| goal.kind = kind);
    let kinds = GoalKind::ALL.map(|kind| (kind, kind_word(t, kind))).to_vec();
    let rename = move |event| change(editor, index, |goal| goal.name = event_target_value(&event));
    // What is no number is worth nothing, and the loader says so.
    let price = move |event| {
        let points = event_target_value(&event).trim().parse().unwrap_or(0);
        change(editor, index, |goal| goal.points = points);
    };
    view! {
        <div class="name-and-points">
            <label class="field">
                <span>{t.boxes_goal_name()}</span>
                <input type="text" name="goal-name" maxlength="60" value=name on:input=rename />
            </label>
            <label class="field">
                <span>{t.boxes_goal_points()}</span>
                <input type="text" name="goal-points" inputmode="numeric" maxlength="4" value=first.points.to_string() on:input=price />
            </label>
        </div>
        <Choices legend=t.boxes_goal_kind() name="goal-kind" options=kinds chosen=move || kind.get() on_change=take_kind />
        {part(move || match kind.get() {
            GoalKind::Row => view! { <RowForm editor index /> }.into_any(),
            GoalKind::Colour | GoalKind::Handle => view! { <PatternGrid editor index /> }.into_any(),
        })}
    }
}
