use leptos::prelude::*;
use sideboards_rules::{Card, Drawer, LINES};

use super::DRAWER;

/// Draws a card as it lies; the caller describes it in words.
pub(crate) fn card(face: &Card) -> impl IntoView + use<> {
    let size = format!("0 0 {} {}", DRAWER.0, DRAWER.1 * LINES);
    view! { <svg class="card" viewBox=size aria-hidden="true">{front(face)}</svg> }
}

/// Draws a card into a larger picture.
pub(super) fn front(face: &Card) -> impl IntoView + use<> {
    let drawers: Vec<_> =
        face.drawers().iter().enumerate().map(|(line, shown)| drawer(*shown, line)).collect();
    view! {
        <rect class="carcass" width=DRAWER.0 height=DRAWER.1 * LINES rx="3" />
        {drawers}
    }
}

/// Draws one drawer, large.
pub(crate) fn drawer_front(shown: Drawer) -> impl IntoView {
    let size = format!("0 0 {} {}", DRAWER.0, DRAWER.1);
    view! { <svg class="drawer-front" viewBox=size aria-hidden="true">{drawer(shown, 0)}</svg> }
}

fn drawer(drawer: Drawer, line: usize) -> impl IntoView {
    let top = line * DRAWER.1;
    let handle = drawer.handle.map(|handle| {
        view! { <use_ class="handle" href=format!("#{handle}") x="16" y=top + 4 width="32" height="32" /> }
    });
    view! {
        <use_ href=format!("#drawer-{}", drawer.colour) y=top />
        {handle}
    }
}

/// Draws the back of a card.
pub(crate) fn card_back() -> impl IntoView {
    view! {
        <svg class="card back" viewBox="0 0 60 200" aria-hidden="true">
            <rect class="carcass" width="60" height="200" rx="3" />
            <rect class="veneer" x="5" y="5" width="50" height="190" rx="2" />
            <path class="inlay" d="M30 30 46 100 30 170 14 100Z" />
            <circle class="inlay" cx="30" cy="100" r="7" />
        </svg>
    }
}
