use leptos::prelude::*;
use sideboards_rules::{ContentPart, Fault};

use super::fault_words::{fault_words, fault_words_at};
use super::state::{Editor, Tab};
use crate::live::{When, live, part};
use crate::texts::{LaterTexts, later_texts};

/// Everything that is wrong with a box, or that nothing is; told while it is being changed.
#[component]
pub(super) fn Judgement(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let verdict = editor.verdict;
    let in_short = live(move || {
        verdict.with(|verdict| match &verdict.hash {
            Some(hash) => t.boxes_right(&hash[..8]),
            None => t.boxes_faults(verdict.faults.len()),
        })
    });
    let faults = part(move || {
        let is_text = editor.tab.get() == Tab::Text;
        verdict
            .get()
            .faults
            .into_iter()
            .map(|(part, fault)| line(t, editor, part, &fault, is_text))
            .collect_view()
    });
    let is_bad = live(move || verdict.with(|verdict| verdict.hash.is_none()));
    view! {
        <section class="judgement" class:bad=is_bad aria-label=t.boxes_judgement()>
            <p class="in-short" role="status">{in_short}</p>
            <When is=is_bad><p class="aside">{t.boxes_unusable()}</p></When>
            <ul>{faults}</ul>
        </section>
    }
}

/// Shows a fault; beside the text with its place, else as a way to what it belongs to.
fn line(t: &LaterTexts, editor: Editor, part: ContentPart, fault: &Fault, is_text: bool) -> AnyView {
    if is_text {
        return view! { <li>{fault_words_at(t, fault)}</li> }.into_any();
    }
    let said = fault_words(t, &fault.kind);
    let word = match part {
        ContentPart::Whole => return view! { <li>{said}</li> }.into_any(),
        ContentPart::Card(index) => t.boxes_card(index + 1),
        ContentPart::Goal(index) => t.boxes_goal(index + 1),
        ContentPart::Suggestion(index) => t.new_goals_suggestion(&(index + 1).to_string()),
    };
    view! {
        <li>
            <button class="quiet" on:click=move |_| editor.show(part)><b>{word}</b><span>{said}</span></button>
        </li>
    }
    .into_any()
}

/// What is wrong with one part, shown beside it.
#[component]
pub(super) fn PartFaults(editor: Editor, #[prop(into)] of: Signal<ContentPart>) -> impl IntoView {
    let t = later_texts();
    let said = live(move || {
        let faults = editor.verdict.with(|verdict| verdict.of_part(of.get()));
        faults.iter().map(|fault| fault_words(t, &fault.kind)).collect::<Vec<_>>().join(" · ")
    });
    view! { <p class="fault part-faults" role="status">{said}</p> }
}
