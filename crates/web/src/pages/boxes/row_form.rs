use leptos::prelude::*;
use sideboards_rules::{Aspect, CountDraft, LINES, RowOf, Value};

use super::goal_dialog::change;
use super::goals::draft;
use super::state::Editor;
use crate::choices::Choices;
use crate::live::{When, live, memo};
use crate::texts::later_texts;

/// Which rows count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Longest,
    TwoLongest,
    Lines,
}

impl Count {
    fn of(count: &CountDraft) -> Self {
        match count {
            CountDraft::Longest(2) => Self::TwoLongest,
            CountDraft::Longest(_) => Self::Longest,
            CountDraft::Lines(_) => Self::Lines,
        }
    }

    fn draft(self) -> CountDraft {
        match self {
            Self::Longest => CountDraft::Longest(1),
            Self::TwoLongest => CountDraft::Longest(2),
            Self::Lines => CountDraft::Lines(Vec::new()),
        }
    }
}

/// What a row goal counts.
#[component]
pub(super) fn RowForm(editor: Editor, index: usize) -> impl IntoView {
    let t = later_texts();
    let first = untrack(|| draft(editor, index));
    let count = memo(move || Count::of(&draft(editor, index).count));
    let take = move |count: Count| change(editor, index, |goal| goal.count = count.draft());
    let counts = vec![
        (Count::Longest, t.boxes_row_longest()),
        (Count::TwoLongest, t.boxes_row_two_longest()),
        (Count::Lines, t.boxes_row_lines()),
    ];
    view! {
        <RowOfSelect editor index of=first.of />
        <Choices legend=t.boxes_row_count() name="row-count" options=counts chosen=move || count.get() on_change=take />
        <When is=live(move || count.get() == Count::Lines)><Lines editor index /></When>
    }
}

#[component]
fn RowOfSelect(editor: Editor, index: usize, of: RowOf) -> impl IntoView {
    let t = later_texts();
    let all = || Aspect::ALL.map(RowOf::Any).into_iter().chain(Value::ALL.map(RowOf::Only));
    let option = |one: RowOf| {
        let word = match one {
            RowOf::Any(aspect) => t.row_of(&aspect.to_string()),
            RowOf::Only(value) => t.row_of(&value.to_string()),
        };
        view! { <option value=one.to_string() selected=one == of>{word}</option> }
    };
    let choose = move |event| {
        let word = event_target_value(&event);
        if let Some(of) = all().find(|of| of.to_string() == word) {
            change(editor, index, |goal| goal.of = of);
        }
    };
    view! {
        <label class="field">
            <span>{t.boxes_row_of()}</span>
            <select name="row-of" on:change=choose>{all().map(option).collect_view()}</select>
        </label>
    }
}

/// The lines whose longest rows count.
#[component]
fn Lines(editor: Editor, index: usize) -> impl IntoView {
    let t = later_texts();
    let lines = memo(move || match draft(editor, index).count {
        CountDraft::Lines(lines) => lines,
        CountDraft::Longest(_) => Vec::new(),
    });
    let line = move |line: i64| {
        let pressed = live(move || if lines.with(|lines| lines.contains(&line)) { "true" } else { "false" });
        let switch = move |_| change(editor, index, |goal| goal.switch_line(line));
        view! { <button type="button" class="switch" aria-pressed=pressed on:click=switch>{t.boxes_line(line)}</button> }
    };
    view! { <div class="buttons lines">{(1..).take(LINES).map(line).collect_view()}</div> }
}
