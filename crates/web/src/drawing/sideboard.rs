use leptos::prelude::*;
use sideboards_rules::{Card, LINES};

use super::DRAWER;
use super::card::front;

/// A sideboard of somebody else: eight places, the empty ones open.
pub(crate) fn small_sideboard(faces: &[Card], label: String) -> impl IntoView + use<> {
    let cards: Vec<_> = faces
        .iter()
        .enumerate()
        .map(|(column, face)| view! { <g transform=format!("translate({} 0)", column * DRAWER.0)>{front(face)}</g> })
        .collect();
    let (width, height) = (DRAWER.0 * 8, DRAWER.1 * LINES);
    let used = faces.len() * DRAWER.0;
    let left = (width - used) / 2;
    view! {
        <svg class="small-sideboard" viewBox=format!("-6 -6 {} {}", width + 12, height + 42) role="img" aria-label=label>
            <path class="leg" d=format!("M60 {height}L44 {}M{} {height}L{} {}", height + 34, width - 60, width - 44, height + 34) />
            <rect class="body" x="-6" y="-6" width=width + 12 height=height + 12 rx="6" />
            <g transform=format!("translate({left} 0)")>{cards}</g>
        </svg>
    }
}
