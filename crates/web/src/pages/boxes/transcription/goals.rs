use leptos::prelude::*;
use sideboards_rules::{ContentPart, GoalDraft, GoalKind};

use super::super::faults::PartFaults;
use super::super::goal_dialog::GoalForm;
use super::super::goals::{draft, number};
use super::super::state::Editor;
use crate::drawing::goal_picture;
use crate::focus;
use crate::live::{Handler, live, memo, part};
use crate::texts::later_texts;

/// One goal after the other: most are as they should be, and are passed by one tap.
#[component]
pub(super) fn GoalSteps(editor: Editor, #[prop(into)] on_over: Handler) -> impl IntoView {
    let t = later_texts();
    let index = RwSignal::new(0_usize);
    let count = memo(move || editor.draft.with(|draft| draft.goals.len()));
    let next = move |_| {
        if index.get_untracked() + 1 < count.get_untracked() {
            index.update(|index| *index += 1);
        } else {
            on_over.run();
            focus::rescue_to(".transcribe-over");
        }
    };
    let add = move |_| {
        editor.change(|draft| draft.goals.push(GoalDraft::new(GoalKind::Colour)));
        index.set(count.get_untracked() - 1);
    };
    let picture = part(move || {
        let goal = draft(editor, index.get());
        goal.goal(number(index.get())).as_ref().map(goal_picture)
    });
    view! {
        <p class="which" role="status">{live(move || t.boxes_goal_of(index.get() + 1, count.get()))}</p>
        <div class="transcribe-goal">
            <span class="goal-picture" aria-hidden="true">{picture}</span>
            <div class="one-goal">{part(move || view! { <GoalForm editor index=index.get() /> })}</div>
        </div>
        <PartFaults editor of=live(move || ContentPart::Goal(index.get())) />
        <div class="buttons">
            <button class="main transcribe-next" on:click=next>{t.transcribe_goal_right()}</button>
            <button disabled=live(move || index.get() == 0) on:click=move |_| index.update(|index| *index = index.saturating_sub(1))>{t.boxes_previous()}</button>
            <button on:click=add>{t.boxes_goal_add()}</button>
        </div>
    }
}
