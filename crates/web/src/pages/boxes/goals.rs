use leptos::prelude::*;
use sideboards_rules::{Content, ContentPart, Goal, GoalDraft, GoalKind, GoalNumber};

use super::goal_dialog::GoalDialog;
use super::state::Editor;
use crate::drawing::goal_picture;
use crate::live::{live, memo, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{goal_says, goal_title};

/// All goals with their pictures.
#[component]
pub(super) fn GoalsTab(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let count = memo(move || editor.draft.with(|draft| draft.goals.len()));
    let add = move |_| {
        editor.change(|draft| draft.goals.push(GoalDraft::new(GoalKind::Colour)));
        editor.goal.set(Some(count.get_untracked() - 1));
    };
    view! {
        <ul class="goal-list">
            {part(move || (0..count.get()).map(|index| view! { <Tile editor index /> }).collect_view())}
        </ul>
        <p class="buttons"><button class="add-goal" on:click=add>{t.boxes_goal_add()}</button></p>
        <GoalDialog editor />
    }
}

#[component]
fn Tile(editor: Editor, index: usize) -> impl IntoView {
    let t = later_texts();
    let goal = memo(move || draft(editor, index));
    let is_bad =
        live(move || editor.verdict.with(|verdict| !verdict.of_part(ContentPart::Goal(index)).is_empty()));
    let face = part(move || {
        let goal = goal.get();
        let drawn = goal.goal(number(index));
        let name = title(t, &goal, drawn.as_ref());
        view! {
            <span class="goal-picture">{drawn.as_ref().map(goal_picture)}</span>
            <span class="goal-text">
                <span class="goal-name"><b>{index + 1}</b>" "{name}</span>
                <span class="goal-says">{drawn.as_ref().map(|goal| goal_says(t, goal))}</span>
            </span>
        }
    });
    view! {
        <li>
            <button class="goal box-goal" class:bad=is_bad on:click=move |_| editor.goal.set(Some(index))>{face}</button>
        </li>
    }
}

/// Names a goal: those of the classic box in the player's language, others as they are called in their box.
pub(super) fn title(t: &LaterTexts, goal: &GoalDraft, drawn: Option<&Goal>) -> String {
    drawn.filter(|goal| is_classic(goal)).map_or_else(|| goal.name.clone(), |goal| goal_title(t, goal))
}

/// Returns whether a goal has a name that the pages translate.
fn is_classic(goal: &Goal) -> bool {
    Content::classic().all_goals().iter().any(|classic| classic.name == goal.name)
}

/// Returns a goal; one that has just been taken out is plain until its tile is gone.
pub(super) fn draft(editor: Editor, index: usize) -> GoalDraft {
    editor
        .draft
        .with(|draft| draft.goals.get(index).cloned().unwrap_or_else(|| GoalDraft::new(GoalKind::Row)))
}

/// Returns the number of a goal for its picture; the loader has its say about more than a box can have.
pub(super) fn number(index: usize) -> GoalNumber {
    GoalNumber(u8::try_from(index + 1).unwrap_or(u8::MAX))
}
