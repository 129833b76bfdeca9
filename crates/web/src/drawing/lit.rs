//! Highlights of combinations and rows.

use leptos::prelude::*;
use sideboards_drawing::{DRAWER, Glow, Strength};
use sideboards_rules::{Drawers, LINES};

use crate::live::{live, part};

/// Draws the highlights over a sideboard with a number of columns.
#[component]
pub(crate) fn Lit(
    #[prop(into)] glows: Signal<Vec<Glow>>,
    #[prop(into)] columns: Signal<usize>,
) -> impl IntoView {
    let size = live(move || format!("0 0 {} {}", columns.get().max(1) * DRAWER.0, LINES * DRAWER.1));
    let shapes = part(move || {
        glows.with(|glows| view! { {veil(glows, columns.get())}{glows.iter().map(shape).collect_view()} })
    });
    view! { <svg class="lit" viewBox=size aria-hidden="true">{shapes}</svg> }
}

/// Draws one highlight: a dark rim, so that it is visible on every colour, and the line itself.
fn shape(glow: &Glow) -> impl IntoView + use<> {
    let path = glow.path();
    view! {
        <g class=glow.class()>
            <path class="rim" d=path.clone() />
            <path class="frame" d=path pathLength="1" />
        </g>
    }
}

/// Dims every drawer outside the selection.
fn veil(glows: &[Glow], columns: usize) -> Option<impl IntoView + use<>> {
    let alone: Vec<Drawers> =
        glows.iter().filter(|glow| glow.strength == Strength::Alone).map(|glow| glow.drawers).collect();
    let is_free = |column, line| alone.iter().any(|drawers| drawers.contains(column, line));
    let places = (0..columns).flat_map(|column| (0..LINES).map(move |line| (column, line)));
    let dimmed = places.filter(|(column, line)| !is_free(*column, *line));
    let path: String = dimmed
        .map(|(column, line)| {
            format!("M{} {}h{}v{}h-{}z", column * DRAWER.0, line * DRAWER.1, DRAWER.0, DRAWER.1, DRAWER.0)
        })
        .collect();
    (!alone.is_empty()).then(|| view! { <path class="veil" d=path /> })
}
