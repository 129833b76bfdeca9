use leptos::prelude::*;
use sideboards_rules::{COLUMNS, LINES};

use super::goal_dialog::change;
use super::goals::draft;
use super::state::Editor;
use crate::live::{live, memo};
use crate::texts::later_texts;

/// The pattern of a goal; a tap adds a drawer or takes it out.
#[component]
pub(super) fn PatternGrid(editor: Editor, index: usize) -> impl IntoView {
    let t = later_texts();
    let pattern = memo(move || draft(editor, index).pattern);
    // A pattern that stands upright needs more lines than a sideboard has.
    let is_high = pattern.with_untracked(|cells| cells.iter().any(|(_, line)| *line >= LINES));
    let lines = if is_high { COLUMNS } else { LINES };
    let cell = move |(column, line): (usize, usize)| {
        let is_part = live(move || pattern.with(|cells| cells.contains(&(column, line))));
        let pressed = live(move || if is_part.get() { "true" } else { "false" });
        let switch = move |_| change(editor, index, |goal| goal.switch_drawer(column, line));
        view! {
            <button type="button" class="pattern-cell" aria-pressed=pressed aria-label=t.boxes_cell(line + 1, column + 1) on:click=switch>
                <span></span>
            </button>
        }
    };
    let cells = (0..lines).flat_map(|line| (0..COLUMNS).map(move |column| (column, line)));
    view! {
        <fieldset class="pattern-field">
            <legend>{t.boxes_pattern()}</legend>
            <div class="pattern-grid">{cells.map(cell).collect_view()}</div>
            <p class="aside">{t.boxes_pattern_aside()}</p>
        </fieldset>
    }
}
