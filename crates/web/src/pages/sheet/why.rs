use leptos::prelude::*;
use sideboards_client::sheet::Conflict;
use sideboards_rules::{Card, Drawers, GoalKind};

use super::why_marks::marks;
use crate::dialog::Dialog;
use crate::drawing::{Board, BoardCard, Glow, Lit};
use crate::live::{Handler, When, live, memo, part};
use crate::texts::later_texts;
use crate::words::columns_words;

/// A question why not more counts.
#[derive(Clone)]
pub(super) struct Why {
    pub(super) name: String,
    pub(super) goal: String,
    pub(super) kind: GoalKind,
    pub(super) faces: Vec<Card>,
    pub(super) counted: Vec<Drawers>,
    pub(super) conflicts: Vec<Conflict>,
}

/// Goes through what does not count and shows with what it collides.
#[component]
pub(super) fn WhyDialog(why: Why, #[prop(into)] on_close: Handler) -> impl IntoView {
    let t = later_texts();
    let all = why.conflicts.len();
    let most = why.counted.len();
    let title = t.sheet_why_title(&why.name, &why.goal, most + 1);
    let (faces, kind) = (why.faces.clone(), why.kind);
    let shown = RwSignal::new(0);
    let why = StoredValue::new(why);
    let of = move |tell: &dyn Fn(&Why, &Conflict) -> Vec<Drawers>| {
        let index = shown.get();
        why.with_value(|why| {
            let lit = tell(why, &why.conflicts[index]);
            lit.into_iter().map(|drawers| Glow::new(kind, drawers)).collect::<Vec<_>>()
        })
    };
    let counted =
        memo(move || of(&|why, conflict| conflict.with.iter().map(|index| why.counted[*index]).collect()));
    let fit = memo(move || of(&|_, conflict| vec![conflict.fit]));
    let says = live(move || {
        let index = shown.get();
        let with = why.with_value(|why| why.conflicts[index].with.clone());
        let numbers: Vec<String> =
            with.into_iter().map(|combination| (combination + 1).to_string()).collect();
        let shares = t.sheet_why_shares(numbers.len(), &numbers.join(", "));
        format!("{} {shares}", t.sheet_why_which(index + 1, all))
    });
    let (words, columns) = (columns_words(t, &faces), faces.len());
    let shared = move || {
        let index = shown.get();
        why.with_value(|why| marks(&why.conflicts[index], &why.counted, columns))
    };
    let over =
        view! { <div class="why"><div class="fit"><Lit glows=fit columns /></div>{part(shared)}</div> };
    let over = over.into_any();
    let step = move |by: usize| shown.update(|shown| *shown = (*shown + by) % all);
    view! {
        <Dialog title on_close>
            <p>{t.sheet_why_most(most)}</p>
            <p class="only-heard">{words}</p>
            <Board cards=BoardCard::all(faces) glows=counted over />
            <p role="status">{says}</p>
            <When is={all > 1}>
                <div class="buttons">
                    <button type="button" aria-label=t.sheet_why_before() on:click=move |_| step(all - 1)>"‹"</button>
                    <button type="button" aria-label=t.sheet_why_after() on:click=move |_| step(1)>"›"</button>
                </div>
            </When>
        </Dialog>
    }
}
