use leptos::prelude::*;
use sideboards_rules::{Card, LINES};

use super::DRAWER;
use super::card::front;

/// A small sideboard of another player: its cards on a stand of their width, before a pale wall with room for
/// eight.
pub(crate) fn small_sideboard(faces: &[Card], label: String) -> impl IntoView + use<> {
    let cards: Vec<_> = faces
        .iter()
        .enumerate()
        .map(|(column, face)| view! { <g transform=format!("translate({} 0)", column * DRAWER.0)>{front(face)}</g> })
        .collect();
    let (width, height) = (DRAWER.0 * 8, DRAWER.1 * LINES);
    let used = faces.len() * DRAWER.0;
    let left = (width - used) / 2;
    let stand = (used > 0).then(|| {
        let (from, to, foot) = (left + 22, left + used - 22, height + 34);
        view! {
            <path class="leg" d=format!("M{from} {height}L{} {foot}M{to} {height}L{} {foot}", from - 12, to + 12) />
            <rect class="plank" x=left y=height width=used height="8" />
        }
    });
    view! {
        <svg class="small-sideboard" viewBox=format!("-6 -6 {} {}", width + 12, height + 42) role="img" aria-label=label>
            <rect class="empty-wall" x="-4" y="-4" width=width + 8 height=height + 8 rx="8" />
            {stand}
            <g transform=format!("translate({left} 0)")>{cards}</g>
        </svg>
    }
}
