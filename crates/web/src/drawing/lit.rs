use leptos::prelude::*;
use sideboards_rules::{Drawers, GoalKind, LINES, Tally};

use super::DRAWER;
use crate::live::{live, part};

/// Drawers that belong together and are lit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glow {
    pub(crate) kind: GoalKind,
    pub(crate) drawers: Drawers,
}

impl Glow {
    /// Lights everything that a sideboard has of some goals.
    pub(crate) fn all(tally: &Tally, kinds: &[GoalKind]) -> Vec<Self> {
        let of = |kind: GoalKind| -> Vec<Self> {
            match kind {
                GoalKind::Row => tally.rows().iter().map(|row| Self { kind, drawers: row.drawers() }).collect(),
                _ => tally.combinations(kind).iter().map(|drawers| Self { kind, drawers: *drawers }).collect(),
            }
        };
        kinds.iter().flat_map(|kind| of(*kind)).collect()
    }
}

/// Draws the light over a sideboard of so many columns.
#[component]
pub(crate) fn Lit(#[prop(into)] glows: Signal<Vec<Glow>>, #[prop(into)] columns: Signal<usize>) -> impl IntoView {
    let size = live(move || format!("0 0 {} {}", columns.get().max(1) * DRAWER.0, LINES * DRAWER.1));
    let shapes = part(move || glows.get().iter().map(shape).collect_view());
    view! { <svg class="lit" viewBox=size aria-hidden="true">{shapes}</svg> }
}

/// Frames every drawer, the goals inside each other, and joins the drawers by a line.
fn shape(glow: &Glow) -> impl IntoView + use<> {
    let inset = match glow.kind {
        GoalKind::Colour => 3,
        GoalKind::Handle => 7,
        GoalKind::Row => 1,
    };
    let frames: String = glow
        .drawers
        .iter()
        .map(|(column, line)| {
            let (x, y) = (column * DRAWER.0 + inset, line * DRAWER.1 + inset);
            format!("M{x} {y}h{}v{}h-{}z", DRAWER.0 - 2 * inset, DRAWER.1 - 2 * inset, DRAWER.0 - 2 * inset)
        })
        .collect();
    let centres: Vec<String> = glow
        .drawers
        .iter()
        .map(|(column, line)| format!("{} {}", column * DRAWER.0 + DRAWER.0 / 2, line * DRAWER.1 + DRAWER.1 / 2))
        .collect();
    let thread = format!("M{}", centres.join("L"));
    view! {
        <g class=format!("glow {}", glow.kind)>
            <path class="rim" d=frames.clone() />
            <path class="frame" d=frames />
            <path class="rim thread" d=thread.clone() />
            <path class="frame thread" d=thread />
        </g>
    }
}
