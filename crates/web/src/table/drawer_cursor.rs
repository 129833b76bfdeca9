use leptos::prelude::*;
use sideboards_rules::LINES;
use web_sys::KeyboardEvent;

use super::TableContext;
use super::own_sideboard::ask_drawer;
use crate::drawing::{DRAWER, Spotlight};
use crate::live::{Change, When, live};
use crate::texts::texts;

/// A drawer of the own row: its column and its line.
type Place = (usize, usize);

/// The drawers of the own row by keyboard: one stop for all of them. Arrow keys go from drawer to drawer, a press goes on to the next one,
/// and what the drawer is part of is shown and heard.
#[component]
pub(super) fn DrawerCursor(
    table: TableContext,
    columns: Signal<usize>,
    at: Signal<Place>,
    #[prop(into)] on_move: Change<Place>,
) -> impl IntoView {
    let t = texts();
    let ask = move |place: Place| {
        on_move.to(place);
        // Asking the same again would take the answer away.
        if untrack(|| table.spotlight()) != spotlight(place) {
            ask_drawer(table, place.0, place.1);
        }
    };
    let press = {
        let ask = ask.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                table.inquiry.set(None);
            }
            if let Some(place) = step(at.get_untracked(), &event.key(), columns.get_untracked()) {
                event.prevent_default();
                ask(place);
            }
        }
    };
    let next = move |_| {
        let place = at.get_untracked();
        let is_asked = untrack(|| table.spotlight()) == spotlight(place);
        ask(if is_asked { after(place, columns.get_untracked()) } else { place });
    };
    let answer = live(move || {
        let inquiry = table.inquiry();
        let of_drawer = inquiry.filter(|inquiry| matches!(inquiry.spotlight, Spotlight::Drawer { .. }));
        of_drawer.map(|inquiry| inquiry.answer).unwrap_or_default()
    });
    view! {
        <When is=live(move || columns.get() > 0)>
            <button class="drawer-cursor" on:keydown=press.clone() on:click=next.clone()>{t.ask_drawers()}</button>
        </When>
        <p class="only-heard" role="status">{answer}</p>
    }
}

/// Shows where the keyboard is among the drawers.
pub(super) fn ring(columns: Signal<usize>, at: Signal<Place>) -> AnyView {
    let size = live(move || format!("0 0 {} {}", columns.get().max(1) * DRAWER.0, LINES * DRAWER.1));
    let (x, y) = (live(move || at.get().0 * DRAWER.0), live(move || at.get().1 * DRAWER.1));
    view! {
        <svg class="drawer-ring" viewBox=size aria-hidden="true">
            <rect x=x y=y width=DRAWER.0 height=DRAWER.1 rx="3" />
        </svg>
    }
    .into_any()
}

fn spotlight((column, line): Place) -> Spotlight {
    Spotlight::Drawer { column, line }
}

/// Returns the drawer that an arrow key leads to; at an edge it stays.
fn step((column, line): Place, key: &str, columns: usize) -> Option<Place> {
    match key {
        "ArrowLeft" => Some((column.saturating_sub(1), line)),
        "ArrowRight" => Some(((column + 1).min(columns - 1), line)),
        "ArrowUp" => Some((column, line.saturating_sub(1))),
        "ArrowDown" => Some((column, (line + 1).min(LINES - 1))),
        _ => None,
    }
}

/// Returns the next drawer, column by column, and the first one after the last.
fn after((column, line): Place, columns: usize) -> Place {
    let next = column * LINES + line + 1;
    if next < columns * LINES { (next / LINES, next % LINES) } else { (0, 0) }
}
